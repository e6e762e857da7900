import { type Game, type GameRecord, replay, type Seeded } from '../core'
import type { Checkpoints } from './checkpoints'
import type { Proposed, TableHead } from './entry'
import { type Marks, markOf } from './marks'
import { type Moment, momentOf } from './moment'

export interface Person {
  readonly hash: string
  readonly name: string | null
}

/** The position of a table: the result of its head and its entries. */
export interface Position<State, Action, View, Options extends Seeded, Seat extends string, Event> {
  /** The number of entries that led here. */
  count: number
  readonly head: TableHead<Options>
  readonly record: GameRecord<Options, Action>
  /** The seat of each action in the record. */
  readonly actors: Seat[]
  moment: Moment<State, Action, View, Seat>
  readonly people: Map<Seat, Person>
  readonly marks: Marks<Event, Seat>
  proposal: { readonly what: Proposed; readonly by: Seat; readonly waitsFor: readonly Seat[] } | null
  /** An end outside the rules. */
  closed: { readonly why: 'time'; readonly seat: Seat } | { readonly why: 'agreement' } | null
  /** The milliseconds that each seat has left. */
  readonly left: Map<Seat, number>
  /** Whether the clocks run: they start once people have taken all their seats, and do not stop when a person gets up. */
  isTimed: boolean
  readonly checkpoints: Checkpoints<State>
  readonly tally: Tally
  /** The carried out requests, with the version in each answer. */
  readonly requests: Map<string, number>
}

/** Counts of what the rules of the game do not limit. */
export interface Tally {
  /** How often a person sat down. */
  taken: number
  proposed: number
  /** How many actions have been taken back. */
  undone: number
}

/** The limits of these counts: without them the entries could grow without end. */
export const most: Readonly<Tally> = { taken: 200, proposed: 500, undone: 5000 }

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
  for (const viewer of moment.viewers) markOf(marks, viewer)
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
    checkpoints: [moment.state],
    tally: { taken: 0, proposed: 0, undone: 0 },
    requests: new Map(),
  }
}
