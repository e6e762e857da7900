import type { AsyncPolicy } from 'totemforge'

type AnyPolicy = AsyncPolicy<unknown, unknown, string>

/** How fast policies play, so that people can follow; it may change while one waits. */
export interface Pace {
  /** The milliseconds that a decision takes at least; infinite for a pause. */
  set(milliseconds: number): void
  policy(policy: AnyPolicy): AnyPolicy
}

export function createPace(begun: number): Pace {
  let pace = begun
  let recheck: () => void = () => undefined

  /** Done once the decision has taken as long as it is to take now. */
  async function waited(since: number): Promise<void> {
    for (;;) {
      const left = pace - (performance.now() - since)
      if (left <= 0) return
      await new Promise<void>((resolve) => {
        recheck = resolve
        if (Number.isFinite(left)) setTimeout(resolve, left)
      })
    }
  }

  return {
    set(milliseconds) {
      pace = milliseconds
      recheck()
    },
    policy: ({ name, choose }) => ({
      name,
      async choose(turn) {
        const begun = performance.now()
        const action = await choose(turn)
        // Where there is no choice there is nothing to follow.
        if (turn.legal.length > 1) await waited(begun)
        return action
      },
    }),
  }
}
