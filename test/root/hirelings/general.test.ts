import { describe, expect, test } from 'vitest'
import { root, type Seat, type State, type Task } from '../../../src/root'
import { battlegrounds } from '../../../src/root/rules/battle/declare'
import { spreadCost } from '../../../src/root/rules/factions/alliance/sympathy'
import { areEnemies, enemiesOf } from '../../../src/root/rules/owner'
import { playOn } from '../../../src/root/rules/play-on'
import { canPlace, isPresent, rulerOf, rules } from '../../../src/root/rules/rule'
import type { Hireling } from '../../../src/root/rules/vocabulary'
import { type At, type HiredAt, hire, hiredIn, on, points, table } from '../table'

type Hirings = Partial<Record<Hireling, HiredAt>>

/** A position with hirelings. */
const scene = (
  factions: Parameters<typeof table>[0]['factions'],
  hirings: Hirings,
  { seed = 1, ...more }: Partial<Omit<Parameters<typeof table>[0], 'factions'>> & { readonly seed?: number } = {},
) =>
  table({
    factions,
    tasks: [],
    ...more,
    arrange(state) {
      Object.assign(state.random, { seed })
      for (const [name, at] of Object.entries(hirings)) {
        const hireling = (Object.keys(hirings) as Hireling[]).find((each) => each === name)
        if (hireling) hire(state, hireling, at)
      }
      more.arrange?.(state)
    },
  })

const patrolAt = (controller: Seat | null, count = 1, at = 6): Hirings => ({
  'forest-patrol': { controller, pieces: [['warrior', at, count]] },
})

describe('rule', () => {
  const duchy: At = {
    pieces: [
      ['warrior', 6],
      ['market', 6],
    ],
  }
  const held = (controller: Seat | null, p1: At) =>
    playOn(scene(['alliance', 'duchy'], patrolAt(controller), { sides: { p1, p2: duchy } }).state)

  test('ROOT-EX-82, ROOT-INT-24: with its controller a hireling rules, alone it is a rival', () => {
    const own: At = { pieces: [['warrior', 6]] }
    expect([rulerOf(held('p1', own), 6), rulerOf(held(null, own), 6)]).toEqual([null, 'p2'])
  })

  test('ROOT-4.2.1b: a move may start where it is ruled by hirelings', () => {
    const start = (controller: Seat | null) =>
      scene(['marquise', 'duchy'], patrolAt(controller, 2), {
        sides: { p1: { pieces: [['warrior', 6]] }, p2: duchy },
        tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: true, battle: false }],
      })
    expect([start('p1').legal.includes('move-from 6'), rules(playOn(start(null).state), 'p1', 6)]).toEqual([
      true,
      false,
    ])
  })

  test('ROOT-8.4.2.2.1c: warriors of a hireling are under Martial Law with those of its controller, and without one never', () => {
    const cost = (controller: Seat | null, count: number): number => {
      const sides = { p2: { pieces: [['warrior', 6, 3 - count]] } } as const
      return spreadCost(playOn(scene(['alliance', 'marquise'], patrolAt(controller, count), { sides }).state), 'p1', 6)
    }
    const usual = cost(null, 0) - 1
    expect([cost('p2', 1), cost('p2', 3), cost(null, 3), cost('p1', 3)]).toEqual([usual + 1, usual + 1, usual, usual])
  })
})

describe('enemies', () => {
  test('ROOT-E.3.2c: its enemies are those of its controller, other hirelings too, but not those of the same controller', () => {
    const { state } = scene(['marquise', 'eyrie'], {
      'corvid-spies': { controller: 'p1' },
      'popular-band': { controller: 'p1' },
      'warm-sun-prophets': {},
    })
    const play = playOn(state)
    expect(enemiesOf(play, 'corvid-spies')).toEqual(['p2', 'warm-sun-prophets'])
    expect(enemiesOf(play, 'warm-sun-prophets')).toEqual(['p1', 'p2', 'corvid-spies', 'popular-band'])
    expect(areEnemies(play, 'p1', 'popular-band')).toBe(false)
  })

  test('ROOT-E.3.3: its pieces are no faction pieces of its controller', () => {
    const opens = (p1: At, hirings: Hirings) =>
      scene(['marquise', 'eyrie'], hirings, {
        map: 'mountain',
        sides: { p1: { hand: ['anvil'], ...p1 } },
        tasks: [{ do: 'window', seat: 'p1', moment: 'daylight' }],
      })
    const [from = 0] = playOn(opens({}, {}).state).ground.closedPaths[0] ?? []
    const lent = opens({}, patrolAt('p1', 2, from))
    expect([isPresent(playOn(lent.state), 'p1', from), lent.legal.includes('open-path 2 5')]).toEqual([false, false])
    expect(opens({ pieces: [['warrior', from]] }, {}).legal).toContain('open-path 2 5')
  })

  test('ROOT-E.3.4a: nobody moves them but their own texts: not the controller, not False Orders', () => {
    const moves = scene(['marquise', 'eyrie'], patrolAt('p1', 3), {
      sides: { p1: { pieces: [['warrior', 1, 2]] } },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: true, battle: false }],
    })
    expect(moves.legal).toEqual(['move-from 1', 'done'])
    const orders = scene(['marquise', 'eyrie', 'alliance'], patrolAt('p2', 3), {
      sides: { p2: { pieces: [['warrior', 1, 2]] }, p3: { pieces: [['warrior', 9, 2]] } },
      deck: 'exiles',
      tasks: [{ do: 'false-orders', seat: 'p1' }],
    })
    expect(orders.legal.every((each) => /^choose-player p[23]$/.test(each))).toBe(true)
    expect(orders.play('choose-player p2').legal.some((each) => each.includes('6'))).toBe(false)
  })
})

describe('where they can be placed', () => {
  test('ROOT-6.2.2d, ROOT-E.3.11: a keep and a torch bar them as they bar pieces of their controller', () => {
    const open = (controller: Seat | null) => {
      const arrange = (state: State): void => void state.scorched.push(9)
      const sides = { p1: { pieces: [['keep', 6]] } } as const
      const play = playOn(scene(['marquise', 'eyrie'], patrolAt(controller, 1, 2), { sides, arrange }).state)
      return [6, 9, 1].map((at) => canPlace(play, 'forest-patrol', at))
    }
    expect([open('p1'), open('p2'), open(null)]).toEqual([
      [true, false, true],
      [false, false, true],
      [false, false, true],
    ])
  })
})

/** The first game of many whose dice do what is looked for. */
function rolled(play: (seed: number) => ReturnType<typeof scene>, fits: (state: State) => boolean) {
  for (let seed = 1; seed < 60; seed++) {
    const game = play(seed)
    if (fits(game.state)) return game
  }
  throw new Error('No roll does that.')
}

describe('battles', () => {
  const expedition = (controller: Seat | null, count: number): Hirings => ({
    'sunward-expedition': {
      controller,
      pieces: [['foothold', 6], ...(count > 0 ? [['warrior', 6, count] as const] : [])],
    },
  })

  test('ROOT-E.3.6b, ROOT-E.3.9: a token without warriors is defenseless, and its removal scores', () => {
    const game = scene(['marquise', 'eyrie'], expedition('p2', 0), {
      sides: { p1: { pieces: [['warrior', 6]] } },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
    expect([hiredIn(game, 'sunward-expedition').pieces.foothold?.[6], points(game, 'p1')]).toEqual([0, 1])
    expect(on(game, 'p1', 'warrior', 6)).toBe(1)
  })

  test('ROOT-E.3.6b: a defender scores for the token of a hireling that attacks it', () => {
    const attack = (seed: number) =>
      scene(['marquise', 'eyrie'], expedition('p2', 1), {
        seed,
        active: 'p2',
        sides: { p1: { pieces: [['warrior', 6, 4]] } },
        tasks: [{ do: 'battle', seat: 'p2', suit: 'bird', owner: 'sunward-expedition' }],
      })
    const lost = rolled(attack, (state) => hiredIn({ state }, 'sunward-expedition').pieces.foothold?.[6] === 0)
    expect([points(lost, 'p1'), points(lost, 'p2')]).toEqual([1, 0])
  })

  test('ROOT-E.3.9: it battles where one of its warriors or pawns and an enemy are, and deals no more than its warriors', () => {
    const hirings: Hirings = {
      'sunward-expedition': {
        controller: 'p1',
        pieces: [
          ['foothold', 6],
          ['warrior', 2],
          ['warrior', 9],
        ],
      },
      'riverfolk-flotilla': { controller: 'p1', pawn: 6 },
    }
    const sides = {
      p2: {
        pieces: [
          ['warrior', 6, 4],
          ['warrior', 2, 4],
        ],
      },
    } as const
    const play = playOn(scene(['marquise', 'eyrie'], hirings, { sides }).state)
    expect([battlegrounds(play, 'sunward-expedition'), battlegrounds(play, 'riverfolk-flotilla')]).toEqual([[2], [6]])
    for (let seed = 1; seed < 12; seed++) {
      const tasks: Task[] = [{ do: 'battle', seat: 'p1', suit: 'bird', owner: 'sunward-expedition' }]
      const fought = scene(['marquise', 'eyrie'], hirings, { sides, seed, tasks })
      expect(on(fought, 'p2', 'warrior', 2)).toBeGreaterThanOrEqual(3)
    }
  })

  test('ROOT-8.2.6e, ROOT-E.3.7a, ROOT-E.3.7b: Outrage is due from the controller of what removes sympathy, and from nobody without one', () => {
    const attack = (controller: Seat | null) => (seed: number) =>
      scene(['marquise', 'alliance'], patrolAt(controller, 4), {
        seed,
        active: 'p2',
        sides: {
          p1: { hand: ['anvil'] },
          p2: {
            pieces: [
              ['warrior', 6],
              ['sympathy', 6],
            ],
          },
        },
        tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
      })
    const fallen = (state: State): boolean => (state.sides.p2?.pieces.sympathy?.[6] ?? 1) === 0
    const outraged = rolled(attack('p1'), fallen)
    expect([outraged.seat, outraged.state.agenda.at(-1)?.do]).toEqual(['p1', 'outrage-card'])
    const quiet = rolled(attack(null), fallen)
    expect([quiet.state.agenda.at(-1)?.do, quiet.state.sides.p1?.hand]).toEqual(['reward', ['anvil']])
  })
})

describe('texts', () => {
  test('ROOT-E.2a, ROOT-E.2.2: what concerns its own pieces works without a controller, what its controller may do does not', () => {
    const bars = (controller: Seat | null): boolean[] => {
      const { state } = scene(['marquise', 'eyrie'], { 'furious-protector': { controller, pawn: 6 } })
      return (['p1', 'p2'] as const).map((seat) => canPlace(playOn(state), seat, 6))
    }
    expect([bars(null), bars('p1')]).toEqual([
      [false, false],
      [true, false],
    ])
    const dives = (controller: Seat | null): boolean =>
      scene(
        ['marquise', 'eyrie'],
        { 'otter-divers': { controller } },
        {
          sides: {
            p1: { pieces: [['warrior', 4]] },
            p2: {
              pieces: [
                ['warrior', 4, 3],
                ['warrior', 8, 3],
              ],
            },
          },
          tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: true, battle: false }],
        },
      ).legal.includes('move-from 4')
    expect([dives('p1'), dives('p2'), dives(null)]).toEqual([true, false, false])
  })

  test('ROOT-E.2.1, ROOT-DP-52: who gets it out of turn carries out what its text says of that', () => {
    const game = scene(
      ['marquise', 'eyrie', 'alliance'],
      { 'bandit-gangs': { controller: 'p1', markers: 1 } },
      {
        sides: {
          p3: {
            pieces: [
              ['warrior', 2],
              ['warrior', 9],
            ],
          },
        },
        tasks: [{ do: 'hiring', seat: 'p1' }],
      },
    ).play('hireling-give bandit-gangs p3')
    expect([game.seat, game.legal]).toEqual(['p3', ['hireling-at 2', 'hireling-at 9']])
    expect(hiredIn(game, 'bandit-gangs').isNew).toBe(true)
    const placed = game.play('hireling-at 9')
    expect([hiredIn(placed, 'bandit-gangs').pieces.warrior?.[9], hiredIn(placed, 'bandit-gangs').isNew]).toEqual([
      1,
      false,
    ])
  })

  test('ROOT-E.2.3: what must be done at the start of Birdsong cannot be left out; its controller says only when', () => {
    const dawn = (controller: Seat | null) =>
      scene(
        ['marquise', 'eyrie'],
        { 'furious-protector': { controller, pawn: 6 } },
        {
          phase: 'birdsong',
          tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong.start' }],
        },
      )
    // It is the only answer, so it is carried out.
    expect([dawn('p1').state.turn.used, dawn(null).state.turn.used]).toEqual([['furious-protector'], []])
    expect(dawn('p1').legal.every((each) => each.startsWith('hireling-at'))).toBe(true)
  })

  test('ROOT-E.2.4: once in its Daylight its controller may, between actions', () => {
    const day = (controller: Seat) =>
      scene(
        ['marquise', 'eyrie'],
        { 'street-band': { controller } },
        {
          sides: { p1: { hand: ['anvil'], pieces: [['workshop', 1]] } },
          tasks: [{ do: 'craft-step', seat: 'p1' }],
        },
      )
    expect([day('p1').legal, day('p2').legal.includes('use street-band')]).toEqual([
      expect.arrayContaining(['use street-band', 'done']),
      false,
    ])
    const used = day('p1').play('use street-band', 'hireling-at 3')
    expect([hiredIn(used, 'street-band').pieces.warrior?.[3], used.legal.includes('use street-band')]).toEqual([
      1,
      false,
    ])
    expect(used.refusal('use street-band')?.code).toBe('once-a-turn')
  })

  test('ROOT-E.2.5, ROOT-E.2b: steps come in order, an "or" is a choice of one, and what "may" be done can be left out', () => {
    const hirings: Hirings = {
      'sunward-expedition': {
        controller: 'p1',
        pieces: [
          ['foothold', 2],
          ['warrior', 2, 2],
        ],
      },
    }
    const start = scene(['marquise', 'eyrie'], hirings, {
      sides: { p2: { pieces: [['warrior', 2]] } },
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    }).play('use sunward-expedition')
    expect(start.legal.every((each) => each.startsWith('hireling-at'))).toBe(true)
    const landed = start.play('hireling-at 9', 'hireling-count 1')
    expect(landed.legal).toEqual(['hireling-do move', 'hireling-do place'])
    const moving = landed.play('hireling-do move')
    expect(moving.legal).toContain('done')
    expect(moving.play('done').legal).toEqual(['hireling-at 2', 'done'])
    expect(moving.play('done', 'done').state.battle).toBeNull()
  })

  test('ROOT-E.2c: of several clearings its controller says which is next', () => {
    const hirings: Hirings = {
      'corvid-spies': {
        controller: 'p1',
        pieces: [
          ['warrior', 2],
          ['warrior', 9],
          ['warrior', 1, 4],
        ],
      },
    }
    const start = scene(['marquise', 'eyrie'], hirings, {
      sides: {
        p2: {
          pieces: [
            ['warrior', 2],
            ['warrior', 9],
          ],
        },
      },
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    }).play('use corvid-spies')
    expect(start.legal).toEqual(['hireling-at 2', 'hireling-at 9'])
    const next = start.play('hireling-at 9')
    expect(next.state.battle === null && next.legal.every((each) => !each.startsWith('hireling-at'))).toBe(true)
  })

  test('ROOT-E.3.12: a move that must be made and cannot be is left out, and the rest is done', () => {
    const near = playOn(root.setup({ seed: 1 })).ground.byPath[8] ?? []
    const game = scene(
      ['marquise', 'eyrie'],
      { 'furious-protector': { controller: 'p1', pawn: 8 } },
      {
        phase: 'birdsong',
        sides: { p1: { pieces: [['warrior', 8, 2]] }, p2: { pieces: [['warrior', 8, 2]] } },
        arrange: (state) => void state.scorched.push(...near),
        tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong.start' }],
      },
    )
    expect([
      hiredIn(game, 'furious-protector').pawn,
      on(game, 'p1', 'warrior', 8),
      on(game, 'p2', 'warrior', 8),
    ]).toEqual([8, 1, 1])
  })
})
