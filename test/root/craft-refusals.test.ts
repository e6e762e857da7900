import { expect, test } from 'vitest'
import { table } from './table'

type Start = ReturnType<typeof table>

const three = ['marquise', 'eyrie', 'alliance'] as const
const why = (start: Start, action: string): string[] => {
  const { code, rule = '', message } = start.refusal(action)
  return [code, rule, message]
}

test('ROOT-4.1a, ROOT-4.1.1a, ROOT-4.1.1e, ROOT-4.1.2c, ROOT-4.1.4: why a card cannot be crafted', () => {
  const sides = {
    p1: {
      crafted: ['codebreakers'],
      hand: ['codebreakers', 'ambush-fox', 'dominance-fox', 'anvil', 'bake-sale', 'royal-claim'],
      pieces: [
        ['workshop', 6],
        ['workshop', 7],
        ['workshop', 8, 2],
      ],
    },
  } as const
  const start = table({ factions: three, sides, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  start.state.supply[3] = 0
  expect(why(start, 'craft codebreakers')).toEqual([
    'crafted-already',
    'ROOT-4.1.4',
    'Codebreakers lies in the play area of p1 already.',
  ])
  expect(why(start, 'craft ambush-fox')).toEqual([
    'cannot-be-crafted',
    'ROOT-4.1a',
    'Ambush! is of the kind ambush, which is never crafted.',
  ])
  expect(why(start, 'craft dominance-fox').slice(0, 2)).toEqual(['cannot-be-crafted', 'ROOT-4.1a'])
  expect(why(start, 'craft anvil')).toEqual(['no-item', 'ROOT-4.1.2c', 'The item supply holds no hammer any more.'])
  expect(why(start, 'craft bake-sale')).toEqual([
    'cannot-pay',
    'ROOT-4.1.1a',
    'Bake Sale costs rabbit, rabbit, and p1 has not the crafting pieces for it left.',
  ])
  expect(why(start, 'craft sword')).toEqual(['not-in-hand', 'ROOT-4.1a', 'The card sword is not in the hand of p1.'])
  expect(why(start.play('craft royal-claim'), 'activate rabbit')).toEqual([
    'no-piece',
    'ROOT-4.1.1e',
    'p1 has no crafting piece of the suit rabbit left to activate.',
  ])
})

test('ROOT-INT-46, ROOT-CARD-15, ROOT-CARD-16, ROOT-CARD-19, ROOT-D.8.2: why an effect does not serve in this battle', () => {
  const fight = (deck: 'standard' | 'exiles', one: readonly string[], other: readonly string[]) =>
    table({
      factions: ['marquise', 'eyrie'],
      deck,
      sides: {
        p1: { crafted: one, pieces: [['warrior', 7, 3]] },
        p2: { crafted: other, pieces: [['warrior', 7, 3]], hand: ['anvil'] },
      },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
      .chance({ dice: [0, 0] })
      .play('ambush nothing')
  const attacking = fight('standard', ['brutal-tactics', 'sappers', 'armorers'], [])
  expect(why(attacking, 'effect sappers')).toEqual([
    'wrong-side',
    'ROOT-CARD-16',
    'Sappers serves the defender, and p1 attacks.',
  ])
  expect(why(attacking, 'effect mouse-partisans')).toEqual([
    'not-crafted',
    'ROOT-4.3.3a',
    'Mouse Partisans does not lie in the play area of p1.',
  ])
  expect(why(attacking.play('effect brutal-tactics'), 'effect brutal-tactics')).toEqual([
    'used-already',
    'ROOT-INT-46',
    'Brutal Tactics has been used in this battle already.',
  ])
  expect(why(attacking, 'effect swift-strike')).toEqual(['not-the-ronin', 'ROOT-D.8.2', 'p1 does not play the Ronin.'])
  const defending = fight('standard', [], ['brutal-tactics', 'sappers'])
  expect(why(defending, 'effect brutal-tactics')).toEqual([
    'wrong-side',
    'ROOT-CARD-15',
    'Brutal Tactics serves the attacker, and p2 defends.',
  ])
  const partisans = fight('exiles', ['fox-partisans', 'mouse-partisans'], [])
  expect(why(partisans, 'effect fox-partisans')).toEqual([
    'wrong-suit',
    'ROOT-CARD-19',
    'Fox Partisans fight in fox clearings, and 7 is a mouse clearing.',
  ])
})

test('ROOT-4.3.1a, ROOT-4.3.1.1, ROOT-2.1.2a, ROOT-CARD-28: why a card is no ambush here, and none to fetch', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 3]], hand: ['ambush-rabbit', 'sword'] },
    p2: { pieces: [['warrior', 7]], hand: ['ambush-fox', 'anvil', 'ambush-mouse'] },
  } as const
  const start = table({
    factions: ['marquise', 'eyrie'],
    sides,
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
  expect(why(start, 'ambush ambush-fox')).toEqual([
    'wrong-suit',
    'ROOT-4.3.1a',
    'The card ambush-fox does not fit clearing 7, which is a mouse clearing.',
  ])
  expect(why(start, 'ambush anvil')).toEqual(['no-ambush', 'ROOT-2.1.2a', 'The card anvil is no ambush card.'])
  const foil = start.play('ambush ambush-mouse')
  expect(why(foil, 'foil ambush-rabbit').slice(0, 2)).toEqual(['wrong-suit', 'ROOT-4.3.1.1'])
  expect(why(foil, 'foil ambush-bird')).toEqual([
    'not-in-hand',
    'ROOT-4.3.1.1',
    'The card ambush-bird is not in the hand of p1.',
  ])
  const informed = table({ factions: three, deck: 'exiles', sides: { p1: { crafted: ['informants'] } }, tasks: [] })
  informed.state.discard.push('ambush-fox', 'anvil')
  informed.state.agenda.push({ do: 'informants', seat: 'p1' })
  expect(why(informed, 'fetch anvil')).toEqual([
    'no-ambush',
    'ROOT-CARD-28',
    'Informants fetch an ambush card, and anvil is none.',
  ])
  expect(why(informed, 'fetch ambush-bird')).toEqual([
    'not-discarded',
    'ROOT-CARD-28',
    'The card ambush-bird does not lie in the discard pile.',
  ])
})
