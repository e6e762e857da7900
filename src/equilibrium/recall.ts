import type { Seeded } from '../core'
import { at } from '../core/value'
import { firstKey, keyAfter, noticed } from '../encode/history'
import { canonical } from '../encode/key'
import type { Solvable } from './game'

/** What a player has last seen, and the `historyKey` of all that it has seen and done. */
export interface Memory {
  readonly seen: string
  readonly key: string
}

/** What each player remembers, in their order. */
export interface Recall<State, Action, Event> {
  first(state: State): readonly Memory[]
  after(
    memories: readonly Memory[],
    moved: {
      readonly mover: number
      readonly action: Action
      readonly after: State
      readonly events: readonly Event[]
    },
  ): readonly Memory[]
}

/** Remembers for all players, and keeps each key that it has made: a key takes longer than a step of a small game. */
export function recallOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Solvable<State, Action, View, Options, Seat, Event>,
  players: readonly Seat[],
): Recall<State, Action, Event> {
  const keys = new Map<string, string>()
  function kept(name: string, make: () => string): string {
    const known = keys.get(name)
    if (known !== undefined) return known
    const made = make()
    keys.set(name, made)
    return made
  }
  return {
    first: (state) =>
      players.map((seat) => {
        const seen = canonical(game.view(state, seat))
        return { seen, key: kept(`${seat} ${seen}`, () => firstKey(game, seat, seen)) }
      }),
    after: (memories, { mover, action, after, events }) =>
      memories.map((memory, index) => {
        const own = index === mover ? action : null
        const { seen, news } = noticed(game, { before: memory.seen, after, own, events }, at(players, index))
        if (news === '') return memory
        return { seen, key: kept(`${memory.key} ${news}`, () => keyAfter(memory.key, news)) }
      }),
  }
}
