import type { Game, Seeded } from '../core'
import type { Change } from './change'
import { forgetStates, stateAt } from './checkpoints'
import type { Person } from './entry'
import { markTable, markUndo } from './marks'
import { momentOf } from './moment'
import type { Asked, Position } from './position'
import { startClocks } from './seat-clocks'

/**
 * Records that a seat agrees to the proposal, or leaves; carries the proposal out when no answers are missing. Who leaves does
 * not play again.
 */
export function agreement<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
  does: 'agrees' | 'leaves',
): Change<State, Action, View, Options, Seat, Event> {
  const { proposal, marks } = position
  const others = (seats: readonly Seat[]): readonly Seat[] => seats.filter((each) => each !== seat)
  const open = proposal && {
    ...proposal,
    asks: does === 'leaves' ? others(proposal.asks) : proposal.asks,
    waitsFor: others(proposal.waitsFor),
  }
  if (open && open.by !== seat && open.waitsFor.length === 0) return agreed(game, position, open)
  return {
    next: {},
    make() {
      position.proposal = open && open.by !== seat ? open : null
      markTable(marks)
    },
  }
}

export function agreed<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  proposal: Asked<Seat>,
): Change<State, Action, View, Options, Seat, Event> {
  const { what, by, for: seat, bot, next: id } = proposal
  switch (what) {
    case 'abort': {
      const closed = { why: 'agreement' } as const
      return {
        next: { closed },
        make() {
          position.closed = closed
          position.proposal = null
          markTable(position.marks)
        },
      }
    }
    case 'bot': {
      if (seat === undefined || bot === undefined) throw new Error('A bot needs a seat and the name of its policy.')
      return {
        next: { standIns: new Map(position.standIns).set(seat, bot) },
        make() {
          position.standIns.set(seat, bot)
          position.proposal = null
          startClocks(position)
          markTable(position.marks)
        },
      }
    }
    case 'rematch':
    case 'swap': {
      if (id === undefined) throw new Error('The next table needs an id.')
      const next = { id, people: seated(position, proposal) }
      return {
        next: { next },
        make() {
          position.next = next
          position.proposal = null
          markTable(position.marks)
        },
      }
    }
    case 'undo':
      return takenBack(game, position, by)
  }
}

/** Those who play again, in the order of the players: on the same seats, or each on the seat before. */
function seated<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { head, people, moment }: Position<State, Action, View, Options, Seat, Event>,
  { what, by, asks }: Asked<Seat>,
): readonly (Person | null)[] {
  const seats = moment.players.filter((seat) => !Object.hasOwn(head.bots, seat))
  return moment.players.map((seat) => {
    const place = seats.indexOf(seat)
    if (place < 0) return null
    const from = seats[what === 'swap' ? (place + 1) % seats.length : place] ?? seat
    return from === by || asks.includes(from) ? (people.get(from) ?? null) : null
  })
}

function takenBack<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  by: Seat,
): Change<State, Action, View, Options, Seat, Event> {
  const count = position.actors.lastIndexOf(by)
  const moment = momentOf(game, stateAt(game, position.checkpoints, position.record.actions, count))
  return {
    next: { moment },
    make() {
      position.moment = moment
      position.tally.undone += position.actors.length - count
      forgetStates(position.checkpoints, count)
      position.record.actions.length = count
      position.actors.length = count
      position.proposal = null
      markUndo(position.marks)
    },
  }
}
