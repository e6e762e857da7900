import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { table } from './table'

type Start = ReturnType<typeof table>
type Moment = 'birdsong.start' | 'birdsong' | 'birdsong.end' | 'daylight.start' | 'daylight' | 'evening.start'

const three = ['marquise', 'eyrie', 'alliance'] as const
const window = (moment: Moment): Task => ({ do: 'window', seat: 'p1', moment })
const why = (start: Start, action: string): string[] => {
  const { code, rule = '', message } = start.refusal(action)
  return [code, rule, message]
}

test('ROOT-CARD-12, ROOT-CARD-13, ROOT-ENG-06a, ROOT-4.1.3b: why an effect cannot be used', () => {
  const sides = {
    p1: {
      crafted: ['codebreakers', 'cobbler', 'armorers', 'scouting-party', 'tax-collector'],
      hand: ['anvil'],
      pieces: [['warrior', 6]],
    },
  } as const
  const start = table({ factions: three, sides, tasks: [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }] })
  expect(why(start, 'use nonsense')).toEqual([
    'no-such-effect',
    'ROOT-4.1.3a',
    'There is no persistent effect nonsense.',
  ])
  expect(why(start, 'use royal-claim')).toEqual([
    'not-crafted',
    'ROOT-CARD-12',
    'Royal Claim does not lie in the play area of p1.',
  ])
  expect(why(start, 'use cobbler')).toEqual([
    'wrong-phase',
    'ROOT-CARD-13',
    'Cobbler is used at the start of Evening, and not now.',
  ])
  expect(why(start, 'use armorers')).toEqual([
    'wrong-phase',
    'ROOT-CARD-13',
    'Armorers is used in a battle, after the roll, and not now.',
  ])
  expect(why(start, 'use scouting-party')).toEqual([
    'works-by-itself',
    'ROOT-4.1.3b',
    'Scouting Party is not used: it works by itself.',
  ])
  expect(why(start, 'use codebreakers')).toEqual([
    'no-change',
    'ROOT-ENG-06a',
    'Codebreakers would change nothing: no other player holds a card.',
  ])
  expect(why(start.play('use tax-collector'), 'use tax-collector')).toEqual([
    'once-a-turn',
    'ROOT-CARD-12',
    'Tax Collector has been used in this turn already.',
  ])
  expect(why(start, 'use refresh')).toEqual([
    'not-crafted',
    'ROOT-CARD-12',
    'Refresh does not lie in the play area of p1.',
  ])
})

test('ROOT-ENG-06a: each effect says why it would change nothing', () => {
  const idle = (deck: 'standard' | 'exiles', effect: string, moment: Moment): string => {
    const spare = deck === 'standard' ? 'royal-claim' : 'league-of-adventurous-mice'
    const start = table({ factions: three, deck, sides: { p1: { crafted: [effect, spare] } }, tasks: [] })
    start.state.agenda.push(window(moment))
    start.state.deck.length = 0
    return start.refusal(`use ${effect}`).message
  }
  expect([
    idle('standard', 'better-burrow-bank', 'birdsong.start'),
    idle('standard', 'stand-and-deliver', 'birdsong'),
    idle('standard', 'command-warren', 'daylight.start'),
    idle('standard', 'tax-collector', 'daylight'),
    idle('standard', 'cobbler', 'evening.start'),
    idle('exiles', 'saboteurs', 'birdsong.start'),
    idle('exiles', 'coffin-makers', 'birdsong.start'),
    idle('exiles', 'swap-meet', 'birdsong'),
    idle('exiles', 'false-orders', 'birdsong'),
    idle('exiles', 'propaganda-bureau', 'daylight'),
    idle('exiles', 'charm-offensive', 'evening.start'),
  ]).toEqual([
    'Better Burrow Bank would change nothing: there is no card to draw.',
    'Stand and Deliver! would change nothing: no enemy holds a card.',
    'Command Warren would change nothing: there is nobody to battle.',
    'Tax Collector would change nothing: there is no warrior to take off the map, or no card to draw.',
    'Cobbler would change nothing: there is no move to make.',
    'Saboteurs would change nothing: no enemy has a crafted card.',
    'Coffin Makers would change nothing: no warriors lie on it.',
    'Swap Meet would change nothing: no other player holds a card.',
    'False Orders would change nothing: no enemy warriors can be moved.',
    'Propaganda Bureau would change nothing: no card of the hand lets a warrior be replaced.',
    'Charm Offensive would change nothing: there is no card to draw.',
  ])
})

test('ROOT-4.1.3b, ROOT-INT-90: what must be used cannot be passed over', () => {
  const sides = { p1: { crafted: ['coffin-makers', 'saboteurs'] }, p2: { crafted: ['tunnels'] } } as const
  const start = table({ factions: three, deck: 'exiles', sides, tasks: [window('birdsong.start')] })
  start.state.coffin = { p2: 5 }
  expect(why(start, 'done')).toEqual([
    'must-be-used',
    'ROOT-4.1.3b',
    'p1 must use coffin-makers before this moment is over.',
  ])
})
