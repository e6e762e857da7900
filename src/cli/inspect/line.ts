import type { Seeded } from '../../core'
import type { Described } from '../described'

/** A line of play: the options of a game, and what was done in it. */
export interface Line {
  readonly options: Seeded
  readonly actions: readonly unknown[]
}

/** A position of a line, with what happened just before it. */
export interface Reached {
  readonly state: object
  readonly events: readonly unknown[]
}

/** Finds positions of lines; what two lines have in common is played once. */
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
    // Positions beyond the end of a shorter line stay for whoever goes on again.
    if (same >= 0) {
      done = done.slice(0, kept)
      reached = reached.slice(0, kept + 1)
    }
    for (const [index, action] of actions.entries()) {
      if (index < done.length) continue
      const tried = game.tryApply(reached.at(-1)?.state ?? {}, action)
      if (!tried.ok) throw new RangeError(`Action ${index + 1} cannot be done: ${tried.refusal.message}`)
      reached.push({ state: tried.state, events: tried.events })
      done.push(texts[index] ?? '')
    }
    const found = reached[actions.length]
    if (!found) throw new Error('There is no such position.')
    return found
  }
}
