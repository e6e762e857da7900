import type { Game, Random, Seeded } from '../core'

/** Any game: the kit calls it and compares results, and needs no types of its own. */
export type AnyGame = Game<object, unknown, unknown, Seeded, string, unknown>

/** One position of a game that the kit plays, with what the laws need. */
export interface Position {
  readonly game: AnyGame
  readonly options: Seeded
  readonly state: object
  /** The seat that decides; `null` at the end. */
  readonly seat: string | null
  readonly legal: readonly unknown[]
  /** All viewers: the players and the spectator. */
  readonly viewers: readonly string[]
  /** Actions from earlier in the game, legal then, perhaps not now. */
  readonly met: readonly unknown[]
  readonly random: Random
  /** Deals again, in place, what the viewer may not know. */
  readonly redeal: ((state: object, viewer: string, random: Random) => void) | undefined
  /** Whether the others see only that the seat has chosen. */
  readonly isSecret: ((action: unknown, state: object) => boolean) | undefined
  /** The problems that the author finds in a state. */
  readonly check: ((state: object) => readonly unknown[]) | undefined
}

/** What is wrong; `null` if the law holds, `undefined` if there was nothing to test. */
export type Verdict = string | null | undefined

/** Tests a law at a position. */
export type Law = (position: Position) => Verdict

/** A law for each viewer in turn. */
export const eachViewer =
  (judge: (position: Position, viewer: string) => Verdict): Law =>
  (position) => {
    let verdict: Verdict
    for (const viewer of position.viewers) {
      const one = judge(position, viewer)
      if (typeof one === 'string') return `${one} The viewer: ${viewer}.`
      if (one === null) verdict = null
    }
    return verdict
  }

/** A law for a few of the legal actions. */
export const eachAction =
  (judge: (position: Position, action: unknown) => Verdict): Law =>
  (position) => {
    let verdict: Verdict
    for (const action of some(position.legal, 3, position.random)) {
      // A step that writes into its action must not spoil the list for other laws.
      const one = judge(position, copied(action))
      if (typeof one === 'string') return `${one} The action: ${print(action)}.`
      if (one === null) verdict = null
    }
    return verdict
  }

/** A sample of the items, where testing all takes too long. */
export const some = <Item>(items: readonly Item[], count: number, random: Random): readonly Item[] =>
  items.length <= count ? items : random.sample(items, count)

/** A text that is equal only for equal plain data in the same order. */
export const print = (value: unknown): string => JSON.stringify(value)

/** A copy as it comes back from a file or over a wire. */
export function throughJson<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

/** An action as it comes back from a file; one that JSON does not keep is the same object. */
export function copied(action: unknown): unknown {
  try {
    return throughJson({ action }).action
  } catch {
    return action
  }
}

/** A state and the events on the way there. */
export interface Stepped {
  readonly state: object
  readonly events: readonly unknown[]
}

/** The result of an action on a clone. */
export function stepped(game: AnyGame, state: object, action: unknown): Stepped {
  const next = game.clone(state)
  const events: unknown[] = []
  game.step(next, action, (event) => events.push(event))
  return { state: next, events }
}
