import { checkDensity, checkParts, checkTargets } from './check'
import { allParts, type Density, type Part } from './options'
import { isMeant, keyOf, meant, type Target } from './target'

/**
 * What a client shows after some clicks.
 *
 * @example
 * const { lit, buttons, chosen }: NextTargets<Action> = nextTargets(legal, clicked, view, ['map', 'hand'])
 */
export interface NextTargets<Action> {
  /** What to light up: the `highlight` of the picture. A click on each leads further. */
  readonly lit: readonly Target[]
  /** The actions that need a button: what they are about next is not drawn. */
  readonly buttons: readonly Action[]
  /** What the clicks chose: the `selected` of the picture. A click on a piece may have chosen its place. */
  readonly chosen: readonly Target[]
  /** The action that the clicks mean, once only one is left; `null` before the first click. */
  readonly action: Action | null
}

/** What the clicks chose of an action, and what is left of it. */
interface Way<Action> {
  readonly action: Action
  readonly chosen: readonly Target[]
  readonly rest: readonly Target[]
}

/** The clicks come up in the targets in this order, as `meant` has found. */
function wayOf<Action>(action: Action, targets: readonly Target[], clicked: readonly Target[]): Way<Action> {
  const chosen: Target[] = []
  let end = 0
  for (const [index, target] of targets.entries()) {
    const click = clicked[chosen.length]
    if (!click || !isMeant(click, target)) continue
    chosen.push(target)
    end = index + 1
  }
  return { action, chosen, rest: targets.slice(end) }
}

const keyAt = (targets: readonly Target[], index: number): string | null => {
  const target = targets[index]
  return target ? keyOf(target) : null
}

/** How many targets all ways have next in common: a click on one of those decides nothing. */
function commonTo(ways: readonly Way<unknown>[]): number {
  const [first, ...others] = ways
  if (!first) return 0
  let count = 0
  while (count < first.rest.length && others.every(({ rest }) => keyAt(rest, count) === keyAt(first.rest, count)))
    count++
  return count
}

const unique = (targets: readonly Target[]): Target[] => [
  ...new Map(targets.map((target) => [keyOf(target), target])).values(),
]

/** What the game gives: the targets of its actions, and what its pictures draw. */
export interface Pointing<Action, Position> {
  targetsOf(action: Action, position: Position): readonly Target[]
  targetsDrawn(position: Position, parts: readonly Part[], density: Density): ReadonlySet<string>
}

/** What to show after these clicks. */
export function nextOf<Action, Position>(
  { targetsOf, targetsDrawn }: Pointing<Action, Position>,
  legal: readonly Action[],
  clicked: readonly Target[],
  position: Position,
  parts: readonly Part[] = allParts,
  density: Density = 'full',
): NextTargets<Action> {
  checkTargets('clicked', clicked)
  checkParts(parts)
  checkDensity(density)
  const drawn = targetsDrawn(position, parts, density)
  const targets = new Map(legal.map((action) => [action, targetsOf(action, position)]))
  const targetsAt = (action: Action): readonly Target[] => targets.get(action) ?? []
  const ways = meant(legal, clicked, targetsAt).map((action) => wayOf(action, targetsAt(action), clicked))
  const common = commonTo(ways)
  const isDrawn = (target: Target | undefined): target is Target => target !== undefined && drawn.has(keyOf(target))
  const [first] = ways
  return {
    lit: unique(ways.flatMap(({ rest }) => [rest[0], rest[common]].filter(isDrawn))),
    buttons: ways.flatMap(({ action, rest }) => (isDrawn(rest[common]) ? [] : [action])),
    chosen: clicked.map((click, index) => {
      const key = first ? keyAt(first.chosen, index) : null
      const isSame = ways.every(({ chosen }) => keyAt(chosen, index) === key)
      return (isSame && first?.chosen[index]) || click
    }),
    action: clicked.length > 0 && ways.length === 1 && first ? first.action : null,
  }
}
