import { type Case, refuses } from './refused'
import { table } from './table'

const trio = ['marquise', 'eyrie', 'alliance'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const window = (moment: 'birdsong.start' | 'birdsong') => ({ do: 'window', seat: 'p1', moment }) as const

const birdsong = (deck: 'standard' | 'exiles', card: string, moment: 'birdsong.start' | 'birdsong') =>
  table({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    deck,
    sides: {
      p1: { crafted: [card], pieces: [['warrior', 5]], hand: ['sword'] },
      p2: {
        hand: ['anvil'],
        pieces: [
          ['warrior', 8],
          ['warrior', 7],
        ],
        crafted: deck === 'exiles' ? ['tunnels'] : [],
      },
      p3: { hand: ['foxfolk-steel'], pieces: [['warrior', 6]], crafted: deck === 'exiles' ? ['informants'] : [] },
      p4: { pawn: 1 },
    },
    phase: 'birdsong',
    tasks: [window(moment)],
  }).play(`use ${card}`)

const delivering = () => birdsong('standard', 'stand-and-deliver', 'birdsong')
const ordering = () => birdsong('exiles', 'false-orders', 'birdsong')
const sabotage = () => birdsong('exiles', 'saboteurs', 'birdsong.start')

const taxing = () =>
  table({
    factions: trio,
    sides: {
      p1: {
        crafted: ['tax-collector'],
        pieces: [
          ['warrior', 5],
          ['warrior', 6],
        ],
      },
    },
    tasks: [actions],
  }).play('use tax-collector')

const leagues = () =>
  table({
    factions: trio,
    deck: 'exiles',
    sides: { p1: { crafted: ['league-of-adventurous-mice'], box: ['boot', 'bag'], pieces: [['warrior', 5]] } },
    tasks: [actions],
  }).play('use league-of-adventurous-mice')

const bureaus = () =>
  table({
    factions: trio,
    deck: 'exiles',
    sides: {
      p1: { crafted: ['propaganda-bureau'], hand: ['anvil'] },
      p2: {
        pieces: [
          ['warrior', 8],
          ['warrior', 7],
        ],
      },
      p3: {
        pieces: [
          ['warrior', 8],
          ['warrior', 6],
        ],
      },
    },
    tasks: [actions],
  }).play('use propaganda-bureau', 'spend anvil')

const cases: readonly Case[] = [
  [
    'an effect on oneself',
    delivering,
    'choose-player p1',
    'own-seat',
    'ROOT-CARD-12',
    'p1 cannot choose itself for this.',
  ],
  ['an effect on nobody', delivering, 'choose-player p6', 'no-such-player', 'ROOT-CARD-12', 'Nobody sits at p6.'],
  ['an empty hand', delivering, 'choose-player p4', 'no-card', 'ROOT-CARD-05', 'p4 has no card in hand.'],
  [
    'an empty play area',
    sabotage,
    'choose-player p4',
    'nothing-crafted',
    'ROOT-CARD-20',
    'There is no crafted card in the play area of p4.',
  ],
  [
    'orders to who has no warriors',
    ordering,
    'choose-player p4',
    'nothing-can-move',
    'ROOT-CARD-23',
    'p4 has no warriors that could move.',
  ],
  [
    'orders from an empty clearing',
    () => ordering().play('choose-player p2'),
    'move-from 1',
    'nobody-there',
    'ROOT-4.2a',
    'p2 has no warrior in clearing 1.',
  ],
  [
    'orders to a clearing far away',
    () => ordering().play('choose-player p2', 'move-from 8'),
    'move-to 1',
    'not-adjacent',
    'ROOT-4.2a',
    'Clearing 1 is not adjacent to clearing 8.',
  ],
  [
    'a tax where no warrior is',
    taxing,
    'tax 1',
    'no-warriors',
    'ROOT-CARD-08',
    'p1 has no warrior in clearing 1 for the Tax Collector.',
  ],
  [
    'an item that is not there',
    leagues,
    'league tea',
    'no-item-ready',
    'ROOT-CARD-26',
    'p1 has no tea in its Crafted Items box that is not exhausted.',
  ],
  [
    'a clearing of another suit',
    bureaus,
    'choose-clearing 7',
    'wrong-suit',
    'ROOT-CARD-25',
    'Clearing 7 is a mouse clearing, and anvil is a fox card.',
  ],
  [
    'a clearing without an enemy',
    bureaus,
    'choose-clearing 12',
    'nobody-there',
    'ROOT-CARD-25',
    'No warrior of an enemy of p1 stands in clearing 12.',
  ],
  [
    'one’s own warrior',
    () => bureaus().play('choose-clearing 8'),
    'choose-player p1',
    'own-seat',
    'ROOT-CARD-25',
    'p1 cannot choose itself for this.',
  ],
]

refuses(cases)
