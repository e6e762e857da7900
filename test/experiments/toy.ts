import { experiment, type Row } from '../../src/experiments/experiment'
import { number, objectOf } from '../../src/toolkit'

interface Toss {
  readonly won: number
  readonly rounds: number
}

/** Coins that fall by their number: every second one wins. */
export const toy = experiment<Row, Toss>({
  name: 'toy',
  measures: 'coins',
  page: 'docs/toy.md',
  seeds: 'none',
  minutes: 1,
  rules: { coin: '1.0.0' },
  rows: [
    { name: 'one', games: 8 },
    { name: 'other', games: 4 },
  ],
  result: objectOf<Toss>({ won: number, rounds: number }),
  play: (_row, toss) => ({ won: toss % 2, rounds: toss }),
  figures: (tosses) => [
    { name: 'wins', isShare: true, values: tosses.map(({ won }) => won) },
    { name: 'rounds', values: tosses.map(({ rounds }) => rounds) },
  ],
  tables: (played) => [...played].map(([{ name }, tosses]) => `| ${name} | ${tosses.length} |`).join('\n'),
})

/** The first tosses of each row. */
export async function tossed(games: number): Promise<Map<string, object[]>> {
  const rows = new Map<string, object[]>()
  for (const { name, games: whole } of toy.rows) {
    const numbers = Array.from({ length: Math.min(games, whole) }, (_, toss) => toss)
    rows.set(name, await Promise.all(numbers.map((toss) => toy.play(name, toss))))
  }
  return rows
}
