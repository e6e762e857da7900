import type { State as BoardgameState, Game } from 'boardgame.io'
import { ActivePlayers } from 'boardgame.io/core'
import { makeMove } from 'boardgame.io/dist/cjs/turn-order-4ab12333.js'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import { type Action, ironwood, type State } from 'totemforge/ironwood'
import type { Choices } from '../choices'
import { type Ending, type Player, player } from '../contestant'
import { behind } from '../contestants/boardgame-io'
import type { Target } from '../targets'

/** A random game is long; its first actions tell as much. */
const actions = 500

/** Every game has a seed of its own: how many choices were made before it, which is the same for all contestants. */
const begin = ({ made }: Choices): State => ironwood.setup({ mode: 'duel', seed: made })

/** The whole state: whoever played differently ends differently. */
const ending = (state: State): Ending => ({ state })

function play(choices: Choices, first: State, next: (state: State, action: Action) => State): State {
  let state = first
  for (let count = 0; count < actions && state.result === null; count++)
    state = next(state, choices.pick(ironwood.legalActions(state)))
  return state
}

const step = (): Player =>
  player(
    (choices) =>
      play(choices, begin(choices), (state, action) => {
        ironwood.step(state, action)
        return state
      }),
    ending,
  )

const apply = (): Player => player((choices) => play(choices, begin(choices), ironwood.apply), ending)

type Move = (G: State, action: Action) => State | undefined

/** The same rules as the move of a boardgame.io game: one long turn in which both players are active. */
function boardgameIo(move: Move): Player {
  const config: Game<State, Record<string, unknown>, number> = {
    setup: (_context, seed = 0) => ironwood.setup({ mode: 'duel', seed }),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { act: ({ G }, action: Action) => move(G, action) },
    endIf: ({ G }) => G.result ?? undefined,
    disableUndo: true,
    seed: 1,
  }
  const game = ProcessGameConfig(config)
  const reducer = CreateGameReducer({ game })
  return player((choices) => {
    let state: BoardgameState<State> = InitializeGame({ game, setupData: choices.made })
    return play(choices, state.G, (_state, action) => {
      const next = reducer(state, makeMove('act', [action], '0'))
      if (next.transients) throw new Error('boardgame.io refused a legal move.')
      state = next
      return state.G
    })
  }, ending)
}

/** As its documentation shows: the move changes the draft that it is handed. */
const inDraft: Move = (G, action) => {
  ironwood.step(G, action)
  return undefined
}

/** Around Immer: the move copies the state that lies behind the draft, and hands the copy over. */
const onCopy: Move = (G, action) => {
  const next = ironwood.clone(behind(G))
  ironwood.step(next, action)
  return next
}

const targets: readonly Target[] = [
  { contestant: 'totemforge step', against: 'boardgame.io', measure: 'times as fast as', bound: 30 },
  { contestant: 'totemforge step', against: 'totemforge apply', measure: 'times as fast as', bound: 10 },
  { contestant: 'totemforge apply', against: 'boardgame.io', measure: 'times as fast as', bound: 1 },
]

export const ironwoodDuel = {
  name: 'Ironwood',
  contestants: {
    'totemforge step': { games: 600, make: step },
    'totemforge apply': { games: 20, make: apply },
    'boardgame.io': { games: 20, make: () => boardgameIo(inDraft) },
    'boardgame.io, move on a copy': { games: 20, make: () => boardgameIo(onCopy) },
  },
  variants: {},
  targets,
}
