type Plain = string | number | boolean | null | undefined

/** A part that everybody sees: a plain value, or a list of plain values, which is copied. */
interface Open {
  readonly fate: 'open'
}
/** A part that everybody sees and nobody changes, so views share it. */
interface Fixed {
  readonly fate: 'fixed'
}
interface Hidden {
  readonly fate: 'hidden'
}
interface Counted<Name extends string> {
  readonly fate: 'counted'
  readonly name: Name
}
interface OwnerOnly<Name extends string> {
  readonly fate: 'owner-only'
  readonly name: Name
}

/**
 * Everybody sees this part: a plain value, or a list of plain values.
 *
 * @example
 * const fates = { score: open, discard: open }
 */
export const open: Open = { fate: 'open' }

/**
 * Everybody sees this part, and nothing ever changes it, so views and states share it.
 *
 * @example
 * const fates = { map: fixed }
 */
export const fixed: Fixed = { fate: 'fixed' }

/**
 * Nobody sees this part.
 *
 * @example
 * const fates = { random: hidden }
 */
export const hidden: Hidden = { fate: 'hidden' }

/**
 * Nobody sees this list; everybody sees how long it is, under another name.
 *
 * @example
 * const fates = { deck: countedAs('deckSize') }
 */
export const countedAs = <const Name extends string>(name: Name): Counted<Name> => ({ fate: 'counted', name })

/**
 * Its owner sees this list, others see `null`; everybody sees how long it is, under another name.
 *
 * @example
 * const fates = { hand: ownerOnly('handSize') }
 */
export const ownerOnly = <const Name extends string>(name: Name): OwnerOnly<Name> => ({ fate: 'owner-only', name })

/** Which fates a part may have; a function says what is shown of it. */
type FateOf<Value, Shown, Whole, Seer> =
  | ((value: Value, seer: Seer, whole: Whole) => Shown)
  | ([Value] extends [Shown] ? Fixed | ([Value] extends [Plain | readonly Plain[]] ? Open : never) : never)
  | ([Value] extends [readonly unknown[]]
      ? [null] extends [Shown]
        ? [Value] extends [Shown]
          ? OwnerOnly<string>
          : never
        : never
      : never)

type CountOf<Value> = [Value] extends [readonly unknown[]] ? Counted<string> : never

/**
 * What becomes of each part of a state in a view. A part without a fate does not compile, so what is new is private until
 * somebody decides who sees it.
 *
 * @example
 * const fates: Fates<Side, SideView, Seer> = { score: open, hand: ownerOnly('handSize') }
 */
export type Fates<Whole, Shown, Seer> = {
  readonly [Key in keyof Whole]-?: Key extends keyof Shown
    ? FateOf<Whole[Key], Shown[Key], Whole, Seer>
    : Hidden | CountOf<Whole[Key]>
}

/** The names under which lists are counted. */
type CountedIn<Table> = {
  [Key in keyof Table]: Table[Key] extends Counted<infer Name> | OwnerOnly<infer Name> ? Name : never
}[keyof Table]

/** What a view has besides the parts of the state. */
type More<Whole, Shown, Seer, Table> = {
  readonly [Key in Exclude<keyof Shown, keyof Whole | CountedIn<Table>>]: (whole: Whole, seer: Seer) => Shown[Key]
}

/** Whose view it is, as far as a part of the state is concerned. */
interface AnySeer {
  readonly isOwner: boolean
}

/**
 * Makes the function that shows a whole to a seer, part by part. The seer says whether it owns the whole. What the view has
 * besides, such as sums, is made by the functions of `more`.
 *
 * @example
 * const showSide = disclosure<Side, SideView, Seer>()({ score: open, hand: ownerOnly('handSize') })({})
 * const seen = showSide(state.sides.p2, { viewer: 'p1', isOwner: false }) // { score: 4, hand: null, handSize: 3 }
 */
export const disclosure =
  <Whole extends object, Shown extends object, Seer extends AnySeer>() =>
  <const Table extends Fates<Whole, Shown, Seer>>(fates: Table) =>
  (more: More<Whole, Shown, Seer, Table>): ((whole: Whole, seer: Seer) => Shown) => {
    const rest = Object.entries<(whole: Whole, seer: Seer) => unknown>(Object.assign({}, more))
    return (whole, seer) => {
      const shown = Object.create(Object.prototype)
      for (const key in whole) showPart(shown, key, whole[key], fates[key], seer, whole)
      for (const [key, make] of rest) shown[key] = make(whole, seer)
      return shown
    }
  }

/** A part without a fate, such as one of a damaged state, is not shown. */
function showPart(
  shown: Record<string, unknown>,
  key: string,
  value: unknown,
  fate: unknown,
  seer: AnySeer,
  whole: object,
): void {
  if (typeof fate === 'function') shown[key] = fate(value, seer, whole)
  else if (isFate(fate)) {
    const list: readonly unknown[] | null = Array.isArray(value) ? value : null
    if (fate.fate === 'open') shown[key] = list ? list.slice() : value
    else if (fate.fate === 'fixed') shown[key] = value
    else if (fate.fate === 'owner-only') shown[key] = seer.isOwner ? (list?.slice() ?? null) : null
    if ('name' in fate) shown[fate.name] = list?.length ?? 0
  }
}

const isFate = (fate: unknown): fate is Open | Fixed | Hidden | Counted<string> | OwnerOnly<string> =>
  typeof fate === 'object' && fate !== null && 'fate' in fate
