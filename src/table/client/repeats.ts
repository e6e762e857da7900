/** Milliseconds until what was not answered is asked again: twice as long after each time in vain. */
const pauses = { shortest: 2000, longest: 4000 }

/** After so many repeats without a single message the line is given up. */
const patience = 3

/** Asks again as long as something waits for an answer. */
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
    /** Something waits for an answer. */
    start(): void {
      if (timer === undefined) wait()
    },
    heard(): void {
      silent = 0
    },
    /** Nothing waits any more. */
    stop(): void {
      clearTimeout(timer)
      timer = undefined
      pause = pauses.shortest
      silent = 0
    },
  }
}
