import type { Game, Plugin } from 'boardgame.io'
import { GameMethod, INVALID_MOVE } from 'boardgame.io/core'
import { setAutoFreeze } from 'immer/dist/index.js'
import type { Contestant, Contestants } from '../contestant'
import { behind, boardgameIo, moved, oneLongTurn, playerToMove, turnByTurn } from './boardgame-io'
import type { Board, PlainGame } from './plain'

type Events = { endGame(outcome: unknown): void }
type Variant = <G extends Board>(rules: PlainGame<G>) => Game<G>

/** Measured only: it throws away what the library wraps around a move, and plays one of its own. */
function aroundImmer<G extends Board>(rules: PlainGame<G>): Plugin {
  return {
    name: 'around-immer',
    fnWrap: (_wrapped, method) => (context, move: number) => {
      if (method !== GameMethod.MOVE) return context.G
      if ('playerID' in context && context.playerID !== playerToMove(rules, context.G)) return INVALID_MOVE
      return moved(rules, context.G, move)
    },
  }
}

function endedByEvent<G extends Board>(rules: PlainGame<G>, board: G, move: number, events: Events): G {
  const next = moved(rules, board, move)
  if (next.turn === null) events.endGame({ winner: next.winner })
  return next
}

const inDraft: Variant = (rules) => ({
  ...oneLongTurn(rules),
  moves: {
    play({ G, playerID }, move: number) {
      if (playerID !== playerToMove(rules, G)) return INVALID_MOVE
      rules.play(G, move)
      return undefined
    },
  },
})

const without =
  (key: 'seed' | 'endIf', variant: Variant): Variant =>
  (rules) => {
    const config = variant(rules)
    delete config[key]
    return config
  }

const unfrozen =
  (variant: Variant): Variant =>
  (rules) => {
    setAutoFreeze(false)
    return variant(rules)
  }

const off = { endTurn: false, pass: false, endPhase: false, setPhase: false }
const allOff = { ...off, endGame: false, setActivePlayers: false, endStage: false, setStage: false }

/** Each changes one thing in a game that is played turn by turn, or in one that is a single long turn. */
const variants: Readonly<Record<string, Variant>> = {
  'turn by turn, by maxMoves and minMoves': turnByTurn,
  'by moveLimit': (rules) => ({ ...turnByTurn(rules), turn: { moveLimit: 1 } }),
  'by maxMoves alone': (rules) => ({ ...turnByTurn(rules), turn: { maxMoves: 1 } }),
  'by turn.endIf': (rules) => ({ ...turnByTurn(rules), turn: { endIf: () => true } }),
  'by the endTurn event': (rules) => ({
    ...turnByTurn(rules),
    turn: {},
    moves: {
      play: ({ G, events }, move: number) => {
        events.endTurn()
        return moved(rules, behind(G), move)
      },
    },
  }),
  'the end by the endGame event': without('endIf', (rules) => ({
    ...turnByTurn(rules),
    moves: { play: ({ G, events }, move: number) => endedByEvent(rules, behind(G), move, events) },
  })),
  'move changes the draft': (rules) => ({
    ...turnByTurn(rules),
    moves: { play: ({ G }, move: number) => rules.play(G, move) },
  }),
  'move copies the draft': (rules) => ({
    ...turnByTurn(rules),
    moves: {
      play: ({ G }, move: number) => {
        const next = rules.copy(G)
        rules.play(next, move)
        return next
      },
    },
  }),
  'undo on': (rules) => ({ ...turnByTurn(rules), disableUndo: false }),
  'no seed': without('seed', turnByTurn),
  'one phase': (rules) => ({ ...turnByTurn(rules), phases: { only: { start: true } } }),
  'move in the long form': (rules) => ({
    ...turnByTurn(rules),
    moves: { play: { move: ({ G }, move: number) => moved(rules, behind(G), move), undoable: false } },
  }),
  'events off': (rules) => ({ ...turnByTurn(rules), events: allOff }),
  'Immer without freezing': unfrozen(turnByTurn),
  'a plugin that goes around Immer': (rules) => ({ ...turnByTurn(rules), plugins: [aroundImmer(rules)] }),
  'one long turn': oneLongTurn,
  'one long turn, players listed': (rules) => ({ ...oneLongTurn(rules), turn: { activePlayers: ['0', '1'] } }),
  'one long turn, the end by the endGame event': without('endIf', (rules) => ({
    ...oneLongTurn(rules),
    moves: {
      play({ G, playerID, events }, move: number) {
        const board = behind(G)
        return playerID === playerToMove(rules, board) ? endedByEvent(rules, board, move, events) : INVALID_MOVE
      },
    },
  })),
  'one long turn, move changes the draft': inDraft,
  'one long turn, undo on': (rules) => ({ ...oneLongTurn(rules), disableUndo: false }),
  'one long turn, Immer without freezing': unfrozen(oneLongTurn),
  'one long turn, a plugin that goes around Immer': (rules) => ({
    ...oneLongTurn(rules),
    plugins: [aroundImmer(rules)],
  }),
}

/** All on a board that is one text, and two on a board that is a list. */
export function boardgameIoVariants<Text extends Board, List extends Board>(
  onText: PlainGame<Text>,
  onList: PlainGame<List>,
  games: number,
): Contestants {
  const contestant = <G extends Board>(rules: PlainGame<G>, variant: Variant): Contestant => ({
    games,
    make: () => boardgameIo(rules, variant(rules)),
  })
  return {
    ...Object.fromEntries(Object.entries(variants).map(([name, variant]) => [name, contestant(onText, variant)])),
    'the board as a list': contestant(onList, turnByTurn),
    'one long turn, the board as a list': contestant(onList, oneLongTurn),
    'one long turn, the board as a list, move changes the draft': contestant(onList, inDraft),
  }
}
