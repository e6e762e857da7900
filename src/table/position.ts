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
  /** The requests that were carried out, with the version that each was answered with. */
  readonly requests: Map<string, number>
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
    requests: new Map(),
  }
}

/**
 * Makes an entry ready to be carried out. Whatever may fail is done at once and changes nothing; what it returns changes the
 * position, and cannot fail.
 */
export function prepare<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  entry: Entry<Action, Seat>,
): () => void {
  const change = changeOf(game, position, entry)
  return () => {
    change()
    position.count++
    if ('request' in entry && entry.request !== undefined)
      remember(position.requests, requestKey(entry.seat, entry.request), markOf(position.marks, entry.seat).version)
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
): () => void {
  const { people, marks } = position
  switch (entry.type) {
    case 'taken': {
      const { seat, hash, name } = entry
      return () => {
        people.set(seat, { hash, name })
        markTable(marks)
      }
    }
    case 'left': {
      const agree = agreement(game, position, entry.seat)
      return () => {
        spend(position, position.moment.turn, entry.spent ?? 0)
        people.delete(entry.seat)
        // Whoever sits there next has made none of these requests.
        for (const key of position.requests.keys())
          if (key.startsWith(requestKey(entry.seat, ''))) position.requests.delete(key)
        agree()
      }
    }
    case 'acted':
      return action(game, position, entry)
    case 'proposed': {
      const { seat: by, what } = entry
      const waitsFor = [...people.keys()].filter((seat) => seat !== by)
      const carryOut = waitsFor.length === 0 ? agreed(game, position, { what, by }) : null
      return (
        carryOut ??
        (() => {
          position.proposal = { what, by, waitsFor }
          markProposal(marks)
        })
      )
    }
    case 'answered':
      return entry.agrees
        ? agreement(game, position, entry.seat)
        : () => {
            position.proposal = null
            markTable(marks)
          }
    case 'flagged':
      return () => {
        position.closed = { why: 'time', seat: entry.seat }
        position.proposal = null
        position.left.set(entry.seat, 0)
        markTable(marks)
      }
  }
}

function action<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  { seat, action, spent = 0 }: Extract<Entry<Action, Seat>, { type: 'acted' }>,
): () => void {
  const before = position.moment
  const { moment, events } = after(game, before, action)
  return () => {
    position.moment = moment
    position.record.actions.push(action)
    position.actors.push(seat)
    position.proposal = null
    spend(position, before.turn, spent)
    markAction(game, position.marks, { by: seat, events, before, now: moment })
  }
}

/** The time of whoever decided; what it gains it gains when another seat decides. */
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

/** A seat agrees to what is proposed, or goes; what nobody is asked about any more is carried out. */
function agreement<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  seat: Seat,
): () => void {
  const { proposal, marks } = position
  const waitsFor = proposal?.waitsFor.filter((each) => each !== seat) ?? []
  if (proposal && proposal.by !== seat && waitsFor.length === 0) return agreed(game, position, proposal)
  return () => {
    position.proposal = proposal && proposal.by !== seat ? { ...proposal, waitsFor } : null
    markTable(marks)
  }
}

function agreed<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  position: Position<State, Action, View, Options, Seat, Event>,
  { what, by }: { readonly what: Proposed; readonly by: Seat },
): () => void {
  if (what === 'abort')
    return () => {
      position.closed = { why: 'agreement' }
      position.proposal = null
      markTable(position.marks)
    }
  const count = position.actors.lastIndexOf(by)
  const moment = momentOf(game, replay(game, position.record, count))
  return () => {
    position.moment = moment
    position.record.actions.length = count
    position.actors.length = count
    position.proposal = null
    markUndo(position.marks)
  }
}
