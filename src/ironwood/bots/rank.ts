import { type Criterion, type Line as RankedLine, rankByLines } from '../../toolkit/rank'
import { reasons, verdict } from '../english/reasons'
import type { Action, View } from '../rules'
import type { Face } from '../rules/solo/solo'
import { type BotCondition, type BotList, type BotReason, type BotVerdict, tellVerdict } from '../words'
import type { Candidate } from './bot-table'

/** A preference among places that are equal so far. */
export type Preference = Criterion<number, BotReason>

/** One line of a list: the places that fit it, and the preferences among them. */
export interface Line extends RankedLine<number, BotReason> {
  /** The condition of the line, if it is not a reason for a place. */
  readonly when?: BotCondition
}

/** A priority list: the first line that fits any place decides. */
export interface List {
  readonly rule: string
  readonly title: BotList
  readonly lines: readonly Line[]
  /** The choice if no line fits any place; without it, some line always fits. */
  readonly otherwise?: Action
}

/** The choice, and the verdict with its reasons. */
export interface Decision {
  readonly action: Action
  readonly verdict: BotVerdict
}

/**
 * The choice of an official bot and its reason: the rule, and the deciding line of its list.
 *
 * @example
 * const { action, text } = ironbot.explain({ view, legal })
 * console.log(text) // "IB-12 Protect: Ferrum, which has fewer than 3 units"
 */
export interface Explanation extends Decision {
  readonly rule: string
  /** The text in English; for other languages use the verdict. */
  readonly text: string
}

const parityOf = (number: number): string => (number % 2 === 0 ? 'even' : 'odd')

/** BOT-13: the die's choice among these; without a number of its parity, the same end of the other parity. */
function pickByDie(face: Face, tied: readonly Candidate[]): { picked: Candidate | undefined; instead: boolean } {
  const [end, parity] = face.split(' ')
  const fitting = tied.filter(({ number }) => parityOf(number) === parity)
  const instead = fitting.length === 0
  const sorted = [...(instead ? tied : fitting)].sort((one, other) => one.number - other.number)
  return { picked: end === 'lowest' ? sorted[0] : sorted.at(-1), instead }
}

/** The decision of a list; the Magic die, rolled first, decides among equals. */
export function decide(
  list: List,
  candidates: readonly Candidate[],
  face: Face | null,
  roll: Action | undefined,
): Decision | null {
  const { rule, title, otherwise } = list
  const { line, best, reasons } = rankByLines<number, Line, BotReason>(
    candidates.map(({ place }) => place),
    list.lines,
  )
  const left = candidates.filter(({ place }) => best.includes(place))
  const places = left.map(({ id }) => id)
  const verdict: BotVerdict = { rule, list: title, ...(line?.when ? { when: line.when } : {}), places, reasons }
  const [first] = left
  if (!first) return otherwise ? { action: otherwise, verdict } : null
  if (left.length > 1 && face) {
    const { picked = first, instead } = pickByDie(face, left)
    return {
      action: picked.action,
      verdict: { rule, list: title, places: [picked.id], reasons, die: { face, instead } },
    }
  }
  return left.length > 1 && roll
    ? { action: roll, verdict: { ...verdict, tied: true } }
    : { action: first.action, verdict }
}

/** A decision, in English. */
export const explained = ({ action, verdict: why }: Decision, view: View): Explanation => ({
  action,
  rule: why.rule,
  text: tellVerdict({ reasons, verdict, titles: {} }, why, view),
  verdict: why,
})
