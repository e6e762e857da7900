import type { Action } from '../ironwood'
import type { Face } from '../ironwood/solo/solo'
import type { Candidate } from './sight'

/** What is preferred among places that are alike so far: the highest score, and how to say it of the place that has it. */
export interface Preference {
  readonly score: (place: number) => number
  readonly says: (place: number) => string
}

/** One line of a list: the places that it is about, and what is preferred among them. */
export interface Line {
  readonly says: string
  readonly fits: (place: number) => boolean
  readonly prefers?: readonly Preference[]
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

/** BOT-13: what the die picks of these; without a number of its parity, the same end of the other. */
export function pickByDie(face: Face, tied: readonly Candidate[]): Candidate | undefined {
  const parity = face.endsWith('even') ? 0 : 1
  const fitting = tied.filter(({ number }) => number % 2 === parity)
  const sorted = [...(fitting.length > 0 ? fitting : tied)].sort((one, other) => one.number - other.number)
  return face.startsWith('lowest') ? sorted[0] : sorted.at(-1)
}

/** The places that a list leaves as equals, and what it said on the way. */
function narrow(list: List, candidates: readonly Candidate[]): { left: readonly Candidate[]; reasons: string[] } {
  const line = list.lines.find(({ fits }) => candidates.some(({ place }) => fits(place)))
  if (!line) return { left: [], reasons: [] }
  let left = candidates.filter(({ place }) => line.fits(place))
  const reasons = line.says === '' ? [] : [line.says]
  for (const { score, says } of line.prefers ?? []) {
    if (left.length === 1) break
    const best = Math.max(...left.map(({ place }) => score(place)))
    const kept = left.filter(({ place }) => score(place) === best)
    const [first] = kept
    if (first && kept.length < left.length) reasons.push(says(first.place))
    left = kept
  }
  return { left, reasons }
}

/** What the list decides; among equals the Magic die, which is rolled first. */
export function decide(
  list: List,
  candidates: readonly Candidate[],
  face: Face | null,
  roll: Action | undefined,
): Explanation | null {
  const { rule, otherwise } = list
  const head = `${rule} ${list.title}:`
  const { left, reasons } = narrow(list, candidates)
  const [first] = left
  if (!first) return otherwise ? { action: otherwise.action, rule, text: `${head} ${otherwise.says}` } : null
  const because = (name: string, more: readonly string[]): string => `${head} ${[name, ...more].join(', ')}`
  if (left.length === 1) return { action: first.action, rule, text: because(first.name, reasons) }
  if (face === null && roll) {
    const names = left.map(({ name }) => name)
    const tied = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    return { action: roll, rule, text: `${because(tied, reasons)}: a tie, so the Magic die is rolled (BOT-13)` }
  }
  const picked = (face && pickByDie(face, left)) ?? first
  return { action: picked.action, rule, text: because(picked.name, [...reasons, `die: ${face}`]) }
}
