/** Milliseconds until a request without an answer is repeated: doubled after each failed try. */
const pauses = { shortest: 2000, longest: 4000 }

/** After this many repeats without a message the client gives the line up. */
const patience = 3

/** Repeats requests while one waits for an answer. */
export function createRepeats(ask: () => void, giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = pauses.shortest
  let silent = 0

  const wait = (): void => {
    timer = setTimeout(() => {
      timer = undefined
      if (silent++ === patience) return giveUp()
      pause = Math.min(2 * pause, pauses.longest)
      ask()
    }, pause)
  }

  return {
    /** Starts, because a request waits for an answer. */
    start(): void {
      if (timer === undefined) wait()
    },
    heard(): void {
      silent = 0
    },
    /** Stops, because no request waits any more. */
    stop(): void {
      clearTimeout(timer)
      timer = undefined
      pause = pauses.shortest
      silent = 0
    },
  }
}
