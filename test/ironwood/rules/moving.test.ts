import { expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { after, drillAt, fighters, golems, legal, table } from './support'

const moves = (state: State): string[] => legal(state).filter((action) => /^(move|march) /.test(action))
const starts = (state: State): string[] => [...new Set(moves(state).map((action) => action.split(' ')[1] ?? ''))].sort()

test('IW-KEY-09: Fighters move one by one, each one step, to any destinations', () => {
  const start = after(table({ forests: { F5: 2, F10: 2 }, drill: { at: 'chromia' } }), 'play WW02')
  const from = (forest: string, ...to: string[]): string[] => to.map((each) => `move ${forest} ${each}`)
  const expected = [...from('F5', 'F2', 'F3', 'F7', 'F11'), ...from('F10', 'F8', 'F9', 'F12')]
  expect(moves(start).sort()).toEqual(expected.sort())
  const moved = after(start, 'move F5 F2', 'move F5 F11', 'move F10 F9')
  expect(['F2', 'F5', 'F11', 'F10', 'F9'].map((at) => fighters(moved, at))).toEqual([1, 0, 1, 1, 1])
  // Three of three have moved: the card goes on, and without a target it is over.
  expect(game.toAct(moved)).toBe('ironclad')
})

test('IW-KEY-09: fewer Fighters may be moved', () => {
  const moved = after(table({ forests: { F5: 2 } }), 'play WW02', 'move F5 F3', 'forfeit')
  expect([fighters(moved, 'F5'), fighters(moved, 'F3'), game.toAct(moved)]).toEqual([1, 1, 'ironclad'])
})

test('IW-KEY-09: a Warband moves together, all or a part of it, and what is left behind stays', () => {
  const start = table({ turn: 'ironclad', mountains: { auria: [3, 1], zincur: 2 }, hands: { ironclad: ['IC04'] } })
  const marching = after(start, 'play IC04')
  expect(starts(marching)).toEqual(['auria', 'zincur'])
  const counting = after(marching, 'march auria argentimar')
  expect(legal(counting)).toEqual(['fighters 3', 'fighters 2', 'fighters 1', 'fighters 0'])
  const first = after(counting, 'fighters 2', 'golems 1')
  expect([fighters(first, 'auria'), golems(first, 'auria')]).toEqual([1, 0])
  expect([fighters(first, 'argentimar'), golems(first, 'argentimar')]).toEqual([2, 1])
  expect(starts(first)).toEqual(['zincur'])
  const second = after(first, 'march zincur cobaltis', 'fighters 2')
  // Two of two Warbands have moved.
  expect([fighters(second, 'cobaltis'), legal(second)[0]]).toEqual([2, 'gain 2'])
})

test('IW-KEY-10: a Fighter that has moved does not move again by the same effect', () => {
  const start = after(table({ forests: { F5: 1, F10: 1 } }), 'play WW03', 'option 1', 'move F5 F7')
  expect(starts(start)).toEqual(['F10'])
})

test('IW-KEY-10: an additional card lifts nothing', () => {
  const start = table({ forests: { F8: 1, F12: 1 }, drill: { at: 'auria' }, hands: { woodwalkers: ['WW13'] } })
  const moved = after(start, 'play WW13', 'move F8 F7', 'forfeit', 'attack F7 auria')
  const additional = after(moved, 'play WW03', 'option 1')
  expect(starts(additional)).toEqual(['F12'])
})

test('IW-KEY-10: Tunneling moves the Drill twice, and the second move may lead back', () => {
  const start = table({ turn: 'ironclad', drill: { at: 'auria' }, hands: { ironclad: ['IC15'] } })
  const moved = after(start, 'play IC15', 'drill chromia', 'drill auria')
  expect([drillAt(moved), moved.drill.step, moved.drill.cargo, game.toAct(moved)]).toEqual([
    'auria',
    2,
    3,
    'woodwalkers',
  ])
})

test('IW-KEY-10: Dashing Spirits moves the same Fighters a second time, no others and no third time', () => {
  const start = table({ forests: { F5: 2, F10: 1, F1: 2 }, hands: { woodwalkers: ['WW08'] } })
  const first = after(start, 'play WW08', 'move F5 F7', 'move F5 F7', 'forfeit')
  expect(starts(first)).toEqual(['F7'])
  const second = after(first, 'move F7 F8')
  expect(starts(second)).toEqual(['F7'])
  const third = after(second, 'move F7 F5')
  expect([fighters(third, 'F8'), fighters(third, 'F5'), game.toAct(third)]).toEqual([1, 1, 'ironclad'])
})

test('IW-KEY-10: the additional card of Canopy Cover may move its Fighters again, once', () => {
  const start = table({ forests: { F5: 2 }, hands: { woodwalkers: ['WW05'] } })
  const first = after(start, 'play WW05', 'move F5 F7', 'forfeit', 'play WW03', 'option 1')
  expect(starts(first)).toEqual(['F5', 'F7'])
  const again = after(first, 'move F7 F8')
  expect(starts(again)).toEqual(['F5'])
})

test('IW-KEY-10: earlier moves are forgotten at the start of every turn of either seat', () => {
  const start = table({ forests: { F7: 1 }, hands: { woodwalkers: ['WW32'], ironclad: ['IC27'] } })
  // Moved on the own turn, then by a card burned on the turn of the Ironclad, then on the next turn.
  const own = after(start, 'play WW03', 'option 1', 'move F7 F8')
  const burned = after(own, 'play IC27', 'draw 0')
  expect([game.toAct(burned), starts(burned)]).toEqual(['woodwalkers', ['F8']])
  const next = after(burned, 'move F8 F10', 'play WW02')
  expect(starts(next)).toEqual(['F10'])
})

test('IW-KEY-10: earlier moves are forgotten at the start of a marker step', () => {
  const start = table({
    turn: 'ironclad',
    turns: 5,
    mountains: { auria: 2 },
    hands: { ironclad: ['IC05'] },
    ongoing: { woodwalkers: { WW18: 1, WW31: 1 } },
  })
  const marched = after(start, 'play IC05', 'march auria zincur', 'fighters 2')
  expect(marched.mountains.movedFighters).toContain(2)
  const step = after(marched, 'forfeit')
  expect(legal(step)).toEqual(['unmark WW18', 'unmark WW31'])
  expect(new Set(step.mountains.movedFighters)).toEqual(new Set([0]))
})

test('IW-KEY-10: a Warband that has moved stays for the rest of the turn, also by a later step', () => {
  const start = table({ turn: 'ironclad', mountains: { auria: 2, zincur: 1 }, hands: { ironclad: ['IC13'] } })
  const moved = after(start, 'play IC13', 'march auria ferrum', 'fighters 2')
  expect(starts(moved)).toEqual(['zincur'])
})

test('IW-KEY-18: one effect takes from a mountain one group, to one destination', () => {
  const start = table({ turn: 'ironclad', mountains: { auria: [3, 1] }, hands: { ironclad: ['IC09'] } })
  const first = after(start, 'play IC09', 'forfeit', 'march auria ferrum', 'fighters 1', 'golems 0')
  // Three Warbands might move, but what stands on Auria was a part of the one that has.
  expect([game.toAct(first), fighters(first, 'auria'), fighters(first, 'ferrum')]).toEqual(['woodwalkers', 2, 1])
})

test('IW-KEY-18: where the first group arrives, only the units that stood there before may go on', () => {
  const start = table({ turn: 'ironclad', mountains: { auria: [2, 1], zincur: [1, 1] }, hands: { ironclad: ['IC04'] } })
  const first = after(start, 'play IC04', 'march auria zincur', 'fighters 2', 'golems 1')
  const second = after(first, 'march zincur cobaltis')
  expect(legal(second)).toEqual(['fighters 1', 'fighters 0'])
  const done = after(second, 'fighters 1', 'golems 1')
  expect([fighters(done, 'cobaltis'), golems(done, 'cobaltis')]).toEqual([1, 1])
  expect([fighters(done, 'zincur'), golems(done, 'zincur')]).toEqual([2, 1])
})

test('IW-KEY-18: units that were left behind may be moved by a later effect of the turn', () => {
  const start = table({ turn: 'ironclad', mountains: { auria: 3 }, hands: { ironclad: ['IC13'] } })
  const later = after(start, 'play IC13', 'march auria ferrum', 'fighters 1')
  expect(starts(later)).toEqual(['auria'])
  const counting = after(later, 'march auria ferrum')
  expect(legal(counting)).toEqual(['fighters 2', 'fighters 1'])
  expect(fighters(after(counting, 'fighters 2'), 'ferrum')).toBe(3)
})

test('IW-KEY-18: a Golem alone may be the part that moves, but never nobody', () => {
  const start = table({ turn: 'ironclad', mountains: { auria: [1, 2] }, hands: { ironclad: ['IC06'] } })
  const counting = after(start, 'play IC06', 'draw 0', 'march auria ferrum', 'fighters 0')
  expect(legal(counting)).toEqual(['golems 2', 'golems 1'])
  const done = after(counting, 'golems 1')
  expect([golems(done, 'auria'), golems(done, 'ferrum'), fighters(done, 'auria')]).toEqual([1, 1, 1])
})
