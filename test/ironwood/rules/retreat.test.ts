import { expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import { attackBy, fought } from './battle'
import { after, drillAt, fighters, golems, legal, table, totems } from './support'

test('IW-COMBAT-18: the winner does not move', () => {
  const start = table({ forests: { F6: 4 }, mountains: { auria: 2 } })
  const done = after(start, ...attackBy('woodwalkers', 'F6', 'auria'), 'retreat chromia')
  expect([fighters(done, 'F6'), fighters(done, 'auria'), fighters(done, 'chromia')]).toEqual([4, 0, 2])
})

test('IW-COMBAT-18: a retreat may lead to Ferrum, to own units and to the mountain of the Drill', () => {
  const start = table({
    forests: { F6: 6 },
    mountains: { auria: [1, 1], ferrum: [1, 1], zincur: 2 },
    drill: { at: 'zincur', step: 1, cargo: 2 },
  })
  const won = after(start, ...attackBy('woodwalkers', 'F6', 'auria'))
  const ferrum = after(won, 'retreat ferrum')
  expect([fighters(ferrum, 'ferrum'), golems(ferrum, 'ferrum')]).toEqual([2, 2])
  const drill = after(won, 'retreat zincur')
  // Nothing is unloaded and the track stays.
  expect([fighters(drill, 'zincur'), drillAt(drill), drill.drill.step, drill.drill.cargo]).toEqual([3, 'zincur', 1, 2])
})

test('IW-COMBAT-18: it may lead to an outer forest or to a Totem, and secures and takes along nothing', () => {
  const start = table({ turn: 'ironclad', forests: { F5: 1 }, full: { F5: 1, F3: 1 }, mountains: { auria: 4 } })
  const won = after(start, ...attackBy('ironclad', 'auria', 'F5'))
  expect(legal(won)).toEqual(['retreat F2', 'retreat F3', 'retreat F7', 'retreat F11', 'forfeit'])
  const outer = after(won, 'retreat F2')
  expect([fighters(outer, 'F2'), totems(outer, 'F5'), outer.secured]).toEqual([1, [1, 0], 0])
  const other = after(won, 'retreat F3')
  expect([fighters(other, 'F3'), totems(other, 'F3'), totems(other, 'F5')]).toEqual([1, [1, 0], [1, 0]])
})

test('IW-COMBAT-18: it may lead to a location that "cannot be moved onto"', () => {
  const hands = { woodwalkers: ['WW34', 'WW06'], ironclad: ['IC04'] }
  const start = table({ forests: { F6: 4 }, mountains: { auria: 2 }, hands })
  const closed = after(start, 'play WW34', 'draw 0', 'burn WW06', 'mark zincur')
  expect(legal(after(closed, 'play IC04'))).not.toContain('march auria zincur')
  const won = after(closed, 'rest', ...attackBy('woodwalkers', 'F6', 'auria'))
  expect(fighters(after(won, 'retreat zincur'), 'zincur')).toBe(2)
})

test('IW-COMBAT-19: units that moved may fight', () => {
  const start = table({ forests: { F8: 2 }, mountains: { lithimar: 1 } })
  const moved = after(start, 'play WW02', 'move F8 F7', 'move F8 F7')
  expect(legal(moved)).toContain('attack F7 lithimar')
})

test('IW-COMBAT-19: units that fought may move', () => {
  const start = table({ turn: 'ironclad', forests: { F6: 2 }, mountains: { auria: 3 }, crystals: { ironclad: 2 } })
  const fight = ['option 2', 'attack auria F6', 'wager nothing', 'wager nothing', 'forfeit']
  const done = after(start, 'play IC02', 'draw 0', 'pay', ...fight)
  expect([game.toAct(done), legal(done).includes('march auria ferrum')]).toEqual(['ironclad', true])
})

test('IW-COMBAT-19: a Warband may fight again by a later effect', () => {
  const start = table({ forests: { F6: 6 }, mountains: { auria: 2, zincur: 2 }, hands: { woodwalkers: ['WW13'] } })
  const wagers = ['wager nothing', 'wager nothing']
  const first = after(start, 'play WW13', 'forfeit', 'attack F6 auria', ...wagers, 'retreat argentimar')
  const again = after(first, 'play WW02', 'forfeit')
  expect(legal(again)).toContain('attack F6 zincur')
  expect(fought(again, ['attack F6 zincur', ...wagers]).winner).toBe('woodwalkers')
})

test('IW-COMBAT-10: retreating Fighters have moved as far as they had before, and no further', () => {
  // Paths Only We Know moves 2 Fighters after the base card.
  const start = table({ forests: { F8: 1, F7: 1 }, mountains: { lithimar: 4 }, ongoing: { woodwalkers: { WW24: 1 } } })
  const moved = after(start, 'play WW02', 'when after', 'move F8 F7', 'forfeit')
  const beaten = after(moved, 'attack F7 lithimar', 'wager nothing', 'wager nothing', 'retreat F5')
  expect([fighters(beaten, 'F5'), legal(beaten).includes('move F5 F3')]).toEqual([2, true])
  const last = after(beaten, 'move F5 F3')
  expect([fighters(last, 'F5'), game.toAct(last)]).toEqual([1, 'ironclad'])
})
