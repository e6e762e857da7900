import type { Refusal } from '../core'
import { type Telling, worded } from './telling'

/**
 * The codes of a game's refusals, with the parameters of each.
 *
 * @example
 * interface Reasons { 'column-full': { column: number }; 'not-a-column': { column: number; why: 'low' | 'high' } }
 */
export type Reasons<Codes> = { readonly [Code in keyof Codes]: NonNullable<Refusal['parameters']> }

/**
 * The refusals of a game, as a union of their codes with the parameters of each.
 *
 * @example
 * type ConnectFourRefusal = RefusalOf<{ 'column-full': { column: number } }>
 */
export type RefusalOf<Codes extends Reasons<Codes>> = {
  readonly [Code in keyof Codes & string]: Refusal & { readonly code: Code; readonly parameters: Codes[Code] }
}[keyof Codes & string]

/**
 * The sentence of each refusal of a game in one language, by its code. The compiler names a missing code.
 *
 * @example
 * const words: RefusalTellings<{ 'column-full': { column: number } }> = {
 *   'column-full': ({ column }) => `Column ${column} is full.`,
 * }
 */
export type RefusalTellings<Codes extends Reasons<Codes>, Context extends readonly unknown[] = []> = {
  readonly [Code in keyof Codes]: Telling<Codes[Code], Context>
}

/**
 * The parameters of each reason, from the sentences of a game. A reason is a code; where a code has several sentences, it is a code
 * and what the sentence is about, such as `not-a-column.high`.
 *
 * @example
 * const words = { 'column-full': ({ column }: { column: number }) => `Column ${column} is full.`, over: 'The game is over.' }
 * const full: SpokenOf<typeof words>['column-full'] = { column: 4 }
 */
export type SpokenOf<Sentences> = {
  readonly [Reason in keyof Sentences]: Sentences[Reason] extends (
    parameters: infer Parameters,
    ...context: never[]
  ) => string
    ? Parameters
    : Readonly<Record<never, never>>
}

/**
 * A refusal in the words of a language, made from its code and parameters alone: the sentence of its code and its `why`, if there
 * is one, otherwise of its code. A refusal that the game does not know, such as a table's, keeps its own sentence.
 *
 * @example
 * tellRefusal(words, { code: 'column-full', message: '...', parameters: { column: 4 } }) // "Column 4 is full."
 */
export function tellRefusal<Codes extends Reasons<Codes>, Context extends readonly unknown[]>(
  words: RefusalTellings<Codes, Context>,
  refusal: Refusal,
  ...context: Context
): string
export function tellRefusal(
  words: Readonly<Record<string, Telling<unknown, readonly unknown[]>>>,
  { code, message, parameters = {} }: Refusal,
  ...context: readonly unknown[]
): string {
  const key = [`${code}.${parameters['why']}`, code].find((each) => Object.hasOwn(words, each))
  const telling = key === undefined ? undefined : words[key]
  return telling === undefined ? message : worded(telling, parameters, ...context)
}

/**
 * The refusal for a reason, with its sentence and the rule behind it. What a reason is about becomes the parameter `why`.
 *
 * @example
 * refusalFor(words, 'column-full', 'CF-2', { column: 4 }).message // "Column 4 is full."
 */
export function refusalFor<
  Codes extends Reasons<Codes>,
  Reason extends keyof Codes & string,
  Context extends readonly unknown[],
>(
  words: RefusalTellings<Codes, Context>,
  reason: Reason,
  rule: string | null,
  spoken: Codes[Reason],
  ...context: Context
): Refusal
export function refusalFor(
  words: Readonly<Record<string, Telling<unknown, readonly unknown[]>>>,
  reason: string,
  rule: string | null,
  spoken: NonNullable<Refusal['parameters']>,
  ...context: readonly unknown[]
): Refusal {
  const [code = reason, why] = reason.split('.')
  const parameters = why === undefined ? spoken : { why, ...spoken }
  const message = tellRefusal(words, { code, message: '', parameters }, ...context)
  return { code, message, parameters, ...(rule !== null && { rule }) }
}
