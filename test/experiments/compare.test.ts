import { expect, test } from 'vitest'
import { compare, type Publication } from '../../src/experiments'
import { tossed, toy } from './toy'

const publication = (one: Publication['rows'][string]): Publication => ({ with: 'a coin', rows: { one } })

/** The verdicts on the wins of the first row. */
async function verdict(games: number, one: Publication['rows'][string]): Promise<string | undefined> {
  const all = compare(toy, await tossed(games), publication(one))
  return all.find(({ row, figure }) => row === 'one' && figure === 'wins')?.verdict
}

test('as many games as published are equal to the last digit, or different', async () => {
  expect(await verdict(8, [{ games: 8, means: { wins: 0.5 } }])).toBe('equal')
  expect(await verdict(8, [{ games: 8, means: { wins: 0.5001 } }])).toBe('different')
})

test('the first games are compared with the first published ones', async () => {
  const whole = { games: 8, means: { wins: 0.5 } }
  expect(await verdict(3, [{ games: 3, means: { wins: 1 / 3 } }, whole])).toBe('equal')
  expect(await verdict(3, [{ games: 3, means: { wins: 2 / 3 } }, whole])).toBe('different')
  expect(await verdict(4, [{ games: 3, means: { wins: 2 / 3 } }, whole])).toBe('different')
})

test('fewer games are inside the interval or different', async () => {
  expect(await verdict(4, [{ games: 8, means: { wins: 0.6 } }])).toBe('inside')
  expect(await verdict(4, [{ games: 8, means: { wins: 0.99 } }])).toBe('different')
})

test('one game has no interval of a mean, nor have games that are all equal, so nothing lies outside it', async () => {
  const rounds = async (games: number, means: Record<string, number>) => {
    const played = new Map(
      [...(await tossed(8))].map(([row, all]) => [row, all.slice(0, games).map(() => all[2] ?? {})]),
    )
    return compare(toy, played, publication([{ games: 8, means }])).find(({ figure }) => figure === 'rounds')
  }
  const open = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  for (const games of [1, 2])
    expect(await rounds(games, { rounds: 3.5 })).toMatchObject({ verdict: 'inside', mean: 2, ...open })
})

test('what is exact is equal or different', () => {
  const solved = { ...toy, figures: () => [{ name: 'value', isExact: true as const, values: [0.25] }] }
  const verdictOf = (value: number) =>
    compare(solved, new Map([['one', [{}]]]), publication([{ games: 8, means: { value } }]))[0]?.verdict
  expect([verdictOf(0.25), verdictOf(0.2501)]).toEqual(['equal', 'different'])
})

test('a row that no page shows is not published', async () => {
  const all = compare(toy, await tossed(8), publication([{ games: 8, means: { wins: 0.5 } }]))
  expect(all.map(({ row, figure, verdict }) => [row, figure, verdict])).toEqual([
    ['one', 'wins', 'equal'],
    ['one', 'rounds', 'unpublished'],
    ['other', 'wins', 'unpublished'],
    ['other', 'rounds', 'unpublished'],
  ])
})

test('a share has the interval of Wilson, a mean that of Student', async () => {
  const [share, mean] = compare(toy, await tossed(4), undefined)
  expect(share).toMatchObject({ mean: 0.5, low: expect.closeTo(0.15, 3), high: expect.closeTo(0.85, 3) })
  // 0, 1, 2, 3: a spread of 1.29 over four games, and 3.18 of it at three degrees of freedom.
  expect(mean).toMatchObject({ mean: 1.5, low: expect.closeTo(-0.55, 1), high: expect.closeTo(3.55, 1) })
})
