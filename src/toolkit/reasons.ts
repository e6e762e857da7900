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
 * A refusal in the words of a language, made from its code and parameters alone. A refusal that the game does not know,
 * such as a table's, keeps its own sentence.
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
  const telling = Object.hasOwn(words, code) ? words[code] : undefined
  return telling === undefined ? message : worded(telling, parameters, ...context)
}
