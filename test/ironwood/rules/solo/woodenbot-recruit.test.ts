import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, legal, type Table, table } from '../support'
import { answered, type Course, eventsOf, official } from './support'
import { offered, rolls, woodIcon } from './woodenbot-courses'

const outer = ['F1', 'F2', 'F4', 'F13', 'F15', 'F16']

/** Where fighters of the bot came from the supply. */
const recruited = (course: Course): string[] => eventsOf(course, 'recruited').map(({ at }) => at)

/** WARBAND on the Disruptive side is one fighter by the list. */
const one = (wanted: Table, face?: Face): Course => official(woodIcon(wanted, 'WARBAND'), face)

const two = { F1: 2, F2: 2, F4: 2, F13: 2, F15: 2, F16: 2 }

describe('Recruit', () => {
  test('WB-17: the rules offer all outer forests', () => {
    expect(offered(woodIcon({ full: { F5: 1 } }, 'WARBAND'))).toEqual(outer)
  })

  test("WB-17: next to a Totem's forest, however many Fighters are there", () => {
    const course = one({ full: { F5: 1 }, forests: { F2: 6 }, mountains: { cobaltis: 1 }, foundations: ['cobaltis'] })
    expect(recruited(course)).toEqual(['F2'])
    expect(course.says[0]).toBe("WB-17 Recruit: F2, next to a Totem's forest")
  })

  test('WB-17: of several the one with fewest Fighters, none included', () => {
    const wanted = { full: { F5: 1 }, fading: { F12: 1, F14: 1 } }
    const course = one({ ...wanted, forests: { F2: 2, F15: 1, F16: 3 } })
    expect(recruited(course)).toEqual(['F15'])
    expect(course.says[0]).toContain('fewest Fighters (1)')
    expect(recruited(one({ ...wanted, forests: { F2: 2, F15: 1 } }))).toEqual(['F16'])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F2'],
    ['lowest odd', 'F1'],
    ['highest even', 'F16'],
    ['highest odd', 'F15'],
  ])('WB-17, BOT-13: then the die: %s', (face, forest) => {
    const full = { F3: 1, F5: 1, F6: 1, F12: 1, F14: 1 }
    const course = one({ full, forests: two }, face)
    expect(recruited(course)).toEqual([forest])
    expect(rolls(course)).toBe(1)
  })

  const foundation: Table = { mountains: { cobaltis: 1 }, foundations: ['cobaltis', 'gallimor'] }

  test('WB-17: a Totem that no outer forest is next to yields none; then beside a controlled Foundation', () => {
    const wanted = { ...foundation, full: { F8: 1 }, visions: { deck: ['argentimar', 'chromia'] } }
    const course = one({ ...wanted, forests: { F4: 3, F15: 2 } })
    expect(recruited(course)).toEqual(['F15'])
    expect(course.says[0]).toBe('WB-17 Recruit: F15, beside a controlled Foundation, fewest Fighters (2)')
    expect(recruited(one({ ...wanted, forests: { F4: 2, F15: 2 } }, 'highest even'))).toEqual(['F4'])
  })

  test('WB-17: a Foundation without units, on an inner mountain, or a Forge yields none', () => {
    const visions = { deck: ['argentimar', 'auria'] }
    const mountains = { auria: 1, cobaltis: 1 }
    const wanted = { foundations: ['gallimor', 'auria'], forges: ['cobaltis'], mountains, visions }
    expect(recruited(one({ ...wanted, forests: { F1: 2, F2: 1 } }))).toEqual(['F2'])
  })

  test('WB-17: beside a possible outer mountain: uncontrolled first, with anything there', () => {
    const visions = { deck: ['argentimar', 'cuprumis'] }
    const course = one({ visions, mountains: { argentimar: 1 }, forests: { F15: 4, F16: 3 } })
    expect(recruited(course)).toEqual(['F16'])
    expect(course.says[0]).toBe(
      'WB-17 Recruit: F16, beside a possible outer mountain, uncontrolled, without a Forge, fewest Fighters (3)',
    )
  })

  test('WB-17: then one without a Forge', () => {
    const visions = { deck: ['argentimar', 'cuprumis'] }
    const open = one({ visions, forges: ['cuprumis'], forests: { F1: 3, F2: 2 } })
    expect(recruited(open)).toEqual(['F2'])
    const held: Table = { visions, forges: ['cuprumis'], mountains: { argentimar: 1, cuprumis: 1 } }
    expect(recruited(one({ ...held, forests: { F1: 3, F2: 4 } }))).toEqual(['F1'])
    const uncontrolled = one({ ...held, mountains: { argentimar: 1 }, forests: { F15: 5, F16: 6 } })
    expect(recruited(uncontrolled)).toEqual(['F15'])
  })

  test('WB-17: one such mountain beside a forest is enough', () => {
    const visions = { deck: ['argentimar', 'chromia'] }
    const course = one({ visions, mountains: { argentimar: 1 }, forests: { F1: 2, F4: 3 } })
    expect(recruited(course)).toEqual(['F1'])
  })

  test('WB-17: otherwise closest to the Drill, then fewest Fighters; possible inner mountains do not count', () => {
    const visions = { deck: ['auria', 'zincur'] }
    const start = { visions, drill: { at: 'auria' } }
    const course = one({ ...start, forests: { F1: 1, F2: 2, F4: 1 } }, 'lowest even')
    expect(recruited(course)).toEqual(['F4'])
    expect(course.says[0]).toContain('closest to the Drill (1 step), fewest Fighters (1)')
    expect(recruited(one({ ...start, drill: { at: 'gallimor' }, forests: { F13: 3, F16: 2 } }))).toEqual(['F16'])
    expect(
      recruited(one({ drill: { at: 'ferrum' }, forests: { F2: 1, F4: 2, F13: 3, F15: 1 } }, 'highest odd')),
    ).toEqual(['F15'])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F2'],
    ['lowest odd', 'F13'],
    ['highest even', 'F4'],
    ['highest odd', 'F15'],
  ])('WB-17, BOT-13: the die among those as close to the Drill: %s', (face, forest) => {
    expect(recruited(one({ forests: two }, face))).toEqual([forest])
  })
})

describe('WARBAND, Exalted', () => {
  const exalted = { solo: { side: 'exalted' } } as const

  test('WB-10, WB-17: one to the Warband with the Totem, and one by the list', () => {
    const course = one({ ...exalted, full: { F8: 1, F5: 1 }, forests: { F8: 1, F2: 3 } })
    expect(recruited(course)).toEqual(['F8', 'F2'])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F8'],
    ['lowest odd', 'F5'],
    ['highest even', 'F10'],
    ['highest odd', 'F9'],
  ])('WB-10, WB-17: of several Warbands the die picks one, of any size: %s', (face, forest) => {
    const full = { F5: 1, F8: 1, F9: 1, F10: 1 }
    const start = woodIcon({ ...exalted, full, forests: { F5: 1, F8: 2, F9: 3, F10: 4 } }, 'WARBAND')
    expect(offered(start)).toEqual(['F5', 'F8', 'F9', 'F10'])
    expect(recruited(official(start, face))).toEqual([forest, 'F2'])
  })

  test('WB-10, WB-17: without such a Warband only one by the list', () => {
    expect(recruited(one({ ...exalted, full: { F5: 1 }, forests: { F8: 1 } }))).toEqual(['F2'])
  })
})

describe('Round End', () => {
  /** The human rests in the last turn of the round, and has crystals to recruit with when the bot is done. */
  function roundEnd(wanted: Table, woodwalkers: number, face?: Face): Course {
    const all = { ...wanted, crystals: { woodwalkers, ironclad: 2 } }
    const state = table({ mode: 'woodenbot', turn: 'ironclad', turns: 5, ...all })
    return official(answered({ state, events: [], says: [] }, 'rest'), face)
  }

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [5, 2],
    [8, 4],
  ])('WB-17: with %i crystals the bot recruits %i, before the human', (woodwalkers, count) => {
    const course = roundEnd({ full: { F5: 1 } }, woodwalkers)
    expect(recruited(course)).toEqual(Array(count).fill('F2'))
    expect(crystals(course.state, 'woodwalkers')).toBe(woodwalkers - 2 * count)
    expect(legal(course.state)).toEqual(['recruit ferrum', 'forfeit'])
  })

  test('WB-17: the list is applied again for each', () => {
    const course = roundEnd({ full: { F5: 1, F12: 1 }, forests: { F2: 1 } }, 6, 'lowest even')
    expect(recruited(course)).toEqual(['F15', 'F2', 'F15'])
  })

  test('WB-17: a Totem that has just left the map does not count', () => {
    const course = roundEnd({ fading: { F12: 1 }, full: { F5: 1 }, forests: { F2: 3 } }, 2)
    expect(recruited(course)).toEqual(['F2'])
  })

  test('WB-17, BOT-19: it ends with the Fighters', () => {
    const course = roundEnd({ full: { F5: 1 }, forests: { F1: 19 } }, 6)
    expect(recruited(course)).toEqual(['F2'])
    expect(crystals(course.state, 'woodwalkers')).toBe(4)
  })
})
