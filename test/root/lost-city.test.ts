import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { allianceOf } from '../../src/root/rules/factions/alliance/board'
import { layLandmark } from '../../src/root/rules/landmarks/laying'
import { playOn } from '../../src/root/rules/play-on'
import type { State } from '../../src/root/rules/state'
import { hand, on, points, retinue, table } from './table'

/** The Lost City in clearing 7, a mouse clearing of the Autumn map with two slots. */
const city = (state: State): void => layLandmark(playOn(state), 'lost-city', 7)
const pair = ['marquise', 'eyrie'] as const
const crafting = { do: 'craft-step', seat: 'p1' } as const

test('ROOT-LM-6a, ROOT-LM-6b, ROOT-INT-62: an order of the Decree of any suit can be carried out there', () => {
  const order = (suit: 'fox' | 'rabbit' | 'mouse') =>
    table({
      factions: ['eyrie', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 7],
            ['warrior', 8],
          ],
        },
      },
      arrange: city,
      tasks: [{ do: 'move-from', seat: 'p1', suit, optional: true, battle: false }],
    }).legal
  expect(order('fox')).toEqual(['move-from 7', 'move-from 8', 'done'])
  expect([order('rabbit'), order('mouse')]).toEqual([
    ['move-from 7', 'done'],
    ['move-from 7', 'done'],
  ])
})

test('ROOT-INT-62: a card of any suit pays for Overwork, Aid and Day Labor there', () => {
  const overwork = table({
    factions: pair,
    sides: { p1: { pieces: [['sawmill', 7]], hand: ['anvil', 'bake-sale'] } },
    arrange: city,
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  }).play('act overwork')
  expect(overwork.legal).toEqual(['spend anvil', 'spend bake-sale'])
  const pawn = table({
    factions: ['vagabond', 'marquise'],
    sides: {
      p1: { pawn: 7, character: 'tinker', items: ['torch', 'boot', 'tea'], hand: ['anvil'] },
      p2: { pieces: [['warrior', 7]] },
    },
    arrange(state) {
      city(state)
      state.discard = state.deck.splice(0, 3)
      state.quests = ['errand-fox', 'errand-rabbit']
    },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  expect(pawn.legal).toEqual(expect.arrayContaining(['act aid', 'act special', 'act quest']))
  expect(pawn.play('act special').legal).toHaveLength(new Set(pawn.state.discard).size)
})

test('ROOT-INT-61: each crafting piece in it pays for one suit, whichever, and two may pay for two', () => {
  const at = (pieces: readonly (readonly ['workshop', number, number?])[], card: string) =>
    table({ factions: pair, sides: { p1: { pieces, hand: [card] } }, arrange: city, tasks: [crafting] })
  expect(at([['workshop', 7]], 'anvil').legal).toContain('craft anvil')
  expect(at([['workshop', 7]], 'bake-sale').legal).not.toContain('craft bake-sale')
  expect(at([['workshop', 7, 2]], 'bake-sale').legal).toContain('craft bake-sale')
  const short = [
    ['workshop', 7],
    ['workshop', 1],
  ] as const
  expect(at(short, 'bake-sale').legal).not.toContain('craft bake-sale')
  // One rabbit there, and the other anywhere.
  const mixed = at(
    [
      ['workshop', 7],
      ['workshop', 5],
    ],
    'bake-sale',
  ).play('craft bake-sale')
  expect([points(mixed, 'p1'), mixed.state.turn.activated[5], mixed.state.turn.activated[7]]).toEqual([3, 1, 1])
  // Where both will do, its player says which pays.
  const choice = at(
    [
      ['workshop', 7],
      ['workshop', 1],
    ],
    'anvil',
  ).play('craft anvil')
  expect(choice.legal).toEqual(['activate fox', 'activate-city'])
  expect(choice.play('activate-city').state.turn.activated).toMatchObject({ 1: 0, 7: 1 })
  expect(choice.play('activate fox').state.turn.activated).toMatchObject({ 1: 1, 7: 0 })
})

test('ROOT-INT-61, ROOT-9.2.1a: the hammers of a pawn in it are of any suit, each of its own', () => {
  const start = table({
    factions: ['vagabond', 'eyrie'],
    sides: { p1: { pawn: 7, items: ['hammer', 'hammer'], hand: ['anvil', 'bake-sale'] } },
    arrange: city,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  expect(start.legal).toEqual(expect.arrayContaining(['craft anvil', 'craft bake-sale']))
  expect(points(start.play('craft bake-sale'), 'p1')).toBe(3)
})

test('ROOT-INT-62: attacker and defender may lay ambushes of different suits there', () => {
  const battle = table({
    factions: pair,
    sides: {
      p1: { pieces: [['warrior', 7, 3]], hand: ['ambush-rabbit'] },
      p2: { pieces: [['warrior', 7, 3]], hand: ['ambush-fox'] },
    },
    arrange: city,
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  })
    .chance({ dice: [0, 0] })
    .play('act battle', 'ambush ambush-fox', 'foil ambush-rabbit')
  expect(on(battle, 'p1', 'warrior', 7)).toBe(3)
})

test('ROOT-INT-62: partisans of every suit fight there, and keep the cards of their own suit', () => {
  const start = table({
    factions: pair,
    deck: 'exiles',
    sides: {
      p1: { pieces: [['warrior', 7, 3]], crafted: ['fox-partisans', 'rabbit-partisans'], hand: ['anvil', 'sword'] },
      p2: { pieces: [['warrior', 7, 3]] },
    },
    arrange: city,
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  })
    .chance({ dice: [0, 0] })
    .play('act battle')
  expect(start.legal).toEqual(['effect fox-partisans', 'effect rabbit-partisans', 'done'])
  expect(hand(start.play('effect fox-partisans'), 'p1')).toEqual(['anvil'])
})

test('ROOT-INT-62, ROOT-INFO-15: whoever owes Outrage there gives any card, and an empty hand lacks every suit', () => {
  const start = table({
    factions: ['marquise', 'alliance'],
    sides: { p1: { pieces: [['warrior', 8, 3]], hand: ['anvil', 'bake-sale'] }, p2: { pieces: [['sympathy', 7]] } },
    arrange: city,
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  }).play('act march', 'move-to 7', 'move-count 1')
  expect(start.legal).toEqual(['outrage anvil', 'outrage bake-sale'])
})

test('ROOT-INT-63: it counts for the dominance of every suit', () => {
  const won = (card: string, rest: readonly number[]) =>
    table({
      factions: ['marquise', 'eyrie', 'alliance'],
      sides: { p1: { pieces: [7, ...rest].map((at) => ['warrior', at, 1] as const) } },
      arrange(state) {
        city(state)
        const side = state.sides.p1
        if (side) side.dominance = card
      },
      phase: 'birdsong',
      tasks: [{ do: 'dominance-check', seat: 'p1' }],
    }).outcome?.winners
  expect([won('dominance-fox', [1, 6]), won('dominance-rabbit', [3, 4]), won('dominance-fox', [1, 3])]).toEqual([
    ['p1'],
    ['p1'],
    undefined,
  ])
})

test('ROOT-INT-64, ROOT-INT-60, ROOT-LM-6c: a base of any suit left can be built there, for two supporters of any suits', () => {
  const start = table({
    factions: ['alliance', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['sympathy', 7],
          ['sympathy', 8],
          ['sympathy', 5],
          ['base-mouse', 9],
        ],
        supporters: ['anvil', 'bake-sale'],
      },
    },
    phase: 'birdsong',
    arrange: city,
    tasks: [{ do: 'revolt', seat: 'p1' }],
  })
  expect(start.legal).toContain('revolt 7')
  const asked = start.play('revolt 7', 'supporter anvil', 'supporter bake-sale')
  expect([asked.seat, asked.legal]).toEqual(['p1', ['as fox', 'as rabbit']])
  const built = asked.play('as fox')
  // Sympathetic fox clearings: 8, and the City itself.
  expect([
    on(built, 'p1', 'base-fox', 7),
    on(built, 'p1', 'warrior', 7),
    allianceOf(playOn(built.state), 'p1').officers,
  ]).toEqual([1, 2, 1])
})

test('ROOT-EX-58, ROOT-INT-64a, ROOT-LM-6c: a base lost there costs all supporters, birds and all', () => {
  const fought = table({
    factions: ['eyrie', 'alliance'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 7, 3],
          ['warrior', 9],
        ],
      },
      p2: {
        pieces: [
          ['base-fox', 7],
          ['sympathy', 9],
        ],
        supporters: ['anvil', 'mouse-in-a-sack', 'bake-sale', 'crossbow-bird'],
        officers: 3,
      },
    },
    arrange: city,
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
    .chance({ dice: [0, 0] })
    .play('battle-in 7')
  const { supporters, officers } = allianceOf(playOn(fought.state), 'p2')
  expect([supporters, officers, points(fought, 'p1')]).toEqual([[], 1, 1])
})

test('ROOT-INT-60: a trade post of any suit left can be placed there', () => {
  const start = table({
    factions: ['riverfolk', 'eyrie'],
    sides: { p1: { pieces: [['warrior', 7, 3]], funds: { p1: 3 }, posts: { rabbit: 0 } } },
    arrange: city,
    tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
  }).play('act post')
  expect(start.legal).toEqual(['as fox', 'as mouse'])
  expect(on(start.play('as fox'), 'p1', 'post-fox', 7)).toBe(1)
})

test('ROOT-INT-60, ROOT-INT-61: any garden may stand there, and it pays any suit if it prints the Outcast', () => {
  const start = table({
    factions: ['cult', 'marquise'],
    sides: { p1: { outcast: 'fox', acolytes: 3 }, p2: { pieces: [['sawmill', 7]] } },
    phase: 'birdsong',
    arrange: city,
    tasks: [{ do: 'conspiracy', seat: 'p1' }],
  }).play('conspire sanctify')
  expect(start.legal).toEqual(['as fox', 'as rabbit', 'as mouse'])
  expect(on(start.play('as rabbit'), 'p1', 'garden-rabbit', 7)).toBe(1)
  const craft = (kind: 'garden-fox' | 'garden-rabbit') =>
    table({
      factions: ['cult', 'marquise'],
      sides: { p1: { outcast: 'fox', pieces: [[kind, 7]], hand: ['root-tea-mouse'] } },
      phase: 'evening',
      arrange: city,
      tasks: [crafting],
    }).legal.includes('craft root-tea-mouse')
  expect([craft('garden-fox'), craft('garden-rabbit')]).toEqual([true, false])
})

test('ROOT-INT-64: for Sway it serves for one card, of any suit', () => {
  const swayed = (cards: readonly string[]) =>
    table({
      factions: ['duchy', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 7],
            ['warrior', 1],
          ],
          hand: cards,
        },
      },
      arrange: city,
      tasks: [{ do: 'sway', seat: 'p1' }],
    }).legal.some((each) => each.startsWith('sway'))
  expect([
    swayed(['anvil', 'bake-sale']),
    swayed(['bake-sale', 'a-visit-to-friends']),
    swayed(['sword', 'anvil']),
  ]).toEqual([true, false, true])
})

test('ROOT-13.3.2: the Conspiracy starts in three different clearings', () => {
  const start = table({
    factions: ['corvid', 'marquise'],
    phase: 'setup',
    arrange: city,
    tasks: [{ do: 'scatter', seat: 'p1', suit: 'fox' }],
  })
  expect(start.legal).toContain('place 7')
  expect(start.play('place 7').legal).not.toContain('place 7')
  expect(start.play('place 1').legal).toContain('place 7')
})

test('ROOT-15.5.2.3.5: for the Keepers who recover there every clearing is of its suit', () => {
  const recover = (arrange?: (state: State) => void) =>
    table({
      factions: ['keepers', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['waystation-tablet-jewelry', 7],
            ['tablet-2', 7],
            ['tablet-1', 7],
            ['warrior', 1],
          ],
          retinue: { recover: ['retainer'] },
        },
      },
      tasks: [{ do: 'retinue-column', seat: 'p1', column: 'recover' }],
      ...(arrange ? { arrange } : {}),
    }).play('retinue retainer', 'act recover', 'recover tablet-2')
  expect(retinue(recover(city), 'p1')).toBe(' |  | retainer')
  expect(retinue(recover(), 'p1')).toBe(' |  | ')
})

test('ROOT-INT-62, ROOT-14.5.2.3, ROOT-14.6.1a, ROOT-14.4.1d: the Hundreds build, incite and spread mobs there with any suit', () => {
  const hundreds = (task: Task) =>
    table({
      factions: ['hundreds', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 7, 2],
            ['mob', 8],
          ],
          hand: ['anvil', 'bake-sale'],
        },
      },
      tasks: [task],
      arrange: city,
    })
  expect(hundreds({ do: 'fortify', seat: 'p1' }).legal).toEqual(['spend anvil', 'spend bake-sale'])
  expect(hundreds({ do: 'incite', seat: 'p1' }).legal).toEqual(['incite anvil', 'incite bake-sale', 'done'])
  expect(on(hundreds({ do: 'mob-at', seat: 'p1', suit: 'fox' }), 'p1', 'mob', 7)).toBe(1)
})

test('ROOT-10.4.3.3a, ROOT-INT-60, ROOT-INT-64a: a base sanctified there costs all supporters, and the garden may be of any suit', () => {
  const start = table({
    factions: ['cult', 'alliance'],
    phase: 'birdsong',
    sides: {
      p1: { outcast: 'rabbit', acolytes: 3 },
      p2: { pieces: [['base-fox', 7]], supporters: ['anvil', 'sword', 'bake-sale', 'birdy-bindle'], officers: 3 },
    },
    arrange: city,
    tasks: [{ do: 'conspiracy', seat: 'p1' }],
  }).play('conspire sanctify')
  expect([points(start, 'p1'), start.legal]).toEqual([1, ['as fox', 'as rabbit', 'as mouse']])
  expect(allianceOf(start, 'p2')).toMatchObject({ supporters: [], officers: 1 })
  expect(on(start.play('as mouse'), 'p1', 'garden-mouse', 7)).toBe(1)
})
