import { expect, test } from 'vitest'
import type { Item } from '../../src/root/rules/vocabulary'
import { table } from './table'

const pair = ['vagabond', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
/** With cards in hand the question is asked even where nothing can be done. */
const hand = ['sword'] as const
const of = (p1: object, p2: object = {}) =>
  table({ factions: pair, sides: { p1: { hand, ...p1 }, p2 }, tasks: [daylight] })

test.each([
  [
    'move',
    { pawn: 6, exhausted: ['boot'] },
    'no-item-ready',
    'ROOT-9.5.1a',
    'p1 has no boot that is face up and undamaged; a move exhausts one.',
  ],
  [
    'battle',
    { items: ['sword'] },
    'in-forest',
    'ROOT-9.5.2',
    'The pawn of p1 is in a forest: nobody can be battled there.',
  ],
  [
    'battle',
    { pawn: 6, damaged: ['sword'] },
    'no-item-ready',
    'ROOT-9.5.2',
    'p1 has no sword that is face up and undamaged; a battle exhausts one.',
  ],
  [
    'battle',
    { pawn: 6, items: ['sword'] },
    'nobody-there',
    'ROOT-4.3b',
    'In clearing 6 there is no piece of an enemy.',
  ],
  ['explore', { items: ['torch'] }, 'in-forest', 'ROOT-9.5.3a', 'The pawn of p1 is in a forest: there is no ruin.'],
  ['explore', { pawn: 2, items: ['torch'] }, 'no-ruin', 'ROOT-9.5.3a', 'There is no ruin in clearing 2.'],
  [
    'explore',
    { pawn: 6, exhausted: ['torch'] },
    'no-item-ready',
    'ROOT-9.5.3a',
    'p1 has no torch that is face up and undamaged; exploring exhausts one.',
  ],
  ['aid', { items: ['boot'] }, 'in-forest', 'ROOT-9.5.4e', 'The pawn of p1 is in a forest: nobody can be aided there.'],
  ['aid', { pawn: 6 }, 'no-item-ready', 'ROOT-9.5.4a', 'p1 has no item that is face up and undamaged to exhaust.'],
  ['aid', { pawn: 6, items: ['boot'] }, 'no-card', 'ROOT-9.5.4a', 'p1 has no card that matches the fox clearing 6.'],
  [
    'aid',
    { pawn: 6, items: ['boot'], hand: ['anvil'] },
    'nobody-there',
    'ROOT-9.5.4a',
    'In clearing 6 there is no piece of another player.',
  ],
  [
    'quest',
    { items: ['boot'] },
    'in-forest',
    'ROOT-9.5.5a',
    'The pawn of p1 is in a forest: no quest is for a forest.',
  ],
  [
    'strike',
    { items: ['crossbow'] },
    'in-forest',
    'ROOT-9.5.6a',
    'The pawn of p1 is in a forest: nobody can be struck there.',
  ],
  [
    'strike',
    { pawn: 6 },
    'no-item-ready',
    'ROOT-9.5.6a',
    'p1 has no crossbow that is face up and undamaged; a strike exhausts one.',
  ],
  [
    'strike',
    { pawn: 6, items: ['crossbow'] },
    'nobody-there',
    'ROOT-9.5.6a',
    'In clearing 6 there is no piece of an enemy.',
  ],
  ['repair', { pawn: 6, items: ['hammer'] }, 'nothing-damaged', 'ROOT-9.5.7', 'p1 has no damaged item.'],
  [
    'repair',
    { pawn: 6, damaged: ['boot'] },
    'no-item-ready',
    'ROOT-9.5.7',
    'p1 has no hammer that is face up and undamaged; a repair exhausts one.',
  ],
  [
    'special',
    { pawn: 6, exhausted: ['torch'] },
    'no-item-ready',
    'ROOT-9.5.9',
    'p1 has no torch that is face up and undamaged; the special action exhausts one.',
  ],
  [
    'special',
    { pawn: 6, character: 'ronin', items: ['torch'] },
    'no-special',
    'ROOT-D.8.2',
    'The ronin has no special action for a torch.',
  ],
  [
    'special',
    { pawn: 6, character: 'arbiter', items: ['torch'] },
    'no-special',
    'ROOT-D.5.2a',
    'The arbiter has no special action for a torch.',
  ],
  [
    'special',
    { pawn: 6, character: 'adventurer', items: ['torch'] },
    'no-special',
    'ROOT-D.7.2',
    'The adventurer has no special action for a torch.',
  ],
  [
    'special',
    { character: 'thief', items: ['torch'] },
    'in-forest',
    'ROOT-D.1.2a',
    'The pawn of p1 is in a forest; its special action needs a clearing.',
  ],
  [
    'special',
    { pawn: 6, character: 'thief', items: ['torch'] },
    'nobody-there',
    'ROOT-D.1.2b',
    'No other player has a piece in clearing 6.',
  ],
  [
    'special',
    { pawn: 6, character: 'tinker', items: ['torch'] },
    'no-card',
    'ROOT-D.2.2',
    'No card of the discard pile matches the fox clearing 6.',
  ],
  [
    'special',
    { pawn: 6, character: 'vagrant', items: ['torch'] },
    'nobody-there',
    'ROOT-D.4.2b',
    'No two enemies are in this clearing, one of them with a warrior or pawn.',
  ],
  [
    'special',
    { character: 'scoundrel', items: ['torch'] },
    'in-forest',
    'ROOT-D.6.2a',
    'The pawn of p1 is in a forest; its special action needs a clearing.',
  ],
  [
    'march',
    { pawn: 6 },
    'no-such-act',
    'ROOT-0.3',
    'A Vagabond knows no action "march"; there are move, battle, explore, aid, quest, strike, repair, special.',
  ],
] as const)('act %s is refused by its rule: %o', (what, p1, code, rule, message) => {
  expect(of(p1).refusal(`act ${what}`)).toMatchObject({ code, rule, message })
})

test('ROOT-9.5.1a, ROOT-9.2.9.3.2: a move that leads nowhere, or that Hostile warriors make too dear', () => {
  const scorched = table({
    factions: pair,
    sides: { p1: { pawn: 6, hand, items: ['boot'] } },
    arrange: (state) => state.scorched.push(2, 3, 11),
    tasks: [daylight],
  })
  expect(scorched.refusal('act move').code).toBe('no-way')
  const hostile = of(
    { pawn: 6, items: ['boot'], relations: { p2: -1 } },
    {
      pieces: [
        ['warrior', 2],
        ['warrior', 3],
        ['warrior', 11],
      ],
    },
  )
  expect(hostile.refusal('act move')).toMatchObject({ code: 'no-second-boot', rule: 'ROOT-9.2.9.3.2' })
})

test('ROOT-9.5.5a: quests of another suit, of missing items, that do not lie open', () => {
  const quests = (open: string[], items: readonly Item[]) =>
    table({
      factions: pair,
      sides: { p1: { pawn: 6, hand, items } },
      arrange(state) {
        state.quests = open
        state.questDeck = ['errand-fox']
      },
      tasks: [daylight],
    })
  expect(quests(['guard-duty-mouse'], []).refusal('act quest')).toMatchObject({
    code: 'no-quest',
    rule: 'ROOT-9.5.5a',
    message: 'No quest that lies open is of the suit of clearing 6, fox.',
  })
  expect(quests(['repair-a-shed-fox'], ['torch']).refusal('act quest')).toMatchObject({
    code: 'no-item-ready',
    rule: 'ROOT-9.5.5a',
    message: 'p1 has not both items of a fox quest face up and undamaged.',
  })
  const asked = quests(
    ['repair-a-shed-fox', 'give-a-speech-fox', 'guard-duty-mouse', 'fundraising-fox'],
    ['torch', 'hammer', 'tea'],
  ).play('act quest')
  const why = (quest: string) => asked.refusal(`quest ${quest}`)
  expect(why('errand-fox').message).toBe('The quest errand-fox does not lie open beside the map.')
  expect(why('guard-duty-mouse').message).toBe('The quest guard-duty-mouse is mouse, and clearing 6 is not.')
  expect(why('fundraising-fox').message).toBe(
    'The quest fundraising-fox takes tea and coins, and p1 has not both ready.',
  )
  expect(why('slay-a-dragon').message).toBe('There is no quest slay-a-dragon.')
})

test('ROOT-9.2.1a, ROOT-9.5.8: hammers of the wrong suit, or too few', () => {
  const crafts = of({ pawn: 6, items: ['hammer'], hand: ['foxfolk-steel', 'sword', 'root-tea-fox'] })
  expect(crafts.refusal('craft foxfolk-steel')).toMatchObject({
    code: 'no-item-ready',
    rule: 'ROOT-9.5.8',
    message: 'The card foxfolk-steel costs 2, and ready hammers are 1.',
  })
  expect(crafts.refusal('craft root-tea-fox')).toMatchObject({
    code: 'wrong-suit',
    rule: 'ROOT-9.2.1a',
    message: 'The card root-tea-fox costs mouse, and in this clearing every hammer is fox.',
  })
})
