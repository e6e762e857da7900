import { defineGame, type Game } from '../../core'
import * as agenda from './agenda'
import type { Action } from './chapters'
import { clone } from './clone'
import { determinize } from './determinize'
import type { Event } from './event'
import { formatAction, parseAction } from './notation'
import { playOn } from './play'
import { redact } from './redact'
import { refusal } from './refusal'
import type { Options } from './setup/options'
import { setup } from './setup/setup'
import type { State } from './state'
import { type View, view } from './view'
import { type Seat, seats } from './vocabulary'

export const game: Game<State, Action, View, Options, Seat, Event> = /* @__PURE__ */ defineGame({
  id: 'daimyo',
  version: '0.3.0',
  seats,
  players: ({ clans, empire }) => (empire ? [...clans, 'empire'] : clans),
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
  outcome: ({ result, clans, sides, empire }) =>
    result && {
      winners: result.winners.slice(),
      reason: result.by,
      scores: {
        ...Object.fromEntries(clans.map((clan) => [clan, sides[clan]?.points ?? 0])),
        ...(empire && { empire: empire.points }),
      },
    },
  format: formatAction,
  parse: parseAction,
})
