/** What was measured of one contestant. */
export interface Result {
  readonly name: string
  readonly games: number
  readonly moves: number
  readonly milliseconds: { readonly fastest: number; readonly median: number; readonly slowest: number }
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
}

export function summarize(name: string, games: number, moves: number, times: readonly number[]): Result {
  const sorted = times.toSorted((one, other) => one - other)
  const time = (place: number): number => sorted[Math.round(place * (sorted.length - 1))] ?? Number.NaN
  const median = time(0.5)
  return {
    name,
    games,
    moves,
    milliseconds: { fastest: rounded(time(0)), median: rounded(median), slowest: rounded(time(1)) },
    gamesPerSecond: Math.round((games / median) * 1000),
    movesPerSecond: Math.round((moves / median) * 1000),
  }
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
