import { at } from '../core/value'
import { deals, pairingsOf } from './by-deal'
import { student } from './interval'
import type { Played } from './played'

/**
 * The strength of a policy with an interval of 95 %, in points: who has 400 points more comes ahead ten times as often as behind. The
 * mean of all policies is 0.
 *
 * @example
 * const text = ({ name, strength, low, high }: Strength) => `${name} ${strength.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`
 */
export interface Strength {
  readonly name: string
  readonly strength: number
  readonly low: number
  readonly high: number
}

/** The points of one unit of the natural logarithm of the odds. */
const scale = 400 / Math.LN10

/** All pairings of a tournament, by the indices of the policies, deal by deal. */
interface Contest {
  readonly names: readonly string[]
  readonly deals: readonly (readonly { readonly one: number; readonly other: number; readonly ahead: number }[])[]
}

/**
 * Rates policies by the model of Bradley and Terry, by maximum likelihood. Unlike a rating that goes game by game, it does not depend on
 * the order of the games. Each pair of seats at a table counts as a game of two, and a tie as half a victory for each. The intervals
 * take the games of one deal together, and all pairs of a table; they also hold for few deals. It answers `null` where no strengths
 * are the likeliest: where some policies never came ahead of the others, or never met them.
 *
 * @example
 * for (const { name, strength, low, high } of bradleyTerry(played) ?? []) console.log(name, strength, low, high)
 */
export function bradleyTerry(played: readonly Played[]): Strength[] | null {
  const contest = contestOf(played)
  const { names } = contest
  if (names.length < 2 || !isConnected(contest)) return null
  const logs = likeliest(contest)
  const errors = errorsOf(contest, logs)
  return names
    .map((name, index) => {
      const strength = scale * at(logs, index)
      const error = scale * at(errors, index)
      return { name, strength, low: strength - error, high: strength + error }
    })
    .sort((one, other) => other.strength - one.strength)
}

function contestOf(played: readonly Played[]): Contest {
  const paired = deals(played).map((games) => games.flatMap(pairingsOf))
  const names = [...new Set(paired.flat().flatMap(({ one, other }) => [one, other]))].sort()
  return {
    names,
    deals: paired.map((pairings) =>
      pairings.map(({ one, other, ahead }) => ({ one: names.indexOf(one), other: names.indexOf(other), ahead })),
    ),
  }
}

/** Whether from each policy victories lead to every other one. */
function isConnected({ names, deals }: Contest): boolean {
  const reached = (from: (one: number, other: number, ahead: number) => readonly [number, number] | null): number => {
    const found = new Set([0])
    for (let before = 0; before < found.size; ) {
      before = found.size
      for (const { one, other, ahead } of deals.flat())
        for (const link of [from(one, other, ahead), from(other, one, 1 - ahead)])
          if (link && found.has(link[0])) found.add(link[1])
    }
    return found.size
  }
  const down = reached((one, other, ahead) => (ahead > 0 ? [one, other] : null))
  const up = reached((one, other, ahead) => (ahead > 0 ? [other, one] : null))
  return down === names.length && up === names.length
}

const chanceOf = (logs: readonly number[], one: number, other: number): number =>
  1 / (1 + Math.exp(at(logs, other) - at(logs, one)))

/** The likeliest strengths as logarithms, by Newton's method. */
function likeliest(contest: Contest): number[] {
  let logs = contest.names.map(() => 0)
  for (let count = 0; count < 100; count++) {
    const gradient = contest.names.map(() => 0)
    for (const pairings of contest.deals) addScores(pairings, logs, gradient)
    const step = times(inverseOf(informationOf(contest, logs)), gradient)
    // A long step may lead too far.
    const longest = Math.max(...step.map(Math.abs))
    const part = Math.min(1, 1 / Math.max(longest, Number.MIN_VALUE))
    logs = logs.map((log, index) => log + part * at(step, index))
    if (longest < 1e-10) break
  }
  return logs
}

/** Adds how much more often each came ahead than was likely. */
function addScores(pairings: Contest['deals'][number], logs: readonly number[], scores: number[]): void {
  for (const { one, other, ahead } of pairings) {
    const more = ahead - chanceOf(logs, one, other)
    scores[one] = at(scores, one) + more
    scores[other] = at(scores, other) - more
  }
}

/** The information about the strengths, and 1 in every direction in which all of them move together. */
function informationOf({ names, deals }: Contest, logs: readonly number[]): number[][] {
  const information = names.map(() => names.map(() => 1))
  const add = (row: number, column: number, value: number): void => {
    const numbers = at(information, row)
    numbers[column] = at(numbers, column) + value
  }
  for (const { one, other } of deals.flat()) {
    const chance = chanceOf(logs, one, other)
    const weight = chance * (1 - chance)
    add(one, one, weight)
    add(other, other, weight)
    add(one, other, -weight)
    add(other, one, -weight)
  }
  return information
}

/**
 * How far the strengths may be off, clustered by deal: the scores of a deal vary together. As for the shares, each policy has two deals
 * more, one won and one lost.
 */
function errorsOf(contest: Contest, logs: readonly number[]): number[] {
  const inverse = inverseOf(informationOf(contest, logs))
  const moves = contest.deals.map((pairings) => {
    const scores = logs.map(() => 0)
    addScores(pairings, logs, scores)
    return times(inverse, scores)
  })
  const pairings = contest.deals.flat()
  const count = contest.deals.length
  return logs.map((_, index) => {
    const more = [0, 1].map((ahead) => times(inverse, imaginary(pairings, count, logs, index, ahead)))
    const square = [...moves, ...more].reduce((sum, move) => sum + at(move, index) ** 2, 0)
    return (student(count + 1) * Math.sqrt((square * (count + 2)) / (count + 1)) * count) / (count + 2)
  })
}

/** The scores of a mean deal in which a policy always comes ahead, or never. */
function imaginary(
  pairings: Contest['deals'][number],
  count: number,
  logs: readonly number[],
  index: number,
  ahead: number,
): number[] {
  const scores = logs.map(() => 0)
  const own = pairings.flatMap((pairing) => {
    if (pairing.one === index) return [{ ...pairing, ahead }]
    return pairing.other === index ? [{ ...pairing, ahead: 1 - ahead }] : []
  })
  addScores(own, logs, scores)
  return scores.map((score) => score / count)
}

const times = (matrix: readonly (readonly number[])[], numbers: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, index) => sum + value * at(numbers, index), 0))

/** The inverse of a positive definite matrix, by Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const rows = matrix.map((row, index) => [...row, ...matrix.map((_, column) => (column === index ? 1 : 0))])
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const scaled = at(rows, pivot).map((value) => value / at(at(rows, pivot), pivot))
    for (const [index, row] of rows.entries())
      rows[index] = index === pivot ? scaled : row.map((value, column) => value - at(row, pivot) * at(scaled, column))
  }
  return rows.map((row) => row.slice(rows.length))
}
