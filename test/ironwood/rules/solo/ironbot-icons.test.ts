import { describe, expect, test } from 'vitest'
import { crystals, fighters, golems, type Table } from '../support'
import { attacks, byFace, candidates, ironbotIcon, marches, picks } from './ironbot-support'
import { answered, type Course, eventsOf, official } from './support'

const third = 5

describe('IB-19: SHIELD, Aggressive', () => {
  const shield = (wanted: Table): Course => ironbotIcon('SHIELD', 'aggressive', wanted)
  const hit = (wanted: Table, face?: Parameters<typeof official>[1]): string[] =>
    eventsOf(official(shield(wanted), face), 'removed').map(({ at, unit, count }) => `${count} ${unit} ${at}`)

  test('IB-19: may lose a fighter: a warband with a totem; if there is none, any, outer forests too', () => {
    const forests = { F1: 1, F3: 2, F12: 3 }
    expect(candidates(shield({ forests, full: { F3: 1 }, fading: { F12: 1 } }))).toEqual([
      'remove F3 fighter',
      'remove F12 fighter',
    ])
    expect(candidates(shield({ forests, full: { F7: 1 } }))).toEqual([
      'remove F1 fighter',
      'remove F3 fighter',
      'remove F12 fighter',
    ])
  })

  test('IB-19: one Woodwalker fighter goes to the supply, the totem stays', () => {
    const course = official(shield({ forests: { F3: 1 }, full: { F3: 1 } }))
    expect(fighters(course.state, 'F3')).toBe(0)
    expect(course.state.forests.full).toContain(1)
    expect(eventsOf(course, 'compensated')).toEqual([])
  })

  test.each<[why: string, table: Table, at: string]>([
    ['with a totem, not the largest', { forests: { F3: 1, F12: 5 }, full: { F3: 1 } }, 'F3'],
    [
      'whether an Ironclad warband is near or not',
      { forests: { F3: 1, F12: 5 }, full: { F3: 1 }, mountains: { zincur: 9 } },
      'F3',
    ],
    ['with a fading totem first', { forests: { F3: 1, F7: 5 }, full: { F3: 1 }, fading: { F7: 1 } }, 'F7'],
    ['then closer to an outer forest', { forests: { F3: 1, F7: 5 }, full: { F3: 1, F7: 1 } }, 'F3'],
    ['without: the closest to a totem', { forests: { F8: 1, F12: 5 }, full: { F7: 1 } }, 'F8'],
    [
      'without: the closest, on an outer forest',
      { forests: { F4: 1, F12: 5, F7: 2 }, full: { F6: 1 }, turns: 1 },
      'F12',
    ],
    ['without: an outer forest may be the closest', { forests: { F1: 1, F7: 5 }, full: { F3: 1 } }, 'F1'],
    ['without: then the largest', { forests: { F8: 2, F9: 3, F5: 1 }, full: { F7: 1 } }, 'F9'],
  ])('IB-19: %s', (_why, table, at) => {
    expect(hit(table)).toEqual([`1 fighter ${at}`])
  })

  test('IB-19: the die by forest numbers; no difference decides before it', () => {
    const full = { F3: 1, F5: 1, F12: 1, F14: 1 }
    const forests = { F3: 1, F5: 2, F12: 3, F14: 4 }
    expect(byFace((face) => hit({ forests, full }, face))).toEqual([
      '1 fighter F12',
      '1 fighter F3',
      '1 fighter F14',
      '1 fighter F5',
    ])
    const near: Table = { forests: { F8: 2, F9: 2, F5: 2 }, full: { F7: 1 }, mountains: { zincur: 5 } }
    expect(byFace((face) => hit(near, face))).toEqual(['1 fighter F8', '1 fighter F5', '1 fighter F8', '1 fighter F9'])
  })

  test('IB-19: no totem on the map, or nobody: a crystal (BOT-05)', () => {
    for (const table of [{ forests: { F3: 3 } }, { full: { F3: 1 } }]) {
      const course = official(shield(table))
      expect(eventsOf(course, 'removed')).toEqual([])
      expect(eventsOf(course, 'compensated')).toHaveLength(1)
      expect(crystals(course.state, 'ironclad')).toBe(1)
    }
  })

  test.each<[why: string, table: Table, at: string]>([
    ['still counts fading totems', { forests: { F12: 1, F7: 5 }, fading: { F12: 1 } }, 'F12'],
    ['a full one comes first', { forests: { F3: 1, F7: 5 }, full: { F7: 1 }, fading: { F3: 1 } }, 'F7'],
    ['fading ones by their distance to an outer forest', { forests: { F3: 1, F7: 5 }, fading: { F3: 1, F7: 1 } }, 'F3'],
    ['closest to a fading one', { forests: { F8: 1, F12: 5 }, fading: { F7: 1 }, full: { F1: 1 } }, 'F8'],
  ])('IB-19: in the third turn: %s', (_why, table, at) => {
    expect(hit({ ...table, turns: third })).toEqual([`1 fighter ${at}`])
  })
})

describe('IB-19: COMPASS, Aggressive', () => {
  const compass = (wanted: Table): Course => ironbotIcon('COMPASS', 'aggressive', wanted)

  test('IB-19: may be attacked: a smaller warband on an inner forest, with a totem or next to a forest with one', () => {
    const mountains = { zincur: 3, auria: 5, cobaltis: 5 }
    const table = { forests: { F12: 2, F10: 1, F7: 1, F15: 1, F14: 1 }, full: { F12: 1 }, mountains }
    // F7 is far from the totem, F15 is an outer forest, nobody is beside F14.
    expect(candidates(compass(table))).toEqual(['focus F10', 'focus F12'])
    expect(picks(compass(table))).toEqual(['focus F12'])
    expect(attacks(compass(table))).toEqual(['cobaltis F12'])
  })

  test.each<[why: string, table: Table, attacked: string[]]>([
    ['smaller', { forests: { F12: 2 }, full: { F12: 1 }, mountains: { zincur: 3 } }, ['zincur F12']],
    ['an equal one is not smaller', { forests: { F12: 2 }, full: { F12: 1 }, mountains: { zincur: 2 } }, []],
    [
      'but it is than one with a golem',
      { forests: { F12: 2 }, full: { F12: 1 }, mountains: { zincur: [1, 1] } },
      ['zincur F12'],
    ],
    ['golems do not make up for a unit', { forests: { F12: 3 }, full: { F12: 1 }, mountains: { zincur: [0, 2] } }, []],
    ['a fading totem', { forests: { F12: 2 }, fading: { F12: 1 }, mountains: { zincur: 3 } }, ['zincur F12']],
    ['next to a totem', { forests: { F12: 2 }, full: { F10: 1 }, mountains: { zincur: 3 } }, ['zincur F12']],
    [
      'next to one on an outer forest',
      { forests: { F12: 2 }, full: { F15: 1 }, mountains: { zincur: 3 } },
      ['zincur F12'],
    ],
    ['two steps from one', { forests: { F12: 2 }, full: { F8: 1 }, mountains: { zincur: 3 } }, []],
    ['no totem', { forests: { F12: 2 }, mountains: { zincur: 3 } }, []],
  ])('IB-19: %s', (_why, table, attacked) => {
    expect(attacks(compass(table))).toEqual(attacked)
  })

  test.each<[why: string, table: Table, from: string]>([
    ['the largest', { mountains: { zincur: 3, cobaltis: 4 } }, 'cobaltis'],
    ['Ferrum in full', { forests: { F10: 2 }, full: { F10: 1 }, mountains: { zincur: 3, ferrum: 4 } }, 'ferrum'],
    ['with equal numbers the one with a golem', { mountains: { zincur: 3, cobaltis: [2, 1] } }, 'cobaltis'],
  ])('IB-19: who attacks: %s', (_why, table, from) => {
    const [attack = ''] = attacks(compass({ forests: { F12: 2 }, full: { F12: 1 }, ...table }))
    expect(attack.split(' ')[0]).toBe(from)
  })

  test('IB-19: may attack: those that are larger; the die by mountain numbers', () => {
    const mountains = { zincur: 3, cobaltis: 3, palladimor: 3, cuprumis: 2 }
    const course = compass({ forests: { F12: 2 }, full: { F12: 1 }, mountains })
    expect(candidates(course)).toEqual(['attacker zincur', 'attacker cobaltis', 'attacker palladimor'])
    const from = byFace((face) => attacks(course, face))
    expect(from).toEqual(['cobaltis F12', 'zincur F12', 'cobaltis F12', 'palladimor F12'])
  })

  test.each<[why: string, table: Table, focus: string]>([
    ['a warband with a totem before one next to it', { forests: { F12: 3, F10: 1 }, full: { F12: 1 } }, 'F12'],
    ['with a fading one first', { forests: { F12: 3, F10: 1 }, full: { F12: 1 }, fading: { F10: 1 } }, 'F10'],
    ['closer to an outer forest', { forests: { F12: 3, F10: 1 }, full: { F12: 1, F10: 1 } }, 'F12'],
    ['next to one: the largest', { forests: { F12: 3, F10: 1 }, full: { F15: 1, F9: 1 } }, 'F12'],
    [
      'then the greatest difference',
      { forests: { F12: 1, F10: 1 }, full: { F15: 1, F9: 1 }, mountains: { zincur: 4, ferrum: 5 } },
      'F10',
    ],
    ['one that is too large is passed over', { forests: { F12: 4, F10: 1 }, full: { F12: 1 } }, 'F10'],
  ])('IB-19: of several, by IB-10: %s', (_why, table, focus) => {
    expect(picks(compass({ mountains: { zincur: 4 }, ...table }))).toEqual([`focus ${focus}`])
  })

  test.each<[why: string, table: Table, focus: string]>([
    ['fading totems still count', { forests: { F12: 3, F10: 1 }, fading: { F12: 1 } }, 'F12'],
    ['a full one comes first', { forests: { F12: 3, F10: 1 }, fading: { F12: 1 }, full: { F10: 1 } }, 'F10'],
    ['next to a fading one: the largest', { forests: { F12: 3, F10: 1 }, fading: { F15: 1, F9: 1 } }, 'F12'],
    [
      'next to a fading one is as close as next to a full one',
      { forests: { F12: 3, F10: 1 }, fading: { F15: 1 }, full: { F9: 1 } },
      'F12',
    ],
    [
      'fading ones by their distance to an outer forest',
      { forests: { F12: 3, F10: 1 }, fading: { F12: 1, F10: 1 } },
      'F12',
    ],
  ])('IB-19: in the third turn: %s', (_why, table, focus) => {
    expect(picks(compass({ mountains: { zincur: 4 }, turns: third, ...table }))).toEqual([`focus ${focus}`])
  })

  test('IB-19: none that fits: Chase, and no attack', () => {
    const course = compass({ forests: { F12: 3 }, full: { F12: 1 }, mountains: { zincur: 3, auria: 2 } })
    expect(picks(course)).toEqual(['focus F12', 'chase zincur'])
    expect(marches(course)).toEqual(['auria zincur 1+0'])
    expect(attacks(course)).toEqual([])
  })

  test('IB-19: without a card it draws one instead, and does not Chase (BOT-08)', () => {
    const table = { forests: { F12: 2 }, full: { F12: 1 }, mountains: { zincur: 3, auria: 5 }, hands: { ironclad: [] } }
    const course = official(compass(table))
    expect(eventsOf(course, 'drew')).toHaveLength(1)
    expect([
      ...eventsOf(course, 'attacked'),
      ...eventsOf(course, 'marched'),
      ...eventsOf(course, 'compensated'),
    ]).toEqual([])
  })
})

describe('IB-19: GOLEM', () => {
  const golem = (wanted: Table): Course => ironbotIcon('GOLEM', 'expansive', wanted)
  const at = (wanted: Table, face?: Parameters<typeof official>[1]): string[] =>
    eventsOf(official(golem(wanted), face), 'recruited').map(({ at }) => at)

  test('IB-19: every warband with a fighter may be chosen', () => {
    const mountains = { ferrum: 1, zincur: [0, 1], auria: [1, 1], chromia: 2 } satisfies Table['mountains']
    expect(candidates(golem({ mountains }))).toEqual(['replace chromia', 'replace auria', 'replace ferrum'])
  })

  test('IB-19: a fighter becomes a golem', () => {
    const { state } = answered(golem({ mountains: { auria: 2, ferrum: 3 } }), 'replace auria')
    expect([fighters(state, 'auria'), golems(state, 'auria')]).toEqual([1, 1])
  })

  test.each<[why: string, table: Table, to: string]>([
    ['closest to a totem', { full: { F12: 1 }, mountains: { zincur: 1, ferrum: 5, auria: 4 } }, 'zincur'],
    ['by ridges', { full: { F16: 1 }, mountains: { zincur: 5, palladimor: 1 } }, 'palladimor'],
    ['0 if it touches the forest', { full: { F12: 1 }, mountains: { palladimor: 1, gallimor: 5 } }, 'palladimor'],
    ['a fading totem, too', { fading: { F12: 1 }, mountains: { zincur: 1, ferrum: 5 } }, 'zincur'],
    ['then the largest', { full: { F12: 1 }, mountains: { zincur: 2, palladimor: 3, ferrum: 5 } }, 'palladimor'],
    [
      'with equal numbers the one with more golems',
      { full: { F12: 1 }, mountains: { zincur: [1, 2], palladimor: 3 } },
      'zincur',
    ],
    ['no totem: the largest', { mountains: { zincur: 2, palladimor: 3 } }, 'palladimor'],
    ['Ferrum in full', { mountains: { zincur: 2, ferrum: 3 } }, 'ferrum'],
    [
      'in the third turn still closest to a fading totem',
      { fading: { F12: 1 }, mountains: { zincur: 1, ferrum: 5 }, turns: third },
      'zincur',
    ],
  ])('IB-19: %s', (_why, table, to) => {
    expect(at(table)).toEqual([to])
  })

  test('IB-19: the die by mountain numbers', () => {
    const mountains = { zincur: 2, palladimor: 2, cobaltis: 2, auria: 1, lithimar: 2 }
    expect(byFace((face) => at({ mountains }, face))).toEqual(['cobaltis', 'lithimar', 'cobaltis', 'palladimor'])
  })

  test('IB-19: no golem left, or no fighter: a crystal (BOT-05, BOT-19)', () => {
    for (const mountains of [{ ferrum: [3, 2], auria: [2, 1] }, { zincur: [0, 1] }] satisfies Table['mountains'][]) {
      const course = official(golem({ mountains }))
      expect(eventsOf(course, 'recruited')).toEqual([])
      expect(eventsOf(course, 'compensated')).toHaveLength(1)
    }
  })
})
