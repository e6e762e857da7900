import type { Game, Seeded } from 'totemforge'
import type { Parsed, Wording } from 'totemforge/toolkit'

/** A clickable part of a picture, or a choice with a button. */
export interface Target {
  readonly kind: 'place' | 'unit' | 'card' | 'slot' | 'seat' | 'choice'
  readonly id: string
  readonly in?: string
}

export const codes = ['en', 'pl', 'cs'] as const
export type Code = (typeof codes)[number]

export type Part = 'status' | 'notices' | 'map' | 'legend' | 'market' | 'boards' | 'hand' | 'log'

/** How to draw a part of a position. */
export interface Drawing {
  readonly parts: readonly Part[]
  readonly width: number
  readonly height?: number
  readonly density: 'full' | 'compact'
  readonly highlight: readonly Target[]
}

/** A game in one language: its words and its pictures. */
export interface GameWords<View, Action, Event, Seat extends string> extends Wording<View, Action, Event, Seat> {
  draw(view: View, drawing: Drawing): string
  /** Why a policy of the rulebook chose something. */
  reason(reason: unknown, view: View): string
}

/** A choice in the form of a new game. */
export interface Field {
  readonly name: string
  readonly values: readonly string[]
  /** Whether the field applies, with the present values of the others. */
  isAsked?(chosen: Readonly<Record<string, string>>): boolean
}

/** The player of a seat: somebody at this screen, or a policy by its name. */
export type Player = 'person' | string

/** The choices for a new game. */
export interface Beginning<Options, Seat extends string> {
  readonly options: Options
  readonly players: Readonly<Partial<Record<Seat, Player>>>
}

/** The places of the screen, each with the parts that a game shows there. */
export type Places = Readonly<
  Record<'status' | 'map' | 'notices' | 'short' | 'boards' | 'hand' | 'legend', readonly Part[]>
>

/** What a seat scored in the whole game from one source, as an event. */
export interface Total<Event, Seat extends string> {
  readonly seat: Seat
  readonly points: number
  readonly event: Event
}

/** Everything that the page needs to know about a game. */
export interface Kit<State extends object, Action, View, Options extends Seeded, Seat extends string, Event> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  /** Reads a position that comes from outside. */
  read(state: unknown): Promise<Parsed<State>>
  /** Throws an `Error` in plain words for impossible choices. */
  begin(chosen: Readonly<Record<string, string>>, seed: string): Beginning<Options, Seat>
  readonly parts: Places
  /** The points by seat and source; none in a game without points. */
  totals(events: readonly Event[]): readonly Total<Event, Seat>[]
  /** The types of events that the page shows over the map: how a battle goes. */
  readonly notable: readonly string[]
  /** The same game with the people and the policies on other seats; `null` if there are no others. */
  swapped(beginning: Beginning<Options, Seat>): Beginning<Options, Seat> | null
  language(code: Code): Promise<GameWords<View, Action, Event, Seat>>
  targets(action: Action, view: View): readonly Target[]
  meant(legal: readonly Action[], clicked: readonly Target[], view: View): readonly Action[]
  /** The selector of everything in a picture that has a target. */
  readonly clickable: string
  targetIn(dataset: Readonly<Record<string, string | undefined>>): Target | null
  /** The choices that change something. */
  sensible(legal: readonly Action[]): readonly Action[]
  resign(seat: Seat): Action | null
  /** The text of a rule by its id; `null` if there is none. */
  rule(id: string): Promise<string | null>
  /** The texts of all rules, each with its id first. */
  rules(): Promise<readonly string[]>
}

export type AnyKit = Kit<object, unknown, unknown, Seeded, string, unknown>
export type AnyGameWords = GameWords<unknown, unknown, unknown, string>
export type AnyGame = AnyKit['game']
