import { type Case, refuses } from './refused'
import { table } from './table'

const pair = ['marquise', 'eyrie'] as const
const trio = ['marquise', 'eyrie', 'alliance'] as const
const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

const moving = () =>
  table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['warrior', 9, 2],
          ['warrior', 5, 2],
          ['warrior', 4],
          ['warrior', 1],
        ],
      },
      p2: {
        pieces: [
          ['warrior', 9, 3],
          ['warrior', 12, 2],
          ['warrior', 6],
          ['warrior', 2],
          ['warrior', 3],
          ['warrior', 11],
        ],
      },
    },
    tasks: [move],
  })

const moves: readonly Case[] = [
  [
    'a clearing across a river',
    () => moving().play('move-from 5'),
    'move-to 10',
    'river',
    'ROOT-2.2.1a',
    'A river joins clearings 5 and 10, and no path.',
  ],
  [
    'the clearing where they are',
    () => moving().play('move-from 5'),
    'move-to 5',
    'same-clearing',
    'ROOT-4.2a',
    'They are in clearing 5 already.',
  ],
  [
    'an origin without warriors',
    moving,
    'move-from 8',
    'nobody-there',
    'ROOT-4.2a',
    'p1 has no warrior in clearing 8.',
  ],
  [
    'a destination that is not adjacent',
    () => moving().play('move-from 5'),
    'move-to 8',
    'not-adjacent',
    'ROOT-4.2a',
    'Clearing 8 is not adjacent to clearing 5.',
  ],
  [
    'a way between clearings that another rules',
    () => moving().play('move-from 9'),
    'move-to 12',
    'not-ruled',
    'ROOT-4.2.1a',
    'p1 rules neither clearing 9 nor clearing 12.',
  ],
  [
    'more warriors than there are',
    () => moving().play('move-from 5', 'move-to 1'),
    'move-count 3',
    'too-many',
    'ROOT-4.2a',
    'p1 has 2 warriors in clearing 5 to move.',
  ],
]

const moments: readonly Case[] = [
  ['a card that does not exist', moving, 'spend dragon', 'no-such-card', 'ROOT-4.2.1a', 'There is no card dragon.'],
  [
    'an action of another moment',
    moving,
    'ambush nothing',
    'wrong-moment',
    'ROOT-4.2.1a',
    'This is not the moment for "ambush": p1 decides where to move from.',
  ],
  [
    'leaving out what must be done',
    moving,
    'done',
    'not-optional',
    'ROOT-4.2.1a',
    'This cannot be left out: p1 decides where to move from.',
  ],
]

const fights = () =>
  table({
    factions: trio,
    sides: {
      p1: {
        pieces: [
          ['warrior', 5],
          ['warrior', 8, 2],
          ['warrior', 9],
        ],
        hand: ['ambush-mouse', 'anvil'],
      },
      p2: {
        pieces: [
          ['warrior', 8],
          ['warrior', 12],
          ['roost', 9],
        ],
        hand: ['ambush-fox', 'ambush-rabbit', 'sword'],
      },
      p3: { pieces: [['sympathy', 8]] },
    },
    tasks: [battle],
  })
const ambushed = () => fights().play('battle-in 8', 'battle-whom p2')

const battles: readonly Case[] = [
  [
    'a clearing without warriors',
    fights,
    'battle-in 12',
    'no-warriors',
    'ROOT-4.3a',
    'p1 has no warrior in clearing 12 to battle with.',
  ],
  [
    'a clearing without enemies',
    fights,
    'battle-in 5',
    'nobody-there',
    'ROOT-4.3b',
    'There is no piece of an enemy of p1 in clearing 5.',
  ],
  [
    'an order for another suit',
    () =>
      table({
        factions: ['eyrie', 'marquise'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 8],
              ['warrior', 12],
              ['warrior', 9],
            ],
          },
          p2: {
            pieces: [
              ['warrior', 8],
              ['warrior', 12],
              ['warrior', 9],
            ],
          },
        },
        tasks: [{ ...battle, suit: 'fox' }],
      }),
    'battle-in 9',
    'wrong-suit',
    'ROOT-7.5.2.3',
    'This battle is in a fox clearing; clearing 9 is not one.',
  ],
  [
    'a defender without pieces there',
    () => fights().play('battle-in 8'),
    'battle-whom p1',
    'own-seat',
    'ROOT-4.3b',
    'p1 cannot battle itself.',
  ],
  [
    'an ambush that is not in the hand',
    ambushed,
    'ambush ambush-bird',
    'not-in-hand',
    'ROOT-4.3.1a',
    'The card ambush-bird is not in the hand of p2.',
  ],
  [
    'an ambush of another suit',
    ambushed,
    'ambush ambush-rabbit',
    'wrong-suit',
    'ROOT-4.3.1a',
    'Clearing 8 is a fox clearing, which ambush-rabbit does not fit.',
  ],
  ['a card that is no ambush', ambushed, 'ambush sword', 'no-ambush', 'ROOT-4.3.1a', 'The card sword is no ambush.'],
  [
    'a foil of another suit',
    () => ambushed().play('ambush ambush-fox'),
    'foil ambush-mouse',
    'wrong-suit',
    'ROOT-4.3.1.1',
    'Clearing 8 is a fox clearing, which ambush-mouse does not fit.',
  ],
  [
    'a foil with any card',
    () => ambushed().play('ambush ambush-fox'),
    'foil anvil',
    'no-ambush',
    'ROOT-4.3.1.1',
    'The card anvil is no ambush.',
  ],
]

const rolled = () =>
  table({
    factions: pair,
    sides: {
      p1: { pieces: [['warrior', 8, 2]], crafted: ['armorers', 'sappers', 'brutal-tactics'] },
      p2: { pieces: [['warrior', 8, 5]], crafted: ['brutal-tactics', 'armorers'], hand: ['anvil'] },
    },
    tasks: [battle],
  })
    .chance({ dice: [1, 1] })
    .play('ambush nothing', 'begins attacker')

const partisans = () =>
  table({
    factions: pair,
    deck: 'exiles',
    sides: {
      p1: { pieces: [['warrior', 8, 2]], crafted: ['fox-partisans', 'mouse-partisans'] },
      p2: { pieces: [['warrior', 8, 5]], hand: ['anvil'] },
    },
    tasks: [battle],
  }).play('ambush nothing')

const losing = () =>
  table({
    factions: ['eyrie', 'marquise'],
    sides: {
      p1: { pieces: [['warrior', 8]] },
      p2: {
        pieces: [
          ['sawmill', 8],
          ['wood', 8],
        ],
        hand: ['anvil'],
      },
    },
    tasks: [battle],
  })
    .chance({ dice: [0, 0] })
    .play('ambush nothing')

const effects: readonly Case[] = [
  [
    'an effect of the other side',
    rolled,
    'effect sappers',
    'wrong-side',
    'ROOT-CARD-16',
    'Only the defender can use sappers, and p1 is the attacker.',
  ],
  [
    'an effect for attackers',
    () => rolled().play('done'),
    'effect brutal-tactics',
    'wrong-side',
    'ROOT-CARD-15',
    'Only the attacker can use brutal-tactics, and p2 is the defender.',
  ],
  [
    'an effect twice',
    () => rolled().play('effect brutal-tactics', 'done'),
    'effect brutal-tactics',
    'used-already',
    'ROOT-INT-46',
    'p1 has used brutal-tactics in this battle already.',
  ],
  [
    'an effect that was not crafted',
    rolled,
    'effect fox-partisans',
    'not-crafted',
    'ROOT-4.3.3a',
    'fox-partisans does not lie in the play area of p1.',
  ],
  [
    'Partisans of another suit',
    partisans,
    'effect mouse-partisans',
    'wrong-suit',
    'ROOT-CARD-19',
    'Clearing 8 is a fox clearing, not one of mouse-partisans.',
  ],
  [
    'a Swift Strike of somebody else',
    rolled,
    'effect swift-strike',
    'no-item-ready',
    'ROOT-D.8.2',
    'p1 is no Ronin with a sword ready for a Swift Strike.',
  ],
  [
    'a piece that is not there',
    losing,
    'lose workshop',
    'no-such-piece',
    'ROOT-4.3.4b',
    'p2 has no workshop left to lose in clearing 8.',
  ],
]

refuses([...moves, ...moments, ...battles, ...effects])
