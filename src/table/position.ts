import { type Game, type GameRecord, replay, type Seeded, type Viewer } from '../core'
import type { Checkpoints } from './checkpoints'
import type { Person, Proposed, TableHead } from './entry'
import { type Marks, markOf } from './marks'
import { type Moment, momentOf } from './moment'
import type { Rematch } from './settings'
import type { Line } from './update'

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
  proposal: Asked<Seat> | null
  /** The seats that a bot plays until a person is there, with the names of the policies. */
  readonly standIns: Map<Seat, string>
  /** The hashes of the invitations to empty seats. */
  readonly invitations: Map<Seat, string>
  /** The table where the same people play again. */
  next: Rematch | null
  /** The newest lines of the chat, and how many each seat, or all spectators together, have said. */
  readonly lines: Line<Seat>[]
  readonly said: Map<Viewer<Seat>, number>
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

/** A proposal, with what it needs when all agree. */
export interface Asked<Seat extends string> {
  readonly what: Proposed
  readonly by: Seat
  readonly asks: readonly Seat[]
  readonly waitsFor: readonly Seat[]
  readonly for?: Seat | undefined
  readonly bot?: string | undefined
  readonly next?: string | undefined
}

/** Counts of what the rules of the game do not limit. */
export interface Tally {
  /** How often a person sat down. */
  taken: number
  proposed: number
  invited: number
  /** How many actions have been taken back. */
  undone: number
}

/** The limits of these counts: without them the entries could grow without end. */
export const most: Readonly<Tally> = { taken: 200, proposed: 500, invited: 200, undone: 5000 }

/** The most lines that a seat, or all spectators together, may say in the chat, and those that somebody who comes late sees. */
export const talk = { each: 300, kept: 100 }

export const requestKey = (seat: string, request: string): string => `${seat} ${request}`

export function begin<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  head: TableHead<Options>,
): Position<State, Action, View, Options, Seat, Event> {
  const { version, random, options, people: seated = {} } = head
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
  const sitting = people.flatMap((seat) => {
    const person = seated[seat]
    return person ? [[seat, person] as const] : []
  })
  return {
    count: 0,
    head,
    record,
    actors: [],
    moment,
    people: new Map(sitting),
    marks,
    proposal: null,
    closed: null,
    left,
    standIns: new Map(),
    invitations: new Map(),
    next: null,
    lines: [],
    said: new Map(),
    isTimed: left.size > 0 && sitting.length === people.length,
    checkpoints: [moment.state],
    tally: { taken: 0, proposed: 0, invited: 0, undone: 0 },
    requests: new Map(),
  }
}
