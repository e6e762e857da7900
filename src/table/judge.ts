import { type Game, type Refusal, randomSeed, type Seeded } from '../core'
import { plain } from '../core/value'
import { type Entry, everyProposed, type Proposed } from './entry'
import { badPart, isVersion, noSuchVersion } from './given'
import { markOf } from './marks'
import { most, type Position } from './position'
import { refused } from './refusal'
import { hashOf, isGuessable, isToken, seatOf } from './token'

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
  asked: Asking<Seat>,
): Judged<Action, Seat> {
  if (!everyProposed.includes(what)) return { refusal: badPart('what') }
  const isOver = position.closed !== null || position.moment.turn === null
  const isAgain = what === 'rematch' || what === 'swap'
  if (isOver && !isAgain) return { refusal: refused('table-over') }
  if (position.proposal) return { refusal: refused('already-proposed') }
  const { request, isAway, mayPlayAgain } = asked
  if (isAgain) {
    if (!isOver || !mayPlayAgain || position.next) return { refusal: refused('no-rematch') }
    if (position.tally.proposed >= most.proposed) return { refusal: refused('too-many-proposals') }
    const asks = [...position.people.keys()].filter((each) => each !== seat && !isAway(each))
    return { entry: { type: 'proposed', seat, what, asks, next: randomSeed(), ...requested(request) } }
  }
  if (what === 'bot') return judgeBot(position, seat, asked)
  if (what === 'undo' && !position.actors.includes(seat)) return { refusal: refused('nothing-to-undo') }
  const { proposed, undone } = position.tally
  if (what === 'undo' && undone >= most.undone) return { refusal: refused('too-many-undos') }
  if (proposed >= most.proposed) return { refusal: refused('too-many-proposals') }
  return { entry: { type: 'proposed', seat, what, ...requested(request) } }
}

/** What a proposal is judged by, besides the position. */
interface Asking<Seat extends string> {
  readonly request: string | undefined
  /** The seat that a bot would play. */
  readonly seat: Seat | undefined
  /** The name of the policy that may play a seat. */
  plays(seat: Seat): string | undefined
  /** Whether a person has not been there for a while. */
  isAway(seat: Seat): boolean
  readonly mayPlayAgain: boolean
}

/** A bot plays only for a seat that nobody plays, and only those are asked who are there. */
function judgeBot<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { people, standIns, head, moment, tally }: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
  { request, seat: wanted, plays, isAway }: Asking<Seat>,
): Judged<Action, Seat> {
  if (wanted === undefined || !moment.players.includes(wanted)) return { refusal: refused('no-such-seat') }
  const bot = plays(wanted)
  const isBot = Object.hasOwn(head.bots, wanted) || standIns.has(wanted)
  if (isBot || wanted === seat || (people.has(wanted) && !isAway(wanted))) return { refusal: refused('seat-played') }
  if (bot === undefined) return { refusal: refused('no-bot') }
  if (tally.proposed >= most.proposed) return { refusal: refused('too-many-proposals') }
  const asks = [...people.keys()].filter((each) => each !== seat && each !== wanted && !isAway(each))
  return { entry: { type: 'proposed', seat, what: 'bot', for: wanted, bot, asks, ...requested(request) } }
}

/** An invitation keeps an empty seat for somebody; a new one takes the place of an older one. */
export function judgeInvitation<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  position: Position<State, Action, View, Options, Seat, Event>,
  by: Seat,
  seat: Seat,
  invitation: string,
  request: string | undefined,
): Judged<Action, Seat> {
  const { head, people, moment, tally } = position
  const isForPeople = moment.players.includes(seat) && !Object.hasOwn(head.bots, seat)
  if (!isForPeople) return { refusal: refused('no-such-seat') }
  if (!isToken(invitation) || seatOf(people, invitation) !== null) return { refusal: badPart('invitation') }
  if (isGuessable(invitation)) return { refusal: refused('weak-token') }
  if (people.has(seat)) return { refusal: refused('seat-taken') }
  if (position.closed || moment.turn === null) return { refusal: refused('table-over') }
  if (tally.invited >= most.invited) return { refusal: refused('too-many-invitations') }
  return { entry: { type: 'invited', seat: by, for: seat, hash: hashOf(invitation), ...requested(request) } }
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
