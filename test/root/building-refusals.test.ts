import { describe, expect, test } from 'vitest'
import { type At, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const none = { left: 3, recruited: false }

/** Her Daylight after crafting. */
const cats = (p1: At, p2: At = {}, task = none) =>
  table({ factions: pair, sides: { p1, p2 }, tasks: [{ do: 'cat-actions', seat: 'p1', ...task }] })

const plain: At = { pieces: [['warrior', 11]], hand: ['anvil'] }

/** Her own clearings are 6, 11 and 12; 4 and 8 are not hers. */
const rich = cats({
  pieces: [
    ['warrior', 6],
    ['warrior', 11],
    ['warrior', 12],
    ['wood', 6],
    ['wood', 11],
    ['wood', 4, 2],
    ['sawmill', 9, 2],
    ['workshop', 8, 6],
  ],
  hand: ['anvil'],
})
/** Clearing 6 is full; she can build in 11 and in 12. */
const full = cats({
  pieces: [
    ['sawmill', 6],
    ['warrior', 6],
    ['warrior', 11],
    ['warrior', 12],
    ['wood', 6, 2],
  ],
  hand: ['anvil'],
})

const cases = [
  [
    'building without a site',
    cats({
      pieces: [
        ['sawmill', 8, 2],
        ['warrior', 8],
      ],
      hand: ['anvil'],
    }),
    'act build',
    'no-site',
    'ROOT-6.5.4.1a',
    'The Marquise rules no clearing with an open slot where she can place pieces.',
  ],
  [
    'building without wood',
    cats({
      pieces: [
        ['sawmill', 8],
        ['workshop', 8],
        ['recruiter', 11],
        ['warrior', 11],
      ],
      hand: ['anvil'],
    }),
    'act build',
    'not-enough-wood',
    'ROOT-6.5.4.1b',
    'Nowhere is there wood enough for the next building of any kind.',
  ],
  [
    'building where she does not rule',
    rich.play('act build'),
    'build 4',
    'not-ruled',
    'ROOT-6.5.4.1a',
    'p1 does not rule clearing 4.',
  ],
  [
    'building in a full clearing',
    full.play('act build'),
    'build 6',
    'no-slot',
    'ROOT-6.5.4.1a',
    'Clearing 6 has no open slot.',
  ],
  [
    'a building of which all stand',
    rich.play('act build', 'build 6'),
    'building workshop',
    'none-left',
    'ROOT-6.5.4.1a',
    'All six workshops are on the map.',
  ],
  [
    'a building that costs more than there is',
    cats({
      pieces: [
        ['warrior', 11],
        ['wood', 11],
        ['sawmill', 9, 3],
      ],
      hand: ['anvil'],
    }).play('act build'),
    'building sawmill',
    'not-enough-wood',
    'ROOT-6.5.4.1b',
    'The next sawmill costs 3, and 1 wood token can be spent for clearing 11.',
  ],
  [
    'wood from a clearing that is not connected',
    cats({
      pieces: [
        ['warrior', 6],
        ['warrior', 11],
        ['wood', 6],
        ['wood', 11],
        ['wood', 4, 2],
        ['sawmill', 9],
      ],
      hand: ['anvil'],
    }).play('act build', 'build 6', 'building sawmill'),
    'wood-from 4',
    'not-connected',
    'ROOT-6.5.4.2a',
    'Clearing 4 is not connected to clearing 6 through clearings that the Marquise rules.',
  ],
  [
    'wood from where none lies',
    cats({
      pieces: [
        ['warrior', 6],
        ['warrior', 11],
        ['wood', 6],
        ['wood', 11],
        ['sawmill', 9],
      ],
      hand: ['anvil'],
    }).play('act build', 'build 6', 'building sawmill'),
    'wood-from 12',
    'no-wood',
    'ROOT-6.5.4.2a',
    'There is no wood in clearing 12.',
  ],
  [
    'overwork without wood',
    cats({
      pieces: [
        ['sawmill', 8],
        ['warrior', 11],
        ['wood', 11, 8],
      ],
      hand: ['anvil'],
    }),
    'act overwork',
    'no-wood',
    'ROOT-6.5.5b',
    'No wood is left in the supply.',
  ],
  [
    'overwork without a sawmill',
    cats(plain),
    'act overwork',
    'no-sawmill',
    'ROOT-6.5.5a',
    'There is no sawmill on the map.',
  ],
  [
    'overwork without a card for it',
    cats({
      pieces: [
        ['sawmill', 8],
        ['warrior', 11],
      ],
      hand: ['sword'],
    }),
    'act overwork',
    'no-matching-card',
    'ROOT-6.5.5a',
    'No card in the hand matches a clearing with a sawmill.',
  ],
  [
    'overwork in a clearing without a sawmill',
    cats({
      pieces: [
        ['sawmill', 8],
        ['sawmill', 6],
        ['warrior', 11],
      ],
      hand: ['anvil'],
    }).play('act overwork'),
    'overwork 12',
    'no-sawmill',
    'ROOT-6.5.5a',
    'There is no sawmill in clearing 12.',
  ],
  [
    'overwork in a clearing without a card for it',
    cats({
      pieces: [
        ['sawmill', 8],
        ['sawmill', 6],
        ['sawmill', 9],
        ['warrior', 11],
      ],
      hand: ['anvil'],
    }).play('act overwork'),
    'overwork 9',
    'no-matching-card',
    'ROOT-6.5.5a',
    'No card in the hand matches clearing 9.',
  ],
  [
    'overwork with a card of another suit',
    cats({
      pieces: [
        ['sawmill', 8],
        ['warrior', 11],
      ],
      hand: ['anvil', 'sword'],
    }).play('act overwork'),
    'spend sword',
    'wrong-suit',
    'ROOT-6.5.5a',
    'Clearing 8 is a fox clearing, and sword is a mouse card.',
  ],
] as const

describe('where and what the Marquise cannot build, and where she cannot overwork', () => {
  test.each(cases)('%s', (_what, at, action, code, rule, message) => {
    expect(at.refusal(action)).toMatchObject({ code, rule, message })
  })
})
