import type { Seeded } from '../../core'
import type { Described } from '../described'

/** A line of play: the options of a game, and its actions. */
export interface Line {
  readonly options: Seeded
  readonly actions: readonly unknown[]
}

/** A position of a line, with the events just before it. */
export interface Reached {
  readonly state: object
  readonly events: readonly unknown[]
}

/** Finds positions of lines; it plays the common beginning of two lines once. */
export function createLines({ game }: Described): (line: Line) => Reached {
  let begun = ''
  let reached: Reached[] = []
  let done: string[] = []
  return ({ options, actions }) => {
    const key = JSON.stringify(options)
    if (key !== begun) {
      const first = { state: game.setup(options), events: [] }
      begun = key
      done = []
      reached = [first]
    }
    const texts = actions.map((action) => JSON.stringify(action))
    const same = texts.findIndex((text, index) => text !== done[index])
    const kept = same < 0 ? texts.length : same
    // Keep the positions beyond the end of a shorter line: the longer line may come back.
    if (same >= 0) {
      done = done.slice(0, kept)
      reached = reached.slice(0, kept + 1)
    }
    for (const [index, action] of actions.entries()) {
      if (index < done.length) continue
      const tried = game.tryApply(reached.at(-1)?.state ?? {}, action)
      if (!tried.ok) throw new RangeError(`Action ${index + 1} is refused: ${tried.refusal.message}`)
      reached.push({ state: tried.state, events: tried.events })
      done.push(texts[index] ?? '')
    }
    const found = reached[actions.length]
    if (!found) throw new Error('There is no such position.')
    return found
  }
}
