import { fc } from '@fast-check/vitest'
import { type Criterion, type Line, rank, rankByLines } from 'totemforge/toolkit'
import { describe, expect, test } from 'vitest'

interface Warband {
  readonly name: string
  readonly units: number
  readonly golems: number
}

const band = (name: string, units: number, golems = 0): Warband => ({ name, units, golems })
const largest: Criterion<Warband> = { score: ({ units }) => units, says: ({ units }) => `${units} units` }
const golems: Criterion<Warband> = {
  score: ({ golems }) => golems,
  says: ({ golems }) => `${golems} golems`,
  quiet: true,
}
const names = (bands: readonly Warband[]): string => bands.map(({ name }) => name).join()

describe('ranking by a list of criteria', () => {
  test('the first decides, the next among its equals', () => {
    const { best, reasons } = rank([band('a', 2), band('b', 3), band('c', 3, 1)], [largest, golems])
    expect([names(best), reasons]).toEqual(['c', ['3 units', '1 golems']])
  })

  test('once one is left nothing more is asked', () => {
    expect(rank([band('a', 2, 5), band('b', 3)], [largest, golems]).reasons).toEqual(['3 units'])
    expect(rank([band('a', 2)], [largest]).reasons).toEqual([])
  })

  test('a quiet criterion gives its reason only if it rules out a candidate', () => {
    const { best, reasons } = rank([band('a', 3), band('b', 3)], [largest, golems])
    expect([names(best), reasons]).toEqual(['a,b', ['3 units']])
  })

  test('of nobody nobody is best', () => {
    expect(rank([], [largest])).toEqual({ best: [], reasons: [] })
  })

  test('the best are those that no other beats, in the order in which they came', () => {
    const bands = fc.array(fc.record({ name: fc.string(), units: fc.nat(3), golems: fc.nat(3) }))
    fc.assert(
      fc.property(bands, (all) => {
        const beats = (one: Warband, other: Warband): boolean =>
          one.units > other.units || (one.units === other.units && one.golems > other.golems)
        expect(rank(all, [largest, golems]).best).toEqual(all.filter((each) => !all.some((one) => beats(one, each))))
      }),
    )
  })
})

describe('ranking by lines', () => {
  const large: Line<Warband> = { says: 'a large one', fits: ({ units }) => units > 2, prefers: [golems] }
  const any: Line<Warband> = { says: '', fits: () => true, prefers: [largest] }

  test('the first line that fits anybody decides, and is a reason', () => {
    const { line, best, reasons } = rankByLines([band('a', 1), band('b', 3), band('c', 4, 1)], [large, any])
    expect([line, names(best), reasons]).toEqual([large, 'c', ['a large one', '1 golems']])
  })

  test('a line without a text gives no reason', () => {
    const { line, best, reasons } = rankByLines([band('a', 1), band('b', 2)], [large, any])
    expect([line, names(best), reasons]).toEqual([any, 'b', ['2 units']])
  })

  test('without a line that fits nobody is chosen', () => {
    expect(rankByLines([band('a', 1)], [large])).toEqual({ line: undefined, best: [], reasons: [] })
  })
})
