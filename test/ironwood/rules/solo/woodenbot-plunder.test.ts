import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { fighters } from '../support'
import { official } from './support'
import { by, moves, offered, picks, rolls, wood } from './woodenbot-courses'

const rich = { ironclad: 5 }

describe('Plunder while the human has 5 crystals', () => {
  const foundation = { mountains: { gallimor: 1 }, foundations: ['gallimor'], crystals: rich }
  const wanted = { ...foundation, forests: { F5: 4, F12: 2, F10: 1, F13: 5 } }

  test('WB-12: the rules offer inner forests beside Ferrum and beside a controlled Foundation', () => {
    expect(offered(wood(wanted, by('plunder')))).toEqual(['F7', 'F8', 'F9', 'F10', 'F11', 'F14'])
  })

  test('WB-12: first beside Ferrum, where most Fighters are adjacent', () => {
    const course = official(wood(wanted, by('plunder')))
    expect(picks(course)).toEqual(['plunder F7'])
    expect(moves(course)).toEqual(['F5 F7', 'F5 F7'])
    expect(course.says[0]).toBe('WB-12 Plunder: F7, beside Ferrum, most Fighters in adjacent forests (4)')
  })

  test('WB-12: Fighters on the target itself are not counted', () => {
    const course = official(wood({ crystals: rich, forests: { F7: 9, F6: 1, F12: 2 } }, by('plunder')))
    expect(picks(course)).toEqual(['plunder F8'])
    const other = official(wood({ crystals: rich, forests: { F8: 9, F6: 1, F12: 2 } }, by('plunder')))
    expect(picks(other)).toEqual(['plunder F10'])
  })

  test('WB-12: beside a controlled Foundation if no Fighter can come beside Ferrum', () => {
    const course = official(wood({ ...foundation, forests: { F13: 2, F16: 3, F1: 9 } }, by('plunder')))
    expect(picks(course)).toEqual(['plunder F14'])
    expect(course.says[0]).toContain('F14, beside a controlled Foundation, most Fighters in adjacent forests (3)')
  })

  test.each([
    ['nobody there', {}, ['gallimor'], []],
    ['a Forge there', { gallimor: 1 }, [], ['gallimor']],
    ['neither', { gallimor: 1 }, [], []],
  ])(
    'WB-12: with %s it is not a controlled Foundation, and no other heading is tried',
    (_, mountains, foundations, forges) => {
      const drill = { at: 'gallimor', step: 2, cargo: 3 }
      const course = wood(
        { crystals: rich, mountains, foundations, forges, drill, forests: { F13: 2, F16: 3, F1: 2 } },
        by('plunder'),
      )
      expect([...picks(course), ...moves(course)]).toEqual([])
    },
  )

  test.each<[Face, string]>([
    ['lowest even', 'F8'],
    ['lowest odd', 'F7'],
    ['highest even', 'F10'],
    ['highest odd', 'F9'],
  ])('BOT-13, WB-12: a tie of targets is broken by the die: %s', (face, forest) => {
    const start = wood({ crystals: rich, forests: { F7: 1, F8: 1, F9: 1, F10: 1 } }, by('plunder', 1))
    expect(picks(official(start, face))).toEqual([`plunder ${forest}`])
  })
})

describe('Plunder while the Drill carries 2 crystals', () => {
  const drill = { at: 'gallimor', step: 1, cargo: 2 }

  test('WB-12: the rules offer inner forests beside the Drill and beside Ferrum', () => {
    const start = wood({ drill, crystals: { ironclad: 4 }, forests: { F5: 1, F16: 1, F6: 1 } }, by('plunder'))
    expect(offered(start)).toEqual(['F7', 'F8', 'F11', 'F14'])
  })

  test('WB-12: first beside the Drill, even with fewer Fighters than beside Ferrum', () => {
    const course = official(wood({ drill, forests: { F5: 1, F16: 2, F6: 9 } }, by('plunder')))
    expect(picks(course)).toEqual(['plunder F14'])
    expect(course.says[0]).toContain('F14, beside the Drill, most Fighters in adjacent forests (2)')
  })

  test('WB-12: among those beside the Drill Fighters in inner and outer forests count', () => {
    const course = official(wood({ drill, forests: { F13: 1, F5: 2, F16: 2 } }, by('plunder')))
    expect(picks(course)).toEqual(['plunder F11'])
  })

  test('WB-12: beside Ferrum if no Fighter can come beside the Drill', () => {
    const course = official(wood({ drill, forests: { F4: 9, F6: 2, F7: 3 } }, by('plunder')))
    expect(picks(course)).toEqual(['plunder F8'])
    expect(course.says[0]).toContain('F8, beside Ferrum, most Fighters in adjacent forests (5)')
  })

  test('WB-12: if no Fighter can come beside either, nobody moves', () => {
    const course = wood({ drill, forests: { F1: 2, F2: 2, F4: 2 } }, by('plunder'))
    expect([...picks(course), ...moves(course)]).toEqual([])
  })

  test('WB-12: 5 crystals of the human come first, and the cargo is not among them', () => {
    const forests = { F16: 3, F5: 2, F6: 1 }
    const rank = (ironclad: number, cargo: number): string[] =>
      picks(official(wood({ drill: { ...drill, cargo }, crystals: { ironclad }, forests }, by('plunder'))))
    expect(rank(4, 3)).toEqual(['plunder F14'])
    expect(rank(5, 3)).toEqual(['plunder F7'])
  })
})

describe('Plunder otherwise', () => {
  test('WB-12: an inner forest beside an outer mountain; a Drill with 1 crystal draws nobody', () => {
    const drill = { at: 'gallimor', step: 1, cargo: 1 }
    const start = wood({ drill, crystals: { ironclad: 4 }, forests: { F1: 2, F8: 4 } }, by('plunder'))
    expect(offered(start)).toEqual(['F3', 'F6'])
    const course = official(start)
    expect(picks(course)).toEqual(['plunder F3'])
    expect(course.says[0]).toContain('F3, beside an outer mountain, most Fighters in adjacent outer forests (2)')
  })

  test('WB-12: Fighters in inner forests do not count for the target', () => {
    expect(picks(official(wood({ forests: { F1: 2, F12: 9, F4: 1 } }, by('plunder'))))).toEqual(['plunder F3'])
  })

  test('WB-12: without Fighters on outer forests nobody moves', () => {
    const course = wood({ forests: { F8: 4, F12: 2 } }, by('plunder'))
    expect([...picks(course), ...moves(course)]).toEqual([])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F6'],
    ['lowest odd', 'F3'],
    ['highest even', 'F14'],
    ['highest odd', 'F11'],
  ])('BOT-13, WB-12: a tie of outer forests is broken by the die: %s', (face, forest) => {
    const start = wood({ forests: { F1: 2, F2: 2, F4: 2, F13: 2, F15: 2, F16: 2 } }, by('plunder'))
    const course = official(start, face)
    expect(picks(course)).toEqual([`plunder ${forest}`])
    expect(rolls(course)).toBe(1)
    expect(fighters(course.state, forest)).toBe(2)
  })
})

describe('whoever has moved', () => {
  test('WB-12, BOT-22: a target needs a Fighter that has not moved', () => {
    const drill = { at: 'gallimor', step: 1, cargo: 2 }
    const course = official(wood({ drill, forests: { F16: 2 } }, by('plunder'), by('plunder')))
    expect(moves(course)).toEqual(['F16 F14', 'F16 F14'])
    expect(fighters(course.state, 'F14')).toBe(2)
  })

  test('WB-12: Fighters that have moved are on outer forests too, and count for the target', () => {
    const course = official(wood({ forests: { F3: 2, F5: 2 }, full: { F3: 1 } }, by('secure'), by('plunder')))
    expect(picks(course)).toEqual(['secure F1', 'plunder F3'])
    expect(moves(course)).toEqual(['F3 F1 full', 'F3 F1', 'F5 F3', 'F5 F3'])
  })

  test('WB-12: Fighters that have moved count for the number of a target', () => {
    const drill = { at: 'gallimor', step: 1, cargo: 2 }
    const zincur = { mountains: { zincur: 1 }, foundations: ['zincur'] }
    const forests = { F15: 3, F12: 1, F5: 2 }
    const course = official(wood({ drill, ...zincur, forests }, by('interfere', 3), by('plunder', 1)))
    expect(picks(course)).toEqual(['interfere F12', 'plunder F14'])
    expect(course.says.at(-1)).toContain('(4)')
  })
})
