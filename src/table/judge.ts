import type { Game, Refusal, Seeded } from '../core'
import { plain } from '../core/value'
import type { Entry, Proposed } from './entry'
import { badPart, isVersion, noSuchVersion } from './given'
import { markOf } from './marks'
import { most, type Position } from './position'
import { refused } from './refusal'

/** The result of a request: an entry to carry out, or the reason for a refusal. */
export type Judged<Action, Seat extends string> =
  | { readonly entry: Entry<Action, Seat>; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly entry?: never }

const requested = (request: string | undefined) => (request === undefined ? {} : { request })

export function judgeAction<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
  given: Action,
  asked: { readonly version: number; readonly spent: number; readonly request?: string | undefined },
): Judged<Action, Seat> {
  const { version, spent, request } = asked
  const { version: newest, fresh } = markOf(position.marks, seat)
  if (position.closed) return { refusal: refused('table-over') }
  if (!isVersion(version) || version > newest) return { refusal: noSuchVersion(version, newest) }
  if (version < fresh) return { refusal: refused('stale', { version, newest }) }
  // Read it once, so the checked action is the one carried out.
  const action = readOnce(given)
  if (!action) return { refusal: game.refusal(position.moment.state, given, seat) ?? refused('failed') }
  const refusal = game.refusal(position.moment.state, action.read, seat)
  if (refusal) return { refusal }
  return {
    entry: { type: 'acted', seat, action: action.read, ...(spent > 0 ? { spent } : {}), ...requested(request) },
  }
}

function readOnce<Action>(action: Action): { readonly read: Action } | null {
  try {
    return { read: plain(action) }
  } catch {
    return null
  }
}

export function judgeProposal<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  position: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
  what: Proposed,
  request: string | undefined,
): Judged<Action, Seat> {
  if (what !== 'undo' && what !== 'abort') return { refusal: badPart('what') }
  if (position.closed || position.moment.turn === null) return { refusal: refused('table-over') }
  if (position.proposal) return { refusal: refused('already-proposed') }
  if (what === 'undo' && !position.actors.includes(seat)) return { refusal: refused('nothing-to-undo') }
  const { proposed, undone } = position.tally
  if (what === 'undo' && undone >= most.undone) return { refusal: refused('too-many-undos') }
  if (proposed >= most.proposed) return { refusal: refused('too-many-proposals') }
  return { entry: { type: 'proposed', seat, what, ...requested(request) } }
}

export function judgeReply<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { proposal, marks }: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
  agrees: boolean,
  asked: { readonly version: number; readonly request: string | undefined },
): Judged<Action, Seat> {
  if (typeof agrees !== 'boolean') return { refusal: badPart('agrees') }
  const { version: newest, asked: since } = markOf(marks, seat)
  // A seat may withdraw its own proposal.
  const isAsked = proposal?.waitsFor.includes(seat) || (!agrees && proposal?.by === seat)
  if (!isAsked) return { refusal: refused('no-proposal') }
  if (!isVersion(asked.version) || asked.version > newest) return { refusal: noSuchVersion(asked.version, newest) }
  if (asked.version < since) return { refusal: refused('stale', { version: asked.version, newest }) }
  return { entry: { type: 'answered', seat, agrees, ...requested(asked.request) } }
}
