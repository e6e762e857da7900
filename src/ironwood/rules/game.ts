import { defineGame, type Game } from '../../core'
import type { Action } from './action'
import { answer, answers, pending, seatToAct } from './agenda'
import { clone } from './clone'
import { determinize } from './determinize'
import type { Event } from './event'
import { formatAction, isAction, parseAction } from './notation'
import { playOn } from './play'
import { redact } from './redact'
import { refusal } from './refusals/refusal'
import { win } from './result'
import { type Options, setup } from './setup'
import type { State } from './state'
import { visionsWith } from './task'
import { type View, view } from './view'
import { opponentOf, type Seat, seats } from './vocabulary'

const toAct = (state: State): Seat | null => seatToAct(playOn(state))

function legalActions(state: State): Action[] {
  const play = playOn(state)
  const question = pending(play)
  return question ? answers(play, question) : []
}

const reasons = { totems: 'third totem secured', forges: 'third forge built', surrender: 'surrender' }

export const game: Game<State, Action, View, Options, Seat, Event> = /* @__PURE__ */ defineGame({
  id: 'ironwood',
  version: '1.2.0',
  seats,
  setup,
  toAct,
  legalActions,
  step(state, action, emit) {
    const play = playOn(state, emit)
    if (action.type !== 'resign') {
      answer(play, action)
      return
    }
    // Vision cards under a look go back in their old order (IW-COMP-03).
    state.visions.deck.push(...visionsWith(state.agenda).reverse())
    win(play, opponentOf(action.seat), 'surrender')
    state.agenda = []
  },
  clone,
  // A player may surrender at any time.
  actor: (state, action) => (isAction(action) && action.type === 'resign' ? action.seat : toAct(state)),
  refusal,
  view,
  redact,
  determinize,
  outcome: ({ result }) => result && { winners: [result.winner], reason: reasons[result.by] },
  format: formatAction,
  parse: parseAction,
})
