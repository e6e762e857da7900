type Plain = string | number | boolean | null | undefined

/** Everybody sees this part: a plain value, or a list of plain values, which is copied. */
interface Open {
  readonly fate: 'open'
}
/** Everybody sees this part and nobody changes it, so views share it. */
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
 * Nobody sees this list; everybody sees its length, under another name.
 *
 * @example
 * const fates = { deck: countedAs('deckSize') }
 */
export const countedAs = <const Name extends string>(name: Name): Counted<Name> => ({ fate: 'counted', name })

/**
 * Its owner sees this list, others see `null`; everybody sees its length, under another name.
 *
 * @example
 * const fates = { hand: ownerOnly('handSize') }
 */
export const ownerOnly = <const Name extends string>(name: Name): OwnerOnly<Name> => ({ fate: 'owner-only', name })

/** The possible fates of a part; a function returns what a view shows of it. */
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
 * The fate of each part of a state in a view. A part without a fate does not compile, so a new part stays private until
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

/** The names for the lengths of lists. */
type CountedIn<Table> = {
  [Key in keyof Table]: Table[Key] extends Counted<infer Name> | OwnerOnly<infer Name> ? Name : never
}[keyof Table]

/** The fields of a view that are not parts of the state. */
type More<Whole, Shown, Seer, Table> = {
  readonly [Key in Exclude<keyof Shown, keyof Whole | CountedIn<Table>>]: (whole: Whole, seer: Seer) => Shown[Key]
}

/** The viewer of a part of the state. */
interface AnySeer {
  readonly isOwner: boolean
}

/**
 * Makes the function that shows an object to a viewer, part by part. The viewer says whether it owns the object. The
 * functions of `more` make the other fields of the view, such as sums.
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
    const isPart = (key: string): key is keyof Whole & string => Object.hasOwn(fates, key)
    const parts = Object.keys(fates)
      .filter(isPart)
      .map((key) => ({ key, ...partOf(key, fates[key]) }))
    const names = [...parts.flatMap((part) => part.names), ...rest.map(([name]) => name)]
    // JavaScript engines write existing fields much faster than they add fields.
    const blank = Object.fromEntries(names.map((name): readonly unknown[] => [name, null]))
    return (whole, seer) => {
      const shown = { ...blank }
      for (const { key, names: own, show } of parts) {
        const value = whole[key]
        if (value === undefined) for (const name of own) delete shown[name]
        else show(shown, value, seer, whole)
      }
      for (const [name, make] of rest) shown[name] = make(whole, seer)
      return shown
    }
  }

/** A part, its name in a view, and how to show it. A part that is missing, such as in a damaged state, is not shown. */
interface Part {
  readonly names: readonly string[]
  show(shown: Record<string, unknown>, value: unknown, seer: AnySeer, whole: object): void
}

function partOf(key: string, fate: unknown): Part {
  if (typeof fate === 'function')
    return {
      names: [key],
      show(shown, value, seer, whole) {
        shown[key] = fate(value, seer, whole)
      },
    }
  if (!isFate(fate)) return { names: [], show: () => undefined }
  switch (fate.fate) {
    case 'open':
      return {
        names: [key],
        show(shown, value) {
          shown[key] = Array.isArray(value) ? [...value] : value
        },
      }
    case 'fixed':
      return {
        names: [key],
        show(shown, value) {
          shown[key] = value
        },
      }
    case 'hidden':
      return { names: [], show: () => undefined }
    case 'counted': {
      const { name } = fate
      return {
        names: [name],
        show(shown, value) {
          shown[name] = Array.isArray(value) ? value.length : 0
        },
      }
    }
    case 'owner-only': {
      const { name } = fate
      return {
        names: [key, name],
        show(shown, value, { isOwner }) {
          const list: readonly unknown[] | null = Array.isArray(value) ? value : null
          shown[key] = isOwner && list ? [...list] : null
          shown[name] = list?.length ?? 0
        },
      }
    }
  }
}

const isFate = (fate: unknown): fate is Open | Fixed | Hidden | Counted<string> | OwnerOnly<string> =>
  typeof fate === 'object' && fate !== null && 'fate' in fate
