import { expect, test } from 'vitest'
import { crystalsLeft } from '../../../src/ironwood/rules/components'
import { game } from '../../../src/ironwood/rules/game'
import { after, crystals, hand, legal, table } from './support'

test('IW-KEY-15: "Spend 2 and Resolve 2" is offered only with 2 crystals at hand', () => {
  const place = { forests: { F8: 1 }, mountains: { zincur: 1 } }
  expect(legal(after(table({ ...place, crystals: { woodwalkers: 1 } }), 'play WW03'))).toEqual(['option 1', 'option 2'])
  const rich = after(table({ ...place, crystals: { woodwalkers: 2, ironclad: 3 } }), 'play WW03')
  expect(legal(rich)).toEqual(['pay', 'forfeit'])
  const paid = after(rich, 'pay')
  expect(crystals(paid, 'woodwalkers')).toBe(0)
  // Both options: the Move, then the Attack on the empty Ferrum and half of 3 crystals.
  const both = after(paid, 'option 1', 'move F8 F7', 'attack F7 ferrum', 'steal 2')
  expect([crystals(both, 'woodwalkers'), crystals(both, 'ironclad')]).toEqual([2, 1])
  const one = after(rich, 'forfeit', 'option 1', 'move F8 F7')
  expect([game.toAct(one), crystals(one, 'woodwalkers')]).toEqual(['ironclad', 2])
})

test('IW-KEY-16: Spend gives available crystals to the supply, and never those of the Cargo area', () => {
  const place = { mountains: { plumbarum: 1 }, foundations: ['plumbarum'], drill: { at: 'auria', cargo: 5 } }
  const poor = table({ turn: 'ironclad', ...place, crystals: { ironclad: 4 } })
  const unpaid = after(poor, 'play IC01', 'option 2')
  expect([game.toAct(unpaid), crystals(unpaid, 'ironclad'), unpaid.drill.cargo]).toEqual(['woodwalkers', 4, 5])
  const rich = table({ turn: 'ironclad', ...place, crystals: { ironclad: 6 } })
  expect(crystalsLeft({ state: rich })).toBe(9)
  const paid = after(rich, 'play IC01', 'option 2', 'pay')
  expect([crystals(paid, 'ironclad'), paid.drill.cargo, crystalsLeft({ state: paid })]).toEqual([1, 5, 14])
})

test('IW-KEY-17: Steal takes available crystals, as many as there are, and none from the Cargo area', () => {
  const start = table({
    forests: { F7: 1 },
    drill: { at: 'plumbarum', step: 3, cargo: 5 },
    crystals: { woodwalkers: 4, ironclad: 1 },
    hands: { woodwalkers: ['WW15'] },
  })
  const stealing = after(start, 'play WW15', 'draw 0', 'attack F7 ferrum')
  expect(legal(stealing)).toEqual(['steal 1', 'steal 0'])
  const done = after(stealing, 'steal 1')
  expect([crystals(done, 'woodwalkers'), crystals(done, 'ironclad'), done.drill.cargo]).toEqual([5, 0, 5])
})

test('IW-KEY-19: Draw, Gain and Steal can be forfeited in part, before the first card is seen', () => {
  const start = table({
    forests: { F7: 1 },
    crystals: { ironclad: 2 },
    hands: { woodwalkers: ['WW06', 'WW12', 'WW15'] },
    visions: { deck: ['auria'] },
  })
  const drawing = after(start, 'play WW12')
  expect(legal(drawing)).toEqual(['draw 2', 'draw 1', 'draw 0'])
  expect(hand(after(drawing, 'draw 1'), 'woodwalkers')).toHaveLength(6)
  expect(hand(after(drawing, 'draw 0'), 'woodwalkers')).toHaveLength(5)
  const looking = after(start, 'play WW06')
  expect(legal(looking)).toEqual(['draw-visions 1', 'draw-visions 0'])
  const gaining = after(looking, 'draw-visions 0')
  expect(legal(gaining)).toEqual(['gain 2', 'gain 1', 'gain 0'])
  expect(crystals(after(gaining, 'gain 1'), 'woodwalkers')).toBe(1)
  const stealing = after(start, 'play WW15', 'draw 0', 'attack F7 ferrum')
  expect(legal(stealing)).toEqual(['steal 2', 'steal 1', 'steal 0'])
  expect(crystals(after(stealing, 'steal 0'), 'ironclad')).toBe(2)
})

test('IW-KEY-19: every other step can be left out too', () => {
  const start = table({
    turn: 'ironclad',
    forests: { F7: 1 },
    mountains: { auria: 2, cobaltis: 1 },
    crystals: { ironclad: 5 },
    foundations: ['cobaltis'],
    hands: { ironclad: ['IC16', 'IC21', 'IC26'] },
  })
  const choices = [
    ['play IC16'],
    ['play IC16', 'forfeit'],
    ['play IC16', 'forfeit', 'forfeit'],
    ['play IC21'],
    ['play IC21', 'forfeit'],
    ['play IC26', 'forfeit'],
    ['play IC03', 'option 1'],
    ['play IC01', 'option 2'],
    ['play IC01', 'option 2', 'pay'],
  ]
  for (const actions of choices) expect(legal(after(start, ...actions)), actions.join()).toContain('forfeit')
})

test('IW-KEY-19: the rewards of the Drill, a discovery and the markers of Ongoing are not asked for', () => {
  const drill = table({ turn: 'ironclad', drill: { at: 'chromia', step: 2, cargo: 3 }, decks: { ironclad: ['IC04'] } })
  const stepped = after(drill, 'play IC03', 'option 1', 'drill argentimar')
  expect(stepped.drill).toMatchObject({ step: 3, cargo: 4 })
  expect(hand(stepped, 'ironclad')).toContain('IC04')
  const home = table({ turn: 'ironclad', drill: { at: 'auria', step: 2, cargo: 3 } })
  expect(crystals(after(home, 'play IC03', 'option 1', 'drill ferrum'), 'ironclad')).toBe(3)
  const visions = table({ forests: { F7: 1 }, visions: { hand: ['auria'] }, hands: { woodwalkers: ['WW20'] } })
  const found = after(visions, 'play WW01', 'draw 0', 'option 2', 'discover auria F7')
  expect([game.toAct(found), crystals(found, 'woodwalkers')]).toEqual(['ironclad', 3])
  expect(after(visions, 'play WW20').sides.woodwalkers.ongoing).toEqual([{ card: 'WW20', markers: 2 }])
})

test('IW-KEY-19: what the opponent is made to do cannot be left out', () => {
  const start = table({
    hands: { woodwalkers: ['WW36'], ironclad: ['IC04', 'IC09'] },
    crystals: { ironclad: 2 },
  })
  const demanded = after(start, 'play WW36')
  expect([game.toAct(demanded), legal(demanded)]).toEqual(['ironclad', ['demand discard', 'demand steal']])
  expect(legal(after(demanded, 'demand discard'))).toEqual(['discard IC04', 'discard IC09'])
})

test('IW-KEY-19: a cost is not offered with too few crystals or cards, and never paid in part', () => {
  const hands = { woodwalkers: ['WW16'], ironclad: ['IC32'] }
  const place = { mountains: { auria: 1 }, crystals: { ironclad: 1 }, hands }
  // The Golem costs 2, so the card goes on to its Move.
  const poor = after(table({ ...place, turn: 'ironclad' }), 'play IC32')
  expect(legal(poor)).toContain('march auria ferrum')
  expect(crystals(poor, 'ironclad')).toBe(1)
  // Only base cards are left, so nothing can be burned and nobody moves.
  const bare = after(table({ ...place, forests: { F6: 1 } }), 'play WW16')
  expect(legal(bare)).toEqual(['attack F6 auria', 'forfeit'])
})
