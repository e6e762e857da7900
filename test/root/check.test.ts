import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { rulerOf } from '../../src/root/rules/rule'
import { itemIndex } from '../../src/root/rules/vocabulary'
import {
  all,
  alliance,
  coalition,
  type Damage,
  deal,
  eightRoosts,
  eyrie,
  fight,
  fox,
  items,
  over,
  pieces,
  set,
  side,
  sound,
  vagabond,
  whole,
} from './damage'

test('a sound position has no problem', () => {
  expect(root.check(sound())).toEqual([])
})

test('a sound coalition and sound endings have no problem', () => {
  for (const [winners, change] of [
    [['p1'], set(side('p1'), { score: 30 })],
    [['p1', 'p4'], all(coalition, set(side('p1'), { score: 30 }))],
  ] as const) {
    const state = sound()
    all(change, over([...winners], 'points'))(state)
    expect(root.check(state)).toEqual([])
  }
})

const damages: readonly (readonly [title: string, damage: Damage, path: string])[] = [
  ['ROOT-INV-01: more wood than the box has', pieces('p1', 'wood', 3, 8), 'sides.p1.pieces.wood'],
  ['ROOT-INV-01, ROOT-INV-07: more roosts than the track has', eightRoosts, 'sides.p2.pieces.roost'],
  [
    'ROOT-INV-01: a piece of another faction',
    (state) => Object.assign(side('p2')(state).pieces, { wood: Array<number>(13).fill(0) }),
    'sides.p2.pieces',
  ],
  ['ROOT-INV-01: five clearings of a suit', (state) => fox(state, 2), 'suits'],
  ['ROOT-INV-01: a closed path on a map that has none', set(whole, { closed: [0] }), 'closed'],
  ['ROOT-INV-01: a Ferry on a map that has none', set(whole, { ferry: 3 }), 'ferry'],
  ['ROOT-INV-02: a card twice', (state) => state.deck.push('anvil'), 'deck'],
  ['ROOT-INV-02: a card lost', (state) => state.deck.pop(), 'deck'],
  ['ROOT-INV-02: a quest that nobody has laid out', set(whole, { quests: ['errand-fox'] }), 'questDeck'],
  ['ROOT-INV-03: a torch in two places', items('ready', 'torch', 2), 'supply'],
  ['ROOT-INV-03: an "R" without its item', items('fromRuins', 'bag', 1), 'sides.p4.board.fromRuins[1]'],
  ['ROOT-INV-04: a score below zero', set(side('p1'), { score: -1 }), 'sides.p1.score'],
  ['ROOT-INV-04: half a point', set(side('p1'), { score: 0.5 }), 'sides.p1.score'],
  ['ROOT-INV-04: wood below zero', pieces('p1', 'wood', 3, -1), 'sides.p1.pieces.wood[3]'],
  ['ROOT-INV-04: items below zero', items('damagedExhausted', 'tea', -1), 'sides.p4.board.damagedExhausted[5]'],
  [
    'ROOT-INV-04: warriors in part',
    all(set(whole, { coffin: { p1: 0.5 } }), set(side('p1'), { supply: 21.5 })),
    'coffin.p1',
  ],
  ['ROOT-INV-05: a building without a slot', pieces('p1', 'workshop', 1, 1), 'clearing 1'],
  ['ROOT-INV-06: two roosts in a clearing', pieces('p2', 'roost', 5, 2), 'sides.p2.pieces.roost[5]'],
  ['ROOT-INV-06: two sympathy tokens in a clearing', pieces('p3', 'sympathy', 6, 2), 'sides.p3.pieces.sympathy[6]'],
  ['ROOT-INV-10: wood off the map', pieces('p1', 'wood', 0, 1), 'sides.p1.pieces.wood[0]'],
  ['ROOT-INV-11: a pawn nowhere', set(vagabond, { clearing: 0, forest: -1 }), 'sides.p4.board.clearing'],
  ['ROOT-INV-11: a pawn in a clearing and a forest', set(vagabond, { forest: 0 }), 'sides.p4.board.clearing'],
  ['ROOT-INV-11: a pawn off the map', set(vagabond, { clearing: 0, forest: 99 }), 'sides.p4.board.forest'],
  [
    'ROOT-INV-14: a dominance that is none',
    (state) => Object.assign(side('p1')(state), { dominance: side('p1')(state).hand.pop() }),
    'sides.p1.dominance',
  ],
  ['ROOT-INV-15: 30 points, and the game goes on', set(side('p2'), { score: 30 }), 'result'],
  ['ROOT-INV-15: a winner by 29 points', all(set(side('p2'), { score: 29 }), over(['p2'], 'points')), 'result'],
  ['ROOT-INV-15: nobody has won', over([], 'dominance'), 'result.winners'],
  ['ROOT-INV-15: dominance without a card', over(['p2'], 'dominance'), 'result'],
  ['ROOT-INV-15: something left to do', set(whole, { result: { winners: ['p2'], by: 'dominance' } }), 'agenda'],
  [
    'ROOT-INV-15: a partner who does not win',
    all(coalition, set(side('p1'), { score: 30 }), over(['p1'], 'points')),
    'result.winners',
  ],
  ['ROOT-INV-16: a question without an answer', set(whole, { agenda: [{ do: 'quest', seat: 'p4' }] }), 'agenda'],
  [
    'ROOT-INV-18: six supporters without a base',
    (state) => {
      side('p3')(state).pieces['base-fox']?.fill(0)
      alliance(state).supporters.push(...state.deck.splice(0, 5))
    },
    'sides.p3.board.supporters',
  ],
  ['ROOT-INV-19: a warrior lost', set(side('p1'), { supply: 21 }), 'sides.p1.supply'],
  ['ROOT-INV-19: an officer too many', set(alliance, { officers: 2 }), 'sides.p3.supply'],
  ['ROOT-INV-20: a vizier lost', (state) => eyrie(state).decree.recruit.pop(), 'sides.p2.board.decree.recruit'],
  ['ROOT-INV-20: the viziers of another leader', set(eyrie, { leader: 'despot' }), 'sides.p2.board.decree.recruit'],
  ['ROOT-INV-20: viziers that lie aside', set(eyrie, { leader: null }), 'sides.p2.board.decree.move'],
  [
    'ROOT-INV-21: a workshop activated where none can stand',
    (state) => state.turn.activated.splice(1, 1, 3),
    'turn.activated[1]',
  ],
  [
    'ROOT-INV-22: an effect twice',
    all(
      deal((state) => side('p1')(state).crafted, 'cobbler'),
      deal((state) => side('p1')(state).crafted, 'cobbler'),
    ),
    'sides.p1.crafted[1]',
  ],
  [
    'ROOT-INV-22: an item as an effect',
    deal((state) => side('p1')(state).crafted, 'investments'),
    'sides.p1.crafted[0]',
  ],
  ['ROOT-INV-23: more bags than at setup', (state) => state.supply.splice(itemIndex.bag, 1, 3), 'supply[1]'],
  [
    'ROOT-INV-25: a marker off the chart',
    set(vagabond, { relations: { p1: 4, p2: 0, p3: 0 } }),
    'sides.p4.board.relations.p1',
  ],
  ['ROOT-INV-25: a marker lost', set(vagabond, { relations: { p1: 0, p2: 0 } }), 'sides.p4.board.relations.p3'],
  [
    'ROOT-INV-26: a base in a clearing of another suit',
    all(pieces('p3', 'base-fox', 8, 0), pieces('p3', 'base-fox', 9, 1)),
    'sides.p3.pieces.base-fox[9]',
  ],
  ['ROOT-INV-38: nobody is asked', set(whole, { agenda: [] }), 'agenda'],
  [
    'ROOT-INV-38: somebody is asked who does not play',
    set(whole, { agenda: [{ do: 'leader', seat: 'p2' }], active: 'p6' }),
    'active',
  ],
  ['ROOT-INV-45: a coalition of one', set(side('p4'), { partner: 'p1' }), 'sides.p4.partner'],
  [
    'ROOT-INV-45: a coalition without a dominance card',
    all(set(side('p4'), { partner: 'p1' }), set(side('p1'), { partner: 'p4' })),
    'sides.p4.partner',
  ],
  ['ROOT-INV-45: partners who fight', all(coalition, fight('p1')), 'battle'],
  ['ROOT-INFO-13: a card noted that is not there', set(side('p2'), { seen: { p1: ['cobbler'] } }), 'sides.p2.seen.p1'],
  [
    'ROOT-INFO-13: a supporter noted that is not there',
    set(alliance, { given: { p1: ['cobbler'] } }),
    'sides.p3.board.given.p1',
  ],
]

test.each(damages)('%s', (title, damage, path) => {
  const state = sound()
  damage(state)
  const found = root.check(state)
  const [id = ''] = title.split(/[,:]/)
  expect(found.map((problem) => problem.path)).toContain(path)
  expect([...new Set(found.map(({ message }) => message.split(':')[0]))]).toEqual([id])
})

test('ROOT-INV-12, ROOT-INV-13: a ruler has something there, in any order of seats', () => {
  const state = sound()
  for (const [at, seat] of [
    [1, 'p1'],
    [3, 'p2'],
    [8, 'p3'],
    [12, null],
  ] as const)
    for (const seats of [state.seats, [...state.seats].reverse()])
      expect([at, rulerOf({ state: { ...state, seats } }, at)]).toEqual([at, seat])
})
