/** 95 % of a normal distribution lie within this many standard deviations. */
export const z = 1.959964

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
