import type { AnyKit, Target } from '../kits/kit'
import { attemptAt } from '../session/attempt'

const sameTarget = (one: Target, other: Target): boolean =>
  one.kind === other.kind && one.id === other.id && one.in === other.in

/** What a click comes to. */
export type Clicked =
  | { readonly do: 'act'; readonly action: unknown }
  | { readonly do: 'choose'; readonly clicked: readonly Target[] }
  | { readonly do: 'attempt'; readonly action: unknown }
  | { readonly do: 'nothing' }

/** What is in the picture of an action, in the order in which one points at it. */
const pointsOf = (kit: AnyKit, action: unknown, view: unknown): Target[] =>
  kit.targets(action, view).filter(({ kind }) => kind !== 'choice')

const needsChoice = (kit: AnyKit, action: unknown, view: unknown): boolean =>
  kit.targets(action, view).some(({ kind }) => kind === 'choice')

/** What somebody means who clicked on a thing, after what was clicked before. */
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

/** The choices that are left after what was clicked. */
export const choicesAfter = (
  kit: AnyKit,
  legal: readonly unknown[],
  clicked: readonly Target[],
  view: unknown,
): readonly unknown[] => (clicked.length === 0 ? legal : kit.meant(legal, clicked, view))

/** What is to be lit: what was clicked, and what could be clicked next. */
export function lit(kit: AnyKit, legal: readonly unknown[], clicked: readonly Target[], view: unknown): Target[] {
  const found: Target[] = [...clicked]
  for (const action of choicesAfter(kit, legal, clicked, view)) {
    const next = pointsOf(kit, action, view)[clicked.length]
    if (next && !found.some((each) => sameTarget(each, next))) found.push(next)
  }
  return found
}
