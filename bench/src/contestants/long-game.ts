import type { Game as BoardgameGame, State as BoardgameState } from 'boardgame.io'
import { ActivePlayers } from 'boardgame.io/core'
import { makeMove } from 'boardgame.io/dist/cjs/turn-order-4ab12333.js'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import { Immer } from 'immer-11'
import type { Choices } from '../choices'
import { type Contestants, type Ending, type Player, player } from '../contestant'
import type { Target } from '../targets'
import { behind } from './boardgame-io'

/** A random game of it is long; its first actions tell as much. */
export interface LongGame<State, Action> {
  readonly actions: number
  /** The game of a seed. */
  setup(seed: number): State
  isOver(state: State): boolean
  legalActions(state: State): Action[]
  step(state: State, action: Action): void
  apply(state: State, action: Action): State
  clone(state: State): State
  refusal(state: State, action: Action): object | null
}

/** `step` must be so many times as fast as boardgame.io. */
export const longGameTargets = (bound: number): readonly Target[] => [
  { contestant: 'totemforge step', against: 'boardgame.io', measure: 'times as fast as', bound },
  { contestant: 'totemforge apply', against: 'the same step in a draft', measure: 'times as fast as', bound: 2 },
  { contestant: 'totemforge apply', against: 'boardgame.io', measure: 'times as fast as', bound: 1 },
  { contestant: 'totemforge step, CommonJS', against: 'totemforge step', measure: 'times as fast as', bound: 0.95 },
]

/** The whole state: whoever played differently ends differently. */
const ending = <State>(state: State): Ending => ({ state })

function play<State, Action>(
  { actions, isOver, legalActions }: LongGame<State, Action>,
  choices: Choices,
  first: State,
  next: (state: State, action: Action) => State,
): State {
  let state = first
  for (let count = 0; count < actions && !isOver(state); count++) state = next(state, choices.pick(legalActions(state)))
  return state
}

/** Every game has a seed of its own: how many choices were made before it, which is the same for all contestants. */
const step = <State, Action>(game: LongGame<State, Action>): Player =>
  player(
    (choices) =>
      play(game, choices, game.setup(choices.made), (state, action) => {
        game.step(state, action)
        return state
      }),
    ending,
  )

const apply = <State, Action>(game: LongGame<State, Action>): Player =>
  player((choices) => play(game, choices, game.setup(choices.made), game.apply), ending)

const immer = new Immer()

/** What `apply` would be if the rules worked on a draft of Immer: the same check, the same rules, the same kind of state. */
const applyInDraft = <State, Action>(game: LongGame<State, Action>): Player =>
  player(
    (choices) =>
      play(game, choices, game.setup(choices.made), (state, action) => {
        if (game.refusal(state, action)) throw new Error('A legal action was refused.')
        return immer.produce<State, State>(state, (draft) => void game.step(draft, action))
      }),
    ending,
  )

/** The same rules as the move of a boardgame.io game: one long turn in which all players are active. */
function boardgameIo<State, Action>(
  game: LongGame<State, Action>,
  move: (state: State, action: Action) => State | undefined,
): Player {
  const config: BoardgameGame<State, Record<string, unknown>, number> = {
    setup: (_context, seed = 0) => game.setup(seed),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { act: ({ G }, action: Action) => move(G, action) },
    endIf: ({ G }) => game.isOver(G) || undefined,
    disableUndo: true,
    seed: 1,
  }
  const processed = ProcessGameConfig(config)
  const reducer = CreateGameReducer({ game: processed })
  return player((choices) => {
    let state: BoardgameState<State> = InitializeGame({ game: processed, setupData: choices.made })
    return play(game, choices, state.G, (_state, action) => {
      const next = reducer(state, makeMove('act', [action], '0'))
      if (next.transients) throw new Error('boardgame.io refused a legal move.')
      state = next
      return state.G
    })
  }, ending)
}

/** The game from the ES modules and from CommonJS. `many` games make a round of the fast contestants, `few` of the others. */
export function longGame<State, Action>(
  game: LongGame<State, Action>,
  commonJs: LongGame<State, Action>,
  many: number,
  few: number,
): Contestants {
  /** As its documentation shows: the move changes the draft that it is handed. */
  const inDraft = (state: State, action: Action): undefined => void game.step(state, action)
  /** Around Immer: the move copies the state that lies behind the draft, and hands the copy over. */
  const onCopy = (state: State, action: Action): State => {
    const next = game.clone(behind(state))
    game.step(next, action)
    return next
  }
  return {
    'totemforge step': { games: many, make: () => step(game) },
    'totemforge step, CommonJS': { games: many, make: () => step(commonJs) },
    'totemforge apply': { games: few, make: () => apply(game) },
    'the same step in a draft': { games: few, make: () => applyInDraft(game) },
    'boardgame.io': { games: few, make: () => boardgameIo(game, inDraft) },
    'boardgame.io, move on a copy': { games: few, make: () => boardgameIo(game, onCopy) },
  }
}
