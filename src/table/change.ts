import type { Game, Seeded } from '../core'
import { agreed, agreement } from './agreed'
import { keepState } from './checkpoints'
import type { Entry } from './entry'
import { markAction, markOf, markProposal, markTable, noticed } from './marks'
import { after } from './moment'
import { type Asked, type Position, requestKey, talk } from './position'
import { spend, startClocks } from './seat-clocks'

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
      const agree = agreement(game, position, entry.seat, 'leaves')
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
        ? agreement(game, position, entry.seat, 'agrees')
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
