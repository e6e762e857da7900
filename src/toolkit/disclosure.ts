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
      .flatMap((key) => partOf(key, fates[key]) ?? [])
    return (whole, seer) => {
      const shown = Object.create(Object.prototype)
      for (const part of parts) {
        const { key, count } = part
        const value = whole[key]
        // A part that is missing, such as in a damaged state, is not shown.
        if (value === undefined) continue
        switch (part.fate) {
          case 'open':
            shown[key] = Array.isArray(value) ? [...value] : value
            break
          case 'made':
            shown[key] = part.make(value, seer, whole)
            break
          case 'fixed':
            shown[key] = value
            break
          case 'owner-only':
            shown[key] = seer.isOwner && Array.isArray(value) ? [...value] : null
            shown[count] = Array.isArray(value) ? value.length : 0
            break
          case 'counted':
            shown[count] = Array.isArray(value) ? value.length : 0
        }
      }
      for (const [name, make] of rest) shown[name] = make(whole, seer)
      return shown
    }
  }

/** A part of a state, what becomes of it in a view, and the name of its length there. All are laid out alike, for speed. */
interface Part<Key> {
  readonly key: Key
  readonly fate: Exclude<Fate['fate'], 'hidden'> | 'made'
  readonly count: string
  readonly make: (value: unknown, seer: AnySeer, whole: object) => unknown
}

const nothing = (): null => null

/** The plan for a part; none for one that is hidden. */
function partOf<Key extends string>(key: Key, fate: unknown): Part<Key> | null {
  if (isMaker(fate)) return { key, fate: 'made', count: '', make: fate }
  if (!isFate(fate) || fate.fate === 'hidden') return null
  return { key, fate: fate.fate, count: 'name' in fate ? fate.name : '', make: nothing }
}

const isMaker = (fate: unknown): fate is Part<string>['make'] => typeof fate === 'function'

type Fate = Open | Fixed | Hidden | Counted<string> | OwnerOnly<string>

const isFate = (fate: unknown): fate is Fate => typeof fate === 'object' && fate !== null && 'fate' in fate
