import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { official } from './support'
import { by, moves, offered, picks, rolls, tied, tiedByFace, wood } from './woodenbot-courses'

describe('Secure with a Totem that nobody holds', () => {
  test('WB-12: the rules offer forests with a Totem and inner forests next to one', () => {
    const start = wood({ full: { F5: 1 }, forests: { F7: 1, F2: 2, F9: 1, F1: 3 } }, by('secure'))
    expect(offered(start)).toEqual(['F3', 'F5', 'F7', 'F11'])
  })

  test('WB-12: the forest with the Totem first, even with fewer Fighters around it', () => {
    const course = official(wood({ full: { F5: 1 }, forests: { F7: 1, F1: 9 } }, by('secure')))
    expect(picks(course)).toEqual(['secure F5'])
    expect(moves(course)).toEqual(['F7 F5'])
    expect(course.says[0]).toBe('WB-12 Secure: F5, where a Totem is')
  })

  test('WB-12: of several Totems the one with most Fighters adjacent, full or fading', () => {
    const forests = { F1: 2, F9: 3, F4: 2 }
    const course = official(wood({ full: { F3: 1 }, fading: { F11: 1 }, forests }, by('secure')))
    expect(picks(course)).toEqual(['secure F11'])
    const other = official(wood({ full: { F3: 1 }, fading: { F11: 1 }, forests: { ...forests, F6: 2 } }, by('secure')))
    expect(picks(other)).toEqual(['secure F3'])
  })

  test('WB-12: otherwise an inner forest next to the Totem, with most Fighters adjacent', () => {
    const course = official(wood({ full: { F7: 1 }, forests: { F2: 2, F6: 1, F11: 3, F4: 9 } }, by('secure')))
    expect(picks(course)).toEqual(['secure F5'])
    expect(course.says[0]).toContain("F5, next to a Totem's forest, most Fighters in adjacent forests (5)")
  })

  test('WB-12: an outer forest next to the Totem is not a target', () => {
    const start = wood({ full: { F5: 1 }, forests: { F1: 1, F9: 1 } }, by('secure'))
    expect(offered(start)).toEqual(['F3', 'F7', 'F11'])
  })

  test('WB-12: if no Fighter can come to or next to a Totem, nobody moves', () => {
    const start = wood({ full: { F10: 1 }, forests: { F1: 5, F2: 5 }, visions: { deck: ['auria'] } }, by('secure'))
    expect([...picks(start), ...moves(start)]).toEqual([])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F6'],
    ['lowest odd', 'F3'],
    ['highest even', 'F14'],
    ['highest odd', 'F11'],
  ])('BOT-13, WB-12: a tie of Totems is broken by the die: %s', (face, forest) => {
    const full = { F3: 1, F5: 1, F6: 1, F11: 1, F12: 1, F14: 1 }
    const forests = { F1: 2, F2: 2, F4: 2, F13: 2, F15: 2, F16: 2 }
    expect(picks(official(wood({ full, forests }, by('secure')), face))).toEqual([`secure ${forest}`])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F8'],
    ['lowest odd', 'F5'],
    ['highest even', 'F8'],
    ['highest odd', 'F9'],
  ])('BOT-13, WB-12: a tie of forests next to a Totem is broken by the die: %s', (face, forest) => {
    const course = official(wood({ full: { F7: 1 }, forests: { F6: 2, F11: 2 } }, by('secure')), face)
    expect(picks(course)).toEqual([`secure ${forest}`])
  })
})

describe('Secure without a Totem on the map', () => {
  const marks = { visions: { deck: ['auria', 'cobaltis'] } }

  test('WB-12: the rules offer inner forests next to an outer one and beside a possible mountain', () => {
    const forests = { F1: 1, F2: 1, F4: 1, F8: 1, F10: 1, F13: 1 }
    expect(offered(wood({ ...marks, forests }, by('secure')))).toEqual(['F3', 'F5', 'F6', 'F12'])
  })

  test('WB-12: a forest whose possible mountain is uncontrolled first', () => {
    const forests = { F1: 5, F15: 1 }
    const course = official(wood({ ...marks, mountains: { auria: 1 }, forests }, by('secure')))
    expect(picks(course)).toEqual(['secure F12'])
    expect(course.says[0]).toBe('WB-12 Secure: F12, beside an uncontrolled possible mountain')
    const other = official(wood({ ...marks, mountains: { cobaltis: 1 }, forests }, by('secure')))
    expect(picks(other)).toEqual(['secure F3'])
  })

  test('WB-12: one uncontrolled possible mountain beside it is enough, an uncontrolled mountain without a mark is not enough', () => {
    const forests = { F1: 2, F4: 1, F15: 2 }
    const mountains = { auria: 1 }
    expect(picks(official(wood({ ...marks, mountains, forests: { F1: 2, F4: 1 } }, by('secure'))))).toEqual([
      'secure F6',
    ])
    const all = { auria: 1, cobaltis: 1 }
    expect(picks(official(wood({ ...marks, mountains: all, forests: { ...forests, F3: 1 } }, by('secure'))))).toEqual([
      'secure F3',
    ])
  })

  test('WB-12: then most Fighters adjacent, in inner and outer forests', () => {
    const course = official(wood({ ...marks, forests: { F1: 2, F15: 1, F10: 2 } }, by('secure')))
    expect(picks(course)).toEqual(['secure F12'])
    expect(course.says[0]).toContain('most Fighters in adjacent forests (3)')
  })

  test('WB-12: a controlled possible mountain will do if there is no other', () => {
    const mountains = { auria: 1, cobaltis: [0, 1] } satisfies Record<string, number | [number, number]>
    const course = official(wood({ ...marks, mountains, forests: { F1: 2 } }, by('secure')))
    expect(moves(course)).toEqual(['F1 F3', 'F1 F3'])
  })

  test('WB-12: without a possible mountain, or with one that no forest next to an outer one touches, nobody moves', () => {
    expect(moves(wood({ forests: { F1: 2, F8: 3 } }, by('secure')))).toEqual([])
    const cuprumis = { visions: { deck: ['cuprumis'] } }
    expect(moves(wood({ ...cuprumis, forests: { F1: 2, F8: 3, F5: 1 } }, by('secure')))).toEqual([])
  })

  test.each(tiedByFace)('BOT-13, WB-12: a tie is broken by the die: %s', (face, forest) => {
    const course = official(tied('secure'), face)
    expect(picks(course)).toEqual([`secure ${forest}`])
    expect(rolls(course)).toBe(1)
  })
})
