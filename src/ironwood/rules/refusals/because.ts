import type { Refusal } from '../../../core'
import { tellRefusal } from '../../../toolkit'
import { namesOf } from '../names'
import type { Play } from '../play'
import type { RuleId } from '../rule-id'
import type { IronwoodReasons } from './reasons'
import { refusalWords } from './words'

/** A reason: a code for programs, the rule behind it, its parameters, and a sentence for players. */
export function because<Code extends keyof IronwoodReasons>(
  play: Pick<Play, 'board' | 'cards'> | null,
  code: Code,
  rule: RuleId | null,
  parameters: IronwoodReasons[Code],
): Refusal {
  const plain = { code, message: '', parameters, ...(rule === null ? {} : { rule }) }
  return { ...plain, message: tellRefusal(refusalWords, plain, namesOf(play ?? undefined)) }
}
