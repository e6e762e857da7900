import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { after, fighters, table } from '../support'
import { answered, type Course, official } from './support'
import { by, moves, offered, picks, rolls, wood, woodIcon } from './woodenbot-courses'

/** Lithimar asks for fighters in F5, F7, F9 or F11. */
const lithimar = { mountains: { lithimar: 1 }, foundations: ['lithimar'] }

/** The sources, one after another, of a movement to a forest. */
const from = (course: Course): string[] => moves(course).map((move) => move.split(' ')[0] ?? '')

describe('Sources', () => {
  test('WB-12: the rules offer every forest a path away with Fighters that have not moved', () => {
    const forests = { F2: 1, F3: 2, F7: 1, F1: 3, F9: 2 }
    const start = answered(wood({ ...lithimar, forests }, by('interfere')), 'target F5')
    expect(offered(start)).toEqual(['F2', 'F3', 'F7'])
    const second = answered(start, 'source F2')
    expect(offered(second)).toEqual(['F3', 'F7'])
    expect(moves(answered(second, 'source F7'))).toEqual(['F2 F5', 'F7 F5'])
  })

  test('WB-12: outer forests first, however large, then the smaller Warbands', () => {
    const forests = { F2: 3, F3: 2, F7: 1, F11: 4 }
    const course = official(answered(wood({ ...lithimar, forests }, by('interfere', 5)), 'target F5'))
    expect(from(course)).toEqual(['F2', 'F2', 'F2', 'F7', 'F3'])
    expect(course.says[0]).toBe('WB-12 Source: F2, an outer forest')
    expect(course.says[3]).toBe('WB-12 Source: F7, the smaller Warband (1 Fighter)')
  })

  test('WB-12: as many as stated', () => {
    const forests = { F2: 4, F3: 2 }
    const course = official(wood({ ...lithimar, forests }, by('interfere', 3)))
    expect(from(course)).toEqual(['F2', 'F2', 'F2'])
    expect(fighters(course.state, 'F2')).toBe(1)
  })

  test('WB-12: or as many as there are', () => {
    const course = official(wood({ ...lithimar, forests: { F2: 1, F3: 1 } }, by('interfere', 5)))
    expect(moves(course)).toEqual(['F2 F5', 'F3 F5'])
  })

  test.each<[Face, string, string]>([
    ['lowest even', 'F6', 'F10'],
    ['lowest odd', 'F7', 'F6'],
    ['highest even', 'F10', 'F6'],
    ['highest odd', 'F7', 'F10'],
  ])('WB-12, BOT-13: among equals the die, %s, and a source gives all before the next one', (face, first, second) => {
    const zincur = { mountains: { zincur: 1 }, foundations: ['zincur'] }
    const forests = { F6: 2, F7: 2, F10: 2 }
    const start = answered(wood({ ...zincur, forests }, by('interfere', 4)), 'target F8')
    const course = official(start, face)
    expect(from(course)).toEqual([first, first, second, second])
    expect(rolls(course)).toBe(2)
    expect(course.says[2]).toBe(
      `WB-12 Source: ${first}, the smaller Warband (2 Fighters at first), which has begun to give`,
    )
  })

  test('WB-12: sizes are those when the move begins', () => {
    const course = official(answered(wood({ ...lithimar, forests: { F3: 3, F7: 2 } }, by('interfere', 4)), 'target F5'))
    expect(from(course)).toEqual(['F7', 'F7', 'F3', 'F3'])
    // Of two equals the one that has begun to give is still as large as it was, and the die is not asked again.
    const tied = official(
      answered(wood({ ...lithimar, forests: { F3: 3, F7: 3, F11: 2 } }, by('interfere', 5)), 'target F5'),
      'highest odd',
    )
    expect(from(tied)).toEqual(['F11', 'F11', 'F7', 'F7', 'F7'])
    expect(rolls(tied)).toBe(1)
  })
})

describe('nobody moves twice', () => {
  test('WB-12, BOT-22: Fighters that have moved count for the size, but stay where they are', () => {
    // Two of F6 come to F8, where one stands. The second movement leads to F7, from F5 with 2 and F8 with 3.
    const start = wood({ forests: { F6: 2, F8: 1, F5: 2 } }, by('interfere'), by('interfere', 5))
    const course = official(answered(start, 'target F8', 'target F7'))
    expect(moves(course)).toEqual(['F6 F8', 'F6 F8', 'F5 F7', 'F5 F7', 'F8 F7'])
    expect(fighters(course.state, 'F8')).toBe(2)
  })

  test('WB-12, BOT-22: it holds for the two movements of ARROWS', () => {
    const wanted = { mountains: { zincur: 9, ferrum: 9 }, foundations: ['zincur'], crystals: { ironclad: 5 } }
    const course = official(woodIcon({ ...wanted, forests: { F4: 2, F8: 2, F5: 1 } }, 'ARROWS'), 'lowest odd')
    expect(picks(course)).toEqual(['interfere F6', 'plunder F7'])
    expect(moves(course)).toEqual(['F4 F6', 'F4 F6', 'F8 F6', 'F5 F7', 'F8 F7'])
  })
})

describe('places that a card closes', () => {
  const zincur = { mountains: { zincur: 1, auria: 1 }, foundations: ['zincur'] }
  const hands = { ironclad: ['IC26', 'IC38'], woodwalkers: ['WW18'] }
  const human = { mode: 'woodenbot', turn: 'ironclad', ...zincur, hands } as const

  test('WB-12: a forest that cannot be entered is not a target', () => {
    const start = table({ ...human, forests: { F4: 1, F12: 1, F3: 1 } })
    const choices = (...actions: string[]): string[] =>
      offered({ state: after(start, ...actions), events: [], says: [] })
    expect(choices('rest')).toEqual(['F6', 'F10'])
    expect(fighters(after(start, 'play IC26', 'forfeit', 'mark F6'), 'F10')).toBe(1)
  })

  test('WB-12: a forest that cannot be left is not a source', () => {
    const start = table({ ...human, forests: { F6: 2, F12: 1 } })
    const choices = (...actions: string[]): string[] =>
      offered({ state: after(start, ...actions), events: [], says: [] })
    expect(choices('rest')).toEqual(['F6', 'F8', 'F10', 'F12'])
    expect(choices('play IC38', 'mark F6', 'forfeit')).toEqual(['F6', 'F10'])
  })
})
