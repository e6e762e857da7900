import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Event, root } from '../../src/root'
import { riverfolkOf } from '../../src/root/rules/factions/riverfolk/board'
import { servicesFor } from '../../src/root/rules/factions/riverfolk/services'
import { sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import type { State } from '../../src/root/rules/state'
import type { Faction } from '../../src/root/rules/vocabulary'
import { type At, hand, on, points, table } from './table'

const boardOf = ({ state }: { readonly state: State }) => riverfolkOf({ state }, 'p1')
const supply = ({ state }: { readonly state: State }, seat: 'p1' | 'p2' | 'p3') => sideOf({ state }, seat).supply

/** The start of Birdsong of p2, who may buy from p1. */
const buyer = (p1: At, p2: At, second: Faction = 'marquise', map: 'autumn' | 'lake' = 'autumn') =>
  table({
    factions: ['riverfolk', second],
    map,
    sides: { p1, p2 },
    active: 'p2',
    phase: 'birdsong',
    tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
  })

/** Items that were exhausted; afterwards Refresh may turn them up again. */
const exhausted = ({ events }: { readonly events: readonly Event[] }) =>
  events.flatMap((event) => (event.type === 'item' && event.how === 'exhausted' ? [event.item] : []))

const otter = [['warrior', 5]] as const

describe('what can be bought', () => {
  test('ROOT-11.2.6a, ROOT-11.2.6.1b, ROOT-DP-10: the buyer decides, and the Riverfolk are not asked', () => {
    const start = buyer({ pieces: otter, hand: ['anvil', 'sword'] }, {})
    expect([start.seat, start.legal]).toEqual(['p2', ['buy hand-card', 'buy riverboats', 'buy mercenaries', 'done']])
    const bought = start.play('buy riverboats')
    expect([boardOf(bought).payments, supply(bought, 'p2')]).toEqual([{ p2: 2 }, 23])
    expect(bought.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.6a: at the start of Birdsong only, and not by the Riverfolk', () => {
    const own = table({
      factions: ['riverfolk', 'marquise'],
      phase: 'birdsong',
      sides: { p1: { pieces: otter, hand: ['anvil'] } },
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong.start' }],
    })
    expect(own.legal).toEqual(['reward points', 'reward cards'])
    const late = table({
      factions: ['riverfolk', 'marquise'],
      active: 'p2',
      phase: 'birdsong',
      sides: { p1: { pieces: otter, hand: ['anvil'] } },
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong' }],
    })
    expect(late.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.6b: who can buy nothing is not asked', () => {
    expect(
      buyer({ prices: { 'hand-card': 4, riverboats: 4, mercenaries: 4 } }, { pieces: [['warrior', 1, 22]] }).legal,
    ).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-EX-35, ROOT-11.2.6.1a: not enough warriors in the supply', () => {
    const cats = {
      pieces: [
        ['warrior', 12, 12],
        ['warrior', 5, 12],
      ],
    } as const
    const posts = {
      pieces: [
        ['post-fox', 12],
        ['post-rabbit', 5],
      ],
      hand: ['anvil'],
    } as const
    expect(supply(buyer(posts, cats), 'p2')).toBe(1)
    expect(buyer(posts, cats).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.6.1c: officers are in no supply', () => {
    const rebels = buyer({ hand: ['anvil'] }, { officers: 9 }, 'alliance')
    expect([supply(rebels, 'p2'), rebels.legal]).toEqual([1, ['reward points', 'reward cards']])
  })

  test('ROOT-11.2.6.2a, ROOT-11.2.7.1a: one, and one for each clearing with a trade post and a piece of the buyer', () => {
    const cards = { hand: ['anvil', 'sword', 'bake-sale'], prices: { 'hand-card': 1 } } as const
    const one = buyer(cards, { pieces: [['wood', 12]] }).play('buy hand-card', 'buy-card anvil')
    expect(one.legal).toEqual(['reward points', 'reward cards'])
    const two = buyer({ ...cards, pieces: [['post-fox', 12]] }, { pieces: [['wood', 12]] }).play(
      'buy hand-card',
      'buy-card anvil',
    )
    expect(two.legal).toEqual(['buy hand-card', 'buy riverboats', 'done'])
    expect(two.play('buy hand-card', 'buy-card sword').legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.6.2a: a pawn counts as a piece there', () => {
    const start = buyer(
      { pieces: [['post-fox', 12]], hand: ['anvil', 'sword'], prices: { 'hand-card': 1 } },
      { pawn: 12, items: ['boot', 'boot', 'sword'] },
      'vagabond',
    )
    expect(start.play('buy hand-card', 'buy-card anvil', 'exhaust boot').legal).toContain('buy hand-card')
  })

  test('ROOT-11.2.6.2b: counted anew before each purchase', () => {
    const start = buyer(
      { hand: ['anvil', 'sword'], pieces: [['post-fox', 12]], prices: { 'hand-card': 1 } },
      { pieces: [['wood', 12]] },
    )
    const one = start.play('buy hand-card', 'buy-card anvil')
    one.state.sides.p2?.pieces.wood?.fill(0)
    expect(root.legalActions(one.state).map(root.format)).toEqual(['done'])
  })
})

describe('a card', () => {
  test('ROOT-11.2.7.1a, ROOT-11.2.3c, ROOT-INFO-13a: the buyer picks it, and everybody has seen which', () => {
    const start = table({
      factions: ['riverfolk', 'marquise', 'eyrie'],
      active: 'p2',
      phase: 'birdsong',
      sides: { p1: { hand: ['anvil', 'sword'] }, p2: { hand: ['bake-sale'] } },
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
    })
    const asked = start.play('buy hand-card')
    expect(asked.legal).toEqual(['buy-card anvil', 'buy-card sword'])
    const bought = asked.play('buy-card sword')
    expect([hand(bought, 'p1'), hand(bought, 'p2')]).toEqual([['anvil'], ['bake-sale', 'sword']])
    expect(bought.view('p3').sides.p3?.seen.p2).toEqual(['sword'])
    expect(bought.view('spectator').sides.p2?.open).toEqual(['sword'])
    const gave = bought.events.find(({ type }) => type === 'gave')
    expect(gave && root.redact(gave, 'spectator')).toMatchObject({ card: 'sword' })
  })

  test('ROOT-11.2.7.1a: not out of an empty hand', () => {
    expect(buyer({ pieces: otter }, {}).legal).toEqual(['buy riverboats', 'buy mercenaries', 'done'])
  })
})

describe('a Vagabond', () => {
  test('ROOT-11.2.6.3a, ROOT-11.2.7.3.2a, ROOT-INT-70: pays with items, and hires nobody', () => {
    const start = buyer({ pieces: otter, hand: ['anvil'] }, { pawn: 6, items: ['boot', 'sword', 'torch'] }, 'vagabond')
    expect(start.legal).toEqual(['buy hand-card', 'buy riverboats', 'done'])
    const asked = start.play('buy riverboats')
    expect(asked.legal).toEqual(['exhaust boot', 'exhaust sword', 'exhaust torch'])
    const paid = asked.play('exhaust boot', 'exhaust torch')
    expect(exhausted(paid)).toEqual(['boot', 'torch'])
    expect([boardOf(paid).payments, supply(paid, 'p1')]).toEqual([{ p1: 2 }, 12])
  })

  test('ROOT-11.2.6.3a, ROOT-ENG-07: one item for each point of the price; the last ones are no choice', () => {
    const items = ['boot', 'sword', 'torch', 'tea'] as const
    const at = (price: number) =>
      buyer({ pieces: otter, hand: ['anvil'], prices: { 'hand-card': price } }, { pawn: 6, items }, 'vagabond').play(
        'buy hand-card',
      )
    const paid = at(3).play('exhaust boot', 'exhaust sword', 'exhaust tea')
    expect([exhausted(paid), boardOf(paid).payments]).toEqual([['boot', 'sword', 'tea'], { p1: 3 }])
    expect(exhausted(at(4))).toEqual(['boot', 'sword', 'tea', 'torch'])
  })

  test('ROOT-11.2.6.3b: the items are exhausted though no warrior is left for Payments', () => {
    const paid = buyer(
      { pieces: [['warrior', 5, 14]], hand: ['anvil'] },
      { pawn: 6, items: ['boot', 'sword'] },
      'vagabond',
    ).play('buy hand-card')
    expect(boardOf(paid).payments).toEqual({ p1: 1 })
    expect([exhausted(paid), hand(paid, 'p2')]).toEqual([['boot', 'sword'], ['anvil']])
  })
})

describe('riverboats', () => {
  const move = { do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false } as const
  const boats = (pieces: At['pieces'] & object, bought = true) =>
    table({
      factions: ['riverfolk', 'marquise'],
      active: 'p2',
      phase: 'daylight',
      sides: { p1: { pieces: [['warrior', 4, 3]] }, p2: { pieces } },
      arrange: (state) => {
        if (bought) state.turn.used.push('riverboats')
      },
      tasks: [move],
    })

  test('ROOT-11.2.7.2a: rivers are paths to the buyer for this turn, and rule is needed still', () => {
    expect(boats([['warrior', 7, 1]]).legal).toEqual([
      'move-to 3',
      'move-to 4',
      'move-to 8',
      'move-to 11',
      'move-to 12',
    ])
    expect(boats([['warrior', 7, 1]], false).legal).toEqual(['move-to 3', 'move-to 8', 'move-to 12'])
    const weak = table({
      factions: ['riverfolk', 'marquise'],
      active: 'p2',
      sides: {
        p1: {
          pieces: [
            ['warrior', 7, 3],
            ['warrior', 4, 3],
          ],
        },
        p2: { pieces: [['warrior', 7]] },
      },
      arrange: (state) => {
        state.turn.used.push('riverboats')
      },
      tasks: [move],
    })
    expect(weak.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.7.2a, ROOT-CARD-49: sympathy spreads along rivers too, from the purchase on', () => {
    const start = table({
      factions: ['riverfolk', 'alliance'],
      active: 'p2',
      phase: 'birdsong',
      sides: { p2: { pieces: [['sympathy', 4]], supporters: ['mouse-in-a-sack'] } },
      tasks: [
        { do: 'window', seat: 'p2', moment: 'birdsong.start' },
        { do: 'spread', seat: 'p2' },
      ],
    })
    expect(start.play('done').legal).toEqual(['spread 9', 'done'])
    expect(start.play('buy riverboats').legal).toEqual(['spread 7', 'spread 9', 'done'])
  })

  test('ROOT-11.2.7.3g, ROOT-11.2.6b: not twice, and not by whom rivers are paths to anyway', () => {
    const p1 = { pieces: [['post-fox', 12]], prices: { riverboats: 1 } } as const
    const once = buyer(p1, { pieces: [['wood', 12]] }).play('buy riverboats')
    expect(once.legal).toEqual(['reward points', 'reward cards'])
    const rowing = table({
      factions: ['riverfolk', 'marquise'],
      deck: 'exiles',
      active: 'p2',
      phase: 'birdsong',
      sides: { p1, p2: { crafted: ['boat-builders'] } },
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
    })
    expect(rowing.legal).toEqual(['reward points', 'reward cards'])
  })
})

describe('the order of a sale', () => {
  test('ROOT-11.2.6.1a, ROOT-11.2.6b: the price is paid before the service is rendered', () => {
    const bought = buyer({ pieces: otter, hand: ['anvil', 'sword'] }, {}).play('buy hand-card', 'buy-card sword')
    expect(bought.events.slice(0, 3).map(({ type }) => type)).toEqual(['bought', 'funds', 'gave'])
  })

  test('ROOT-11.2.7.2a, ROOT-ENG-06a: no boats where there is no river', () => {
    const play = playOn(buyer({ pieces: otter }, {}).state)
    expect(servicesFor(play, 'p1', 'p2')).toEqual(['riverboats', 'mercenaries'])
    const dry = { ...play, ground: { ...play.ground, rivers: [] } }
    expect(servicesFor(dry, 'p1', 'p2')).toEqual(['mercenaries'])
  })

  test('ROOT-11.2.7.2a, ROOT-13.7.4: boats serve their buyer alone: a raid in its turn follows no river', () => {
    const raided = table({
      factions: ['riverfolk', 'marquise', 'corvid'],
      active: 'p2',
      sides: {
        p2: { pieces: [['warrior', 5, 3]] },
        p3: { plots: [[5, 'raid', 'up']] },
      },
      arrange: (state) => {
        state.turn.used.push('riverboats')
      },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
    // By path 5 leads to 1 and 2; 10 is along the river.
    expect([1, 2, 10].map((at) => on(raided, 'p3', 'warrior', at))).toEqual([1, 1, 0])
  })
})

describe('the open hand', () => {
  test('ROOT-INT-42, ROOT-INFO-20: the Riverfolk are asked for an ambush only if they hold one that fits', () => {
    const attack = (held: readonly string[]) =>
      table({
        factions: ['riverfolk', 'marquise'],
        active: 'p2',
        sides: { p1: { pieces: [['warrior', 6]], hand: held }, p2: { pieces: [['warrior', 6, 3]] } },
        tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
      })
    expect(attack(['ambush-fox']).legal).toEqual(['ambush ambush-fox', 'ambush nothing'])
    expect(attack(['ambush-mouse', 'anvil']).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-INT-42: and for an answer likewise', () => {
    const attack = (held: readonly string[]) =>
      table({
        factions: ['riverfolk', 'marquise'],
        sides: {
          p1: { pieces: [['warrior', 6, 3]], hand: held },
          p2: { pieces: [['warrior', 6]], hand: ['ambush-fox'] },
        },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
      }).play('ambush ambush-fox')
    expect(attack(['ambush-bird']).legal).toEqual(['foil ambush-bird', 'foil nothing'])
    expect(attack(['ambush-mouse']).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-11.2.3c, ROOT-INFO-03, ROOT-8.2.6h: a card given for Outrage is known to all among the supporters', () => {
    const start = table({
      factions: ['riverfolk', 'alliance', 'marquise'],
      sides: {
        p1: { pieces: [['warrior', 10]], hand: ['anvil', 'a-visit-to-friends'] },
        p2: { pieces: [['sympathy', 5]], supporters: ['sword'] },
      },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })
    // One card fits, and everybody sees that: it is given without a question (ROOT-ENG-07).
    const given = start.play('move-to 5')
    expect([hand(given, 'p1'), given.view('p3').sides.p2?.board]).toMatchObject([
      ['anvil'],
      { shown: ['a-visit-to-friends'] },
    ])
    expect(given.view('spectator').sides.p2?.board).toMatchObject({ shown: ['a-visit-to-friends'], supporterCount: 2 })
    expect(root.check(given.state)).toEqual([])
    for (let seed = 0; seed < 5; seed++) {
      const world = root.determinize(given.view('p3'), createRandom(seed, 'worlds'))
      const board = world.sides.p2?.board
      expect(board?.faction === 'alliance' && board.supporters).toContain('a-visit-to-friends')
    }
  })

  test('ROOT-INT-35: without a matching card nothing is shown, and the Alliance draws', () => {
    const start = table({
      factions: ['riverfolk', 'alliance'],
      sides: { p1: { pieces: [['warrior', 10]], hand: ['anvil'] }, p2: { pieces: [['sympathy', 5]] } },
      tasks: [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
    })
    const moved = start.play('move-to 5')
    expect(moved.events.some(({ type }) => type === 'hand-shown')).toBe(false)
    expect(moved.state.sides.p2?.seen).toEqual({})
    expect(moved.view('p1').sides.p2?.board).toMatchObject({ supporterCount: 1 })
  })

  test('ROOT-11.2.3b, ROOT-11.2.3c, ROOT-CARD-05: a random card of it is seen by all', () => {
    const start = table({
      factions: ['marquise', 'riverfolk', 'eyrie'],
      phase: 'birdsong',
      sides: { p1: { crafted: ['stand-and-deliver'] }, p2: { hand: ['anvil', 'sword'] } },
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
    })
    const robbed = start.chance({ hands: ['sword'] }).play('use stand-and-deliver')
    expect([hand(robbed, 'p2'), points(robbed, 'p2')]).toEqual([['anvil'], 1])
    expect(robbed.view('p3').sides.p3?.seen.p1).toEqual(['sword'])
  })

  test('ROOT-11.2.3c, ROOT-9.5.4e: what comes into it is seen by all', () => {
    const start = table({
      factions: ['vagabond', 'riverfolk', 'eyrie'],
      sides: { p1: { pawn: 10, items: ['boot'], hand: ['bake-sale', 'anvil'] }, p2: { pieces: [['warrior', 10]] } },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    })
    const aided = start.play('act aid')
    const gave = aided.legal.includes('give bake-sale') ? aided.play('give bake-sale') : aided
    expect(gave.view('spectator').sides.p2?.hand).toEqual(['bake-sale'])
    const told = gave.events.find(({ type }) => type === 'gave')
    expect(told && root.redact(told, 'p3')).toMatchObject({ card: 'bake-sale' })
    expect(gave.state.sides.p1?.seen).toEqual({})
  })
})

describe('money and the game', () => {
  test('ROOT-11.2.6a, ROOT-3.3.1.3: dominance is looked at again after a purchase', () => {
    const start = table({
      factions: ['riverfolk', 'eyrie', 'marquise'],
      active: 'p2',
      phase: 'birdsong',
      sides: {
        p1: { hand: ['anvil'] },
        p2: {
          pieces: [
            ['warrior', 1],
            ['warrior', 6],
            ['warrior', 8],
          ],
        },
      },
      arrange(state) {
        state.deck = state.deck.filter((card) => card !== 'dominance-fox')
        sideOf({ state }, 'p2').dominance = 'dominance-fox'
      },
      tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
    })
    expect(start.play('buy hand-card').state.result).toMatchObject({ winners: ['p2'], by: 'dominance' })
    expect(on(start, 'p2', 'warrior', 1)).toBe(1)
  })
})
