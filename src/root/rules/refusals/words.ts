import type { Refusal } from '../../../core'
import { type Telling, worded } from '../../../toolkit'
import { alliance } from './alliance'
import { battle } from './battle'
import { crafting } from './crafting'
import { effects } from './effects'
import { eyrie } from './eyrie'
import { general } from './general'
import { marquise } from './marquise'
import { moving } from './moving'
import { placing } from './placing'
import { vagabond } from './vagabond'

/** Every sentence that refuses something, by its code and, where a code has several, what it is about: `no-card.path`. */
export const refusalWords = {
  ...general,
  ...placing,
  ...moving,
  ...crafting,
  ...effects,
  ...battle,
  ...marquise,
  ...eyrie,
  ...alliance,
  ...vagabond,
}

type Sentences = typeof refusalWords

export type Why = keyof Sentences

/** What a sentence speaks of. */
export type Spoken<Reason extends Why> = Sentences[Reason] extends (parameters: infer Parameters) => string
  ? Parameters
  : Readonly<Record<never, never>>

/** How a language tells refusals; the compiler names a sentence that is missing. */
export type RefusalTellings<Context extends readonly unknown[]> = {
  readonly [Reason in Why]: Telling<Spoken<Reason>, Context>
}

/** A reason in words, by its code and what it is about. */
export function tellReason<Context extends readonly unknown[]>(
  words: RefusalTellings<Context>,
  reason: string,
  spoken: NonNullable<Refusal['parameters']>,
  ...context: Context
): string
export function tellReason(
  words: Readonly<Record<string, Telling<unknown, readonly unknown[]>>>,
  reason: string,
  spoken: NonNullable<Refusal['parameters']>,
  ...context: readonly unknown[]
): string {
  const telling = Object.hasOwn(words, reason) ? words[reason] : undefined
  if (telling === undefined) throw new Error(`There are no words for the reason "${reason}".`)
  return worded(telling, spoken, ...context)
}

type CodeOf<Reason extends string> = Reason extends `${infer Code}.${string}` ? Code : Reason
type ParametersOf<Reason extends Why> = Reason extends `${string}.${infer Finer}`
  ? { readonly why: Finer } & Spoken<Reason>
  : Spoken<Reason>
type Parametric<Parameters> = keyof Parameters extends never
  ? { readonly parameters?: undefined }
  : { readonly parameters: Parameters }

/**
 * Why an action of Root is refused: every code with what its sentence speaks of. Where a code has several sentences, `why`
 * tells them apart.
 *
 * @example
 * if (refusal.code === 'not-adjacent' && refusal.parameters.why === 'clearing') light(refusal.parameters.to)
 */
export type RootRefusal = {
  readonly [Reason in Why]: {
    readonly code: CodeOf<Reason>
    readonly message: string
    readonly rule?: string
  } & Parametric<ParametersOf<Reason>>
}[Why]
