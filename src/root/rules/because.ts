import type { Refusal } from '../../core'

/** A reason: a code for programs, a sentence for players, and the rule behind it. */
export const because = (code: string, rule: string, message: string): Refusal => ({ code, message, rule })
