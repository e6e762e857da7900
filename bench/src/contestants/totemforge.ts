import type { Choices } from '../choices'
import { type Ending, type Player, player } from '../contestant'

interface Playable<State, Action> {
  setup(options: { seed: number }): State
  toAct(state: State): string | null
  legalActions(state: State): Action[]
  step(state: State, action: Action): void
  apply(state: State, action: Action): State
}

/** In place and trusting, as a bot searches. */
export function step<State, Action>(game: Playable<State, Action>, ending: (state: State) => Ending): Player {
  const play = (choices: Choices): State => {
    const state = game.setup({ seed: 1 })
    while (game.toAct(state) !== null) game.step(state, choices.pick(game.legalActions(state)))
    return state
  }
  return player(play, ending)
}

/** Checked, and a new state each time, as a server or a user interface plays. */
export function apply<State, Action>(game: Playable<State, Action>, ending: (state: State) => Ending): Player {
  const play = (choices: Choices): State => {
    let state = game.setup({ seed: 1 })
    while (game.toAct(state) !== null) state = game.apply(state, choices.pick(game.legalActions(state)))
    return state
  }
  return player(play, ending)
}
