import { describe, expect, test } from 'vitest'
import type { Table } from '../support'
import { barred, byFace, candidates, expand, marches, moved, picks, rolls } from './ironbot-support'
import { eventsOf, official } from './support'

const target = (wanted: Table, tweak?: Parameters<typeof expand>[1]): string => picks(expand(wanted, tweak)).join()

describe('IB-12 Expand: target', () => {
  // Beside Auria are Argentimar (1) and Chromia (2), which are outer, Lithimar (5) and Zincur (7), inner, and Ferrum.
  const mountains = { auria: 3 }

  test.each<[why: string, table: Table, at: string[]]>([
    ['free outer and inner mountains that a source can reach', {}, ['argentimar', 'chromia', 'lithimar', 'zincur']],
    ['not controlled ones', { mountains: { auria: 3, chromia: 1, zincur: [0, 1] } }, ['argentimar', 'lithimar']],
    ['not marked ones', { visions: { burned: ['argentimar', 'zincur'] } }, ['chromia', 'lithimar']],
    [
      'marked ones with a foundation',
      { visions: { burned: ['argentimar', 'chromia'] }, foundations: ['chromia'] },
      ['chromia', 'lithimar', 'zincur'],
    ],
    ['not a forge', { forges: ['argentimar'] }, ['chromia', 'lithimar', 'zincur']],
    ['with any Woodwalkers beside it', { forests: { F3: 9 } }, ['argentimar', 'chromia', 'lithimar', 'zincur']],
  ])('IB-12: may be one: %s', (_why, table, at) => {
    expect(candidates(expand({ mountains, ...table }))).toEqual(at.map((each) => `target ${each}`))
  })

  test.each<[why: string, table: Table, at: string]>([
    ['outer before inner', { visions: { burned: ['argentimar'] }, forests: { F4: 9 } }, 'chromia'],
    ['a foundation before none', { foundations: ['argentimar'], forests: { F2: 5 } }, 'argentimar'],
    ['then the fewest beside it', { forests: { F2: 2, F4: 1 } }, 'chromia'],
    ['fewest in total', { forests: { F2: 2, F5: 2, F6: 3 } }, 'chromia'],
    ['outer forests count', { forests: { F4: 2, F5: 1 } }, 'argentimar'],
    [
      'fewest among those with a foundation',
      { foundations: ['argentimar', 'chromia'], forests: { F2: 2, F4: 1 } },
      'chromia',
    ],
    [
      'unmarked before a marked foundation',
      { foundations: ['chromia'], visions: { burned: ['chromia'] }, forests: { F5: 5 } },
      'argentimar',
    ],
  ])('IB-12: (1) %s', (_why, table, at) => {
    expect(target({ mountains, ...table })).toBe(`expand ${at}`)
  })

  test('IB-12: (1) the die by mountain numbers', () => {
    const table = { mountains: { auria: 3, palladimor: 3 } }
    const targets = byFace((face) => picks(expand(table), face))
    expect(targets).toEqual(['expand chromia', 'expand argentimar', 'expand gallimor', 'expand cuprumis'])
  })

  test.each<[why: string, table: Table, at: string]>([
    ['before inner mountains', { forests: { F2: 9 }, foundations: ['argentimar'] }, 'argentimar'],
    ['the fewest beside it', { forests: { F2: 2, F4: 1 }, foundations: ['argentimar', 'chromia'] }, 'chromia'],
    ['fewest in total', { forests: { F2: 2, F5: 2, F6: 3 }, foundations: ['argentimar', 'chromia'] }, 'chromia'],
  ])('IB-12: (2) a marked outer mountain with a foundation: %s', (_why, table, at) => {
    expect(target({ mountains, visions: { burned: ['argentimar', 'chromia'] }, ...table })).toBe(`expand ${at}`)
  })

  test('IB-12: (2) the die', () => {
    const both = ['argentimar', 'chromia']
    const table = { mountains, visions: { burned: both }, foundations: both }
    const targets = byFace((face) => picks(expand(table), face))
    expect(targets).toEqual(['expand chromia', 'expand argentimar', 'expand chromia', 'expand argentimar'])
  })

  test.each<[why: string, forests: Record<string, number>, at: string]>([
    ['the largest warband beside it', { F9: 3, F8: 2 }, 'lithimar'],
    ['the largest one, not all together', { F9: 3, F8: 2, F10: 2, F6: 2 }, 'lithimar'],
    ['on any forest that touches it', { F11: 1, F12: 2 }, 'zincur'],
  ])('IB-12: (3) an unmarked inner mountain: %s', (_why, forests, at) => {
    expect(target({ mountains, forests, visions: { burned: ['argentimar', 'chromia'] } })).toBe(`expand ${at}`)
  })

  test('IB-12: (3) the die', () => {
    const table = { mountains: { ferrum: 5 }, forests: { F7: 1, F8: 1, F9: 1, F10: 1 } }
    const targets = byFace((face) => picks(expand(table), face))
    expect(targets).toEqual(['expand auria', 'expand auria', 'expand palladimor', 'expand palladimor'])
  })

  test('IB-12: targets are tried in order until one has a source', () => {
    const marked = { visions: { burned: ['cobaltis', 'auria'] } }
    // Every other outer mountain is free, but nobody is beside it.
    expect(target({ ...marked, mountains: { zincur: 2 } })).toBe('expand palladimor')
    expect(target({ ...marked, mountains: { zincur: 2 }, foundations: ['cobaltis'] })).toBe('expand cobaltis')
    // Lithimar has one unit, which must stay, so Plumbarum has no source.
    expect(target({ ...marked, mountains: { zincur: 2, lithimar: 1, palladimor: 1 } })).toBe('')
    expect(target({ ...marked, mountains: { zincur: 2, lithimar: 2, palladimor: 1 } })).toBe('expand plumbarum')
  })

  test('IB-12: no target, no move, and a crystal (BOT-05)', () => {
    const course = official(expand({ mountains: { ferrum: 3, auria: 1 } }))
    expect(eventsOf(course, 'marched')).toEqual([])
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
  })

  test('IB-12: Ferrum is never the target, even without units', () => {
    const burned = ['argentimar', 'chromia', 'lithimar', 'zincur']
    expect(
      candidates(expand({ mountains: { auria: 5 }, visions: { burned } })).filter((text) => text.startsWith('target')),
    ).toEqual([])
    expect(target({ mountains: { auria: 5 }, visions: { burned } })).toBe('')
  })

  test('IB-12: closed mountains are skipped, and those that only held units could reach', () => {
    expect(target({ mountains, forests: { F4: 1 } }, barred('entering', 'argentimar'))).toBe('expand chromia')
    expect(target({ mountains }, barred('leaving', 'auria'))).toBe('')
  })
})

describe('IB-12 Expand: source and how many', () => {
  // Chromia is the target: beside it are Argentimar, Auria and Cobaltis.
  const burned = [
    'plumbarum',
    'gallimor',
    'cuprumis',
    'lithimar',
    'zincur',
    'palladimor',
    'auria',
    'cobaltis',
    'argentimar',
  ]
  const toChromia = { visions: { burned } }

  test.each<[why: string, mountains: NonNullable<Table['mountains']>, march: string[]]>([
    ['the largest, all but one', { auria: 3, cobaltis: 4 }, ['cobaltis chromia 3+0']],
    [
      'with equal numbers the one with a golem, which goes first',
      { auria: [3, 1], cobaltis: 4 },
      ['auria chromia 2+1'],
    ],
    ['a golem may go alone', { auria: [1, 1] }, ['auria chromia 0+1']],
    ['golems first', { auria: [1, 3] }, ['auria chromia 0+3']],
    ['one unit is not a source', { auria: 1, cobaltis: [0, 1] }, []],
    ['only from next to it', { auria: 2, lithimar: 9 }, ['auria chromia 1+0']],
  ])('IB-12: %s', (_why, mountains, march) => {
    expect(marches(expand({ ...toChromia, mountains: { ferrum: 3, ...mountains } }))).toEqual(march)
  })

  test('IB-12: a foundation may be left by all but one', () => {
    const table = { ...toChromia, mountains: { auria: 3 }, foundations: ['auria'] }
    expect(marches(expand(table))).toEqual(['auria chromia 2+0'])
  })

  test('IB-12: every source is offered; the die among the largest', () => {
    const table = { ...toChromia, mountains: { auria: 3, cobaltis: 3, argentimar: 2 } }
    expect(candidates(expand(table))).toEqual(['source argentimar', 'source auria', 'source cobaltis'])
    const from = byFace((face) => marches(expand(table), face))
    expect(from).toEqual(['cobaltis chromia 2+0', 'auria chromia 2+0', 'cobaltis chromia 2+0', 'auria chromia 2+0'])
    expect(rolls(expand(table))).toBe(1)
  })

  // Auria is the only target, Ferrum is beside it.
  test.each<[why: string, mountains: NonNullable<Table['mountains']>, march: string[]]>([
    ['Ferrum as if it had 3 fewer', { ferrum: 5, zincur: 3 }, ['zincur auria 2+0']],
    ['all but three of Ferrum', { ferrum: 7, zincur: 3 }, ['ferrum auria 4+0']],
    ['a tie is one after the 3 are taken off', { ferrum: [5, 1], zincur: [2, 1] }, ['ferrum auria 2+1']],
    ['golems of Ferrum first, 3 units stay', { ferrum: [3, 2] }, ['ferrum auria 0+2']],
    ['no unit of a Ferrum with 3', { ferrum: 3 }, []],
  ])('IB-12: %s', (_why, mountains, march) => {
    const visions = { burned: burned.filter((each) => each !== 'auria') }
    expect(marches(expand({ mountains, visions }), 'lowest even')).toEqual(march)
  })

  test('IB-12: those that have moved are among those that stay', () => {
    const table = { ...toChromia, mountains: { cobaltis: 4 } }
    expect(marches(expand(table, moved({ cobaltis: 1 })))).toEqual(['cobaltis chromia 3+0'])
    expect(marches(expand(table, moved({ cobaltis: 2 })))).toEqual(['cobaltis chromia 2+0'])
    expect(marches(expand(table, moved({ cobaltis: 4 })))).toEqual([])
  })

  test('IB-12: the largest source counts those that have moved, too', () => {
    const table = { ...toChromia, mountains: { cobaltis: 4, auria: 3 } }
    expect(marches(expand(table, moved({ cobaltis: 3 })))).toEqual(['cobaltis chromia 1+0'])
  })

  test('IB-12: the reasons are said', () => {
    const { says } = official(expand({ mountains: { auria: 3 }, forests: { F2: 2, F4: 1 } }))
    expect(says[0]).toBe(
      'IB-12 Expand: Chromia, an uncontrolled unmarked outer mountain, fewest Woodwalkers beside it (1)',
    )
  })
})
