import type { OfKind } from './kind'

/**
 * Describes plain data. A game writes it once, beside the type; its notation, schemas and checks are made from it. The
 * parameter is the described type, so the compiler keeps the two in step.
 *
 * @example
 * const fields: Fields<{ at: string; count: number }> = { at: word('place', /^\S+$/), count: whole(1) }
 */
export type Shape<Value = unknown> = Form & {
  /** Never present: with these two the compiler compares the described type and the shape. */
  readonly describes?: Value
  readonly takes?: (value: Exactly<Value>) => void
}

/** A shape must allow every value of its type. A text or a number may have a wider type. */
type Exactly<Value> = Value extends readonly (infer Item)[]
  ? Exactly<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Exactly<Exclude<Value[Key], undefined>> }
    : string extends Value
      ? never
      : number extends Value
        ? never
        : Value

/**
 * The parts of an object, each with its shape: the compiler names a missing part and an extra one.
 *
 * @example
 * const fields: Fields<{ from: string; to: string }> = { from: place, to: place }
 */
export type Fields<Whole> = {
  readonly [Name in keyof Whole]-?: Partial<Pick<Whole, Name>> extends Pick<Whole, Name>
    ? Optional<Exclude<Whole[Name], undefined>>
    : Shape<Whole[Name]>
}

/**
 * A part of an object that may be left out.
 *
 * @example
 * const totem: Optional<'full' | 'fading'> = optional(oneOf('full', 'fading'))
 */
export interface Optional<Value = unknown> {
  readonly form: 'optional'
  readonly part: Shape<Value>
}

/**
 * The content of a shape, for code that makes something from it: a schema, a check, a text.
 *
 * @example
 * if (shape.form === 'whole') console.log(`${shape.least} to ${shape.most}`)
 */
export type Form =
  | { readonly form: 'flag'; readonly words?: readonly [no: string, yes: string] }
  | { readonly form: 'whole'; readonly least: number; readonly most: number }
  | { readonly form: 'number' }
  | { readonly form: 'text'; readonly most?: number }
  | { readonly form: 'word'; readonly name: string; readonly pattern: RegExp }
  | { readonly form: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly form: 'list'; readonly item: Shape; readonly most: number; readonly least?: number }
  | { readonly form: 'pair'; readonly item: Shape }
  | { readonly form: 'table'; readonly item: Shape; readonly key?: RegExp }
  | { readonly form: 'nullable'; readonly part: Shape }
  | { readonly form: 'object'; readonly fields: FieldTable }
  | { readonly form: 'tagged'; readonly tag: string; readonly kinds: Readonly<Record<string, FieldTable>> }
  | { readonly form: 'either'; readonly parts: readonly Shape[] }
  | { readonly form: 'named'; readonly name: string }

/** The parts of any object. */
type FieldTable = Readonly<Record<string, Shape | Optional>>

/**
 * True or false.
 *
 * @example
 * const fields: Fields<{ face: boolean }> = { face: flag }
 */
export const flag: Shape<boolean> = { form: 'flag' }

/**
 * True or false, with a word for each in a notation.
 *
 * @example
 * const up = flagOf('down', 'up')
 */
export const flagOf = (no: string, yes: string): Shape<boolean> => ({ form: 'flag', words: [no, yes] })

/**
 * A whole number within bounds; by default 0 or more.
 *
 * @example
 * const die = whole(1, 6)
 */
export const whole = (least = 0, most: number = Number.MAX_SAFE_INTEGER): Shape<number> => ({
  form: 'whole',
  least,
  most,
})

/**
 * Any number except NaN and the infinite ones.
 *
 * @example
 * const position = pairOf(number)
 */
export const number: Shape<number> = { form: 'number' }

/**
 * Any text.
 *
 * @example
 * const fields: Fields<{ title: string }> = { title: text }
 */
export const text: Shape<string> = { form: 'text' }

/**
 * A text without spaces that fits a pattern, such as an id. The name describes it to people.
 *
 * @example
 * const clearing = word('clearing', /^c\d+$/)
 */
export const word = (name: string, pattern: RegExp): Shape<string> => ({ form: 'word', name, pattern })

/**
 * One of a few texts or numbers.
 *
 * @example
 * const suit = oneOf('fox', 'rabbit', 'mouse', 'bird')
 */
export const oneOf = <const Value extends string | number>(...values: readonly Value[]): Shape<Value> => ({
  form: 'choice',
  values,
})

/**
 * A list of items of one shape, with the most and the fewest items.
 *
 * @example
 * const hand = listOf(card, 5)
 * const winners = listOf(seat, 4, 1)
 */
export const listOf = <Item>(
  item: Shape<Item>,
  most: number = Number.POSITIVE_INFINITY,
  least: number = 0,
): Shape<Item[]> => ({ form: 'list', item, most, ...(least === 0 ? {} : { least }) })

/**
 * A list with a fixed number of items of one shape.
 *
 * @example
 * const items = rowOf(whole(), 8) // [0, 2, 0, 0, 1, 0, 0, 0]
 */
export const rowOf = <Item>(item: Shape<Item>, length: number): Shape<Item[]> => ({
  form: 'list',
  item,
  most: length,
  least: length,
})

/**
 * Two items of one shape.
 *
 * @example
 * const path = pairOf(clearing)
 */
export const pairOf = <Item>(item: Shape<Item>): Shape<[Item, Item]> => ({ form: 'pair', item })

/**
 * A table from keys to values of one shape. The keys have any form, or fit a pattern.
 *
 * @example
 * const warriors = tableOf(whole(0, 25)) // { c1: 3, c7: 1 }
 * const found = tableOf(flag, /^c\d+$/)
 */
export const tableOf = <Item>(item: Shape<Item>, key?: RegExp): Shape<Record<string, Item>> => ({
  form: 'table',
  item,
  ...(key && { key }),
})

/**
 * A value or `null`.
 *
 * @example
 * const wager = nullable(card)
 */
export const nullable = <Value>(part: Shape<Value>): Shape<Value | null> => ({ form: 'nullable', part })

/**
 * A part of an object that may be left out.
 *
 * @example
 * const fields: Fields<{ totem?: 'full' | 'fading' }> = { totem: optional(oneOf('full', 'fading')) }
 */
export const optional = <Value>(part: Shape<Value>): Optional<Value> => ({ form: 'optional', part })

/**
 * An object with exactly these parts.
 *
 * @example
 * const bonus: Shape<{ damage: number }> = objectOf({ damage: whole() })
 */
export const objectOf = <Whole>(fields: Fields<Whole>): Shape<Whole> => ({ form: 'object', fields })

/**
 * An object of one of several kinds, named by its tag. The compiler names a missing kind.
 *
 * @example
 * type Spot = { readonly kind: 'wood'; readonly trees: number } | { readonly kind: 'lake' }
 * const spot: Shape<Spot> = taggedBy<Spot, 'kind'>('kind', { wood: { trees: whole() }, lake: {} })
 */
export const taggedBy = <Union extends { readonly [Name in Tag]: string }, Tag extends string>(
  tag: Tag,
  kinds: { readonly [Kind in Union[Tag]]: Fields<Omit<OfKind<Union, Tag, Kind>, Tag>> },
): Shape<Union> & { readonly form: 'tagged' } => ({ form: 'tagged', tag, kinds })

/**
 * One of several shapes.
 *
 * @example
 * const count = either(whole(1), oneOf('all'))
 */
export const either = <One, Other>(one: Shape<One>, other: Shape<Other>): Shape<One | Other> => ({
  form: 'either',
  parts: [one, other],
})

/**
 * A shape that is defined elsewhere under a name, for data that contains its own kind.
 *
 * @example
 * const steps: Shape<readonly Step[]> = listOf(named<Step>('step'))
 */
export const named = <Value>(name: string): Shape<Value> => ({ form: 'named', name })
