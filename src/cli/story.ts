import { same } from '../core'
import { tellAction, tellEvent } from '../ironwood/render'
import { textWidth, wrap } from '../ironwood/render/columns'
import { type Action, type Event, ironwood, type Seat, type State } from '../ironwood/rules'
import { opponentOf, seats } from '../ironwood/rules/vocabulary'
import type { Opponent } from './opponents'
import type { Session } from './session'

/** What an action of a session did, as far as the person sees it; a choice of the bot with its reason. */
export function toldOf({ record, states }: Session, index: number, opponent: Opponent): string[] {
  const [state, action] = [states[index], record.actions[index]]
  if (!state || !action) return []
  const result = ironwood.tryApply(state, action)
  const lines = (result.ok ? result.events : []).flatMap((event) => linesOf(event, state, opponent.person))
  return isOwn(action, state, opponent.person)
    ? lines
    : [...wrap(reasonFor(state, action, opponent), textWidth), ...lines]
}

/** A surrender is of whom it names, whoever was asked. */
const isOwn = (action: Action, state: State, person: Seat): boolean =>
  (action.type === 'resign' ? action.seat : ironwood.toAct(state)) === person

function linesOf(event: Event, state: State, person: Seat): string[] {
  const seen = ironwood.redact(event, person)
  const told = seen ? tellEvent(seen, state) : ''
  if (event.type === 'round' || event.type === 'turn') return ['', told]
  return told === '' ? [] : wrap(told, textWidth - 2).map((line) => `  ${line}`)
}

/** The bot's reason, if it is the bot's own choice: a record may hold others. */
function reasonFor(state: State, action: Action, { name, policy, person }: Opponent): string {
  const view = ironwood.view(state, opponentOf(person))
  const explained = policy.explain({ view, legal: ironwood.legalActions(state) })
  return `${name}: ${same(explained.action, action) ? explained.text : tellAction(action, view)}`
}

/** The setup tells nothing, but when it ends the first round has begun, and both have their first crystals. */
function beginning(state: State, { person }: Opponent): string[] {
  const { round, sides } = state
  const events: Event[] = [
    { type: 'round', round },
    ...seats.map((seat): Event => ({ type: 'gained', seat, count: sides[seat].crystals })),
  ]
  return events.flatMap((event) => linesOf(event, state, person))
}

/** What happened in this turn and the one before. */
export function latest(session: Session, opponent: Opponent): string[] {
  const { states } = session
  const [first] = states
  let from = states.length - 1
  for (let turns = 0; from > 0 && turns < 2; from--) {
    const [before, after] = [states[from - 1], states[from]]
    if (before?.turns !== after?.turns || before?.round !== after?.round) turns++
  }
  const told = states.slice(from, -1).flatMap((_, index) => toldOf(session, from + index, opponent))
  return from === 0 && first ? [...beginning(first, opponent), ...told] : told
}
