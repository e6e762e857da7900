import { describe, expect, test } from 'vitest'
import type { Seat, State, Task } from '../../src/root'
import { root } from '../../src/root'
import { takeControl } from '../../src/root/rules/hirelings/control'
import { controlDie, controlMarkers, hirelingFactsOf, hiringSpaces } from '../../src/root/rules/hirelings/facts'
import { playOn } from '../../src/root/rules/play-on'
import { gain, settle } from '../../src/root/rules/score'
import { type Hireling, hirelings } from '../../src/root/rules/vocabulary'
import { type At, hire, hiredIn, table } from './table'

const factions = ['marquise', 'alliance', 'vagabond'] as const
const spies: Hireling = 'corvid-spies'

interface Game {
  readonly sides?: Partial<Record<Seat, At>>
  readonly tasks?: readonly Task[]
  readonly track?: readonly number[]
  readonly due?: Partial<Record<Seat, number>>
  arrange?(state: State): void
}

/** A game with three hirelings that nobody controls, unless it is arranged otherwise. */
const game = ({ sides = {}, tasks = [], track = hiringSpaces, due = {}, arrange }: Game) =>
  table({
    factions,
    sides,
    tasks,
    arrange(state) {
      state.hiring = { track: [...track], due }
      arrange?.(state)
      for (const hireling of [spies, 'raven-sentries', 'otter-divers'] as const)
        if (hireling !== 'raven-sentries' && !state.hirelings.some((each) => each.hireling === hireling))
          hire(state, hireling)
    },
  })

/** What is due after points are entered together. */
function scored(before: Game, gains: Partial<Record<Seat, number>>): State {
  const { state } = game(before)
  const next = root.clone(state)
  const play = playOn(next)
  for (const seat of next.seats) gain(play, seat, gains[seat] ?? 0, 'ROOT-3.2.1a')
  settle(play)
  return next
}

describe('hireling markers', () => {
  test('ROOT-E.1.1a: a score marker that comes to a space takes the hireling marker there', () => {
    expect(scored({ sides: { p1: { score: 3 } } }, { p1: 1 }).hiring).toEqual({ track: [8, 12], due: { p1: 1 } })
    expect(scored({ sides: { p1: { score: 2 } } }, { p1: 1 }).hiring).toEqual({ track: [4, 8, 12], due: {} })
    const late = scored({ sides: { p1: { score: 7 } }, track: [12] }, { p1: 1 })
    expect(late.hiring).toEqual({ track: [12], due: {} })
  })

  test('ROOT-E.1.1b, ROOT-EX-50: passing counts, one jump may bring several, and it happens in the turn of others', () => {
    const state = scored({ sides: { p2: { score: 3 } } }, { p2: 6 })
    expect(state.active).toBe('p1')
    expect(state.hiring).toEqual({ track: [12], due: { p2: 2 } })
    const ended = game({
      sides: { p2: { score: 9 } },
      track: [12],
      due: { p2: 2 },
      tasks: [{ do: 'hiring', seat: 'p2' }],
    })
    expect(ended.legal).toEqual(['hireling-take corvid-spies', 'hireling-take otter-divers'])
    const both = ended.play('hireling-take otter-divers')
    expect(both.state.hirelings.map(({ controller }) => controller)).toEqual(['p2', 'p2'])
    expect(both.state.hiring?.due).toEqual({})
  })

  test('ROOT-E.1.1e: if one event brings several to a marker, the active seat decides who takes it', () => {
    const before = { sides: { p1: { score: 3 }, p2: { score: 2 }, p3: { score: 3 } } }
    const state = scored(before, { p2: 2, p3: 1 })
    expect([root.toAct(state), root.legalActions(state)]).toEqual([
      'p1',
      [
        { type: 'hireling-marker', to: 'p2' },
        { type: 'hireling-marker', to: 'p3' },
      ],
    ])
    expect(state.hiring).toEqual({ track: [8, 12], due: {} })
    const next = root.apply(state, { type: 'hireling-marker', to: 'p3' })
    expect(next.hiring).toEqual({ track: [8, 12], due: { p3: 1 } })
  })

  test('ROOT-INT-80, ROOT-E.1.1a: a seat without a score marker takes none', () => {
    const arrange = (state: State): void => {
      const side = state.sides.p1
      if (side) side.dominance = 'dominance-fox'
    }
    const before = { sides: { p1: { score: 10 } }, track: [8, 12], arrange }
    expect(scored(before, { p1: 5, p2: 1 }).hiring).toEqual({ track: [8, 12], due: {} })
  })
})

/** The end of the turn of p1. */
const over: Task = { do: 'hiring', seat: 'p1' }

describe('the end of a turn', () => {
  test('ROOT-E.1.1c, ROOT-DP-51: one hireling of the supply for each marker, which rolls for control', () => {
    const before = game({ due: { p1: 1 }, track: [8, 12], tasks: [over] })
    expect([before.seat, before.legal]).toEqual(['p1', ['hireling-take corvid-spies', 'hireling-take otter-divers']])
    expect(before.refusal('hireling-take raven-sentries')?.code).toBe('not-in-supply')
    const after = before.play('hireling-take corvid-spies')
    const { controller, markers } = hiredIn(after, spies)
    expect([controller, markers > 0]).toEqual(['p1', true])
    expect([after.state.hiring?.due, after.legal.some((each) => each.startsWith('hireling'))]).toEqual([{}, false])
  })

  test('ROOT-E.1.1d: without a hireling in the supply nothing happens', () => {
    const arrange = (state: State): void => {
      for (const hireling of [spies, 'otter-divers'] as const) hire(state, hireling, { controller: 'p2', markers: 3 })
    }
    const { state } = game({ due: { p1: 1 }, track: [8, 12], tasks: [over], arrange })
    expect([state.hiring?.due, state.agenda.at(-1)?.do]).toEqual([{ p1: 1 }, 'reward'])
  })

  test('ROOT-E.1.3a, ROOT-E.1.3d: a marker goes off each of its hirelings, but not off one that came in this turn', () => {
    const markers = (isNew: boolean, controller: Seat) => {
      const arrange = (state: State): void => {
        hire(state, spies, { controller, markers: 3, isNew })
      }
      const { state } = game({ tasks: [over], arrange })
      return [hiredIn({ state }, spies).markers, hiredIn({ state }, spies).isNew]
    }
    expect([markers(false, 'p1'), markers(true, 'p1'), markers(false, 'p2')]).toEqual([
      [2, false],
      [3, false],
      [3, false],
    ])
    // It came in the turn of another that has ended.
    expect(markers(true, 'p2')).toEqual([3, false])
  })

  test('ROOT-E.1.3b, ROOT-E.1.3c, ROOT-E.1.3e: without markers it goes to another player, who rolls at once', () => {
    const arrange = (state: State): void => {
      hire(state, spies, { controller: 'p1', markers: 1 })
      if (state.sides.p3) state.sides.p3.score = 29
    }
    const before = game({ track: [], tasks: [over], arrange })
    expect(before.legal).toEqual(['hireling-give corvid-spies p2', 'hireling-give corvid-spies p3'])
    expect(
      ['hireling-give corvid-spies p1', 'hireling-give otter-divers p2'].map((each) => before.refusal(each)?.code),
    ).toEqual(['own-seat', 'not-hired'])
    const after = before.play('hireling-give corvid-spies p3')
    const { controller, markers } = hiredIn(after, spies)
    // Nobody has more points than p3.
    expect([controller, [1, 2].includes(markers)]).toEqual(['p3', true])
  })

  test('ROOT-E.1.3b: one that keeps markers cannot be given', () => {
    const arrange = (state: State): void => {
      hire(state, spies, { controller: 'p1', markers: 1 })
      hire(state, 'otter-divers', { controller: 'p1', markers: 2 })
    }
    const before = game({ tasks: [over], arrange })
    expect(before.refusal('hireling-give otter-divers p2')).toMatchObject({
      code: 'keeps-hireling',
      rule: 'ROOT-E.1.3b',
      parameters: { count: 1 },
    })
  })

  test('ROOT-EX-83: first a hireling goes, and then another comes', () => {
    const arrange = (state: State): void => {
      hire(state, spies, { controller: 'p1', markers: 1 })
      hire(state, 'mole-artisans')
    }
    const before = game({ due: { p1: 1 }, track: [12], sides: { p1: { score: 8 } }, tasks: [over], arrange })
    expect(before.legal).toEqual(['hireling-give corvid-spies p2', 'hireling-give corvid-spies p3'])
    const given = before.play('hireling-give corvid-spies p2')
    expect(given.legal).toEqual(['hireling-take mole-artisans', 'hireling-take otter-divers'])
    const after = given.play('hireling-take otter-divers')
    expect(after.state.hirelings.map(({ hireling, controller }) => [hireling, controller])).toEqual([
      [spies, 'p2'],
      ['mole-artisans', null],
      ['otter-divers', 'p1'],
    ])
    expect(
      after.state.hirelings.every(({ controller, isNew, markers }) => !isNew && (controller === null || markers > 0)),
    ).toBe(true)
  })

  test('ROOT-E.1.3d: it follows the end of every turn of a game with hirelings, after the Tower', () => {
    const turn = (map: 'autumn' | 'mountain') => {
      const start = table({
        factions: ['marquise', 'alliance'],
        map,
        sides: { p1: { score: 7, pieces: [['warrior', map === 'autumn' ? 1 : 10, 3]] } },
        arrange(state) {
          state.hiring = { track: [8], due: {} }
          hire(state, spies)
          hire(state, 'otter-divers')
        },
        tasks: [{ do: 'turn-end', seat: 'p1' }],
      })
      return start.legal
    }
    // The point of the Tower brings the marker in time.
    const { ground } = playOn(root.setup({ seed: 1, map: 'mountain' }))
    expect(ground.tower).toBe(10)
    expect(turn('mountain')).toEqual(['hireling-take corvid-spies', 'hireling-take otter-divers'])
    expect(turn('autumn')).not.toContain('hireling-take corvid-spies')
  })
})

describe('rolling for control', () => {
  /** All numbers of control markers that a seat may roll. */
  function rolls(scores: Partial<Record<Seat, number>>, seat: Seat, arrange?: (state: State) => void): number[] {
    const sides = Object.fromEntries(Object.entries(scores).map(([each, score]) => [each, { score }]))
    const { state } = game({ sides, track: [], arrange: arrange ?? (() => undefined) })
    const next = root.clone(state)
    const found = Array.from({ length: 80 }, () => {
      const hired = hiredIn({ state: next }, spies)
      Object.assign(hired, { markers: 0, controller: null })
      takeControl(playOn(next), spies, seat)
      return hired.markers
    })
    return [...new Set(found)].sort()
  }

  test('ROOT-E.1.2a, ROOT-E.1.2b, ROOT-E.1.2c: golden pips for those with the most points, all pips for the others', () => {
    expect(controlDie.map(({ golden }) => golden).sort()).toEqual([1, 1, 1, 2, 2, 2])
    expect(controlDie.map(({ all }) => all).sort()).toEqual([2, 2, 3, 3, 3, 4])
    expect(rolls({ p1: 5, p2: 3 }, 'p1')).toEqual([1, 2])
    expect(rolls({ p1: 5, p2: 5 }, 'p2')).toEqual([1, 2])
    expect(rolls({ p1: 5, p2: 3 }, 'p2')).toEqual([2, 3, 4])
  })

  test('ROOT-E.1.2b: a seat with an activated dominance card counts all pips, and nobody is behind it', () => {
    const dominant = (state: State): void => {
      if (state.sides.p1) state.sides.p1.dominance = 'dominance-fox'
    }
    expect(rolls({ p1: 15, p2: 3 }, 'p1', dominant)).toEqual([2, 3, 4])
    expect(rolls({ p1: 15, p2: 3 }, 'p2', dominant)).toEqual([1, 2])
  })

  test('ROOT-E.1.2c: there are twelve control markers; with too few as many as there are', () => {
    expect(controlMarkers).toBe(12)
    const scarce = (state: State): void => {
      hire(state, 'otter-divers', { controller: 'p3', markers: 11 })
    }
    expect(rolls({ p1: 5 }, 'p2', scarce)).toEqual([1])
  })
})

describe('what lies open', () => {
  test('ROOT-E.1.3f: everybody sees all of hirelings, and a view makes the same state of them', () => {
    const arrange = (state: State): void => {
      hire(state, 'the-exile', { controller: 'p2', forest: 2 })
      hire(state, 'highway-bandits', { paths: [3, 5] })
      hire(state, 'forest-patrol', { kept: 2, pieces: [['warrior', 4, 3]] })
    }
    const { state } = game({ arrange, track: [8], due: { p1: 1 } })
    const view = root.view(state, 'spectator')
    expect(view.hirelings).toEqual(state.hirelings)
    expect(view.hiring).toEqual({ track: [8], due: { p1: 1 } })
    expect(view.hirelings[0]?.items).not.toBe(state.hirelings[0]?.items)
    expect(root.clone(state)).toEqual(state)
    expect(root.clone(state).hirelings[1]?.paths).not.toBe(state.hirelings[1]?.paths)
  })

  test('ROOT-COMP-17: the boxes', () => {
    const counts = hirelings.map((hireling) => {
      const { pieces } = hirelingFactsOf[hireling]
      return Object.entries(pieces).map(([kind, { count }]) => `${kind} ${count}`)
    })
    expect(new Set(hirelings.map((each) => hirelingFactsOf[each].card)).size).toBe(13)
    expect(hirelings.filter((each) => hirelingFactsOf[each].promoted)).toHaveLength(13)
    expect(counts.flat()).toEqual([
      'warrior 12',
      'warrior 5',
      'warrior 4',
      'warrior 6',
      'warrior 6',
      'vault 6',
      'warrior 5',
      'warrior 5',
      'warrior 4',
      'warrior 8',
      'foothold 3',
      'warrior 6',
      'warrior 4',
      'warrior 4',
    ])
  })

  test('ROOT-INV-44: a hireling has one controller at most, and control markers while it has one', () => {
    const broken = (change: (state: State) => void): string[] => {
      const { state } = game({ arrange: (each) => void hire(each, spies, { controller: 'p1', markers: 2 }) })
      const next = root.clone(state)
      change(next)
      return root.check(next).flatMap(({ path, message }) => (message.startsWith('ROOT-INV-44') ? [path] : []))
    }
    const set = (change: object) => (state: State) => void Object.assign(hiredIn({ state }, spies), change)
    expect(broken(() => undefined)).toEqual([])
    expect(broken(set({ markers: 0 }))).toEqual(['hirelings["corvid-spies"].markers'])
    expect(broken(set({ controller: 'p6' }))).toEqual(['hirelings["corvid-spies"].controller'])
    expect(broken(set({ controller: null }))).toEqual(['hirelings["corvid-spies"].markers'])
    expect(broken(set({ markers: 13 }))).toEqual(['hirelings'])
    expect(broken((state) => void hire(state, 'raven-sentries'))).toEqual(['hirelings'])
    expect(broken((state) => void state.hiring?.track.push(8))).toEqual(['hiring.track', 'hiring'])
  })
})
