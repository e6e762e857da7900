import { describe, expect, test } from 'vitest'
import { answered, eventsOf, official } from './support'
import { by, moves, offered, picks, rolls, tied, tiedByFace, wood, woodIcon } from './woodenbot-courses'

const foundation = { mountains: { cobaltis: 1 }, foundations: ['cobaltis'] }
const laden = { drill: { at: 'gallimor', step: 1, cargo: 2 } }
const marked = { visions: { deck: ['argentimar'] } }

describe('Interfere', () => {
  test('WB-12: the rules offer the inner forests of all four lines', () => {
    const forests = { F1: 1, F2: 1, F4: 1, F12: 1, F10: 1, F11: 1 }
    const start = wood({ ...foundation, ...laden, ...marked, forests }, by('interfere'))
    expect(offered(start)).toEqual(
      ['F3', 'F5', 'F6', 'F8', 'F9', 'F10', 'F11', 'F12', 'F14'].filter((id) => id !== 'F11'),
    )
  })

  test('WB-12: (1) beside a controlled Foundation, where most Fighters are adjacent', () => {
    const forests = { F4: 1, F15: 2, F5: 4, F13: 4, F1: 4 }
    const course = official(wood({ ...foundation, ...laden, ...marked, forests }, by('interfere')))
    expect(picks(course)).toEqual(['interfere F12'])
    expect(course.says[0]).toBe(
      'WB-12 Interfere: F12, beside a controlled Foundation, most Fighters in adjacent forests (2)',
    )
    const more = official(wood({ ...foundation, forests: { ...forests, F8: 2 } }, by('interfere')))
    expect(picks(more)).toEqual(['interfere F6'])
  })

  test('WB-12: (2) beside Ferrum, where most Fighters are adjacent', () => {
    const forests = { F5: 2, F11: 3, F13: 6, F1: 6 }
    const course = official(wood({ ...foundation, ...laden, ...marked, forests }, by('interfere')))
    expect(picks(course)).toEqual(['interfere F9'])
    expect(course.says[0]).toContain('F9, beside Ferrum, most Fighters in adjacent forests (3)')
  })

  test('WB-12: a Foundation without units, or a Forge, does not come first', () => {
    const forests = { F15: 9, F5: 1 }
    expect(picks(official(wood({ foundations: ['cobaltis'], forests }, by('interfere'))))).toEqual(['interfere F7'])
    const forge = { mountains: { cobaltis: 1 }, forges: ['cobaltis'] }
    expect(picks(official(wood({ ...forge, forests }, by('interfere'))))).toEqual(['interfere F7'])
  })

  test('WB-12: (3) beside the Drill with 2 crystals, where most Fighters are adjacent', () => {
    const forests = { F13: 2, F16: 3, F2: 9 }
    const course = official(wood({ ...laden, ...marked, forests }, by('interfere')))
    expect(picks(course)).toEqual(['interfere F14'])
    expect(course.says[0]).toContain('F14, beside the Drill, most Fighters in adjacent forests (3)')
  })

  test('WB-12: with 1 crystal in the Drill (4), beside a possible mountain', () => {
    const forests = { F13: 2, F16: 3, F2: 2, F1: 1 }
    const drill = { at: 'gallimor', step: 1, cargo: 1 }
    const start = wood({ drill, ...marked, forests }, by('interfere'))
    expect(offered(start)).toEqual(['F3', 'F5'])
    const course = official(start)
    expect(picks(course)).toEqual(['interfere F5'])
    expect(course.says[0]).toContain('F5, beside a possible mountain, most Fighters in adjacent outer forests (2)')
  })

  test('WB-12: a Drill with 1 crystal beside a possible mountain counts for nothing', () => {
    const drill = { at: 'gallimor', step: 1, cargo: 1 }
    const start = { drill, visions: { deck: ['plumbarum'] }, forests: { F13: 1, F2: 2 } }
    expect(picks(official(wood(start, by('interfere'))))).toEqual(['interfere F5'])
    expect(picks(official(wood({ ...start, drill: { ...drill, cargo: 2 } }, by('interfere'))))).toEqual([
      'interfere F11',
    ])
  })

  test('WB-12: (4) counts Fighters in outer forests only, and it matters not who controls the mountain', () => {
    const visions = { deck: ['chromia', 'plumbarum'] }
    const start = { visions, mountains: { chromia: 1 }, forests: { F4: 2, F13: 1, F14: 5 } }
    expect(picks(official(wood(start, by('interfere'))))).toEqual(['interfere F6'])
  })

  test('WB-12: without any line nobody moves', () => {
    expect(moves(wood({ forests: { F1: 2, F2: 2, F14: 3 } }, by('interfere')))).toEqual([])
  })

  test.each(tiedByFace)('BOT-13, WB-12: a tie is broken by the die: %s', (face, forest) => {
    const course = official(tied('interfere'), face)
    expect(picks(course)).toEqual([`interfere ${forest}`])
    expect(rolls(course)).toBe(1)
  })
})

describe('EYE, Exalted', () => {
  // A totem that nobody holds keeps the Exalted side up.
  const exalted = { solo: { side: 'exalted' }, full: { F14: 1 }, ...foundation } as const

  test('WB-23: all unmoved Fighters of the first two source forests move to one Interfere target', () => {
    const forests = { F4: 3, F8: 2, F3: 1 }
    const course = official(woodIcon({ ...exalted, forests }, 'EYE'))
    expect(picks(course)).toEqual(['interfere F6'])
    expect(moves(course)).toEqual(['F4 F6', 'F4 F6', 'F4 F6', 'F3 F6'])
  })

  test('WB-23: the rules let the bot choose two sources of all there are', () => {
    const start = woodIcon({ ...exalted, forests: { F4: 3, F8: 2, F3: 1 } }, 'EYE')
    const first = answered(start, 'target F6')
    expect(offered(first)).toEqual(['F3', 'F4', 'F8'])
    const second = answered(first, 'source F8')
    expect(offered(second)).toEqual(['F3', 'F4'])
    expect(moves(answered(second, 'source F3'))).toEqual(['F8 F6', 'F8 F6', 'F3 F6'])
  })

  test('WB-23: with one source one Warband moves', () => {
    const course = official(woodIcon({ ...exalted, forests: { F15: 4 } }, 'EYE'))
    expect(moves(course)).toEqual(Array(4).fill('F15 F12'))
  })

  test('WB-23: the Warbands leave Totems behind', () => {
    const course = official(woodIcon({ ...exalted, full: { F3: 1 }, forests: { F3: 2 } }, 'EYE'))
    expect(moves(course)).toEqual(['F3 F6', 'F3 F6'])
  })

  test('WB-23, BOT-22: Fighters that have moved this turn stay', () => {
    const forests = { F15: 2, F12: 1, F4: 1 }
    const first = by('interfere', 2)
    const whole = { ...first, of: 'warbands' } as const
    const course = official(wood({ ...exalted, forests }, first, whole))
    expect(picks(course)).toEqual(['interfere F12', 'interfere F6'])
    expect(moves(course)).toEqual(['F15 F12', 'F15 F12', 'F4 F6', 'F12 F6'])
  })

  test('WB-23, WB-09: then the top vision card is turned over', () => {
    const visions = { deck: ['auria', 'zincur'] }
    const course = official(woodIcon({ ...exalted, visions, forests: { F15: 4 } }, 'EYE'))
    expect(eventsOf(course, 'located').map(({ vision }) => vision)).toEqual(['auria'])
    expect(course.state.solo?.marked).toHaveLength(1)
  })

  test('WB-23, BOT-05: with nobody to move and no vision card there is a crystal', () => {
    const course = woodIcon({ ...exalted, forests: {} }, 'EYE')
    expect(eventsOf(course, 'located')).toEqual([])
    expect(course.state.sides.woodwalkers.crystals).toBe(1)
  })
})
