import type { Refusal } from '../../../core'
import { refusalFor } from '../../../toolkit'
import { namesOf } from '../names'
import type { Play } from '../play'
import type { RuleId } from '../rule-id'
import type { IronwoodReasons } from './reasons'
import { refusalWords } from './words'

/** A reason: a code for programs, the rule behind it, its parameters, and a sentence for players. */
export const because = <Code extends keyof IronwoodReasons>(
  play: Pick<Play, 'board' | 'cards'> | null,
  code: Code,
  rule: RuleId | null,
  parameters: IronwoodReasons[Code],
): Refusal => refusalFor(refusalWords, code, rule, parameters, namesOf(play ?? undefined))
