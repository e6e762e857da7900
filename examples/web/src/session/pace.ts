import type { AsyncPolicy } from 'totemforge'

type AnyPolicy = AsyncPolicy<unknown, unknown, string>

/** The speed of policies, so that people can follow; it may change during a wait. */
export interface Pace {
  /** The shortest time of a decision in milliseconds; infinite for a pause. */
  set(milliseconds: number): void
  /** Lets the decision that is being made or waits be carried out, whatever the speed. */
  step(): void
  policy(policy: AnyPolicy): AnyPolicy
}

export function createPace(begun: number): Pace {
  let pace = begun
  let mayStep = false
  let recheck: () => void = () => undefined

  /** Resolves when the decision has taken long enough for the present speed. */
  async function waited(since: number): Promise<void> {
    for (;;) {
      const left = pace - (performance.now() - since)
      if (left <= 0 || mayStep) {
        mayStep = false
        return
      }
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
    step() {
      mayStep = true
      recheck()
    },
    policy: ({ name, choose }) => ({
      name,
      async choose(turn) {
        const begun = performance.now()
        // A step counts already while it thinks.
        mayStep = false
        const action = await choose(turn)
        // A decision without a choice needs no pause.
        if (turn.legal.length > 1) await waited(begun)
        return action
      },
    }),
  }
}
