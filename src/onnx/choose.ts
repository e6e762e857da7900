import type { Random } from '../core'

/** The place of the highest number, the first of equal ones; -1 if all are NaN. */
export function highest(numbers: readonly number[]): number {
  let best = -1
  for (const [place, number] of numbers.entries())
    if (!Number.isNaN(number) && (best < 0 || number > (numbers[best] ?? number))) best = place
  return best
}

/** A random place: higher numbers are likelier, and more so at lower temperatures. */
export function drawn(numbers: readonly number[], temperature: number, random: Random): number {
  const best = highest(numbers)
  const most = numbers[best] ?? 0
  const weights = numbers.map((number) => {
    // An infinite number is as good as certain.
    const weight = number === most ? 1 : Math.exp((number - most) / temperature)
    return Number.isNaN(weight) ? 0 : weight
  })
  let left = (random.integer(0, 2 ** 32 - 1) / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [place, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return place
  }
  return best
}
