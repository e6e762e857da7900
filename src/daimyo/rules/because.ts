import type { Refusal } from '../../core'
import { refusalFor } from '../../toolkit'
import type { Boxed } from './box'
import { refusalWords, type Spoken, type Why } from './refusals/words'
import type { RuleId } from './rule-id'

/** A message names heroes as the standard box does; a language knows the box of the position. */
const standard: Boxed = { box: null }

/** A reason: a code for programs with what it speaks of, a sentence for players made of both, and the rule behind it. */
export const because = <Reason extends Why>(reason: Reason, rule: RuleId, spoken: Spoken[Reason]): Refusal =>
  refusalFor<Spoken, Reason, [at: Boxed]>(refusalWords, reason, rule, spoken, standard)
