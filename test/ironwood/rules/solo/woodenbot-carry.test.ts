import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { fighters, type Table, totems } from '../support'
import { answered, eventsOf, official } from './support'
import { by, moves, offered, picks, rolls, wood, woodIcon } from './woodenbot-courses'

const exalted = { solo: { side: 'exalted' } } as const

describe('Secure while a Warband has a Totem', () => {
  test('WB-21: the rules offer outer forests, and inner ones next to an outer one, that a carrier can reach', () => {
    const start = wood({ ...exalted, full: { F5: 1 }, forests: { F5: 2, F4: 3, F16: 2 } }, by('secure'))
    expect(offered(start)).toEqual(['F2', 'F3', 'F11'])
  })

  test('WB-12, WB-21: (1) to the outer forest, where the Totem is secured; one carries it', () => {
    const course = official(wood({ ...exalted, full: { F5: 1 }, forests: { F5: 3 } }, by('secure')))
    expect(moves(course)).toEqual(['F5 F2 full', 'F5 F2'])
    expect(course.says[0]).toBe('WB-12 Secure: F2, an outer forest, with the Totem')
    expect(course.state.secured).toBe(1)
    expect(totems(course.state, 'F5')).toEqual([0, 0])
    expect(fighters(course.state, 'F5')).toBe(1)
  })

  test.each<[Face, string]>([
    ['lowest even', 'F2'],
    ['lowest odd', 'F1'],
    ['highest even', 'F16'],
    ['highest odd', 'F15'],
  ])('WB-21: the die decides among outer forests, with anything there: %s', (face, forest) => {
    const full = { F3: 1, F5: 1, F6: 1, F11: 1 }
    const fading = { F12: 1, F14: 1 }
    const forests = { F3: 1, F5: 2, F6: 3, F11: 1, F12: 1, F14: 5, F4: 3 }
    const mountains = { gallimor: 2, chromia: 5 }
    const course = official(wood({ ...exalted, full, fading, mountains, forests }, by('secure', 1)), face)
    expect(picks(course)).toEqual([`secure ${forest}`])
    expect(course.state.secured).toBe(1)
  })

  const inside: Table = { ...exalted, full: { F7: 1 }, fading: { F8: 1 }, forests: { F7: 2, F8: 1, F1: 4 } }

  test('WB-12, WB-21: (2) otherwise to an inner forest next to an outer one with fewest Ironclad Fighters beside it', () => {
    const mountains: Table['mountains'] = { lithimar: [1, 3], plumbarum: 1, chromia: 2, cobaltis: 1 }
    const course = official(wood({ ...inside, mountains }, by('secure', 1)))
    expect(picks(course)).toEqual(['secure F5'])
    expect(moves(course)).toEqual(['F7 F5 full'])
    expect(course.says[0]).toContain(
      'an inner forest next to an outer one, with the Totem, fewest Ironclad Fighters beside it (2)',
    )
    expect(totems(course.state, 'F5')).toEqual([1, 0])
    const other = official(wood({ ...inside, mountains: { lithimar: 1, plumbarum: 1, zincur: 1 } }, by('secure', 1)))
    expect(moves(other)).toEqual(['F8 F6 fading'])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F6'],
    ['lowest odd', 'F5'],
    ['highest even', 'F6'],
    ['highest odd', 'F5'],
  ])('WB-21, BOT-13: the die decides among equals: %s', (face, forest) => {
    const course = official(wood({ ...inside, mountains: { auria: 2 } }, by('secure', 1)), face)
    expect(picks(course)).toEqual([`secure ${forest}`])
    expect(rolls(course)).toBe(1)
  })

  test('WB-21: the others come by Sources, outer forests first, and carry nothing', () => {
    const course = official(wood({ ...exalted, full: { F8: 1 }, forests: { F8: 3, F4: 2, F3: 1 } }, by('secure', 5)))
    expect(moves(course)).toEqual(['F8 F6 full', 'F4 F6', 'F4 F6', 'F3 F6', 'F8 F6'])
  })

  test('WB-21: every Totem has a carrier of its own, and the fading one goes first', () => {
    const wanted = { ...exalted, full: { F5: 1 }, fading: { F5: 1 } }
    const one = official(wood({ ...wanted, forests: { F5: 3 } }, by('secure', 1)))
    expect(moves(one)).toEqual(['F5 F2 fading'])
    const three = official(wood({ ...wanted, forests: { F5: 4 } }, by('secure', 3)))
    expect(moves(three)).toEqual(['F5 F2 fading', 'F5 F2 full', 'F5 F2'])
    const few = official(wood({ ...wanted, forests: { F5: 1 } }, by('secure', 3)))
    expect(moves(few)).toEqual(['F5 F2 fading'])
    expect(totems(few.state, 'F5')).toEqual([1, 0])
  })

  test('WB-21: carriers come first from every forest with a Totem that is a path away', () => {
    const wanted = { ...exalted, full: { F3: 1, F8: 1 }, forests: { F3: 2, F8: 3, F4: 1 } }
    const start = answered(wood(wanted, by('secure', 3)), 'target F6')
    expect(offered(start)).toEqual(['F3', 'F8'])
    const course = answered(start, 'source F8')
    expect(moves(course)).toEqual(['F8 F6 full', 'F3 F6 full'])
    expect(offered(course)).toEqual(['F3', 'F4', 'F8'])
  })

  test.each<[Face, string]>([
    ['highest even', 'F8'],
    ['highest odd', 'F3'],
  ])('WB-21: whose forest comes first is up to the die, not to the sizes: %s', (face, first) => {
    const wanted = { ...exalted, full: { F3: 1, F8: 1 }, forests: { F3: 2, F8: 3 } }
    const course = official(answered(wood(wanted, by('secure', 1)), 'target F6'), face)
    expect(moves(course)).toEqual([`${first} F6 full`])
  })

  test('WB-21: a Totem without a Warband does not count', () => {
    const wanted = { ...exalted, full: { F7: 1, F11: 1 }, forests: { F7: 1, F9: 2, F13: 2 } }
    expect(picks(official(wood(wanted, by('secure', 1))))).toEqual(['secure F5'])
  })

  test('WB-12, WB-21: if the Fighters with the Totem have moved, nobody moves by another heading', () => {
    const wanted = { ...exalted, full: { F8: 1 }, forests: { F6: 2, F7: 3 } }
    const course = official(wood(wanted, by('secure', 5), by('secure', 5)))
    expect(moves(course)).toEqual(['F6 F8', 'F6 F8', 'F7 F8', 'F7 F8', 'F7 F8'])
    const two = official(wood(wanted, by('secure', 1), by('secure', 5)))
    expect(moves(two)).toEqual(['F6 F8'])
  })

  test('WB-21: any other movement leaves Totems behind', () => {
    const wanted = {
      ...exalted,
      full: { F8: 1 },
      forests: { F8: 2 },
      mountains: { zincur: 1 },
      foundations: ['zincur'],
    }
    const course = official(answered(wood(wanted, by('interfere')), 'target F10'))
    expect(moves(course)).toEqual(['F8 F10', 'F8 F10'])
    expect(totems(course.state, 'F8')).toEqual([1, 0])
  })

  test('BOT-21, WB-21: the third Totem ends the game in the middle of the move', () => {
    const course = official(wood({ ...exalted, secured: 2, full: { F5: 1 }, forests: { F5: 3 } }, by('secure', 3)))
    expect(moves(course)).toEqual(['F5 F2 full'])
    expect(course.state.result).toMatchObject({ winner: 'woodwalkers', by: 'totems' })
  })
})

describe('SEARCH, Exalted', () => {
  test('WB-22: three without a Totem come to it, then one carries it', () => {
    const wanted = { ...exalted, full: { F8: 1 }, forests: { F8: 1, F6: 2, F10: 3 } }
    const course = official(woodIcon(wanted, 'SEARCH'))
    expect(picks(course)).toEqual(['secure F8', 'secure F6'])
    expect(moves(course)).toEqual(['F6 F8', 'F6 F8', 'F10 F8', 'F8 F6 full'])
  })

  test('WB-22: none of the three leaves a forest with a Totem', () => {
    const wanted = { ...exalted, full: { F5: 1, F7: 1 }, forests: { F5: 3, F7: 3 } }
    const course = official(woodIcon(wanted, 'SEARCH'))
    expect(moves(course)).toEqual(['F5 F2 full'])
    const start = woodIcon({ ...wanted, forests: { ...wanted.forests, F3: 1, F8: 1 } }, 'SEARCH')
    expect(offered(start)).toEqual(['F5', 'F7'])
  })

  test('WB-22: the three go next to the Totem if they cannot come to it', () => {
    const wanted = { ...exalted, full: { F8: 1 }, forests: { F8: 1, F4: 2, F5: 1 } }
    const course = official(woodIcon(wanted, 'SEARCH'))
    expect(moves(course)).toEqual(['F4 F6', 'F4 F6', 'F8 F6 full'])
  })

  test('WB-22: when only those have the Totem who have just come, it stays', () => {
    const course = official(woodIcon({ ...exalted, full: { F8: 1 }, forests: { F6: 4 } }, 'SEARCH'))
    expect(moves(course)).toEqual(['F6 F8', 'F6 F8', 'F6 F8'])
    expect(totems(course.state, 'F8')).toEqual([1, 0])
  })

  test('WB-22: if nobody can come, the last one moves by the second heading too', () => {
    const course = official(woodIcon({ ...exalted, full: { F8: 1 }, forests: { F1: 4 } }, 'SEARCH'))
    expect(moves(course)).toEqual([])
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
  })
})
