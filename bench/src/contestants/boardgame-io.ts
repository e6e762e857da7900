import type { Game, State } from 'boardgame.io'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core'
import { makeMove } from 'boardgame.io/dist/cjs/turn-order-4ab12333.js'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal'
import { original } from 'immer/dist/index.js'
import type { Choices } from '../choices'
import { type Player, player } from '../contestant'
import type { Board, PlainGame } from './plain'

/** Reading through Immer's draft costs much: what lies behind it is copied, and the copy is the new board. */
export const behind = <G>(draft: G): G => original(draft) ?? draft

export function moved<G extends Board>(rules: PlainGame<G>, board: G, move: number): G {
  const next = rules.copy(board)
  rules.play(next, move)
  return next
}

/** The game as the library is meant to be used: it ends a turn after one move. */
export function turnByTurn<G extends Board>(rules: PlainGame<G>): Game<G> {
  return {
    setup: rules.setup,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { play: ({ G }, move: number) => moved(rules, behind(G), move) },
    endIf: ({ G }) => (G.turn === null ? { winner: G.winner } : undefined),
    disableUndo: true,
    seed: 1,
  }
}

/**
 * The fastest way that was found (`npm run variants`). For the library the whole game is one turn in which both players
 * are active, so it has no turns to end and begin; the board says who moves next, and the move refuses anybody else.
 */
export function oneLongTurn<G extends Board>(rules: PlainGame<G>): Game<G> {
  return {
    ...turnByTurn(rules),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      play({ G, playerID }, move: number) {
        const board = behind(G)
        return playerID === playerToMove(rules, board) ? moved(rules, board, move) : INVALID_MOVE
      },
    },
  }
}

export function playerToMove<G extends Board>(rules: PlainGame<G>, board: G): string {
  return board.turn === rules.first ? '0' : '1'
}

/** Plays through the library's own reducer. It lists no moves, so the list is handed to it. */
export function boardgameIo<G extends Board>(rules: PlainGame<G>, config: Game<G>): Player {
  const game = ProcessGameConfig(config)
  const reducer = CreateGameReducer({ game })
  const play = (choices: Choices): G => {
    let state: State<G> = InitializeGame({ game })
    while (state.ctx.gameover === undefined) {
      const move = choices.pick(rules.list(state.G))
      const next = reducer(state, makeMove('play', [move], playerToMove(rules, state.G)))
      if (next.transients) throw new Error('boardgame.io refused a legal move.')
      state = next
    }
    return state.G
  }
  return player(play, (board) => ({ board: rules.text(board), winner: board.winner }))
}
