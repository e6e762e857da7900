import { type Game, type GameRecord, replay, type Seeded } from '../core'
import type { Entry, Proposed, TableHead } from './entry'
import { type Marks, markAction, markOf, markProposal, markTable, markUndo } from './marks'
import { after, type Moment, momentOf } from './moment'

export interface Person {
  readonly hash: string
  readonly name: string | null
}

/** How a table stands: what comes of its head and its entries. */
export interface Position<State, Action, View, Options extends Seeded, Seat extends string, Event> {
  /** How many entries led here. */
  count: number
  readonly head: TableHead<Options>
  readonly record: GameRecord<Options, Action>
  /** Who did each action of the record. */
  readonly actors: Seat[]
  moment: Moment<State, Action, View, Seat>
  readonly people: Map<Seat, Person>
  readonly marks: Marks<Event, Seat>
  proposal: { readonly what: Proposed; readonly by: Seat; readonly waitsFor: readonly Seat[] } | null
  /** Ended otherwise than by the rules. */
  closed: { readonly why: 'time'; readonly seat: Seat } | { readonly why: 'agreement' } | null
  /** Milliseconds that each seat has left. */
  readonly left: Map<Seat, number>
  /** Whether the clocks run: all seats for people have been taken once, and who gets up since stops no clock. */
  isTimed: boolean
  /** The requests that were carried out, with the version that each was answered with. */
  readonly requests: Map<string, number>
}

/** A step of a table that is ready to be made. Making it cannot fail. */
export interface Change<State, Action, View, Options extends Seeded, Seat extends string, Event> {
  /** The parts of the position that others may see, as they are once it is made. */
  readonly next: Partial<Pick<Position<State, Action, View, Options, Seat, Event>, 'moment' | 'people' | 'closed'>>
  make(): void
}

/** So many requests of a table are known again. */
const rememberedRequests = 1000

export const requestKey = (seat: string, request: string): string => `${seat} ${request}`

export function begin<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  head: TableHead<Options>,
): Position<State, Action, View, Options, Seat, Event> {
  const { version, random, options } = head
  const record: GameRecord<Options, Action> = {
    format: 'totemforge-record-1',
    game: game.id,
    version,
    random,
    options,
    actions: [],
  }
  const moment = momentOf(game, replay(game, record))
  const marks: Marks<Event, Seat> = new Map()
  for (const viewer of moment.views.keys()) markOf(marks, viewer)
  const { allowance } = head
  const people = game.players(moment.state).filter((seat) => !Object.hasOwn(head.bots, seat))
  const left = new Map(allowance ? people.map((seat) => [seat, allowance.time]) : [])
  return {
    count: 0,
    head,
    record,
    actors: [],
    moment,
    people: new Map(),
    marks,
    proposal: null,
    closed: null,
    left,
    isTimed: false,
    requests: new Map(),
  }
}

/** Makes an entry ready to be carried out. Whatever may fail is done at once and changes nothing. */
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
          position.isTimed ||= [...position.left.keys()].every((each) => people.has(each))
          markTable(marks)
        },
      }
    }
    case 'left': {
      const agree = agreement(game, position, entry.seat)
      return {
        next: { ...agree.next, people: new Map([...people].filter(([seat]) => seat !== entry.seat)) },
        make() {
          // An older table stopped the clock here.
          spend(position, position.moment.turn, entry.spent ?? 0)
          people.delete(entry.seat)
          // The next person in this seat has made none of these requests.
          for (const key of position.requests.keys())
            if (key.startsWith(requestKey(entry.seat, ''))) position.requests.delete(key)
          agree.make()
        },
      }
    }
    case 'acted':
      return action(game, position, entry)
    case 'proposed': {
      const { seat: by, what } = entry
      const waitsFor = [...people.keys()].filter((seat) => seat !== by)
      if (waitsFor.length === 0) return agreed(game, position, { what, by })
      return {
        next: {},
        make() {
          position.proposal = { what, by, waitsFor }
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
  }
}

function action<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  { seat, action, spent = 0 }: Extract<Entry<Action, Seat>, { type: 'acted' }>,
): Change<State, Action, View, Options, Seat, Event> {
  const before = position.moment
  const { moment, events } = after(game, before, action)
  return {
    next: { moment },
    make() {
      position.moment = moment
      position.record.actions.push(action)
      position.actors.push(seat)
      position.proposal = null
      spend(position, before.turn, spent)
      markAction(game, position.marks, { by: seat, events, before, now: moment })
    },
  }
}

/** The time of whoever decided; what it gains it gains when another seat decides. */
function spend<Options extends Seeded, Seat extends string>(
  position: {
    readonly head: TableHead<Options>
    readonly left: Map<Seat, number>
    /** Whether the clocks run: all seats for people have been taken once, and who gets up since stops no clock. */
    isTimed: boolean
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

/** A seat agrees to what is proposed, or goes; what nobody is asked about any more is carried out. */
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
  { what, by }: { readonly what: Proposed; readonly by: Seat },
): Change<State, Action, View, Options, Seat, Event> {
  if (what === 'abort') {
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
  const count = position.actors.lastIndexOf(by)
  const moment = momentOf(game, replay(game, position.record, count))
  return {
    next: { moment },
    make() {
      position.moment = moment
      position.record.actions.length = count
      position.actors.length = count
      position.proposal = null
      markUndo(position.marks)
    },
  }
}
