import type { AnyKit, Target } from '../kits/kit'
import { attemptAt } from '../session/attempt'

const sameTarget = (one: Target, other: Target): boolean =>
  one.kind === other.kind && one.id === other.id && one.in === other.in

/** The result of a click. */
export type Clicked =
  | { readonly do: 'act'; readonly action: unknown }
  | { readonly do: 'choose'; readonly clicked: readonly Target[] }
  | { readonly do: 'attempt'; readonly action: unknown }
  | { readonly do: 'nothing' }

/** The clickable targets of an action, in the order in which a player points at them. */
const pointsOf = (kit: AnyKit, action: unknown, view: unknown): Target[] =>
  kit.targets(action, view).filter(({ kind }) => kind !== 'choice')

const needsChoice = (kit: AnyKit, action: unknown, view: unknown): boolean =>
  kit.targets(action, view).some(({ kind }) => kind === 'choice')

/** The meaning of a click, after the earlier clicks. */
export function click(
  kit: AnyKit,
  legal: readonly unknown[],
  before: readonly Target[],
  target: Target,
  view: unknown,
): Clicked {
  const last = before.at(-1)
  if (last && sameTarget(last, target)) return { do: 'choose', clicked: before.slice(0, -1) }
  for (const clicked of before.length > 0 ? [[...before, target], [target]] : [[target]]) {
    const found = kit.meant(legal, clicked, view)
    const [only] = found
    if (only === undefined) continue
    if (found.length > 1) return { do: 'choose', clicked }
    const isWhole = pointsOf(kit, only, view).length <= clicked.length && !needsChoice(kit, only, view)
    return isWhole ? { do: 'act', action: only } : { do: 'choose', clicked }
  }
  for (const clicked of [[...before, target], [target]]) {
    const action = attemptAt(kit, legal, clicked, view)
    if (action !== null) return { do: 'attempt', action }
  }
  return { do: 'nothing' }
}

/** The choices that are left after the clicks. */
export const choicesAfter = (
  kit: AnyKit,
  legal: readonly unknown[],
  clicked: readonly Target[],
  view: unknown,
): readonly unknown[] => (clicked.length === 0 ? legal : kit.meant(legal, clicked, view))

/** Where to click for an action, after these clicks. */
export const pointsTo = (kit: AnyKit, action: unknown, clicked: readonly Target[], view: unknown): readonly Target[] =>
  action === null ? [] : pointsOf(kit, action, view).slice(clicked.length, clicked.length + 1)

/** The lit parts: those already clicked, and those that can be clicked next. */
export function lit(kit: AnyKit, legal: readonly unknown[], clicked: readonly Target[], view: unknown): Target[] {
  const found: Target[] = [...clicked]
  for (const action of choicesAfter(kit, legal, clicked, view)) {
    const next = pointsOf(kit, action, view)[clicked.length]
    if (next && !found.some((each) => sameTarget(each, next))) found.push(next)
  }
  return found
}
