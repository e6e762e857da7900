/** 95 % of a normal distribution lie within this many standard deviations. */
const z = 1.959964

/**
 * A share and its interval of 95 % confidence.
 *
 * @example
 * const { share, low, high } = shareOf(75, 100) // 0.75, 0.657, 0.825
 */
export interface Share {
  readonly games: number
  readonly won: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/**
 * A share with Wilson's interval, which holds for few games and for shares near 0 and 1.
 *
 * @example
 * const { low, high } = shareOf(75, 100)
 */
export function shareOf(won: number, games: number): Share {
  if (games === 0) return { games, won, share: 0, low: 0, high: 1 }
  const share = won / games
  const middle = share + (z * z) / (2 * games)
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const whole = 1 + (z * z) / games
  return {
    games,
    won,
    share,
    low: Math.max(0, (middle - spread) / whole),
    high: Math.min(1, (middle + spread) / whole),
  }
}

/** A mean and its interval of 95 % confidence. */
export interface Mean {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** 95 % of Student's distribution lie within this many standard deviations; the series is exact to 0.5 % from three degrees of freedom on. */
export function student(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY
  if (freedom < 2) return 12.7062
  if (freedom < 3) return 4.30265
  const terms = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
    (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160,
  ]
  return terms.reduce((sum, term, index) => sum + term / freedom ** (index + 1), z)
}

/** The mean of independent values, with Student's interval. */
export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const spread = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1)
  const error =
    values.length < 2 ? Number.POSITIVE_INFINITY : student(values.length - 1) * Math.sqrt(spread / values.length)
  return { mean, low: mean - error, high: mean + error }
}
