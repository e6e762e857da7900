import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { script } from '../../src/testing'
import { type At, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const none = { left: 3, recruited: false }

/** Her Daylight after crafting. */
const cats = (p1: At, p2: At = {}, task = none) =>
  table({ factions: pair, sides: { p1, p2 }, tasks: [{ do: 'cat-actions', seat: 'p1', ...task }] })

const plain: At = { pieces: [['warrior', 11]], hand: ['anvil'] }
const starting = script(root)(root.setup({ seed: 3, factions: pair }))

const cases = [
  [
    'the keep out of a corner',
    starting,
    'start 5',
    'not-a-corner',
    'ROOT-6.3.2',
    'Clearing 5 is not in a corner of the map.',
  ],
  [
    'a first building far from the keep',
    starting.play('start 1'),
    'place 6',
    'too-far',
    'ROOT-6.3.4',
    "Clearing 6 is neither the keep's nor adjacent to it.",
  ],
  [
    'a first building without a slot',
    starting.play('start 1', 'place 1'),
    'place 1',
    'no-slot',
    'ROOT-6.3.4',
    'Clearing 1 has no open slot.',
  ],
  [
    'a fourth action',
    cats(plain, {}, { left: 0, recruited: false }),
    'act march',
    'no-action-left',
    'ROOT-6.5b',
    'All actions of this turn are taken; a bird card gives one more.',
  ],
  [
    'an action of somebody else',
    cats(plain),
    'act organize',
    'no-such-act',
    'ROOT-6.5b',
    'The Marquise has no action "organize".',
  ],
  [
    'crafting between the actions',
    cats({
      pieces: [
        ['warrior', 8],
        ['workshop', 8],
      ],
      hand: ['anvil'],
    }),
    'craft anvil',
    'craft-over',
    'ROOT-6.5a',
    'The Marquise crafts before her actions, not between them.',
  ],
  [
    'a fox card for an action',
    cats(plain),
    'spend-bird anvil',
    'not-a-bird',
    'ROOT-6.5c',
    'The card anvil is no bird card.',
  ],
  [
    'a card that she has not',
    cats(plain),
    'spend-bird armorers',
    'not-in-hand',
    'ROOT-6.5c',
    'The card armorers is not in the hand of p1.',
  ],
  [
    'a battle against nobody',
    cats(plain),
    'act battle',
    'nobody-to-battle',
    'ROOT-6.5.1',
    'There is no clearing with warriors of the Marquise and an enemy.',
  ],
  [
    'a march of nobody',
    cats({ pieces: [['sawmill', 8]], hand: ['anvil'] }),
    'act march',
    'nothing-can-move',
    'ROOT-6.5.2',
    'No warrior of the Marquise can move anywhere.',
  ],
  [
    'a second recruit',
    cats({ pieces: [['recruiter', 8]], hand: ['anvil'] }, {}, { left: 2, recruited: true }),
    'act recruit',
    'recruited-already',
    'ROOT-6.5.3a',
    'The Marquise recruits only once in a turn.',
  ],
  [
    'a recruit without recruiters',
    cats(plain),
    'act recruit',
    'no-recruiter',
    'ROOT-6.5.3a',
    'There is no recruiter on the map.',
  ],
  [
    'a recruit without warriors',
    cats({
      pieces: [
        ['recruiter', 8],
        ['warrior', 11, 25],
      ],
      hand: ['anvil'],
    }),
    'act recruit',
    'no-warriors',
    'ROOT-6.5.3c',
    'No warrior is left in the supply of the Marquise.',
  ],
] as const

describe('what the Marquise cannot do is refused with its reason', () => {
  test.each(cases)('%s', (_what, at, action, code, rule, message) => {
    expect(at.refusal(action)).toMatchObject({ code, rule, message })
  })

  test('ROOT-6.4a, ROOT-6.4b, ROOT-6.5.3b: wood and warriors go where there is a building that has got none yet', () => {
    const sides = {
      p1: {
        pieces: [
          ['sawmill', 5],
          ['sawmill', 6],
          ['sawmill', 7],
          ['wood', 1, 6],
          ['recruiter', 5],
          ['recruiter', 6, 2],
          ['warrior', 1, 23],
        ],
      },
    } as const
    const wood = table({ factions: pair, sides, tasks: [{ do: 'wood', seat: 'p1', done: [] }] })
    expect(wood.refusal('place 9')).toMatchObject({ code: 'no-sawmill', rule: 'ROOT-6.4a' })
    expect(wood.play('place 5').refusal('place 5')).toMatchObject({ code: 'served', rule: 'ROOT-6.4a' })
    const recruit = table({ factions: pair, sides, tasks: [{ do: 'recruit', seat: 'p1', done: [] }] })
    expect(recruit.refusal('place 7')).toMatchObject({ code: 'no-recruiter', rule: 'ROOT-6.5.3a' })
    recruit.state.scorched.push(5)
    expect(recruit.refusal('place 5')).toMatchObject({
      code: 'scorched',
      rule: 'ROOT-D.6.2b',
      message: 'Nothing can be placed in clearing 5: the torch lies there.',
    })
  })

  test('ROOT-6.2.3a: Field Hospitals take a card of the suit', () => {
    const asked = table({
      factions: ['eyrie', 'marquise'],
      sides: {
        p1: { pieces: [['warrior', 7, 2]] },
        p2: {
          pieces: [
            ['warrior', 7],
            ['keep', 1],
          ],
          hand: ['anvil', 'sword'],
        },
      },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
      .chance({ dice: [1, 0] })
      .play('ambush nothing')
    expect(asked.legal).toEqual(['save sword', 'save nothing'])
    expect(asked.refusal('save anvil')).toMatchObject({ code: 'wrong-suit', rule: 'ROOT-6.2.3a' })
    expect(asked.refusal('save armorers')).toMatchObject({ code: 'not-in-hand', rule: 'ROOT-6.2.3a' })
  })
})
