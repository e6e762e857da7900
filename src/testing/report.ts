/**
 * A law that does not hold, and where. `checkGame(game, { ...settings, seed: broken.seed, games: 1 })` shows it again,
 * and so does `checkPolicy` called alike.
 *
 * @example
 * const broken: Broken = { law: 'view-hides', seed: 3, action: 12, message: 'The view of red changes with ...' }
 */
export interface Broken {
  readonly law: string
  /** The seed of the game that broke it, as `options` was given it. */
  readonly seed: number
  /** How many actions had been played; `null` when the law speaks of the whole game. */
  readonly action: number | null
  readonly message: string
}

/**
 * What a kit found. Every law is reported once at most, where it first broke.
 *
 * @example
 * expect(checkGame(game, settings).broken).toEqual([])
 */
export interface Report {
  readonly games: number
  /** How many of the games came to an end of their own. */
  readonly finished: number
  readonly actions: number
  /** How often each law was looked at. */
  readonly checks: Readonly<Record<string, number>>
  readonly broken: readonly Broken[]
}

/** Collects what becomes of the laws; a law that throws is broken too. */
export function startReport() {
  const checks: Record<string, number> = {}
  const broken = new Map<string, Broken>()
  return {
    check(law: string, seed: number, action: number | null, look: () => string | null): void {
      checks[law] = (checks[law] ?? 0) + 1
      if (broken.has(law)) return
      const message = attempt(look)
      if (message !== null) broken.set(law, { law, seed, action, message })
    },
    finish: (games: number, finished: number, actions: number): Report => ({
      games,
      finished,
      actions,
      checks,
      broken: [...broken.values()],
    }),
  }
}

function attempt(look: () => string | null): string | null {
  try {
    return look()
  } catch (error) {
    return `It threw: ${error instanceof Error ? error.message : String(error)}`
  }
}
