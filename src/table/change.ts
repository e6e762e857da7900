import type { Game, Seeded } from '../core'
import { forgetStates, keepState, stateAt } from './checkpoints'
import type { Entry, Person, TableHead } from './entry'
import { markAction, markOf, markProposal, markTable, markUndo, noticed } from './marks'
import { after, momentOf } from './moment'
import { type Asked, type Position, requestKey, talk } from './position'

/** A prepared step of a table. Carrying it out cannot fail. */
export interface Change<State, Action, View, Options extends Seeded, Seat extends string, Event> {
  /** The parts of the position that others may see, as they are after the step. */
  readonly next: Partial<
    Pick<Position<State, Action, View, Options, Seat, Event>, 'moment' | 'people' | 'closed' | 'standIns' | 'next'>
  >
  make(): void
}

/** How many requests a table remembers. */
const rememberedRequests = 1000

/** Prepares an entry. Everything that may fail happens here and changes nothing. */
export function prepare<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  entry: Entry<Action, Seat>,
): Change<State, Action, View, Options, Seat, Event> {
  const { next, make } = changeOf(game, position, entry)
  return {
    next,
    make() {
      make()
      position.count++
      if ('request' in entry && entry.request !== undefined)
        remember(position.requests, requestKey(entry.seat, entry.request), markOf(position.marks, entry.seat).version)
    },
  }
}

function remember(requests: Map<string, number>, key: string, version: number): void {
  requests.set(key, version)
  const [oldest] = requests.keys()
  if (requests.size > rememberedRequests && oldest !== undefined) requests.delete(oldest)
}

function changeOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  entry: Entry<Action, Seat>,
): Change<State, Action, View, Options, Seat, Event> {
  const { people, marks } = position
  switch (entry.type) {
    case 'taken': {
      const { seat, hash, name } = entry
      return {
        next: { people: new Map(people).set(seat, { hash, name }) },
        make() {
          people.set(seat, { hash, name })
          position.tally.taken++
          position.invitations.delete(seat)
          endStandIn(position, seat)
          startClocks(position)
          markTable(marks)
        },
      }
    }
    case 'left': {
      const agree = agreement(game, position, entry.seat)
      return {
        next: { ...agree.next, people: new Map([...people].filter(([seat]) => seat !== entry.seat)) },
        make() {
          // Older tables stopped the clock here.
          spend(position, position.moment.turn, entry.spent ?? 0)
          people.delete(entry.seat)
          // Nobody is left who could invite again.
          if (people.size === 0) position.invitations.clear()
          // These requests do not belong to the next person in this seat.
          for (const key of position.requests.keys())
            if (key.startsWith(requestKey(entry.seat, ''))) position.requests.delete(key)
          agree.make()
        },
      }
    }
    case 'acted':
      return action(game, position, entry)
    case 'proposed': {
      const { seat: by, what, for: seat, bot, next } = entry
      const asks = entry.asks ?? [...people.keys()].filter((each) => each !== by && !position.standIns.has(each))
      const proposal = { what, by, asks, waitsFor: asks, for: seat, bot, next }
      const alone = asks.length === 0 ? agreed(game, position, proposal) : null
      return {
        next: alone?.next ?? {},
        make() {
          position.tally.proposed++
          if (alone) return alone.make()
          position.proposal = proposal
          markProposal(marks)
        },
      }
    }
    case 'answered':
      return entry.agrees
        ? agreement(game, position, entry.seat)
        : {
            next: {},
            make() {
              position.proposal = null
              markTable(marks)
            },
          }
    case 'flagged': {
      const closed = { why: 'time', seat: entry.seat } as const
      return {
        next: { closed },
        make() {
          position.closed = closed
          position.proposal = null
          position.left.set(entry.seat, 0)
          markTable(marks)
        },
      }
    }
    case 'returned': {
      const { seat } = entry
      return {
        next: { standIns: without(position.standIns, seat) },
        make() {
          endStandIn(position, seat)
          markTable(marks)
        },
      }
    }
    case 'invited':
      return {
        next: {},
        make() {
          position.tally.invited++
          position.invitations.set(entry.for, entry.hash)
          markTable(marks)
        },
      }
    case 'said': {
      const { seat, text } = entry
      return {
        next: {},
        make() {
          const { lines, said } = position
          const name = seat === 'spectator' ? null : (people.get(seat)?.name ?? null)
          lines.push({ number: (lines.at(-1)?.number ?? -1) + 1, seat, name, text })
          if (lines.length > talk.kept) lines.shift()
          said.set(seat, (said.get(seat) ?? 0) + 1)
        },
      }
    }
  }
}

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Map<Key, Value> =>
  new Map([...map].filter(([each]) => each !== key))

/** The person of a seat is there: no bot plays it, and none needs to. */
function endStandIn<Seat extends string>(
  position: { readonly standIns: Map<Seat, string>; proposal: Asked<Seat> | null },
  seat: Seat,
): void {
  position.standIns.delete(seat)
  if (position.proposal?.for === seat) position.proposal = null
}

/** Clocks start once every seat for people is played, and do not stop again. */
function startClocks<Seat extends string>(position: {
  readonly left: ReadonlyMap<Seat, number>
  readonly people: ReadonlyMap<Seat, Person>
  readonly standIns: ReadonlyMap<Seat, string>
  isTimed: boolean
}): void {
  const { left, people, standIns } = position
  position.isTimed ||= [...left.keys()].every((seat) => people.has(seat) || standIns.has(seat))
}

function action<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  { seat, action, spent = 0 }: Extract<Entry<Action, Seat>, { type: 'acted' }>,
): Change<State, Action, View, Options, Seat, Event> {
  const before = position.moment
  const { moment, events } = after(game, before, action)
  const found = noticed(game, { by: seat, events, before, now: moment })
  return {
    next: { moment },
    make() {
      position.moment = moment
      position.record.actions.push(action)
      position.actors.push(seat)
      keepState(position.checkpoints, position.actors.length, moment.state)
      position.proposal = null
      spend(position, before.turn, spent)
      markAction(position.marks, found)
    },
  }
}

/** The time of the seat that decided; it gains the increment when another seat decides. */
function spend<Options extends Seeded, Seat extends string>(
  position: {
    readonly head: TableHead<Options>
    readonly left: Map<Seat, number>
    readonly moment: { readonly turn: Seat | null }
  },
  seat: Seat | null,
  spent: number,
): void {
  const left = seat === null ? undefined : position.left.get(seat)
  if (seat === null || left === undefined) return
  const gained = position.moment.turn === seat ? 0 : (position.head.allowance?.increment ?? 0)
  position.left.set(seat, Math.max(0, left - spent) + gained)
}

/** Records that a seat agrees to the proposal, or leaves; carries the proposal out when no answers are missing. */
function agreement<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
): Change<State, Action, View, Options, Seat, Event> {
  const { proposal, marks } = position
  const waitsFor = proposal?.waitsFor.filter((each) => each !== seat) ?? []
  if (proposal && proposal.by !== seat && waitsFor.length === 0) return agreed(game, position, proposal)
  return {
    next: {},
    make() {
      position.proposal = proposal && proposal.by !== seat ? { ...proposal, waitsFor } : null
      markTable(marks)
    },
  }
}

function agreed<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
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
