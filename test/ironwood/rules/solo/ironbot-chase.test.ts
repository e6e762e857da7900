import { describe, expect, test } from 'vitest'
import type { Table } from '../support'
import { barred, byFace, candidates, chase, marches, moved, picks } from './ironbot-support'
import { answered, eventsOf, official } from './support'

// The warband in focus is always the only one, mostly on F12: beside Zincur (7), Cobaltis (8), Palladimor (9), Cuprumis (11).
const target = (wanted: Table, tweak?: Parameters<typeof chase>[1]): string | undefined =>
  picks(chase(wanted, tweak))[1]

describe('IB-12 Chase: target', () => {
  test('IB-12: mountains beside the focus into which a source can move a unit', () => {
    const course = chase({ forests: { F12: 4 }, mountains: { zincur: 2, chromia: 2 } })
    expect(candidates(course)).toEqual(['target cobaltis', 'target palladimor'])
  })

  test.each<[why: string, table: Table, at: string | undefined]>([
    ['the source with the most', { forests: { F12: 4 }, mountains: { chromia: 2, auria: 3 } }, 'zincur'],
    ['units there count as well', { forests: { F12: 5 }, mountains: { zincur: 2, chromia: 3, auria: 2 } }, 'zincur'],
    [
      'units there alone do not',
      { forests: { F12: 5 }, mountains: { zincur: 3, cobaltis: 2, chromia: 4 } },
      'cobaltis',
    ],
    ['a single Warband moves', { forests: { F12: 5 }, mountains: { auria: 2, ferrum: 5, chromia: 3 } }, 'cobaltis'],
    ['Ferrum keeps 3', { forests: { F12: 5 }, mountains: { ferrum: 5, chromia: 3 } }, 'cobaltis'],
    [
      'Ferrum gives the others',
      { forests: { F12: 5 }, mountains: { ferrum: [4, 3], chromia: 3 }, visions: { burned: ['palladimor'] } },
      'zincur',
    ],
    [
      'the sum of both decides',
      { forests: { F12: 9 }, mountains: { ferrum: 6, auria: 4, chromia: 4, cobaltis: 1 } },
      'cobaltis',
    ],
    [
      'unmarked among equals',
      { forests: { F12: 4 }, mountains: { zincur: 2, chromia: 2 }, visions: { burned: ['cobaltis'] } },
      'palladimor',
    ],
    [
      'marked if it is larger',
      { forests: { F12: 4 }, mountains: { auria: 3, chromia: 2 }, visions: { burned: ['zincur'] } },
      'zincur',
    ],
  ])('IB-12: %s', (_why, table, at) => {
    expect(target(table)).toBe(`chase ${at}`)
  })

  test('IB-12: the sum is one of plain numbers, then the die by mountain numbers', () => {
    const mountains = { chromia: 2, auria: [0, 2], lithimar: [1, 1], gallimor: 2 } satisfies Table['mountains']
    const sent = byFace((face) => picks(chase({ forests: { F12: 3 }, mountains }), face).slice(1))
    expect(sent).toEqual(['chase cobaltis', 'chase zincur', 'chase cobaltis', 'chase cuprumis'])
  })

  test('IB-12: units that have moved are not movable, but count where they are', () => {
    const table = { forests: { F12: 5 }, mountains: { auria: 4, chromia: 2 } }
    expect(target(table)).toBe('chase zincur')
    expect(target(table, moved({ auria: 3 }))).toBe('chase cobaltis')
    expect(target({ forests: { F12: 9 }, mountains: { zincur: 3, auria: 1, chromia: 3 } }, moved({ zincur: 3 }))).toBe(
      'chase zincur',
    )
  })

  test('IB-12: of tied sources the one with more movable units counts', () => {
    const table = { forests: { F12: 5 }, mountains: { auria: 3, ferrum: 6, chromia: 2 } }
    const marked = { ...table, visions: { burned: ['palladimor'] } }
    expect(target(marked, moved({ auria: 2 }))).toBe('chase zincur')
  })

  test('IB-12: not the source that could send most, but the largest one', () => {
    // Auria, 4 units of which 1 can move, would give to Zincur; Ferrum, which has 3 to spare, to Palladimor.
    const table = { forests: { F12: 5 }, mountains: { auria: 4, ferrum: 6 }, visions: { burned: ['palladimor'] } }
    expect(target(table, moved({ auria: 3 }))).toBe('chase palladimor')
  })

  test('IB-12: a closed mountain is not a target, and held units are not a source', () => {
    const table = { forests: { F12: 5 }, mountains: { auria: 3, chromia: 2 } }
    expect(target(table, barred('entering', 'zincur'))).toBe('chase cobaltis')
    expect(target(table, barred('leaving', 'auria'))).toBe('chase cobaltis')
  })
})

describe('IB-12 Chase: whether it moves', () => {
  test.each<[why: string, table: Table, count: number]>([
    [
      'a Warband beside the focus that has more units is enough',
      { forests: { F12: 2 }, mountains: { cobaltis: 3, auria: 5 } },
      0,
    ],
    ['as many are not', { forests: { F12: 3 }, mountains: { cobaltis: 3, auria: 5 } }, 1],
    ['a Golem counts as one unit', { forests: { F12: 2 }, mountains: { cobaltis: [1, 1], auria: 5 } }, 1],
    ['several together are not', { forests: { F12: 2 }, mountains: { cobaltis: 2, cuprumis: 2 } }, 1],
    ['Ferrum counts in full', { forests: { F10: 2 }, mountains: { ferrum: 3, auria: 5 } }, 0],
    ['Ferrum with as many', { forests: { F10: 3 }, mountains: { ferrum: 3, auria: 5 } }, 1],
    ['no unit comes next to the focus', { forests: { F12: 2 }, mountains: { argentimar: 5, ferrum: 3 } }, 0],
  ])('IB-12: %s', (_why, table, count) => {
    expect(marches(chase(table))).toHaveLength(count)
  })
})

describe('IB-12 Chase: source and how many', () => {
  // Only Zincur is open to Auria; Ferrum would have Palladimor, too, which is marked.
  const one = { forests: { F12: 5 }, visions: { burned: ['palladimor'] } }

  test.each<[why: string, table: Table, march: string[]]>([
    [
      'until the target has more than the focus',
      { forests: { F12: 2 }, mountains: { auria: 5 } },
      ['auria zincur 3+0'],
    ],
    ['units there count', { forests: { F12: 2 }, mountains: { auria: 5, zincur: 1 } }, ['auria zincur 2+0']],
    ['or until the source is empty', { forests: { F12: 2 }, mountains: { auria: 2 } }, ['auria zincur 2+0']],
    ['golems first', { forests: { F12: 2 }, mountains: { auria: [3, 2] } }, ['auria zincur 1+2']],
    ['Golems alone, if they are enough', { forests: { F12: 1 }, mountains: { auria: [3, 3] } }, ['auria zincur 0+2']],
    [
      '3 units stay on Ferrum',
      { forests: { F7: 9 }, mountains: { ferrum: 5 }, visions: { burned: ['auria'] } },
      ['ferrum lithimar 2+0'],
    ],
    ['of any kind', { ...one, mountains: { ferrum: [2, 3] } }, ['ferrum zincur 0+2']],
    ['the largest source', { ...one, mountains: { ferrum: 5, auria: 3 } }, ['auria zincur 3+0']],
    ['Ferrum, less 3, may be the largest', { ...one, mountains: { ferrum: 7, auria: 3 } }, ['ferrum zincur 4+0']],
    [
      'with equal numbers the one with a Golem',
      { ...one, mountains: { ferrum: 6, auria: [2, 1] } },
      ['auria zincur 2+1'],
    ],
    ['nobody leaves a Ferrum with 3', { ...one, mountains: { ferrum: [2, 1] } }, []],
  ])('IB-12: %s', (_why, table, march) => {
    expect(marches(chase(table))).toEqual(march)
  })

  test('IB-12: every source is offered; the die among the largest', () => {
    const mountains = { auria: 3, cobaltis: 3, palladimor: 3, ferrum: 6 }
    const open = answered(chase({ forests: { F6: 5 }, mountains }), 'target zincur')
    expect(candidates(open)).toEqual(['source auria', 'source ferrum', 'source cobaltis', 'source palladimor'])
    const from = byFace((face) => marches(open, face))
    expect(from).toEqual(['ferrum zincur 3+0', 'auria zincur 3+0', 'cobaltis zincur 3+0', 'palladimor zincur 3+0'])
    expect(official(open).says[0]).toMatch(/^IB-12 Chase, source: .*the Magic die is rolled/)
  })

  test('IB-12: those that have moved stay', () => {
    const table = { forests: { F12: 9 }, mountains: { auria: 4 } }
    expect(marches(chase(table, moved({ auria: 3 })))).toEqual(['auria zincur 1+0'])
    expect(marches(chase(table, moved({ auria: 4 })))).toEqual([])
    expect(marches(chase({ ...table, mountains: { ferrum: 5 } }, moved({ ferrum: 4 })))[0]).toMatch(/^ferrum \w+ 1\+0$/)
  })

  test('IB-12: the Drill stays where it is', () => {
    const course = official(
      chase({ forests: { F12: 2 }, mountains: { auria: 5 }, drill: { at: 'auria', step: 1, cargo: 2 } }),
    )
    expect(eventsOf(course, 'marched')).toHaveLength(1)
    expect(eventsOf(course, 'drill-moved')).toEqual([])
    expect(course.state.drill.cargo).toBe(2)
  })

  test('IB-12: the reasons are said', () => {
    const { says } = official(chase({ forests: { F12: 4 }, mountains: { zincur: 2, chromia: 2, auria: 3 } }))
    expect(says[0]).toBe('IB-12 Chase: Zincur, where the largest Warband can gather (5 units)')
  })
})
