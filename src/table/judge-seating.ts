import type { Game, Seeded } from '../core'
import type { Answer } from './answer'
import { badPart } from './given'
import type { Judged } from './judge'
import { most, type Position } from './position'
import { imitates } from './readable'
import { refused } from './refusal'
import { hashOf, holdsToken, isGuessable, isHashOf, isToken, seatOf } from './token'

/** Somebody who would like to sit down. */
interface Person {
  readonly name: string | null
  readonly token: string
  readonly invitation: string | undefined
}

/** Whether a person may take a seat; `names` are those that nobody else may have. */
export function judgeSeating<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
  { name, token, invitation }: Person,
  names: () => readonly string[],
): Judged<Action, Seat> | Answer {
  const { people, head, moment, invitations, tally } = position
  if (!isToken(token)) return { refusal: badPart('token') }
  const isForPeople = game.players(moment.state).includes(seat) && !Object.hasOwn(head.bots, seat)
  if (!isForPeople) return { refusal: refused('no-such-seat') }
  const sits = seatOf(people, token)
  // A client that missed the answer asks again.
  if (sits === seat) return { ok: true, version: 0 }
  if (sits !== null) return { refusal: badPart('token') }
  if (isGuessable(token)) return { refusal: refused('weak-token') }
  if (people.has(seat)) return { refusal: refused('seat-taken') }
  const kept = invitations.get(seat)
  if (kept !== undefined && !isHashOf(kept, invitation)) return { refusal: refused('invited') }
  // Who made the invitation knows it.
  if (invitation === token) return { refusal: badPart('token') }
  if (name !== null && (name.includes(token) || holdsToken(people, name))) return { refusal: refused('holds-token') }
  if (name !== null && imitates(name, names())) return { refusal: refused('name-taken') }
  if (tally.taken >= most.taken) return { refusal: refused('too-many-seatings') }
  if (position.closed) return { refusal: refused('table-over') }
  return { entry: { type: 'taken', seat, hash: hashOf(token), name } }
}
