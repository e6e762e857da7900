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

test('ROOT-CARD-05, ROOT-CARD-20, ROOT-INT-02, ROOT-INT-04, ROOT-DP-54: why a player cannot be chosen', () => {
  const sides = {
    p1: { crafted: ['stand-and-deliver'] },
    p2: { hand: ['anvil'] },
    p3: { hand: ['sword'] },
  } as const
  const factions = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const
  const start = table({ factions, sides, phase: 'birdsong', tasks: [window('birdsong')] }).play('use stand-and-deliver')
  expect(why(start, 'choose-player p1')).toEqual(['own-seat', 'ROOT-CARD-05', 'p1 chooses another player.'])
  expect(why(start, 'choose-player p6')).toEqual(['no-player', 'ROOT-CARD-05', 'Nobody sits at p6.'])
  expect(why(start, 'choose-player p4')).toEqual(['no-cards', 'ROOT-CARD-05', 'p4 holds no card.'])
  expect(why(start, 'done')).toEqual([
    'not-optional',
    'ROOT-CARD-12',
    'This cannot be left out: p1 decides whom the effect concerns.',
  ])
  const cats = start.state.sides.p1
  if (cats) cats.partner = 'p3'
  expect(why(start, 'choose-player p3')).toEqual([
    'partner',
    'ROOT-INT-02',
    'p3 is in a coalition with p1 and no enemy.',
  ])
  const sabotage = table({
    factions: three,
    deck: 'exiles',
    sides: { p1: { crafted: ['saboteurs'] }, p2: { crafted: ['tunnels', 'swap-meet'] } },
    tasks: [window('birdsong.start')],
  }).play('use saboteurs')
  expect(why(sabotage, 'sabotage informants')).toEqual([
    'not-crafted',
    'ROOT-CARD-20',
    'The card informants does not lie in the play area of p2.',
  ])
  const birds = sabotage.state.sides.p2
  if (birds) birds.dominance = 'dominance-fox'
  expect(why(sabotage, 'sabotage dominance-fox')).toEqual([
    'dominance',
    'ROOT-3.3.2a',
    'An activated dominance card cannot be removed from play.',
  ])
})

test('ROOT-CARD-22: only a card of the own hand is given back', () => {
  const sides = { p1: { crafted: ['swap-meet'], hand: ['sword'] }, p2: { hand: ['anvil'] } } as const
  const start = table({ factions: three, deck: 'exiles', sides, phase: 'birdsong', tasks: [window('birdsong')] }).play(
    'use swap-meet',
  )
  expect(why(start, 'give bake-sale')).toEqual([
    'not-in-hand',
    'ROOT-CARD-22',
    'The card bake-sale is not in the hand of p1.',
  ])
})

test('ROOT-CARD-08, ROOT-CARD-26: why the Tax Collector takes no warrior there, and the League no such item', () => {
  const sides = {
    p1: {
      crafted: ['tax-collector'],
      pieces: [
        ['warrior', 6],
        ['warrior', 7],
      ],
    },
  } as const
  const tax = table({ factions: three, sides, tasks: [window('daylight')] }).play('use tax-collector')
  expect(why(tax, 'tax 5')).toEqual(['nobody-there', 'ROOT-CARD-08', 'p1 has no warrior in clearing 5.'])
  const box = { crafted: ['league-of-adventurous-mice'], box: ['boot', 'bag'], pieces: [['warrior', 6]] } as const
  const league = table({ factions: three, deck: 'exiles', sides: { p1: box }, tasks: [window('daylight')] })
  const cats = league.state.sides.p1
  if (cats) cats.spentItems = [0, 0, 0, 1, 0, 0, 0, 0]
  const asked = league.play('use league-of-adventurous-mice')
  expect(why(asked, 'league hammer')).toEqual([
    'exhausted',
    'ROOT-CARD-26',
    'The hammer in the Crafted Items box of p1 is exhausted.',
  ])
  expect(why(asked, 'league tea')).toEqual(['no-item', 'ROOT-CARD-26', 'The Crafted Items box of p1 holds no tea.'])
  const foes = { p1: box, p2: { pieces: [['wood', 6]] } } as const
  const acting = table({
    factions: ['alliance', 'marquise'],
    deck: 'exiles',
    sides: foes,
    tasks: [window('daylight')],
  }).play('use league-of-adventurous-mice', 'league bag')
  expect(why(acting, 'act build')).toEqual(['not-the-league', 'ROOT-CARD-26', 'The League brings a move or a battle.'])
})

test('ROOT-CARD-23, ROOT-CARD-44: why False Orders do not reach there', () => {
  const sides = {
    p1: { crafted: ['false-orders'] },
    p2: {
      pieces: [
        ['warrior', 6, 3],
        ['warrior', 5],
      ],
    },
    p3: { pieces: [['warrior', 1]] },
    p4: { pawn: 6 },
  } as const
  const factions = ['eyrie', 'marquise', 'alliance', 'vagabond'] as const
  const start = table({ factions, deck: 'exiles', sides, phase: 'birdsong', tasks: [window('birdsong')] }).play(
    'use false-orders',
  )
  expect(why(start, 'choose-player p4')).toEqual(['nobody-to-move', 'ROOT-CARD-23', 'No warriors of p4 can be moved.'])
  const from = start.play('choose-player p2')
  expect(why(from, 'move-from 1')).toEqual(['nobody-there', 'ROOT-CARD-23', 'p2 has no warrior in clearing 1.'])
  const to = from.play('move-from 5')
  expect(why(to, 'move-to 6')).toEqual(['not-adjacent', 'ROOT-4.2a', 'Clearing 6 is not adjacent to clearing 5.'])
  expect(why(to, 'move-to 10')).toEqual(['river', 'ROOT-2.2.1a', 'A river joins clearings 5 and 10, and no path.'])
})

test('ROOT-CARD-25, ROOT-CARD-45: why the Propaganda Bureau replaces nobody there', () => {
  const sides = {
    p1: { crafted: ['propaganda-bureau'], hand: ['anvil', 'bake-sale'] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['warrior', 8],
        ['warrior', 1],
        ['keep', 1],
      ],
    },
    p3: { pieces: [['warrior', 6]] },
  } as const
  const start = table({
    factions: ['eyrie', 'marquise', 'alliance'],
    deck: 'exiles',
    sides,
    tasks: [window('daylight')],
  }).play('use propaganda-bureau')
  expect(why(start, 'spend bake-sale')).toEqual([
    'no-target',
    'ROOT-CARD-25',
    'No enemy warrior can be replaced in a clearing that bake-sale fits.',
  ])
  const where = start.play('spend anvil')
  expect(where.legal).toEqual(['choose-clearing 6', 'choose-clearing 8'])
  expect(why(where, 'choose-clearing 5')).toEqual([
    'wrong-suit',
    'ROOT-CARD-25',
    'Clearing 5 is a rabbit clearing, and anvil is a fox card.',
  ])
  expect(why(where, 'choose-clearing 12')).toEqual([
    'nobody-to-replace',
    'ROOT-CARD-25',
    'No enemy has a warrior in clearing 12.',
  ])
  expect(why(where, 'choose-clearing 1')).toEqual([
    'cannot-place',
    'ROOT-CARD-45',
    'p1 cannot place a warrior in clearing 1.',
  ])
  expect(why(where.play('choose-clearing 6'), 'choose-player p1')).toEqual([
    'own-seat',
    'ROOT-CARD-25',
    'p1 chooses another player.',
  ])
})
