import type { Refusal } from '../../core'
import { refusalFor } from '../../toolkit'
import { refusalWords, type Spoken, type Why } from './refusals/words'

/** A reason: a code for programs with what it speaks of, a sentence for players made of both, and the rule behind it. */
export function because<Reason extends Why>(
  reason: Reason,
  rule: string,
  ...spoken: keyof Spoken[Reason] extends never ? [] : [Spoken[Reason]]
): Refusal
export function because(reason: Why, rule: string, spoken: Spoken[Why] = {}): Refusal {
  return refusalFor<Spoken, Why, []>(refusalWords, reason, rule, spoken)
}
