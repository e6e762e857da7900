import { replay } from '../core'
import { type Action, ironwood, type Seat, type State } from '../ironwood/rules'
import type { Kept } from './record-file'

/** A game as it is being played: its record, and the position before each of its actions and after the last. */
export interface Session {
  readonly record: Kept
  readonly states: State[]
}

/** Takes up a record that can be trusted, and may grow. */
export function open(record: Kept): Session {
  const session: Session = { record: { ...record, actions: [] }, states: [replay(ironwood, record, 0)] }
  for (const action of record.actions) act(session, action)
  return session
}

export function now({ states }: Session): State {
  const state = states.at(-1)
  if (!state) throw new Error('A session has a position.')
  return state
}

export function act(session: Session, action: Action): void {
  session.states.push(ironwood.apply(now(session), action))
  session.record.actions.push(action)
}

/** Goes back to the last decision of a seat, and says what had been decided; `null` if there is none. */
export function takeBack({ record, states }: Session, seat: Seat): Action | null {
  for (const [index, action] of [...record.actions.entries()].reverse()) {
    const state = states[index]
    if (!state || ironwood.toAct(state) !== seat) continue
    record.actions.length = index
    states.length = index + 1
    return action
  }
  return null
}
