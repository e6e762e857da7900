import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { cultOf } from '../../src/root/rules/factions/cult/board'
import { riverfolkOf } from '../../src/root/rules/factions/riverfolk/board'
import { sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { remove } from '../../src/root/rules/removal'
import { presenceAt, rulerOf } from '../../src/root/rules/rule'
import type { State } from '../../src/root/rules/state'
import type { Seat } from '../../src/root/rules/vocabulary'
import { type At, hand, on, type Position, points, table } from './table'

/** The Cult are p1, the Riverfolk p2. */
const pair = ['cult', 'riverfolk'] as const
const rituals: Task = { do: 'rituals', seat: 'p1', scored: [] }
const conspiracy: Task = { do: 'conspiracy', seat: 'p1' }
const selling: Task = { do: 'window', seat: 'p1', moment: 'birdsong.start' }
const company: Task = { do: 'riverfolk-daylight', seat: 'p2' }

type Sides = NonNullable<Position['sides']>
const cult = ({ state }: { readonly state: State }) => cultOf({ state }, 'p1')
const river = ({ state }: { readonly state: State }) => riverfolkOf({ state }, 'p2')
const hire = (state: State): void => {
  state.turn.used.push('mercenaries')
}

describe('what the Cult buy', () => {
  const buying = (p1: At, p2: At, ...more: readonly Task[]) =>
    table({ factions: pair, phase: 'birdsong', sides: { p1, p2 }, tasks: [selling, ...more] })

  test('ROOT-11.2.6.1c, ROOT-10.0d: acolytes pay for nothing', () => {
    const p2 = { hand: ['anvil'], prices: { 'hand-card': 2 } }
    expect(buying({ pieces: [['warrior', 3, 19]], acolytes: 5 }, p2).legal).not.toContain('buy hand-card')
    expect(buying({ pieces: [['warrior', 3, 18]], acolytes: 5 }, p2).legal).toContain('buy hand-card')
  })

  test('ROOT-10.4.1d, ROOT-11.2.6b, ROOT-10.2.6d: a card bought before the Outcast is adjusted is no lost soul', () => {
    const start = buying({ souls: ['anvil'], outcast: 'fox' }, { hand: ['sword'] }, { do: 'outcast', seat: 'p1' })
    const bought = start.play('buy hand-card')
    expect([cult(bought).souls, cult(bought).outcast, cult(bought).hated]).toEqual([['anvil'], 'fox', true])
    expect([hand(bought, 'p1'), river(bought).payments]).toEqual([['sword'], { p1: 2 }])
  })

  test('ROOT-11.2.3c, ROOT-INFO-13a, ROOT-10.6.1: a card from the open hand stays known through a ritual', () => {
    const bought = table({
      factions: [...pair, 'marquise'],
      phase: 'birdsong',
      sides: { p1: { hand: ['bake-sale'] }, p2: { hand: ['sword'] } },
      tasks: [selling, rituals, { do: 'gather-cards', seat: 'p1' }],
    }).play('buy hand-card')
    expect(bought.view('p3').sides.p3?.seen).toEqual({ p1: ['sword'] })
    const revealed = bought.play('ritual recruit sword', 'choose-clearing 2')
    expect(revealed.view('p3').sides.p3?.seen).toEqual({})
    const over = revealed.play('done')
    expect(over.view('p3').sides.p3?.seen).toEqual({ p1: ['sword'] })
    expect(over.view('p3').sides.p1?.hand).toBeNull()
  })

  test('ROOT-11.2.7.1a, ROOT-10.2.6b, ROOT-3.3.4a: a dominance card that was sold and scored is locked among the lost souls', () => {
    const sold = table({
      factions: [...pair, 'marquise'],
      phase: 'birdsong',
      sides: { p1: { pieces: [['garden-mouse', 2]] }, p2: { hand: ['dominance-mouse'] } },
      tasks: [selling, rituals, { do: 'lost-souls', seat: 'p1' }],
    })
      .play('buy hand-card')
      .play('ritual score dominance-mouse')
    // The step has ended: nothing was left in the hand. The Lost Souls have been released.
    expect([sold.state.available, cult(sold).souls]).toEqual([['dominance-mouse'], []])
    const before = sold.events.findIndex((event) => event.type === 'discarded' && event.from === 'souls')
    expect(before).toBeGreaterThan(
      sold.events.findIndex((event) => event.type === 'discarded' && event.from === 'play'),
    )
  })

  test('ROOT-INT-25, ROOT-10.4.3.2a, ROOT-10.4.3.1a: in the Birdsong of the purchase otters are enemies and fight for nobody else', () => {
    const start = table({
      factions: [...pair, 'marquise'],
      phase: 'birdsong',
      sides: {
        p1: { acolytes: 2, outcast: 'fox' },
        p2: { pieces: [['warrior', 12, 2]] },
        p3: { pieces: [['warrior', 12]] },
      },
      arrange: hire,
      tasks: [conspiracy],
    })
    // No crusade: none of the Cult is there, and nobody fights for it yet.
    expect(start.legal).toEqual(['conspire convert', 'done'])
    const turned = start.play('conspire convert', 'replace p2')
    expect([on(turned, 'p1', 'warrior', 12), on(turned, 'p2', 'warrior', 12)]).toEqual([1, 1])
  })

  test('ROOT-10.5.1, ROOT-11.2.7.3a: in Daylight the Cult build where mercenaries rule for it', () => {
    const asked = (arrange: Position['arrange']) =>
      table({
        factions: [...pair, 'marquise'],
        sides: {
          p1: { pieces: [['warrior', 7]], hand: ['sword'] },
          p2: { pieces: [['warrior', 7, 2]] },
          p3: { pieces: [['warrior', 7, 2]] },
        },
        tasks: [rituals],
        ...(arrange ? { arrange } : {}),
      }).legal
    expect(asked(undefined)).toEqual(['ritual recruit sword', 'done'])
    expect(asked(hire)).toEqual(['ritual build sword', 'ritual recruit sword', 'done'])
  })

  test('ROOT-11.2.7.2a, ROOT-C.2.2a, ROOT-10.4.3.1b: by boat a crusade crosses the Lake, where the Cult rule one end', () => {
    const crusade = (boats: boolean) =>
      table({
        factions: pair,
        map: 'lake',
        phase: 'birdsong',
        sides: { p1: { pieces: [['warrior', 10, 2]], acolytes: 2 } },
        arrange(state) {
          cultOf({ state }, 'p1').outcast = state.suits[10] ?? 'fox'
          if (boats) state.turn.used.push('riverboats')
          state.ferry = 0
        },
        tasks: [conspiracy],
      }).play('conspire crusade').legal
    expect(crusade(false)).not.toContain('move-to 11')
    expect(crusade(true)).toContain('move-to 11')
  })
})

describe('gardens and trade posts', () => {
  const daylight = (sides: Sides) => table({ factions: [...pair, 'marquise'], active: 'p2', sides, tasks: [company] })

  test('ROOT-10.2.4, ROOT-11.5.6.2: for a trade post beside a garden the Cult’s warriors are spent, whoever has more there', () => {
    const p1 = { pieces: [['garden-fox', 6]] } as const
    const otters = [['warrior', 6, 4]] as const
    const own = daylight({ p1, p2: { pieces: otters, funds: { p2: 2, p1: 1 } } })
    expect(own.legal).not.toContain('act post')
    const built = daylight({ p1, p2: { pieces: otters, funds: { p2: 2, p1: 2 } } }).play('act post')
    expect([on(built, 'p2', 'post-fox', 6), river(built).funds, built.state.sides.p1?.supply]).toEqual([
      1,
      { p2: 2 },
      25,
    ])
    expect([points(built, 'p2'), rulerOf(built, 6)]).toEqual([2, 'p1'])
  })

  test('ROOT-11.0e, ROOT-10.5.4: while all its warriors are funds the Cult have none for Sacrifice, and get them back when they are spent', () => {
    const sides: Sides = {
      p1: { pieces: [['warrior', 12, 23]], hand: ['armorers'] },
      p2: { funds: { p1: 2 } },
    }
    expect(table({ factions: pair, sides, tasks: [rituals] }).legal).toEqual(['done'])
    const spent = table({ factions: pair, active: 'p2', sides, tasks: [company] }).play('act post')
    expect([spent.state.sides.p1?.supply, on(spent, 'p2', 'post-fox', 12)]).toEqual([2, 1])
  })

  test('ROOT-CARD-32, ROOT-INT-20, ROOT-INT-84: trade posts count twice by Soup Kitchens, and a garden rules all the same', () => {
    const { state } = table({
      factions: [...pair, 'marquise'],
      deck: 'exiles',
      sides: {
        p1: { pieces: [['garden-fox', 6]] },
        p2: {
          pieces: [
            ['post-fox', 6],
            ['post-fox', 12],
            ['warrior', 6, 3],
          ],
          crafted: ['soup-kitchens'],
        },
        p3: { pieces: [['warrior', 12]] },
      },
      tasks: [],
    })
    expect([presenceAt({ state }, 'p2', 6), rulerOf({ state }, 6), rulerOf({ state }, 12)]).toEqual([5, 'p1', 'p2'])
  })

  test('ROOT-INT-12, ROOT-10.2.5, ROOT-11.2.5.1a, ROOT-INT-13: a Favor takes both; who plays it orders fear and disruption, and the Riverfolk pick what they lose', () => {
    const swept = table({
      factions: [...pair, 'marquise'],
      active: 'p3',
      sides: {
        p1: { pieces: [['garden-fox', 6]], hand: ['sword'] },
        p2: { pieces: [['post-fox', 8]], funds: { p1: 2, p3: 1 }, posts: { fox: 2 } },
        p3: {
          pieces: [
            ['workshop', 1],
            ['workshop', 8],
            ['workshop', 12],
          ],
          hand: ['favor-of-the-foxes'],
        },
      },
      tasks: [{ do: 'craft-step', seat: 'p3' }],
    }).play('craft favor-of-the-foxes')
    expect([swept.seat, swept.legal, points(swept, 'p3')]).toEqual([
      'p3',
      ['next fear 6 p1', 'next disruption 8 p2'],
      2,
    ])
    const asked = swept.play('next disruption 8 p2')
    expect([asked.seat, asked.legal]).toEqual(['p2', ['lose-fund p1', 'lose-fund p3']])
    const done = asked.play('lose-fund p1', 'lose-fund p1')
    expect([river(done).funds, hand(done, 'p1'), cult(done).souls]).toEqual([
      { p3: 1 },
      [],
      ['sword', 'favor-of-the-foxes'],
    ])
    expect(root.check(done.state)).toEqual([])
  })

  test('ROOT-3.1a, ROOT-3.1b, ROOT-4.3.4a: a garden and a trade post fall together at 29 to 29, and the seat whose turn it is wins', () => {
    const winner = (active: 'p1' | 'p2') => {
      const { state } = table({
        factions: pair,
        active,
        sides: {
          p1: { pieces: [['garden-fox', 12]], score: 29, hand: ['sword'] },
          p2: { pieces: [['post-fox', 12]], score: 29, funds: { p2: 2 }, posts: { fox: 2 } },
        },
        tasks: [],
      })
      remove(playOn(state), [
        { by: 'p2', losses: [{ owner: 'p1', kind: 'garden-fox', at: 12, count: 1 }] },
        { by: 'p1', losses: [{ owner: 'p2', kind: 'post-fox', at: 12, count: 1 }] },
      ])
      // The game is over before fear and disruption.
      expect([hand({ state }, 'p1'), river({ state }).funds]).toEqual([['sword'], { p2: 2 }])
      return state.result?.winners
    }
    expect([winner('p1'), winner('p2')]).toEqual([['p1'], ['p2']])
  })
})

describe('battles with mercenaries', () => {
  test('ROOT-11.2.7.3.1a, ROOT-10.2.3a: fallen believers become acolytes, and fallen mercenaries go home', () => {
    const fought = table({
      factions: [...pair, 'marquise'],
      active: 'p3',
      sides: {
        p1: { pieces: [['warrior', 12, 3]] },
        p2: { pieces: [['warrior', 12, 2]] },
        p3: { pieces: [['warrior', 12]] },
      },
      arrange: hire,
      tasks: [{ do: 'battle', seat: 'p3', suit: 'bird' }],
    })
      .chance({ dice: [2, 2] })
      .play('battle-whom p1')
    expect([on(fought, 'p1', 'warrior', 12), cult(fought).acolytes]).toEqual([1, 2])
    expect([on(fought, 'p2', 'warrior', 12), on(fought, 'p3', 'warrior', 12)]).toEqual([1, 0])
    expect([fought.state.sides.p2?.supply, cult(fought).souls]).toEqual([14, []])
  })

  test('ROOT-10.2.4, ROOT-11.2.7.3e: no mercenaries take a garden’s clearing from the Cult', () => {
    const { state } = table({
      factions: [...pair, 'eyrie'],
      active: 'p3',
      sides: {
        p1: { pieces: [['garden-fox', 12]] },
        p2: { pieces: [['warrior', 12, 6]] },
        p3: { pieces: [['warrior', 12, 3]] },
      },
      arrange: hire,
      tasks: [],
    })
    expect([presenceAt({ state }, 'p3', 12), rulerOf({ state }, 12)]).toEqual([9, 'p1'])
  })

  test('ROOT-C.3.4, ROOT-11.2.7.3a, ROOT-10.2.4: mercenaries hold the Pass for their buyer in Evening, but no garden that stands there', () => {
    const pass = (p1: At) =>
      points(
        table({
          factions: [...pair, 'marquise'],
          map: 'mountain',
          active: 'p3',
          phase: 'evening',
          sides: { p1, p2: { pieces: [['warrior', 10, 2]] } },
          arrange: hire,
          tasks: [{ do: 'turn-end', seat: 'p3' }],
        }),
        'p3',
      )
    expect(pass({})).toBe(1)
    expect(pass({ pieces: [['warrior', 10, 2]] })).toBe(0)
  })
})

describe('the lost souls and the open hand', () => {
  test('ROOT-10.2.6a, ROOT-11.5.3.1a: what the Riverfolk export and discard are lost souls', () => {
    const start = table({
      factions: pair,
      active: 'p2',
      sides: { p2: { funds: { p1: 1 }, posts: { mouse: 2 }, hand: ['sword', 'birdy-bindle'] } },
      tasks: [company],
    })
    const exported = start.play('export birdy-bindle')
    expect([cult(exported).souls, exported.state.discard]).toEqual([['birdy-bindle'], []])
    expect([river(exported).payments, river(exported).tracks.mouse]).toEqual([{ p2: 1 }, { p1: 1 }])
  })

  test('ROOT-10.2.6e, ROOT-11.5.4, ROOT-2.1b: with all cards among the lost souls the Riverfolk cannot draw', () => {
    const start = table({
      factions: pair,
      active: 'p2',
      sides: { p2: { pieces: [['warrior', 5]], funds: { p2: 1 } } },
      arrange(state) {
        cultOf({ state }, 'p1').souls.push(...state.deck.splice(0))
      },
      tasks: [company],
    })
    expect(start.legal).toEqual(['act move', 'act recruit', 'done'])
  })

  test('ROOT-13.2.4c, ROOT-11.2.3c, ROOT-10.2.6d: a wrong guess gives the Conspiracy a card in the sight of all, not to the lost souls', () => {
    const asked = table({
      factions: [...pair, 'corvid'],
      active: 'p2',
      sides: {
        p2: { pieces: [['warrior', 12]], funds: { p2: 1 }, hand: ['anvil'] },
        p3: { plots: [[12, 'bomb']] },
      },
      tasks: [company],
    }).play('expose 12')
    const wrong = asked.play('show anvil', 'guess snare')
    expect([hand(wrong, 'p3'), cult(wrong).souls, wrong.state.sides.p1?.seen]).toEqual([
      ['anvil'],
      [],
      { p3: ['anvil'] },
    ])
    const told = wrong.events.find(({ type }) => type === 'gave')
    expect(told && root.redact(told, 'spectator')).toMatchObject({ card: 'anvil' })
  })

  test('ROOT-13.7.2a, ROOT-INT-71, ROOT-10.4.3.2b, ROOT-10.5.2: a snare stops trade posts, garrisons, conversions and rituals', () => {
    const at = (own: 'cult' | 'riverfolk') =>
      table({
        factions: [...pair, 'corvid'],
        active: own === 'cult' ? 'p1' : 'p2',
        phase: 'daylight',
        sides: {
          p1: {
            pieces: [
              ['garden-mouse', 7],
              ['warrior', 7],
            ],
            hand: ['sword'],
            acolytes: 4,
            outcast: 'mouse',
          },
          p2: { pieces: [['warrior', 7]], funds: { p1: 2 } },
          p3: { plots: [[7, 'snare', 'up']], pieces: [['warrior', 7]] },
        },
        tasks: [own === 'cult' ? rituals : company],
      })
    expect(at('cult').legal).toEqual(['ritual recruit sword', 'ritual score sword', 'done'])
    expect(at('cult').play('ritual recruit sword').legal).not.toContain('choose-clearing 7')
    expect(at('riverfolk').legal).not.toContain('act post')
    expect(at('riverfolk').play('act recruit').legal).not.toContain('place 7')
  })

  test('ROOT-12.0b, ROOT-11.2.6.2a, ROOT-12.2.2b: a tunnel at a trade post buys the Duchy one service more; the Burrow none', () => {
    const bought = (pieces: At['pieces'] = []) => {
      const start = table({
        factions: ['duchy', 'riverfolk', 'cult'],
        phase: 'birdsong',
        sides: {
          p1: { pieces: [['warrior', 0, 3], ...pieces] },
          p2: { pieces: [['post-fox', 12]], posts: { fox: 2 }, hand: ['anvil', 'sword'] },
        },
        tasks: [selling],
      })
      return start.play('buy hand-card', 'buy-card anvil').legal.includes('buy hand-card')
    }
    expect([bought(), bought([['tunnel', 12]])]).toEqual([false, true])
  })

  test('ROOT-11.2.7.3a, ROOT-12.2.2c: no mercenary counts in the Burrow, and none is moved out of it', () => {
    const start = table({
      factions: ['duchy', 'riverfolk', 'cult'],
      sides: {
        p1: { pieces: [['tunnel', 12]] },
        p2: { pieces: [['warrior', 12, 3]] },
        p3: { pieces: [['warrior', 12]] },
      },
      arrange: hire,
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })
    expect(start.legal).toEqual(['reward points', 'reward cards'])
    expect([presenceAt(start, 'p1', 0), rulerOf(start, 12)]).toEqual([0, 'p1'])
  })

  test('ROOT-CARD-50, ROOT-11.6.1: the Riverfolk have no draw that Informants could replace', () => {
    const over = table({
      factions: pair,
      deck: 'exiles',
      active: 'p2',
      sides: { p2: { crafted: ['informants'] } },
      arrange(state) {
        state.discard = state.deck.filter((card) => card.startsWith('ambush'))
        state.deck = state.deck.filter((card) => !card.startsWith('ambush'))
      },
      tasks: [{ do: 'turn', seat: 'p2' }],
    })
    const evening = over.play('done')
    expect(evening.legal).toEqual(['reprice hand-card', 'reprice riverboats', 'reprice mercenaries', 'done'])
    expect(sideOf(evening, 'p2').hand).toEqual([])
  })
})

describe('beside hirelings', () => {
  /** The Forest Patrol with warriors in a clearing. */
  const patrol = (controller: Seat | null, at: number, count: number) => (state: State) => {
    const pieces = { warrior: Array.from({ length: 13 }, (_, each) => (each === at ? count : 0)) }
    state.hirelings = [{ hireling: 'forest-patrol', controller, markers: 1, isNew: false, supply: 10 - count, pieces }]
  }
  const theirs = ({ state }: { readonly state: State }, at: number) => state.hirelings[0]?.pieces.warrior?.[at]

  test('ROOT-10.4.3.2b, ROOT-E.3.2a: the Cult convert warriors of hirelings, but none of their own', () => {
    const asked = (controller: Seat | null) =>
      table({
        factions: pair,
        phase: 'birdsong',
        sides: { p1: { acolytes: 2 } },
        arrange: patrol(controller, 6, 2),
        tasks: [conspiracy],
      })
    for (const controller of ['p2', null] as const) {
      const turned = asked(controller).play('conspire convert')
      // The Patrol keeps it on its card (ROOT-HIR-1b).
      expect([theirs(turned, 6), on(turned, 'p1', 'warrior', 6), turned.state.hirelings[0]?.kept]).toEqual([1, 1, 1])
    }
    expect(asked('p1').legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.5.6.1a, ROOT-11.5.6.2: no trade post where a hireling of nobody rules; one that helps has its controller pay', () => {
    const start = (controller: Seat | null) =>
      table({
        factions: [...pair, 'marquise'],
        active: 'p2',
        sides: {
          p1: { pieces: [['warrior', 12]] },
          p2: { pieces: [['warrior', 12]], funds: { p1: 2, p2: 2, p3: 2 } },
        },
        arrange: patrol(controller, 12, 3),
        tasks: [company],
      })
    expect(start(null).legal).not.toContain('act post')
    const built = start('p3').play('act post')
    expect([on(built, 'p2', 'post-fox', 12), river(built).funds]).toEqual([1, { p1: 2, p2: 2 }])
  })

  test('ROOT-11.2.7.3i: mercenaries fight hirelings that the Riverfolk control', () => {
    const fought = table({
      factions: [...pair, 'marquise'],
      active: 'p3',
      sides: { p1: { pieces: [['warrior', 12]] }, p2: { pieces: [['warrior', 12, 2]] } },
      arrange(state) {
        patrol('p2', 12, 2)(state)
        hire(state)
      },
      tasks: [{ do: 'battle', seat: 'p3', suit: 'bird' }],
    })
      .chance({ dice: [2, 1] })
      .play('battle-whom forest-patrol')
    expect([theirs(fought, 12), on(fought, 'p2', 'warrior', 12)]).toEqual([0, 1])
  })
})
