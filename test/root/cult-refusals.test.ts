import { describe } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import type { Faction } from '../../src/root/rules/vocabulary'
import { type Case, refuses } from './refused'
import { type At, table } from './table'

const pair = ['cult', 'marquise'] as const
const asked = (task: Task, p1: At, p2: At = {}, factions: readonly Faction[] = pair) =>
  table({
    factions,
    phase: task.do === 'rituals' || task.do === 'ritual-at' ? 'daylight' : 'birdsong',
    sides: { p1, p2 },
    tasks: [task],
  })

const conspiracy: Task = { do: 'conspiracy', seat: 'p1' }
const mouse: At = { pieces: [['warrior', 2]], outcast: 'fox' }
const plotting = (p1: At, p2: At = {}) => asked(conspiracy, { ...p1, crafted: ['royal-claim'] }, p2)

const conspiracies: readonly Case[] = [
  [
    'a conspiracy without acolytes enough',
    () => plotting({ ...mouse, acolytes: 1 }),
    'conspire convert',
    'not-enough-acolytes',
    'ROOT-10.4.3a',
    'To convert costs 2 acolytes, and the Cult has 1.',
  ],
  [
    'a crusade with nobody in a clearing of the Outcast',
    () => plotting({ ...mouse, acolytes: 3 }),
    'conspire crusade',
    'nothing-to-do',
    'ROOT-10.4.3.1a',
    'The Cult can neither battle in a fox clearing nor move out of one.',
  ],
  [
    'a conversion without an enemy warrior there',
    () => plotting({ ...mouse, acolytes: 3 }, { pieces: [['warrior', 3]] }),
    'conspire convert',
    'nothing-to-do',
    'ROOT-10.4.3.2a',
    'There is no enemy warrior in a fox clearing where the Cult can place pieces.',
  ],
  [
    'a sanctification without an enemy building there',
    () => plotting({ ...mouse, acolytes: 3 }, { pieces: [['wood', 6]] }),
    'conspire sanctify',
    'nothing-to-do',
    'ROOT-10.4.3.3a',
    'There is no enemy building in a fox clearing where the Cult can place pieces.',
  ],
  [
    'a sanctification without a garden left',
    () => plotting({ pieces: [['garden-fox', 8, 5]], acolytes: 3 }, { pieces: [['sawmill', 6]] }),
    'conspire sanctify',
    'no-garden',
    'ROOT-10.4.3.3b',
    'All five fox gardens are on the map.',
  ],
]

const two: At = {
  pieces: [
    ['warrior', 6],
    ['warrior', 12],
    ['warrior', 1],
    ['warrior', 2],
    ['sawmill', 6],
    ['sawmill', 12],
    ['keep', 1],
  ],
}
const cult: At = {
  pieces: [
    ['warrior', 6],
    ['warrior', 12],
    ['warrior', 2],
    ['warrior', 8],
  ],
}

const targets: readonly Case[] = [
  [
    'a crusade in a clearing of another suit',
    () => asked({ do: 'crusade-in', seat: 'p1' }, cult, two),
    'battle-in 2',
    'wrong-suit',
    'ROOT-10.4.3.1a',
    'The Outcast is fox, and clearing 2 is a mouse clearing.',
  ],
  [
    'a crusade where nobody is',
    () => asked({ do: 'crusade-in', seat: 'p1' }, cult, two),
    'battle-in 8',
    'nobody-there',
    'ROOT-4.3b',
    'There is no piece of an enemy of p1 in clearing 8.',
  ],
  [
    'a battle with somebody who is not where the move led',
    () => asked({ do: 'crusade-on', seat: 'p1', at: 6 }, cult, two, ['cult', 'marquise', 'eyrie']),
    'battle-whom p3',
    'nobody-there',
    'ROOT-4.3b',
    'p3 has no piece in clearing 6.',
  ],
  [
    'a conversion in a clearing of another suit',
    () => asked({ do: 'convert', seat: 'p1' }, cult, two),
    'choose-clearing 2',
    'wrong-suit',
    'ROOT-10.4.3.2a',
    'The Outcast is fox, and clearing 2 is a mouse clearing.',
  ],
  [
    'a conversion beside the keep',
    () => asked({ do: 'convert', seat: 'p1' }, cult, two),
    'choose-clearing 1',
    'keep',
    'ROOT-6.2.2a',
    'Only the Marquise can place pieces in clearing 1: her keep stands there.',
  ],
  [
    'a conversion without an enemy',
    () => asked({ do: 'convert', seat: 'p1' }, cult, two),
    'choose-clearing 8',
    'nobody-there',
    'ROOT-10.4.3.2a',
    'No warrior of an enemy of p1 stands in clearing 8.',
  ],
  [
    'a sanctification without a building',
    () => asked({ do: 'sanctify', seat: 'p1' }, cult, two),
    'choose-clearing 8',
    'no-enemy-building',
    'ROOT-10.4.3.3a',
    'No building of an enemy of p1 stands in clearing 8.',
  ],
]

const three = ['cult', 'marquise', 'eyrie', 'vagabond'] as const
const whose = (task: 'convert-whose' | 'sanctify-whose', pact = false) =>
  table({
    factions: three,
    phase: 'birdsong',
    sides: {
      p1: cult,
      p2: two,
      p3: {
        pieces: [
          ['warrior', 6],
          ['roost', 6],
        ],
      },
      p4: { pawn: 6 },
    },
    arrange(state) {
      const [side, other] = [state.sides.p1, state.sides.p4]
      if (!pact || !side || !other) return
      side.partner = 'p4'
      other.partner = 'p1'
      other.dominance = 'dominance-fox'
    },
    tasks: [{ do: task, seat: 'p1', at: 6 }],
  })

const owners: readonly Case[] = [
  [
    'a warrior of its own',
    () => whose('convert-whose'),
    'replace p1',
    'own-seat',
    'ROOT-10.4.3.2a',
    'p1 cannot choose itself for this.',
  ],
  ['nobody', () => whose('convert-whose'), 'replace p6', 'no-such-player', 'ROOT-10.4.3.2a', 'Nobody sits at p6.'],
  [
    'a partner',
    () => whose('convert-whose', true),
    'replace p4',
    'partner',
    'ROOT-10.4.3.2a',
    'p4 is in a coalition with p1, and this concerns enemies.',
  ],
  [
    'somebody without a warrior there',
    () => whose('convert-whose'),
    'replace p4',
    'nobody-there',
    'ROOT-10.4.3.2a',
    'p4 has no warrior in clearing 6.',
  ],
  [
    'somebody without a building there',
    () => whose('sanctify-whose'),
    'replace p4',
    'no-building',
    'ROOT-10.4.3.3a',
    'p4 has no building in clearing 6.',
  ],
  [
    'a building that is not there',
    () =>
      asked(
        { do: 'sanctify-what', seat: 'p1', at: 8, of: 'p2' },
        {},
        {
          pieces: [
            ['sawmill', 8],
            ['workshop', 8],
          ],
        },
      ),
    'strike-piece recruiter',
    'no-such-piece',
    'ROOT-10.4.3.3a',
    'p2 has no recruiter left to lose in clearing 8.',
  ],
]

const rituals = (p1: At, p2: At = {}) => asked({ do: 'rituals', seat: 'p1', scored: ['fox'] }, p1, p2)
const garden: At = { pieces: [['garden-fox', 8]], hand: ['anvil', 'sword', 'sappers'] }
const all: At = { pieces: [['warrior', 3, 25]], hand: ['anvil', 'sword', 'sappers'] }

const daylight: readonly Case[] = [
  [
    'crafting in Daylight',
    () => rituals(garden),
    'craft anvil',
    'craft-later',
    'ROOT-10.2.1',
    'The Cult crafts in its Evening.',
  ],
  [
    'a card that it has not',
    () => rituals(garden),
    'ritual build bake-sale',
    'not-in-hand',
    'ROOT-10.5a',
    'The card bake-sale is not in the hand of p1.',
  ],
  [
    'a bird for another ritual',
    () => rituals(garden),
    'ritual build sappers',
    'bird-ritual',
    'ROOT-10.2.2',
    'The card sappers is a bird card: it serves for Sacrifice only.',
  ],
  [
    'another card for Sacrifice',
    () => rituals(garden),
    'ritual sacrifice anvil',
    'not-a-bird',
    'ROOT-10.5.4',
    'The card anvil is no bird card.',
  ],
  [
    'Sacrifice without a warrior',
    () => rituals(all),
    'ritual sacrifice sappers',
    'no-warriors',
    'ROOT-10.5.4',
    'p1 has no warrior in the supply.',
  ],
  [
    'Recruit without a warrior',
    () => rituals(all),
    'ritual recruit anvil',
    'no-warriors',
    'ROOT-10.5.2',
    'p1 has no warrior in the supply.',
  ],
  [
    'Build without a site',
    () => rituals(garden),
    'ritual build sword',
    'no-site',
    'ROOT-10.5.1',
    'The Cult rules no mouse clearing with an open slot where it can place pieces.',
  ],
  [
    'Build without a garden',
    () => rituals({ pieces: [['garden-fox', 8, 5]], hand: ['anvil'] }),
    'ritual build anvil',
    'no-garden',
    'ROOT-10.5.1',
    'All five fox gardens are on the map.',
  ],
  [
    'a suit that has been scored',
    () => rituals(garden),
    'ritual score anvil',
    'scored-already',
    'ROOT-10.5.3a',
    'The suit fox has been scored in this turn.',
  ],
  [
    'a suit without a garden',
    () => rituals(garden),
    'ritual score sword',
    'no-garden',
    'ROOT-10.5.3b',
    'There is no mouse garden on the map.',
  ],
  [
    'a garden in a clearing of another suit',
    () => asked({ do: 'ritual-at', seat: 'p1', what: 'build', suit: 'fox' }, cult),
    'choose-clearing 2',
    'wrong-suit',
    'ROOT-10.5.1',
    'The revealed card is a fox card, and clearing 2 is a mouse clearing.',
  ],
  [
    'a garden in a clearing that is not ruled',
    () => asked({ do: 'ritual-at', seat: 'p1', what: 'build', suit: 'fox' }, cult),
    'choose-clearing 1',
    'not-ruled',
    'ROOT-10.5.1',
    'p1 does not rule clearing 1.',
  ],
  [
    'a warrior beside the keep',
    () => asked({ do: 'ritual-at', seat: 'p1', what: 'recruit', suit: 'fox' }, cult, two),
    'choose-clearing 1',
    'keep',
    'ROOT-6.2.2a',
    'Only the Marquise can place pieces in clearing 1: her keep stands there.',
  ],
]

describe('ROOT-10.4.3c: what the Cult cannot do is refused with its reason', () => {
  refuses([...conspiracies, ...targets, ...owners, ...daylight])

  refuses([
    [
      'Recruit where nothing can be placed',
      () =>
        table({
          factions: pair,
          sides: { p1: garden },
          arrange(state) {
            state.scorched = [2, 7, 9, 11]
          },
          tasks: [{ do: 'rituals', seat: 'p1', scored: [] }],
        }),
      'ritual recruit sword',
      'no-room',
      'ROOT-10.5.2',
      'Nothing can be placed in any mouse clearing.',
    ],
  ])
})
