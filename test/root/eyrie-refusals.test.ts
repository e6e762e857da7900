import { describe } from 'vitest'
import { root } from '../../src/root'
import { script } from '../../src/testing'
import { refuses } from './refused'
import { type At, table } from './table'

const pair = ['eyrie', 'marquise'] as const

const asked = (task: Parameters<typeof table>[0]['tasks'][number], p1: At, p2: At = {}) =>
  table({ factions: pair, sides: { p1, p2 }, tasks: [task] })

const decree = (bird: boolean, cards: readonly string[]) =>
  asked({ do: 'decree', seat: 'p1', added: bird ? 1 : 0, bird }, { hand: cards })

const orders = (p1: At, p2: At = {}) => asked({ do: 'decree-begins', seat: 'p1' }, p1, p2)

const birds: At = {
  pieces: [
    ['warrior', 12],
    ['warrior', 8],
    ['warrior', 1],
    ['roost', 8],
    ['roost', 6],
    ['roost', 12],
  ],
}

describe('what the Eyrie cannot do is refused with its reason', () => {
  refuses([
    [
      'a start out of a corner',
      () => script(root)(root.setup({ seed: 3, factions: ['eyrie', 'alliance'] })),
      'start 5',
      'not-a-corner',
      'ROOT-7.3.2',
      'Clearing 5 is not in a corner of the map.',
    ],
    [
      'a leader that has fallen',
      () => {
        const start = asked({ do: 'leader', seat: 'p1' }, {})
        const board = start.state.sides.p1?.board
        if (board?.faction === 'eyrie') board.fallen = ['despot']
        return start
      },
      'leader despot',
      'fallen-leader',
      'ROOT-7.7.3a',
      'The leader despot has fallen and lies face down.',
    ],
    [
      'no card at all',
      () => decree(false, ['anvil']),
      'done',
      'not-optional',
      'ROOT-7.4.2a',
      'At least one card must be added to the Decree.',
    ],
    [
      'a card that they have not',
      () => decree(false, ['anvil']),
      'decree sword',
      'not-in-hand',
      'ROOT-7.4.2a',
      'The card sword is not in the hand of p1.',
    ],
    [
      'a second bird',
      () => decree(true, ['anvil', 'armorers']),
      'decree armorers',
      'second-bird',
      'ROOT-7.4.2b',
      'Only one of the cards that are added in a turn may be a bird card.',
    ],
    [
      'a new roost where more warriors are',
      () =>
        asked(
          { do: 'new-roost', seat: 'p1' },
          {},
          {
            pieces: [
              ['warrior', 5],
              ['keep', 6],
              ['sawmill', 1],
            ],
          },
        ),
      'place 5',
      'more-warriors',
      'ROOT-7.4.3a',
      'There are fewer warriors elsewhere than in clearing 5.',
    ],
    [
      'a new roost at the keep',
      () => asked({ do: 'new-roost', seat: 'p1' }, {}, { pieces: [['keep', 6]] }),
      'place 6',
      'keep',
      'ROOT-6.2.2a',
      'Only the Marquise can place pieces in clearing 6: her keep stands there.',
    ],
    [
      'a new roost without a slot',
      () => asked({ do: 'new-roost', seat: 'p1' }, {}, { pieces: [['sawmill', 1]] }),
      'place 1',
      'no-slot',
      'ROOT-7.4.3b',
      'Clearing 1 has no open slot.',
    ],
    [
      'an order left out',
      () => orders({ ...birds, decree: { recruit: ['anvil', 'vizier'] } }),
      'done',
      'not-optional',
      'ROOT-7.5.2b',
      'No order of the Decree can be left out.',
    ],
    [
      'an order that is not there',
      () => orders({ ...birds, decree: { recruit: ['anvil', 'vizier'] } }),
      'order mouse',
      'no-such-order',
      'ROOT-7.5.2a',
      'No mouse card is left in the column recruit.',
    ],
    [
      'a craft between the orders',
      () => orders({ ...birds, decree: { recruit: ['anvil', 'vizier'] }, hand: ['foxfolk-steel'] }),
      'craft foxfolk-steel',
      'craft-over',
      'ROOT-7.5.1',
      'The Eyrie crafts before the Decree, not between its orders.',
    ],
    [
      'a warrior in a clearing of another suit',
      () => orders({ pieces: [...(birds.pieces ?? []), ['roost', 5]], decree: { recruit: ['anvil'] } }),
      'place 5',
      'wrong-suit',
      'ROOT-7.5.2.1a',
      'The order is for a fox clearing, and clearing 5 is not one.',
    ],
    [
      'a warrior without a roost',
      () => orders({ ...birds, decree: { recruit: ['anvil'] } }),
      'place 1',
      'no-roost',
      'ROOT-7.5.2.1a',
      'There is no roost in clearing 1.',
    ],
    [
      'a roost beside a roost',
      () =>
        orders({
          pieces: [
            ['warrior', 12],
            ['warrior', 6],
            ['roost', 8],
          ],
          decree: { build: ['anvil'] },
        }),
      'place 8',
      'roost-there',
      'ROOT-7.5.2.4a',
      'There is a roost in clearing 8 already.',
    ],
    [
      'a roost where they do not rule',
      () =>
        orders({
          pieces: [
            ['warrior', 12],
            ['warrior', 6],
          ],
          decree: { build: ['anvil'] },
        }),
      'place 8',
      'not-ruled',
      'ROOT-7.5.2.4a',
      'p1 does not rule clearing 8.',
    ],
    [
      'a roost without a slot',
      () =>
        orders(
          {
            pieces: [
              ['warrior', 12],
              ['warrior', 6],
              ['warrior', 1, 2],
            ],
            decree: { build: ['anvil'] },
          },
          { pieces: [['sawmill', 1]] },
        ),
      'place 1',
      'no-slot',
      'ROOT-7.5.2.4a',
      'Clearing 1 has no open slot.',
    ],
  ])
})
