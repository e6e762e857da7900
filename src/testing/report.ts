import type { Verdict } from './position'
import { rootsOf, threw } from './roots'
import { whatThrew } from './thrown'

/**
 * A broken law and its position. `checkGame(game, { ...settings, seed: broken.seed, games: 1 })` shows it again; `checkPolicy`
 * works the same way.
 *
 * @example
 * const broken: Broken = { law: 'view-hides', seed: 3, action: 12, message: 'The view of red changes with ...' }
 */
export interface Broken {
  readonly law: string
  /** The seed of the game that broke it, as passed to `options`. */
  readonly seed: number
  /** How many actions had been played; `null` if the law is about the whole game. */
  readonly action: number | null
  readonly message: string
}

/**
 * The findings of a kit. It reports every law at most once, where it first broke.
 *
 * @example
 * expect(checkGame(game, settings).broken).toEqual([])
 */
export interface Report {
  readonly games: number
  /** How many of the games ended by their rules. */
  readonly finished: number
  readonly actions: number
  /** How often each law was tested. */
  readonly checks: Readonly<Record<string, number>>
  /** The laws that were never tested, because the games had no events, nothing hidden, or no end. */
  readonly untested: readonly string[]
  /** The broken laws, without those that only echo another broken law. */
  readonly broken: readonly Broken[]
}

/** Collects the results of the laws; a law that throws is broken too. */
export function startReport(laws: readonly string[]) {
  const checks: Record<string, number> = Object.fromEntries(laws.map((law) => [law, 0]))
  const broken = new Map<string, Broken>()
  return {
    check(law: string, seed: number, action: number | null, look: () => Verdict): void {
      const verdict = broken.has(law) ? null : attempt(look)
      if (verdict !== undefined) checks[law] = (checks[law] ?? 0) + 1
      if (typeof verdict === 'string') broken.set(law, { law, seed, action, message: verdict })
    },
    finish: (games: number, finished: number, actions: number): Report => ({
      games,
      finished,
      actions,
      checks,
      untested: Object.keys(checks).filter((law) => checks[law] === 0),
      broken: rootsOf([...broken.values()]),
    }),
  }
}

function attempt(look: () => Verdict): Verdict {
  try {
    return look()
  } catch (error) {
    return `${threw}${whatThrew(error)}`
  }
}
