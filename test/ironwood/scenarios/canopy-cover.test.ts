import { expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { after, fighters, legal, table, totems } from '../rules/support'

const starts = (state: State): string[] => [
  ...new Set(legal(state).flatMap((action) => (action.startsWith('move') ? (action.split(' ')[1] ?? []) : []))),
]
const withTotem = (state: State): string[] => legal(state).filter((action) => / (full|fading)$/.test(action))

test('IW-KEY-10: the rulebook example of Canopy Cover and Ransack, move by move', () => {
  const start = table({
    forests: { F1: 2, F2: 3, F8: 1 },
    full: { F8: 1 },
    fading: { F5: 1 },
    hands: { woodwalkers: ['WW05'] },
  })

  // Canopy Cover moves 4 Fighters, one after another and each of them once.
  const first = after(start, 'play WW05')
  expect(starts(first)).toEqual(['F1', 'F2', 'F8'])
  const moved = after(first, 'move F2 F5', 'move F2 F5', 'move F1 F3')
  expect(starts(moved)).toEqual(['F1', 'F2', 'F8'])
  const four = after(moved, 'move F1 F3')

  // Then a base card may be played in addition: Ransack, and of it the Move of 5 Fighters.
  expect(legal(four)).toEqual(['play WW01', 'play WW02', 'play WW03', 'forfeit'])
  const ransack = after(four, 'play WW03')
  expect(legal(ransack)).toEqual(['option 1', 'option 2'])
  const second = after(ransack, 'option 1')

  // The four may move again, together with those that have not moved yet.
  expect(starts(second)).toEqual(['F2', 'F3', 'F5', 'F8'])
  // The Fighter that makes this second move is done: one of the two on F5 goes to F3 and does not move a third time.
  const again = after(second, 'move F3 F6', 'move F3 F6', 'move F5 F3')
  expect(starts(again)).toEqual(['F2', 'F5', 'F8'])
  const done = after(again, 'move F5 F11', 'move F8 F10')
  expect(['F1', 'F2', 'F3', 'F5', 'F6', 'F8', 'F10', 'F11'].map((at) => fighters(done, at))).toEqual([
    0, 1, 1, 0, 2, 0, 1, 1,
  ])

  // Five have moved, and with the additional card the turn is over: one slot was used.
  expect(game.toAct(done)).toBe('ironclad')
  expect(done.sides.woodwalkers.slots).toEqual([{ card: 'WW05' }])
  expect(done.sides.woodwalkers.extra).toEqual(['WW03'])
})

test('CI-WW05: no Totem moves in the whole turn, and may again in the next', () => {
  const start = table({
    forests: { F5: 1, F8: 1 },
    full: { F8: 1 },
    fading: { F5: 1 },
    hands: { woodwalkers: ['WW05'] },
  })
  const first = after(start, 'play WW05')
  expect([starts(first), withTotem(first)]).toEqual([['F5', 'F8'], []])
  const second = after(first, 'move F8 F7', 'forfeit', 'play WW03', 'option 1')
  expect([starts(second), withTotem(second)]).toEqual([['F5', 'F7'], []])
  const done = after(second, 'move F7 F8', 'forfeit')
  expect([totems(done, 'F8'), totems(done, 'F5')]).toEqual([
    [1, 0],
    [0, 1],
  ])
  const next = after(done, 'rest', 'play WW02')
  expect(withTotem(next)).toContain('move F8 F7 full')
  expect(withTotem(next)).toContain('move F5 F2 fading')
})
