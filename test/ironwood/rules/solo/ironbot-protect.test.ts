import { describe, expect, test } from 'vitest'
import type { Table } from '../support'
import { barred, byFace, candidates, marches, moved, picks, protect, rolls } from './ironbot-support'
import { answered, eventsOf, official } from './support'

const target = (wanted: Table, tweak?: Parameters<typeof protect>[1]): string => picks(protect(wanted, tweak)).join()

describe('IB-12 Protect: target', () => {
  const everywhere: Table = {
    forests: { F1: 2, F9: 1, F12: 3 },
    mountains: { ferrum: 2, chromia: 1, auria: 3 },
    foundations: ['chromia', 'argentimar'],
    visions: { burned: ['argentimar', 'lithimar'] },
  }

  test('IB-12: may be one: Ferrum with fewer than 3, threatened Foundations, threatened unmarked inner mountains', () => {
    expect(candidates(protect(everywhere))).toEqual([
      'target argentimar',
      'target chromia',
      'target ferrum',
      'target zincur',
      'target palladimor',
    ])
  })

  test('IB-12: (1) Ferrum with fewer than 3 units goes first, then (2), then (3)', () => {
    expect(target(everywhere)).toBe('protect ferrum')
    const held = { ...everywhere, mountains: { ferrum: 3, chromia: 1, auria: 3 } }
    expect(target(held)).toBe('protect chromia')
    expect(target({ ...held, foundations: [], forests: { F9: 1 } })).toBe('protect palladimor')
  })

  test.each<[why: string, mountains: NonNullable<Table['mountains']>, at: string]>([
    ['2 Fighters', { ferrum: 2 }, 'ferrum'],
    ['nobody', {}, 'ferrum'],
    ['2 Golems', { ferrum: [0, 2] }, 'ferrum'],
    ['golems are units', { ferrum: [1, 2] }, ''],
    ['3 Fighters are enough, with anybody beside it', { ferrum: 3 }, ''],
  ])('IB-12: (1) on Ferrum: %s', (_why, mountains, at) => {
    const table = {
      forests: { F8: 5 },
      mountains: { ...mountains, lithimar: 2 },
      visions: { burned: ['auria', 'zincur'] },
    }
    expect(target(table)).toBe(at === '' ? '' : `protect ${at}`)
  })

  test.each<[why: string, table: Table, at: string]>([
    [
      'a larger Warband is next to it',
      { forests: { F1: 2 }, mountains: { chromia: 1 }, foundations: ['chromia'] },
      'chromia',
    ],
    ['an equal one is not a danger', { forests: { F1: 1 }, mountains: { chromia: 1 }, foundations: ['chromia'] }, ''],
    ['nor for a Golem', { forests: { F1: 1 }, mountains: { chromia: [0, 1] }, foundations: ['chromia'] }, ''],
    ['but two are', { forests: { F1: 2 }, mountains: { chromia: [0, 1] }, foundations: ['chromia'] }, 'chromia'],
    [
      'two Warbands are not added up',
      { forests: { F1: 2, F4: 2 }, mountains: { chromia: 2 }, foundations: ['chromia'] },
      '',
    ],
    ['nobody on it counts as 0', { forests: { F4: 1 }, foundations: ['chromia'] }, 'chromia'],
    ['a Forge is not a Foundation', { forests: { F1: 2 }, mountains: { chromia: 1 }, forges: ['chromia'] }, ''],
    ['an outer mountain without one is not protected', { forests: { F1: 2 }, mountains: { chromia: 1 } }, ''],
    [
      'a marked one is, too',
      { forests: { F1: 2 }, foundations: ['chromia'], visions: { burned: ['chromia'] } },
      'chromia',
    ],
  ])('IB-12: (2) a Foundation: %s', (_why, { mountains, ...table }, at) => {
    expect(target({ ...table, mountains: { ferrum: 3, ...mountains } })).toBe(at === '' ? '' : `protect ${at}`)
  })

  test.each<[why: string, table: Table, at: string]>([
    ['unmarked first', { mountains: { argentimar: 1, chromia: 2 }, visions: { burned: ['argentimar'] } }, 'chromia'],
    ['then the smallest', { mountains: { argentimar: 2, chromia: 1 } }, 'chromia'],
    [
      'the smallest among marked ones',
      { mountains: { argentimar: 2, chromia: 1 }, visions: { burned: ['argentimar', 'chromia'] } },
      'chromia',
    ],
    ['with equal numbers the one without a Golem', { mountains: { argentimar: [1, 1], chromia: 2 } }, 'chromia'],
    ['0 is smallest', { mountains: { argentimar: 1 } }, 'chromia'],
  ])('IB-12: (2) of several: %s', (_why, { mountains, ...table }, at) => {
    const foundations = ['argentimar', 'chromia']
    expect(target({ ...table, foundations, forests: { F1: 3 }, mountains: { ferrum: 3, ...mountains } })).toBe(
      `protect ${at}`,
    )
  })

  test('IB-12: (2) the die by mountain numbers', () => {
    const foundations = ['argentimar', 'chromia', 'gallimor', 'cuprumis']
    const table = { foundations, forests: { F1: 3, F16: 2 }, mountains: { ferrum: 3 } }
    const targets = byFace((face) => picks(protect(table), face))
    expect(targets).toEqual(['protect chromia', 'protect argentimar', 'protect gallimor', 'protect cuprumis'])
  })

  test('IB-12: (3) only the die: by mountain numbers, which are all odd', () => {
    const table = { forests: { F7: 4, F10: 2 }, mountains: { ferrum: 3, lithimar: 1, auria: 3 } }
    const targets = byFace((face) => picks(protect(table), face))
    expect(targets).toEqual(['protect auria', 'protect auria', 'protect palladimor', 'protect palladimor'])
  })

  test('IB-12: (3) marked mountains are left out; an equal Warband is not a danger', () => {
    const table = { forests: { F7: 2 }, mountains: { ferrum: 3, lithimar: 2 } }
    expect(target(table)).toBe('protect auria')
    expect(target({ ...table, visions: { burned: ['auria'] } })).toBe('')
  })

  test('IB-12: a closed mountain is not a target', () => {
    const table = { forests: { F3: 3 }, mountains: { ferrum: 3, zincur: 2 }, foundations: ['argentimar'] }
    expect(target(table)).toBe('protect argentimar')
    expect(target(table, barred('entering', 'argentimar'))).toBe('protect auria')
    expect(candidates(protect({ ...table, forests: { F3: 3, F9: 1 } }, barred('entering', 'auria')))).not.toContain(
      'target auria',
    )
  })
})

describe('IB-12 Protect: source and how many', () => {
  // Ferrum, with fewer than 3 units, is the target: beside it are Auria (3), Lithimar (5), Zincur (7) and Palladimor (9).
  test.each<[why: string, mountains: NonNullable<Table['mountains']>, march: string[]]>([
    ['the largest, all but one', { auria: 3, lithimar: 4 }, ['lithimar ferrum 3+0']],
    ['with equal numbers the one with a Golem, which goes first', { auria: [2, 1], lithimar: 3 }, ['auria ferrum 1+1']],
    ['golems first', { auria: [1, 3] }, ['auria ferrum 0+3']],
    ['one unit is not a source', { auria: 1 }, []],
    ['a Golem may go alone', { auria: [1, 1] }, ['auria ferrum 0+1']],
    ['only from next to it', { auria: 2, chromia: 9 }, ['auria ferrum 1+0']],
  ])('IB-12: %s', (_why, mountains, march) => {
    expect(marches(protect({ mountains }))).toEqual(march)
  })

  test('IB-12: the die among the largest', () => {
    const table = { mountains: { auria: 3, lithimar: 3, zincur: 2, palladimor: 3 } }
    expect(candidates(protect(table))).toEqual([
      'source auria',
      'source lithimar',
      'source zincur',
      'source palladimor',
    ])
    const from = byFace((face) => marches(protect(table), face))
    expect(from).toEqual(['auria ferrum 2+0', 'auria ferrum 2+0', 'palladimor ferrum 2+0', 'palladimor ferrum 2+0'])
  })

  // Auria is the target: beside it are Argentimar (1), Chromia (2), Lithimar (5), Ferrum (6) and Zincur (7).
  test.each<[why: string, table: Table, march: string[]]>([
    [
      'not from a Foundation',
      { mountains: { ferrum: 3, chromia: 5, lithimar: 3 }, foundations: ['chromia'] },
      ['lithimar auria 2+0'],
    ],
    ['from a Forge', { mountains: { ferrum: 3, chromia: 5, lithimar: 3 }, forges: ['chromia'] }, ['chromia auria 4+0']],
    ['Ferrum as if it had 3 fewer', { mountains: { ferrum: 5, lithimar: 3 } }, ['lithimar auria 2+0']],
    ['all but three of Ferrum', { mountains: { ferrum: 7, lithimar: 3 } }, ['ferrum auria 4+0']],
    ['Golems of Ferrum first', { mountains: { ferrum: [5, 1] } }, ['ferrum auria 2+1']],
    ['Golems may be those that stay', { mountains: { ferrum: [1, 3] } }, ['ferrum auria 0+1']],
    ['no unit of a Ferrum with 3', { mountains: { ferrum: [1, 2] } }, []],
  ])('IB-12: %s', (_why, table, march) => {
    const visions = { burned: ['zincur', 'lithimar'] }
    expect(marches(protect({ forests: { F5: 9 }, visions, ...table }))).toEqual(march)
  })

  test('IB-12: no source: the move is lost, although another target has one', () => {
    const table = { forests: { F14: 2 }, mountains: { ferrum: 2, gallimor: 5 } }
    expect(candidates(protect(table))).toContain('target palladimor')
    const course = official(protect(table))
    expect(eventsOf(course, 'marched')).toEqual([])
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
    expect(marches(answered(protect(table), 'target palladimor'))).toEqual(['gallimor palladimor 4+0'])
  })

  test('IB-12: those that have moved are among those that stay', () => {
    const table = { mountains: { lithimar: 4 } }
    expect(marches(protect(table, moved({ lithimar: 1 })))).toEqual(['lithimar ferrum 3+0'])
    expect(marches(protect(table, moved({ lithimar: 3 })))).toEqual(['lithimar ferrum 1+0'])
    expect(marches(protect(table, moved({ lithimar: 4 })))).toEqual([])
  })

  test('IB-12: held units stay', () => {
    const table = { mountains: { lithimar: 4, auria: 2 } }
    expect(marches(protect(table, barred('leaving', 'lithimar')))).toEqual(['auria ferrum 1+0'])
  })

  test('IB-12: the target and its source are two ties', () => {
    const table = {
      forests: { F1: 3 },
      foundations: ['argentimar', 'chromia'],
      mountains: { ferrum: 3, auria: 2, plumbarum: 2, cobaltis: 2 },
    }
    expect(rolls(protect(table))).toBe(2)
    expect(official(protect(table)).says[0]).toBe(
      'IB-12 Protect: Argentimar and Chromia, an unmarked Foundation with a larger Woodwalker Warband beside it, ' +
        'the smallest Warband (no units): a tie, so the Magic die is rolled (BOT-13)',
    )
  })
})
