import type { Guide } from './guide'

/**
 * The length of a search: a number of iterations (then the same turn gets the same answer) or of milliseconds.
 *
 * @example
 * const budget: Budget = { iterations: 1000 }
 */
export type Budget =
  | { readonly iterations: number; readonly milliseconds?: never }
  | { readonly milliseconds: number; readonly iterations?: never }

/**
 * How to search. Only a budget is needed.
 *
 * @example
 * const settings: SearchSettings<State, Action, Seat> = { milliseconds: 500, guide, longestPlayout: 60 }
 */
export type SearchSettings<State, Action, Seat extends string> = Budget & {
  /** The name of the policy. */
  readonly name?: string
  readonly guide?: Guide<State, Action, Seat>
  /** How much time the search spends on actions that look worse: from 0; default 0.7. */
  readonly exploration?: number
  /** A playout ends after this many actions; the guide's `evaluate` judges it, or it counts as even; default 1,000. */
  readonly longestPlayout?: number
  /** The greatest depth of the tree in actions; playouts play what follows; default 1,000. */
  readonly treeDepth?: number
  /** How many states that fit the view the search draws and uses in turn; default 100. */
  readonly determinizations?: number
}

/** Checked settings, with all defaults filled in. */
export interface CheckedSettings<State, Action, Seat extends string> {
  readonly name: string
  readonly guide: Guide<State, Action, Seat>
  readonly iterations: number
  readonly milliseconds: number
  readonly exploration: number
  readonly longestPlayout: number
  readonly treeDepth: number
  readonly determinizations: number
}

export function checkedSettings<State, Action, Seat extends string>(
  name: string,
  settings: SearchSettings<State, Action, Seat>,
): CheckedSettings<State, Action, Seat> {
  const { iterations, milliseconds } = settings
  if ((iterations === undefined) === (milliseconds === undefined))
    throw new RangeError(`${name}: give either iterations or milliseconds, so that the search knows when to stop.`)
  const checked = {
    name: settings.name ?? `${name} (${iterations === undefined ? `${milliseconds} ms` : iterations})`,
    guide: settings.guide ?? {},
    iterations: iterations ?? Number.POSITIVE_INFINITY,
    milliseconds: milliseconds ?? Number.POSITIVE_INFINITY,
    exploration: settings.exploration ?? 0.7,
    longestPlayout: settings.longestPlayout ?? 1000,
    treeDepth: settings.treeDepth ?? 1000,
    determinizations: settings.determinizations ?? 100,
  }
  const check = (field: string, value: number | undefined, least: number, whole: boolean): void => {
    if (value === undefined) return
    if (Number.isFinite(value) && value >= least && (!whole || Number.isInteger(value))) return
    throw new RangeError(`${name}: ${field} is a ${whole ? 'whole ' : ''}number from ${least} on, not ${value}.`)
  }
  check('iterations', iterations, 1, true)
  check('milliseconds', milliseconds, 1, false)
  check('exploration', checked.exploration, 0, false)
  check('longestPlayout', checked.longestPlayout, 0, true)
  check('treeDepth', checked.treeDepth, 1, true)
  check('determinizations', checked.determinizations, 1, true)
  return checked
}
