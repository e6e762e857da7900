import type { Game, Seeded, Viewer } from '../core'
import type { Wording } from '../toolkit'
import { markOf } from './marks'
import type { Position } from './position'
import { plainWording } from './texts'
import type { End, TableSeat, Update } from './update'
import { tableWordsFor } from './words'

/** The update for a viewer of a position, from one of its versions on. */
export function show<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  viewer: Viewer<Seat>,
  since: number,
  wording: Wording<View, Action, Event, Seat> | null,
  /** The milliseconds that the deciding seat has used since then. */
  running: number,
): Update<View, Action, Event, Seat> {
  const { moment, marks, closed, proposal } = position
  const { version, floor, told } = markOf(marks, viewer)
  const view = moment.view(viewer)
  const words = wording ?? plainWording(game)
  const end = endOf(game, position, view, words, wording?.language ?? null)
  const turn = end ? null : moment.turn
  const legal = turn !== null && turn === viewer ? moment.legal() : []
  const first = told.findIndex((each) => each.version > since)
  return {
    version,
    since,
    reset: since < floor,
    viewer,
    language: wording?.language ?? null,
    view,
    turn,
    question: turn === null || closed ? '' : words.question(view),
    legal: legal.map((action) => ({ action, text: words.action(action, view) })),
    events: first < 0 ? [] : told.slice(first).map(({ event }) => ({ event, text: words.event(event, view) })),
    seats: seatsOf(position, turn, running, (seat) => words.seat(seat, view)),
    proposal: proposal && {
      what: proposal.what,
      by: proposal.by,
      waitsFor: proposal.waitsFor,
      ...(proposal.for !== undefined && { seat: proposal.for }),
    },
    end,
    ...(position.head.chat && { chat: position.head.chat }),
    ...(position.next && { next: position.next.id }),
  }
}

function seatsOf<State, Action, View, Options extends Seeded, Seat extends string, Event>(
  { moment, head, people, left, isTimed, standIns, invitations }: Position<State, Action, View, Options, Seat, Event>,
  turn: Seat | null,
  running: number,
  title: (seat: Seat) => string,
): TableSeat<Seat>[] {
  return moment.players.map((seat) => {
    const person = people.get(seat)
    const bot = Object.hasOwn(head.bots, seat) ? (head.bots[seat] ?? null) : null
    const time = left.get(seat)
    const standIn = standIns.get(seat)
    return {
      seat,
      title: title(seat),
      by: person ? 'person' : bot === null ? 'nobody' : 'bot',
      name: person ? person.name : bot,
      left: time === undefined ? null : Math.max(0, Math.round(seat === turn ? time - running : time)),
      ...(seat === turn && isTimed && time !== undefined && standIn === undefined && { ticks: true }),
      ...(standIn !== undefined && { standIn }),
      ...(invitations.has(seat) && { invited: true }),
    }
  })
}

function endOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  { moment, closed }: Position<State, Action, View, Options, Seat, Event>,
  view: View,
  words: Omit<Wording<View, Action, Event, Seat>, 'language'>,
  language: string | null,
): End<Seat> | null {
  const own = tableWordsFor(language)
  if (closed?.why === 'time') return { ...closed, text: own.timeIsUp(words.seat(closed.seat, view)) }
  if (closed) return { ...closed, text: own.agreed }
  const outcome = game.outcome(moment.state)
  return outcome && { why: 'rules', outcome, text: words.outcome(outcome, view) }
}
