import type { Refusal } from '../../core'
import { refusalWords, type Spoken, tellReason, type Why } from './refusals/words'

/** A reason: a code for programs with what it speaks of, a sentence for players made of both, and the rule behind it. */
export function because<Reason extends Why>(
  reason: Reason,
  rule: string,
  ...spoken: keyof Spoken<Reason> extends never ? [] : [Spoken<Reason>]
): Refusal
export function because(reason: string, rule: string, spoken?: Refusal['parameters']): Refusal {
  const [code = reason, why] = reason.split('.')
  const parameters = why === undefined ? spoken : { why, ...spoken }
  const message = tellReason(refusalWords, reason, parameters ?? {})
  return parameters ? { code, message, parameters, rule } : { code, message, rule }
}
