import type { Random } from '../core'
import type { Searchable } from './game'
import type { CheckedSettings } from './settings'

/** Plays quickly from a position until it can be judged, and changes that position; `from` is where the search began. */
export type Playout<State> = (state: State, from: State) => State

export function playoutOf<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  { guide, longestPlayout }: CheckedSettings<State, Action, Seat>,
  random: Random,
): Playout<State> {
  const { advance, evaluate, isRest, sensible, playout } = guide
  const rests = evaluate && isRest
  return (start, from) => {
    let state = start
    for (let count = 0; count < longestPlayout; count++) {
      if (game.toAct(state) === null || rests?.(state, from)) return state
      if (advance) {
        state = advance(state, random)
        continue
      }
      const legal = game.legalActions(state)
      const actions = sensible ? sensible(legal, state) : legal
      game.step(state, playout ? playout(state, actions, random) : random.pick(actions))
    }
    return state
  }
}
