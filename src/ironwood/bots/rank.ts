import { type Criterion, type Line as RankedLine, rankByLines } from '../../toolkit/rank'
import type { Action } from '../rules'
import type { Face } from '../rules/solo/solo'
import type { Candidate } from './sight'

/** What is preferred among places that are alike so far. */
export type Preference = Criterion<number>

/** One line of a list: the places that it is about, and what is preferred among them. */
export interface Line extends RankedLine<number> {
  /** When the line applies, as far as that is no reason for a place. */
  readonly when?: string
}

/** A priority list: the first line that some place fits decides. */
export interface List {
  readonly rule: string
  readonly title: string
  readonly lines: readonly Line[]
  /** What is done if no line fits any place; without it one always does. */
  readonly otherwise?: { readonly action: Action; readonly says: string }
}

/**
 * What an official bot does and why: the rule, and the line of its list that decided.
 *
 * @example
 * const { action, text } = ironbot.explain({ view, legal })
 * console.log(text) // "IB-12 Protect: Ferrum, which has fewer than 3 units"
 */
export interface Explanation {
  readonly action: Action
  readonly rule: string
  readonly text: string
}

const parityOf = (number: number): string => (number % 2 === 0 ? 'even' : 'odd')

/** BOT-13: what the die picks of these; without a number of its parity, the same end of the other. */
function pickByDie(face: Face, tied: readonly Candidate[]): { picked: Candidate | undefined; says: string } {
  const [end, parity] = face.split(' ')
  const fitting = tied.filter(({ number }) => parityOf(number) === parity)
  const sorted = [...(fitting.length > 0 ? fitting : tied)].sort((one, other) => one.number - other.number)
  const instead = parity === 'even' ? 'odd' : 'even'
  return {
    picked: end === 'lowest' ? sorted[0] : sorted.at(-1),
    says: `die: ${face}${fitting.length > 0 ? '' : `, none, so ${end} ${instead}`}`,
  }
}

const listed = (names: readonly string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What the list decides; among equals the Magic die, which is rolled first. */
export function decide(
  list: List,
  candidates: readonly Candidate[],
  face: Face | null,
  roll: Action | undefined,
): Explanation | null {
  const { rule, title, otherwise } = list
  const head = `${rule} ${title}`
  const { line, best, reasons } = rankByLines(
    candidates.map(({ place }) => place),
    list.lines,
  )
  const left = candidates.filter(({ place }) => best.includes(place))
  const [first] = left
  if (!first) return otherwise ? { action: otherwise.action, rule, text: `${head}: ${otherwise.says}` } : null
  if (left.length > 1 && face) {
    const { picked = first, says } = pickByDie(face, left)
    return { action: picked.action, rule, text: `${head}: ${picked.name}, ${says}` }
  }
  const names = listed(left.map(({ name }) => name))
  const text = `${line?.when ? `${head}, ${line.when}` : head}: ${[names, ...reasons].join(', ')}`
  if (left.length > 1 && roll)
    return { action: roll, rule, text: `${text}: a tie, so the Magic die is rolled (BOT-13)` }
  return { action: first.action, rule, text }
}
