import type { Random } from '../core'

/** The place of the highest of the numbers, the first of equal ones; -1 if none of them is a number. */
export function highest(numbers: readonly number[]): number {
  let best = -1
  for (const [place, number] of numbers.entries())
    if (!Number.isNaN(number) && (best < 0 || number > (numbers[best] ?? number))) best = place
  return best
}

/** A place by chance: the higher its number, the likelier, and the more so the lower the temperature is. */
export function drawn(numbers: readonly number[], temperature: number, random: Random): number {
  const best = highest(numbers)
  const most = numbers[best] ?? 0
  const weights = numbers.map((number) => {
    // The first of what is endless is as good as certain.
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
