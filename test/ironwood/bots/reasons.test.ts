import { describe, expect, test } from 'vitest'
import type { Face } from '../../../src/ironwood/rules/solo/solo'
import { iconOf, official } from '../rules/solo/support'
import type { Table } from '../rules/support'

const rolled = 'a tie, so the Magic die is rolled (BOT-13)'

describe('an official bot says why', () => {
  const says = (table: Table, icon: string, face?: Face): string[] => official(iconOf(table, icon), face).says

  const forges: Table = {
    mode: 'ironbot',
    solo: { stance: 'defensive' },
    mountains: { ferrum: 3, gallimor: 3, cuprumis: 4 },
    forges: ['gallimor', 'cuprumis'],
  }

  test.each([
    ['highest even', 'IB-15 Recruit: Gallimor, die: highest even'],
    ['lowest odd', 'IB-15 Recruit: Ferrum, die: lowest odd, none, so lowest even'],
    ['highest odd', 'IB-15 Recruit: Gallimor, die: highest odd, none, so highest even'],
  ] as const)('a tie names all that was compared, what follows only the die: %s', (face, text) => {
    expect(says(forges, 'FORGE', face)).toEqual([
      `IB-15 Recruit: Ferrum and Gallimor, the smallest Warband (3 units): ${rolled}`,
      text,
    ])
  })

  test('among as many units the Golems are named, where they decide', () => {
    const golems: Table = { ...forges, mountains: { ferrum: 3, gallimor: [2, 1], cuprumis: [2, 1] } }
    expect(says(golems, 'FORGE')).toEqual(['IB-15 Recruit: Ferrum, the smallest Warband (3 units), fewest Golems (0)'])
    expect(says({ ...golems, mountains: { ferrum: [3, 1], gallimor: [2, 1], cuprumis: [2, 1] } }, 'FORGE')[0]).toBe(
      `IB-15 Recruit: Gallimor and Cuprumis, the smallest Warband (3 units): ${rolled}`,
    )
  })

  test('a source says that Ferrum counts 3 fewer, where it is one', () => {
    const protect: Table = { mode: 'ironbot', solo: { stance: 'defensive' }, forests: { F7: 2 } }
    expect(says({ ...protect, mountains: { ferrum: 5, lithimar: 3 } }, 'COMPASS')).toEqual([
      'IB-12 Protect, source: Lithimar, the largest Warband, Ferrum counting 3 less (3 units)',
    ])
    expect(says({ ...protect, mountains: { ferrum: 3, lithimar: 3, zincur: 2 } }, 'COMPASS')).toEqual([
      'IB-12 Protect, source: Lithimar, the largest Warband (3 units)',
    ])
  })
})
