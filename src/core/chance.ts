import { type Below, whileChoosing } from './choosing'
import { createStreams, type Random } from './random'
import type { Seeded } from './seed'

/**
 * Something that may draw chance: the setup of a game, or an action in a state.
 *
 * @example
 * const deal: ChanceEvent<State, Action, Options> = { options: { seed: 0 } }
 * const next: ChanceEvent<State, Action, Options> = { state, action }
 */
export type ChanceEvent<State, Action, Options extends Seeded> =
  | { readonly options: Options }
  | { readonly state: State; readonly action: Action }

/**
 * A state that an event of chance may lead to, and how likely that is.
 *
 * @example
 * for (const { state, probability } of game.chanceOutcomes({ state: before, action })) sum += probability * worth(state)
 */
export interface ChanceOutcome<State> {
  readonly state: State
  readonly probability: number
}

/** A place of chance in a state: the object that holds the streams, and the name of the field. */
interface Place {
  readonly holder: object
  readonly key: string
  readonly streams: object
}

const isStreams = (value: object): boolean => 'seed' in value && 'streams' in value

/** Every place of a state where `createStreams` has put chance. */
export function placesOfChance(state: object): Place[] {
  const places: Place[] = []
  const seen = new Set<object>()
  const look = (holder: object): void => {
    if (seen.has(holder)) return
    seen.add(holder)
    const visit = (value: unknown, key: string | number): void => {
      if (typeof value !== 'object' || value === null) return
      if (isStreams(value)) places.push({ holder, key: String(key), streams: value })
      else look(value)
    }
    // Most of a state are lists of numbers and texts, which hold no chance.
    if (Array.isArray(holder)) holder.forEach(visit)
    else for (const [key, value] of Object.entries(holder)) visit(value, key)
  }
  look(state)
  return places
}

/** Gives a state new chance to come, in place. */
export function beginChanceAnew<State extends object>(state: State, random: Random): State {
  for (const { holder, key } of placesOfChance(state))
    Object.assign(holder, { [key]: createStreams(random.integer(0, 1_000_000_000)) })
  return state
}

/** One draw on the way to an outcome: which of so many results it gives. */
interface Branch {
  result: number
  readonly size: number
}

/** Moves the way on to the next outcome; says whether there is one. */
function moveOn(way: Branch[]): boolean {
  for (;;) {
    const last = way.at(-1)
    if (!last) return false
    if (++last.result < last.size) return true
    way.pop()
  }
}

/** Every state that `run` may give, each once: it runs once for each way that the draws can go. */
export function outcomesOf<State>(run: () => State, most: number): ChanceOutcome<State>[] {
  const outcomes = new Map<string, { readonly state: State; probability: number }>()
  const way: Branch[] = []
  let ways = 0
  do {
    if (++ways > most) throw tooMany(most)
    let draws = 0
    let probability = 1
    const below: Below = (size) => {
      const branch = way[draws] ?? { result: 0, size }
      way[draws++] = branch
      probability /= size
      return branch.result
    }
    const state = whileChoosing(below, run)
    const key = JSON.stringify(state)
    const known = outcomes.get(key)
    if (known) known.probability += probability
    else outcomes.set(key, { state, probability })
  } while (moveOn(way))
  return [...outcomes.values()]
}

const tooMany = (most: number): RangeError =>
  Object.assign(new RangeError(`This event of chance can go in more than ${most} ways.`), { code: 'TOO_MANY_OUTCOMES' })
