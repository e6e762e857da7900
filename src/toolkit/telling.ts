import type { OfKind } from './kind'

/** A method, so that a table of tellers can be called for an entry that is not known yet. */
interface Teller<Thing, Context extends readonly unknown[]> {
  tell(thing: Thing, ...context: Context): string
}

/**
 * The words for one kind of thing: a text for all of its kind, or a function of the thing.
 *
 * @example
 * const rolled: Telling<{ type: 'rolled'; face: number }> = ({ face }) => `The die shows ${face}.`
 */
export type Telling<Thing, Context extends readonly unknown[] = []> = string | Teller<Thing, Context>['tell']

/**
 * The words for each kind of a union. `Key` is the field that holds the kind; `Context` is what the words need besides:
 * names, or the position. The compiler names a missing kind, and every entry gets the type of its own kind.
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
 * A thing in words, by the table of its union. It throws for a kind that is not in the table.
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
 * A thing in words, by the entry of its kind.
 *
 * @example
 * worded(({ face }) => `The die shows ${face}.`, { type: 'rolled', face: 4 }) // "The die shows 4."
 */
export const worded = <Thing, Context extends readonly unknown[]>(
  telling: Telling<Thing, Context>,
  thing: Thing,
  ...context: Context
): string => (typeof telling === 'string' ? telling : telling(thing, ...context))
