import { describe, expect, test } from 'vitest'
import type { Table } from '../support'
import { attack, byFace, candidates, chase, picks, rolls } from './ironbot-support'
import { eventsOf, official } from './support'

const third = 5

/** The first Warband in focus. */
const inFocus = (wanted: Table): string | undefined => picks(chase(wanted))[0]
const faces = (wanted: Table): string[] => byFace((face) => picks(chase(wanted), face))

describe('IB-10: who may be in focus', () => {
  const forests = { F1: 2, F3: 1, F7: 2, F12: 1 }

  test('IB-10: for a Chase every Warband on an inner forest', () => {
    expect(candidates(chase({ forests, mountains: { argentimar: 3 } }))).toEqual(['focus F3', 'focus F7', 'focus F12'])
  })

  test('IB-10: for an attack only those next to an Ironclad Warband', () => {
    const course = attack({ forests: { ...forests, F5: 2 }, mountains: { argentimar: 3, gallimor: 2 } })
    expect(candidates(course)).toEqual(['focus F3', 'focus F5'])
    expect(candidates(attack({ forests, mountains: { ferrum: [0, 1], zincur: 1 } }))).toEqual(['focus F7', 'focus F12'])
  })

  test('IB-10: nobody on an inner forest, no move and no attack', () => {
    const course = official(chase({ forests: { F1: 1, F2: 2 }, mountains: { argentimar: 5, chromia: 4 } }))
    expect(eventsOf(course, 'picked')).toEqual([])
    expect(eventsOf(course, 'marched')).toEqual([])
    expect(eventsOf(course, 'attacked')).toEqual([])
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
  })

  test('IB-10: it is chosen again for the attack after a Chase', () => {
    // Nobody can come to F14; the attack looks only at F3, which is beside Argentimar.
    const course = chase({ forests: { F14: 1, F3: 2 }, full: { F14: 1 }, mountains: { argentimar: 3 } })
    expect(picks(course)).toEqual(['focus F14', 'focus F3'])
  })
})

describe('IB-10 (1): a Warband with a Totem', () => {
  test.each<[why: string, table: Table, focus: string]>([
    ['before smaller ones and better differences', { forests: { F12: 5, F3: 1 }, full: { F12: 1 } }, 'F12'],
    ['a fading one counts as well', { forests: { F12: 5, F3: 1 }, fading: { F12: 1 } }, 'F12'],
    ['a Totem alone is not a Warband', { forests: { F12: 4, F5: 1 }, full: { F3: 1, F12: 1 } }, 'F12'],
    ['fading before full', { forests: { F3: 1, F7: 4 }, full: { F3: 1 }, fading: { F7: 1 } }, 'F7'],
    [
      'one of two Totems that fades is enough',
      { forests: { F3: 1, F7: 1 }, full: { F3: 1, F7: 1 }, fading: { F7: 1 } },
      'F7',
    ],
    ['then the one closer to an outer forest', { forests: { F7: 1, F12: 4 }, full: { F7: 1, F12: 1 } }, 'F12'],
    [
      'closer also among fading ones',
      { forests: { F7: 1, F12: 4, F3: 1 }, full: { F3: 1 }, fading: { F7: 1, F12: 1 } },
      'F12',
    ],
  ])('IB-10: %s', (_why, table, focus) => {
    expect(inFocus({ ...table, mountains: { auria: 4 } })).toBe(`focus ${focus}`)
  })

  test('IB-10: how many Totems or Fighters does not matter, the die decides', () => {
    const forests = { F3: 1, F5: 2, F12: 3, F14: 1 }
    const full = { F3: 1, F5: 1, F12: 2, F14: 1 }
    expect(faces({ forests, full, mountains: { auria: 4 } })).toEqual([
      'focus F12',
      'focus F3',
      'focus F14',
      'focus F5',
    ])
  })

  test('IB-10: without a tie the die is not rolled, and the reason is said', () => {
    const course = chase({ forests: { F3: 1, F7: 4 }, full: { F3: 1 }, fading: { F7: 1 } })
    expect(rolls(course)).toBe(0)
    expect(official(course).says[0]).toBe('IB-10 Focus: F7, with a fading Totem')
  })
})

describe('IB-10 (2): no Warband has a Totem, but a Totem is on the board', () => {
  test.each<[why: string, table: Table, focus: string]>([
    ['the closest, not the largest', { forests: { F8: 1, F12: 4 } }, 'F8'],
    ['the largest of the closest', { forests: { F8: 1, F9: 2, F12: 4 } }, 'F9'],
    ['then the greatest difference', { forests: { F8: 2, F9: 2 }, mountains: { zincur: 3 } }, 'F8'],
    ['0 units if nobody is beside it', { forests: { F8: 2, F9: 2 }, mountains: { palladimor: 1 } }, 'F9'],
    [
      'the largest Warband beside it, not all of them',
      { forests: { F8: 2, F9: 2 }, mountains: { auria: 2, zincur: 2, palladimor: 3 } },
      'F9',
    ],
    ['a Totem that fades draws it as well', { forests: { F8: 2, F14: 1 }, full: {}, fading: { F11: 1 } }, 'F14'],
  ])('IB-10: %s', (_why, table, focus) => {
    expect(inFocus({ full: { F7: 1 }, ...table })).toBe(`focus ${focus}`)
  })

  test('IB-10: Ferrum counts in full for the difference', () => {
    const forests = { F8: 2, F5: 2 }
    expect(inFocus({ full: { F7: 1 }, forests, mountains: { ferrum: 3, plumbarum: 2 } })).toBe('focus F8')
  })

  test('IB-10: a Golem is one unit in the difference; the die decides', () => {
    const table = {
      full: { F7: 1 },
      forests: { F8: 2, F9: 2 },
      mountains: { zincur: [1, 1], palladimor: 2 },
    } satisfies Table
    expect(faces(table)).toEqual(['focus F8', 'focus F9', 'focus F8', 'focus F9'])
  })

  test('IB-10: the die by forest numbers', () => {
    const table = { full: { F7: 1 }, forests: { F5: 2, F8: 2, F9: 2, F11: 2 } }
    expect(faces(table)).toEqual(['focus F8', 'focus F5', 'focus F8', 'focus F9'])
  })

  test('IB-10: so it is if the Warband with a Totem is out of reach of an attack', () => {
    const table = { full: { F14: 1 }, forests: { F14: 1, F3: 1, F5: 3 }, mountains: { argentimar: 3 } }
    expect(picks(attack(table))).toEqual(['focus F5'])
    expect(official(attack(table)).says[0]).toContain(
      'IB-10 Focus, none with a Totem: F5, closest to a Totem (2 steps)',
    )
  })
})

describe('IB-10 (3): no Totem on the board', () => {
  test.each<[why: string, table: Table, focus: string]>([
    ['the smallest', { forests: { F3: 3, F12: 2 }, mountains: { auria: 9 } }, 'F12'],
    ['then the greatest difference', { forests: { F3: 2, F12: 2 }, mountains: { cuprumis: 3, chromia: 2 } }, 'F12'],
    ['the smallest before the difference', { forests: { F3: 2, F12: 1 }, mountains: { auria: 9 } }, 'F12'],
  ])('IB-10: %s', (_why, table, focus) => {
    expect(inFocus(table)).toBe(`focus ${focus}`)
  })

  test('IB-10: the die by forest numbers, of those that are left only', () => {
    const forests = { F3: 2, F6: 3, F5: 2, F12: 2, F14: 2 }
    expect(faces({ forests })).toEqual(['focus F12', 'focus F3', 'focus F14', 'focus F5'])
  })

  test('IB-10: secured Totems are not on the board', () => {
    expect(inFocus({ forests: { F3: 1, F5: 2 }, secured: 2 })).toBe('focus F3')
  })
})

describe('IB-10: in the third turn fading Totems are left out', () => {
  const both = { forests: { F3: 1, F12: 2 }, full: { F12: 1 }, fading: { F3: 1 } }
  test.each<[turns: number, focus: string]>([
    [1, 'F3'],
    [3, 'F3'],
    [5, 'F12'],
  ])('IB-10: full or fading, after %i turns of both', (turns, focus) => {
    expect(inFocus({ ...both, turns })).toBe(`focus ${focus}`)
  })

  test.each<[why: string, table: Table, focus: string]>([
    ['who has only such Totems has none: the smallest', { forests: { F12: 3, F7: 1 }, fading: { F12: 1 } }, 'F7'],
    ['and they are not on the board either', { forests: { F12: 1, F8: 3 }, fading: { F7: 1 } }, 'F12'],
    ['closest to a full one', { forests: { F12: 3, F14: 1 }, fading: { F12: 1 }, full: { F11: 1 } }, 'F14'],
    ['a full one on the same forest counts', { forests: { F7: 3, F5: 1 }, fading: { F7: 1 }, full: { F7: 1 } }, 'F7'],
    ['but is not preferred for it', { forests: { F7: 1, F12: 2 }, fading: { F7: 1 }, full: { F7: 1, F12: 1 } }, 'F12'],
  ])('IB-10: %s', (_why, table, focus) => {
    expect(inFocus({ ...table, turns: third })).toBe(`focus ${focus}`)
  })

  test('IB-10: the same holds for the focus of an attack', () => {
    const table = { ...both, mountains: { auria: 2, zincur: 2 } }
    expect(picks(attack(table))).toEqual(['focus F3'])
    expect(picks(attack({ ...table, turns: third }))).toEqual(['focus F12'])
  })
})
