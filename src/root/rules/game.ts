import { defineGame, type Game } from '../../core'
import { answer, pending, seatToAct } from './agenda'
import type { Action } from './chapters'
import { clone } from './clone'
import { determinize } from './determinize'
import type { Event } from './event'
import { formatAction, parseAction } from './notation'
import { playOn } from './play-on'
import { redact } from './redact'
import { refusal } from './refusal'
import type { Options } from './setup/options'
import { setup } from './setup/setup'
import type { State } from './state'
import { type View, view } from './view'
import { type Seat, seats } from './vocabulary'

const toAct = (state: State): Seat | null => seatToAct(playOn(state))

function legalActions(state: State): Action[] {
  const play = playOn(state)
  const question = pending(play)
  return question ? question.rule.actions(play, question.task) : []
}

export const game: Game<State, Action, View, Options, Seat, Event> = /* @__PURE__ */ defineGame({
  id: 'root',
  version: '0.1.0',
  seats,
  players: ({ seats: taken }) => taken,
  setup,
  toAct,
  legalActions,
  step(state, action, emit) {
    answer(playOn(state, emit), action)
  },
  clone,
  refusal,
  view,
  redact,
  determinize,
  outcome: ({ result, seats: taken, sides }) =>
    result && {
      winners: result.winners.slice(),
      reason: result.by,
      scores: Object.fromEntries(taken.map((seat) => [seat, sides[seat]?.score ?? 0])),
    },
  format: formatAction,
  parse: parseAction,
})
