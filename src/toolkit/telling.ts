import type { OfKind } from './kind'

/** A method, so that a table of them can be asked without knowing which entry it will be. */
interface Teller<Thing, Context extends readonly unknown[]> {
  tell(thing: Thing, ...context: Context): string
}

/**
 * How one kind of thing is told: words that fit all of its kind, or a function that looks at it.
 *
 * @example
 * const rolled: Telling<{ type: 'rolled'; face: number }> = ({ face }) => `The die shows ${face}.`
 */
export type Telling<Thing, Context extends readonly unknown[] = []> = string | Teller<Thing, Context>['tell']

/**
 * How each kind of a union is told. `Key` is the field that holds the kind, `Context` what a telling needs besides: names, or
 * the position. The compiler names a kind that is missing, and every entry gets the type of its own kind.
 *
 * @example
 * type Event = { type: 'passed' } | { type: 'rolled'; face: number }
 * const tellings: Tellings<Event, 'type'> = { passed: 'Nothing happens.', rolled: ({ face }) => `The die shows ${face}.` }
 */
export type Tellings<
  Thing extends { readonly [Field in Key]: string },
  Key extends string,
  Context extends readonly unknown[] = [],
> = {
  readonly [Kind in Thing[Key]]: Telling<OfKind<Thing, Key, Kind>, Context>
}

/**
 * A thing in words, by the table of its union. Things of a kind that the table does not know cannot be told: an error.
 *
 * @example
 * tell(tellings, 'type', { type: 'rolled', face: 4 }) // "The die shows 4."
 */
export function tell<
  Thing extends { readonly [Field in Key]: string },
  Key extends string,
  Context extends readonly unknown[],
>(tellings: Tellings<Thing, Key, Context>, key: Key, thing: Thing, ...context: Context): string
export function tell(
  tellings: Readonly<Record<string, Telling<unknown, readonly unknown[]>>>,
  key: string,
  thing: Readonly<Record<string, string>>,
  ...context: readonly unknown[]
): string {
  const kind = thing[key] ?? ''
  const telling = Object.hasOwn(tellings, kind) ? tellings[kind] : undefined
  if (telling === undefined) throw new Error(`There are no words for ${key} "${kind}".`)
  return worded(telling, thing, ...context)
}

/**
 * A thing in words, by the telling of its kind.
 *
 * @example
 * worded(({ face }) => `The die shows ${face}.`, { type: 'rolled', face: 4 }) // "The die shows 4."
 */
export const worded = <Thing, Context extends readonly unknown[]>(
  telling: Telling<Thing, Context>,
  thing: Thing,
  ...context: Context
): string => (typeof telling === 'string' ? telling : telling(thing, ...context))
