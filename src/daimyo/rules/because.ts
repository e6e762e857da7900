import type { Refusal } from '../../core'
import { tellRefusal } from '../../toolkit'
import { refusalWords, type Spoken, type Why } from './refusals/words'
import type { RuleId } from './rule-id'

/** A reason: a code for programs with what it speaks of, a sentence for players made of both, and the rule behind it. */
export function because<Reason extends Why>(reason: Reason, rule: RuleId, spoken: Spoken[Reason]): Refusal
export function because(reason: Why, rule: RuleId, spoken: NonNullable<Refusal['parameters']>): Refusal {
  const [code = reason, why] = reason.split('.')
  const message = tellRefusal<Spoken, []>(refusalWords, { code: reason, message: '', parameters: spoken })
  return { code, message, parameters: why === undefined ? spoken : { why, ...spoken }, rule }
}
