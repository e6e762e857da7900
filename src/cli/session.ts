import { replay } from '../core'
import type { Described, Kept } from './described'

/** A running game: its record, and the position before each of its actions and after the last. */
export interface Session {
  readonly described: Described
  readonly record: Kept
  readonly states: object[]
}

/** Continues a trusted record. */
export function open(described: Described, record: Kept): Session {
  const session = { described, record: { ...record, actions: [] }, states: [replay(described.game, record, 0)] }
  for (const action of record.actions) act(session, action)
  return session
}

export function now({ states }: Session): object {
  const state = states.at(-1)
  if (!state) throw new Error('A session has a position.')
  return state
}

/** Carries an action out; with `by`, only an action of this seat. */
export function act(session: Session, action: unknown, by?: string): void {
  const { game } = session.described
  // An explicit `undefined` would mean nobody to the game, so leave the argument out.
  session.states.push(by === undefined ? game.apply(now(session), action) : game.apply(now(session), action, by))
  session.record.actions.push(action)
}

/** Goes back to the last decision of one of these seats, and returns that decision; `null` if there is none. */
export function takeBack(
  { described, record, states }: Session,
  seats: readonly string[],
): { readonly seat: string; readonly action: unknown } | null {
  for (const [index, action] of [...record.actions.entries()].reverse()) {
    const state = states[index]
    const seat = state && described.game.toAct(state)
    if (!seat || !seats.includes(seat)) continue
    record.actions.length = index
    states.length = index + 1
    return { seat, action }
  }
  return null
}
