import type { AnyPolicy } from '../catalogue'
import type { Thinking } from './played'

/**
 * Hears when a seat begins to decide and when it is done, so that an observer can stop a decision that never ends.
 *
 * @example
 * const watch: Watch = { begins: (seat) => console.log(`${seat} thinks`), ends() {} }
 */
export interface Watch {
  /** `null` while the policy is created. */
  begins(seat: string, action: number | null): void
  ends(): void
}

export const unwatched: Watch = { begins() {}, ends() {} }

/** The longest timer of the platform: a longer one would end at once. */
const longestWait = 2 ** 31 - 1

/** The error for a decision that took too long. */
export class TooLate extends Error {
  constructor(milliseconds: number) {
    super(`It took longer than ${milliseconds} ms.`)
  }
}

/** Measures a policy and ends a decision that takes too long, if the policy yields the thread. */
export interface Clock {
  readonly policy: AnyPolicy
  thinking(): Thinking
}

/** `next` gives the number of the action to decide. */
export function clockOf(name: string, policy: AnyPolicy, limit: number, watch: Watch, next: () => number): Clock {
  let decisions = 0
  let milliseconds = 0
  let longest = 0
  const done = (since: number): void => {
    const took = performance.now() - since
    watch.ends()
    decisions++
    milliseconds += took
    longest = Math.max(longest, took)
    if (took > limit) throw new TooLate(limit)
  }
  return {
    policy: {
      name,
      choose(turn) {
        watch.begins(turn.seat, next())
        const since = performance.now()
        let answer: unknown
        try {
          answer = policy.choose(turn)
        } catch (error) {
          watch.ends()
          throw error
        }
        if (isAwaited(answer)) return inTime(Promise.resolve(answer), limit).finally(() => done(since))
        done(since)
        return answer
      },
    },
    thinking: () => ({ decisions, milliseconds, longest }),
  }
}

/** A promise of any kind, such as one of another realm: `await` waits for whatever has a function `then`. */
const isAwaited = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function'

function inTime<Value>(answer: Promise<Value>, limit: number): Promise<Value> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(limit)), Math.min(limit, longestWait))
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
