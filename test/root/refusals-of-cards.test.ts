import { type Case, refuses } from './refused'
import { table } from './table'

const pair = ['marquise', 'eyrie'] as const
const trio = ['marquise', 'eyrie', 'alliance'] as const
const craft = { do: 'craft-step', seat: 'p1' } as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const

const crafting = () => {
  const start = table({
    factions: trio,
    sides: {
      p1: {
        pieces: [
          ['workshop', 8],
          ['workshop', 7],
        ],
        crafted: ['codebreakers'],
        hand: ['anvil', 'crossbow-bird', 'foxfolk-steel', 'codebreakers', 'ambush-fox', 'bake-sale', 'root-tea-fox'],
      },
    },
    tasks: [craft],
  })
  start.state.supply[5] = 0
  return start
}

const crafts: readonly Case[] = [
  [
    'a card that is not in the hand',
    crafting,
    'craft sword',
    'not-in-hand',
    'ROOT-4.1a',
    'The card sword is not in the hand of p1.',
  ],
  [
    'an ambush',
    crafting,
    'craft ambush-fox',
    'cannot-be-crafted',
    'ROOT-4.1a',
    'Ambush and dominance cards such as ambush-fox cannot be crafted.',
  ],
  [
    'an effect that is there already',
    crafting,
    'craft codebreakers',
    'crafted-already',
    'ROOT-4.1.4',
    'codebreakers lies in the play area of p1 already.',
  ],
  [
    'an item that is gone',
    crafting,
    'craft root-tea-fox',
    'no-item',
    'ROOT-4.1.2c',
    'There is no tea left in the supply for root-tea-fox.',
  ],
  [
    'a cost above the pieces',
    crafting,
    'craft foxfolk-steel',
    'cannot-pay',
    'ROOT-4.1.1a',
    'foxfolk-steel costs fox, fox, and p1 has no crafting pieces for all of it.',
  ],
  [
    'a piece that is activated already',
    () => crafting().play('craft anvil'),
    'craft crossbow-bird',
    'activated-already',
    'ROOT-4.1.1c',
    'crossbow-bird costs fox; pieces of p1 for it are activated already.',
  ],
  [
    'a suit without a piece',
    () =>
      table({
        factions: pair,
        deck: 'exiles',
        sides: {
          p1: {
            pieces: [
              ['workshop', 8],
              ['workshop', 7],
            ],
            hand: ['saboteurs'],
          },
        },
        tasks: [craft],
      }).play('craft saboteurs'),
    'activate rabbit',
    'no-such-piece',
    'ROOT-4.1.1e',
    'p1 has no crafting piece of the suit rabbit left.',
  ],
]

const full = ['anvil', 'sword', 'foxfolk-steel', 'bake-sale', 'birdy-bindle', 'arms-trader'] as const
const discarding = (faction: 'marquise' | 'eyrie' | 'alliance' | 'vagabond') => () =>
  table({
    factions: [faction, faction === 'marquise' ? 'eyrie' : 'marquise'],
    sides: { p1: { hand: full, pawn: 8 } },
    phase: 'evening',
    tasks: [{ do: 'discard-step', seat: 'p1' }],
  })
const limit = 'The card investments is not in the hand of p1.'

const discards: readonly Case[] = [
  ['a discard of the Marquise', discarding('marquise'), 'discard investments', 'not-in-hand', 'ROOT-6.6b', limit],
  ['a discard of the Eyrie', discarding('eyrie'), 'discard investments', 'not-in-hand', 'ROOT-7.6.2b', limit],
  ['a discard of the Alliance', discarding('alliance'), 'discard investments', 'not-in-hand', 'ROOT-8.6.2b', limit],
  ['a discard of the Vagabond', discarding('vagabond'), 'discard investments', 'not-in-hand', 'ROOT-9.6.3', limit],
]

const dominating =
  (score: number, available: string[] = []) =>
  () => {
    const start = table({
      factions: trio,
      sides: { p1: { score, hand: ['dominance-fox', 'anvil', 'sword'] } },
      tasks: [actions],
    })
    start.state.available = available
    return start
  }

const dominances: readonly Case[] = [
  [
    'too few points',
    dominating(9),
    'activate-dominance dominance-fox',
    'too-few-points',
    'ROOT-3.3.1a',
    'p1 has 9 points; dominance needs 10.',
  ],
  [
    'a card that is no dominance card',
    dominating(10),
    'activate-dominance anvil',
    'no-dominance',
    'ROOT-3.3.1a',
    'The card anvil is no dominance card.',
  ],
  [
    'a card of nobody’s hand',
    dominating(10),
    'activate-dominance dominance-bird',
    'not-in-hand',
    'ROOT-3.3.1a',
    'The card dominance-bird is not in the hand of p1.',
  ],
  [
    'a second one',
    () => dominating(10)().play('activate-dominance dominance-fox'),
    'activate-dominance dominance-fox',
    'active-already',
    'ROOT-3.3.2b',
    'p1 has activated dominance-fox, and nothing replaces it.',
  ],
  [
    'one that is not available',
    dominating(10),
    'take-dominance dominance-bird',
    'not-available',
    'ROOT-3.3.4a',
    'The card dominance-bird does not lie beside the map.',
  ],
  [
    'a bird without a bird',
    dominating(10, ['dominance-bird']),
    'take-dominance dominance-bird',
    'no-card',
    'ROOT-3.3.4c',
    'p1 has no card of the suit bird to spend for dominance-bird.',
  ],
  [
    'a payment of another suit',
    () => dominating(10, ['dominance-mouse'])().play('take-dominance dominance-mouse'),
    'spend anvil',
    'wrong-suit',
    'ROOT-3.3.4a',
    'The card dominance-mouse costs a card of the suit mouse; anvil is fox.',
  ],
]

const bureau = () =>
  table({
    factions: pair,
    deck: 'exiles',
    sides: { p1: { crafted: ['propaganda-bureau'], hand: ['anvil', 'sword'] }, p2: { pieces: [['warrior', 8]] } },
    tasks: [actions],
  }).play('use propaganda-bureau')

const informed = () => {
  const start = table({
    factions: pair,
    deck: 'exiles',
    sides: { p1: { crafted: ['informants'], hand: ['sword'] } },
    tasks: [
      { ...actions, left: 0 },
      { do: 'draw-step', seat: 'p1' },
    ],
  })
  start.state.discard = ['ambush-fox', 'anvil']
  return start.play('done')
}

const spendings: readonly Case[] = [
  [
    'a card without a target',
    bureau,
    'spend sword',
    'no-target',
    'ROOT-CARD-25',
    'No enemy warrior can be replaced in a clearing that sword fits.',
  ],
  [
    'a card that is not in the hand',
    bureau,
    'spend bake-sale',
    'not-in-hand',
    'ROOT-CARD-25',
    'The card bake-sale is not in the hand of p1.',
  ],
  [
    'a card of the pile that is no ambush',
    informed,
    'fetch anvil',
    'no-ambush',
    'ROOT-CARD-28',
    'The card anvil is no ambush.',
  ],
  [
    'an ambush that is not in the pile',
    informed,
    'fetch ambush-bird',
    'not-in-pile',
    'ROOT-CARD-28',
    'The card ambush-bird does not lie in the discard pile.',
  ],
]

refuses([...crafts, ...discards, ...dominances, ...spendings])
