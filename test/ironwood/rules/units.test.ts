import { expect, test } from 'vitest'
import { attackBy, fought } from './battle'
import { after, drillAt, events, fighters, golems, legal, table } from './support'

test('IW-UNIT-01: a Fighter is removed by 1 damage and worth 1 dominance', () => {
  const start = table({ forests: { F6: 3 }, mountains: { auria: 4 } })
  const { state, damage, dominance } = fought(start, attackBy('woodwalkers', 'F6', 'auria', { ironclad: 'IC03' }))
  // Expansion adds 1 damage and no dominance.
  expect([damage.ironclad, fighters(state, 'F6')]).toEqual([1, 2])
  expect(dominance).toEqual({ woodwalkers: 2, ironclad: 4 })
})

test('IW-UNIT-02: a Golem deals 1 damage, is worth 1 dominance and is removed by 2 damage', () => {
  const hands = { woodwalkers: ['WW04', 'WW07'] }
  const start = table({ forests: { F6: 4 }, mountains: { auria: [0, 2] }, hands })
  const weak = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW01' }))
  expect(weak.damage).toEqual({ woodwalkers: 0, ironclad: 1 })
  // Visions adds 1 dominance, and 1 defense against 2 Golems.
  expect(weak.dominance).toEqual({ woodwalkers: 4, ironclad: 2 })
  const one = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW03' }))
  expect([one.damage.woodwalkers, golems(one.state, 'auria')]).toEqual([1, 2])
  const two = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW07' }))
  expect([two.damage.woodwalkers, golems(two.state, 'auria')]).toEqual([2, 1])
})

test('IW-UNIT-02: Golems are recruited by card effects only', () => {
  const start = table({ turn: 'ironclad', turns: 5, crystals: { ironclad: 4 }, hands: { ironclad: ['IC37'] } })
  const atEnd = after(start, 'rest')
  expect(legal(atEnd)).toEqual(['recruit ferrum', 'forfeit'])
  const recruited = after(atEnd, 'recruit ferrum')
  expect([fighters(recruited, 'ferrum'), golems(recruited, 'ferrum')]).toEqual([1, 0])
  expect(golems(after(start, 'play IC37', 'recruit ferrum'), 'ferrum')).toBe(1)
})

test('IW-UNIT-03: the Drill takes no part in a combat', () => {
  const place = { forests: { F6: 3 }, mountains: { auria: 2 } }
  const plain = fought(table(place), attackBy('woodwalkers', 'F6', 'auria'))
  const beside = fought(table({ ...place, drill: { at: 'auria', cargo: 2 } }), attackBy('woodwalkers', 'F6', 'auria'))
  expect(beside.damage).toEqual(plain.damage)
  expect(beside.dominance).toEqual({ woodwalkers: 3, ironclad: 2 })
})

test('IW-UNIT-03: the Drill is not part of a Warband: alone it controls nothing and attacks nobody', () => {
  const start = table({ turn: 'ironclad', forests: { F3: 1 }, drill: { at: 'chromia' } })
  // No Attack is possible and no Foundation may be placed, so both options are lost without a question.
  expect(legal(after(start, 'play IC01', 'option 3'))).toContain('play WW01')
  const expanded = after(start, 'play IC03', 'option 3', 'option 2', 'gain 0')
  expect(expanded.mountains.sites).not.toContain('foundation')
  expect(drillAt(expanded)).toBe('chromia')
})

test('IW-UNIT-04: a Warband is all combat units of a faction at one location', () => {
  const start = table({ turn: 'ironclad', forests: { F6: 3, F3: 2 }, mountains: { auria: [2, 2], zincur: 3 } })
  const { state, damage, dominance } = fought(start, attackBy('ironclad', 'auria', 'F6', { woodwalkers: 'WW01' }))
  // 2 Golems less 1 defense; then 2 of 3 Fighters and 1 against 2 Fighters and 2 Golems, and nobody from elsewhere.
  expect(damage.ironclad).toBe(1)
  expect(dominance).toEqual({ woodwalkers: 3, ironclad: 4 })
  const [retreated] = events(state, 'retreat F3')
  expect(retreated).toEqual({ type: 'retreated', from: 'F6', to: 'F3', fighters: 2, golems: 0 })
  const done = after(state, 'retreat F3')
  expect([fighters(done, 'F6'), fighters(done, 'F3')]).toEqual([0, 4])
})
