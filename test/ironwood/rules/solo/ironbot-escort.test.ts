import { describe, expect, test } from 'vitest'
import type { Table } from '../support'
import { byFace, candidates, ironbotIcon, marches, moved } from './ironbot-support'
import { official } from './support'

describe('DRILL, the icon', () => {
  test('IB-18: the drill first, then fighters follow it', () => {
    const course = ironbotIcon('DRILL', 'expansive', { mountains: { cobaltis: 3, zincur: 1 } })
    const order = official(course).events.map(({ type }) => type)
    expect(order).toEqual(['icon', 'drill-moved', 'drill-step', 'marched', 'turn'])
    expect(marches(course)).toEqual(['cobaltis zincur 2+0'])
  })

  test.each<[why: string, table: Table, march: string[]]>([
    [
      'of the largest warband next to it',
      { mountains: { zincur: 1, cobaltis: 3, palladimor: 4 }, forests: { F9: 1 } },
      ['palladimor zincur 2+0'],
    ],
    [
      'with equal numbers of the one with a golem',
      { mountains: { zincur: 4, cobaltis: 3, palladimor: [2, 1] } },
      ['palladimor zincur 2+0'],
    ],
    ['none need stay', { mountains: { zincur: 1, cobaltis: 1 } }, ['cobaltis zincur 1+0']],
    ['golems stay', { mountains: { zincur: 4, cobaltis: [1, 2] } }, ['cobaltis zincur 1+0']],
    [
      'only from where a fighter can go',
      { mountains: { zincur: 4, cobaltis: [0, 3], palladimor: 1 } },
      ['palladimor zincur 1+0'],
    ],
    ['Ferrum keeps 3 units', { mountains: { zincur: 1, ferrum: 4 } }, ['ferrum zincur 1+0']],
    ['golems may be those 3', { mountains: { zincur: 1, ferrum: [2, 3] } }, ['ferrum zincur 2+0']],
    ['Ferrum counts 3 fewer', { mountains: { zincur: 3, ferrum: 4, cobaltis: 2 } }, ['cobaltis zincur 2+0']],
    ['nobody leaves a Ferrum with 3', { mountains: { zincur: 1, ferrum: 3 } }, []],
    ['nobody is there', { mountains: { zincur: 1, chromia: 3 } }, []],
    [
      'all that is on a foundation',
      { mountains: { zincur: 3, cobaltis: 2 }, foundations: ['cobaltis'] },
      ['cobaltis zincur 2+0'],
    ],
  ])('IB-18: %s', (_why, table, march) => {
    const marked = { forges: ['auria', 'palladimor', 'lithimar'] }
    expect(marches(ironbotIcon('DRILL', 'expansive', { ...marked, ...table }))).toEqual(march)
  })

  test('IB-18: the die', () => {
    const table = {
      forges: ['auria', 'palladimor', 'lithimar'],
      mountains: { zincur: 1, auria: 3, cobaltis: 3, palladimor: 3, ferrum: 6 },
    }
    const course = ironbotIcon('DRILL', 'expansive', table)
    expect(candidates(course)).toEqual(['source auria', 'source ferrum', 'source cobaltis', 'source palladimor'])
    const from = byFace((face) => marches(course, face))
    expect(from).toEqual(['ferrum zincur 2+0', 'auria zincur 2+0', 'cobaltis zincur 2+0', 'palladimor zincur 2+0'])
  })

  test('IB-18: fighters that have moved stay', () => {
    const table = { forges: ['auria', 'palladimor', 'lithimar'], mountains: { zincur: 4, cobaltis: 3, palladimor: 2 } }
    expect(marches(ironbotIcon('DRILL', 'expansive', table, moved({ cobaltis: 2 })))).toEqual(['cobaltis zincur 1+0'])
    expect(marches(ironbotIcon('DRILL', 'expansive', table, moved({ cobaltis: 3 })))).toEqual(['palladimor zincur 2+0'])
  })

  test('IB-18: a fighter that the drill has recruited may follow it', () => {
    const course = ironbotIcon('DRILL', 'expansive', {
      drill: { at: 'auria', step: 1, cargo: 2 },
      mountains: { zincur: 1 },
    })
    expect(marches(course)).toEqual(['auria zincur 1+0'])
  })

  test('IB-18: they follow it to a forge, too', () => {
    const table = { drill: { at: 'auria', step: 2, cargo: 3 }, mountains: { lithimar: 2 } }
    expect(marches(ironbotIcon('DRILL', 'expansive', table))).toEqual(['lithimar ferrum 2+0'])
  })
})
