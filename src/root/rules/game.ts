import { defineGame, type Game } from '../../core'
import * as agenda from './agenda'
import type { Action } from './chapters'
import { clone } from './clone'
import { determinize } from './determinize'
import type { Event } from './event'
import { formatAction, parseAction } from './notation'
import { playOn } from './play-on'
import { redact } from './redact'
import { refusal } from './refusal'
import { renewed } from './renewed'
import type { Options } from './setup/options'
import { setup } from './setup/setup'
import type { State } from './state'
import { type View, view } from './view'
import { type Seat, seats } from './vocabulary'

export const game: Game<State, Action, View, Options, Seat, Event> = /* @__PURE__ */ defineGame({
  id: 'root',
  version: '0.1.0',
  seats,
  players: ({ seats: taken }) => taken,
  setup,
  toAct: (state) => agenda.seatToAct(playOn(state)),
  legalActions: (state) => agenda.legalActions(playOn(state)),
  step(state, action, emit) {
    agenda.step(playOn(state, emit), action)
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
      // Who has activated a dominance card has no points (ROOT-3.3.1a).
      scores: Object.fromEntries(
        taken.flatMap((seat) => (sides[seat]?.dominance === null ? [[seat, sides[seat].score]] : [])),
      ),
    },
  format: formatAction,
  parse: parseAction,
  renewed,
})
