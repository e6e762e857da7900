import type { Outcome, Viewer } from '../core'
import type { Chatters, Proposed } from './entry'

/**
 * A legal action and its name.
 *
 * @example
 * for (const { action, text } of update.legal) addButton(text, () => table.act(token, action, update.version))
 */
export interface Choice<Action> {
  readonly action: Action
  readonly text: string
}

/**
 * An event as its viewer may see it, with a text; without a wording the text is empty.
 *
 * @example
 * for (const { event, text } of update.events) animate(event, text)
 */
export interface WordedEvent<Event> {
  readonly event: Event
  readonly text: string
}

/**
 * A seat and its player.
 *
 * @example
 * const free = update.seats.filter(({ by }) => by === 'nobody')
 */
export interface TableSeat<Seat extends string> {
  readonly seat: Seat
  /** The name of the seat. */
  readonly title: string
  readonly by: 'person' | 'bot' | 'nobody'
  /** The name that the person chose, or the name of the policy. */
  readonly name: string | null
  /** The milliseconds left; `null` without a clock. */
  readonly left: number | null
  /** Whether its clock runs. */
  readonly ticks?: boolean
  /** The policy that plays this seat until its person is there. */
  readonly standIn?: string
  /** Whether only an invitation opens this empty seat. */
  readonly invited?: boolean
}

/**
 * A proposal to the people at a table.
 *
 * @example
 * if (update.proposal?.waitsFor.includes(me)) ask(`${update.proposal.by} wants to take back the last action.`)
 */
export interface Proposal<Seat extends string> {
  readonly what: Proposed
  readonly by: Seat
  readonly waitsFor: readonly Seat[]
  /** The seat that a bot would play. */
  readonly seat?: Seat
}

/**
 * A line of the chat. It is plain text: show it as text, never as HTML.
 *
 * @example
 * const show = ({ seat, name, text }: Line<Seat>): string => `${name ?? seat}: ${text}`
 */
export interface Line<Seat extends string> {
  /** Counts from 0, over the whole life of the table. */
  readonly number: number
  /** The seat of the person who said it, or a spectator. */
  readonly seat: Viewer<Seat>
  /** The name of the person at that time. */
  readonly name: string | null
  readonly text: string
}

/**
 * How the game ended: by the rules, because a seat's time was up, or because all agreed to stop.
 *
 * @example
 * if (update.end?.why === 'rules') show(update.end.outcome.winners)
 */
export type End<Seat extends string> =
  | { readonly why: 'rules'; readonly outcome: Outcome<Seat>; readonly text: string }
  | { readonly why: 'time'; readonly seat: Seat; readonly text: string }
  | { readonly why: 'agreement'; readonly text: string }

/**
 * Everything that a viewer may know about a table: the present position, and the events since the requested version. Each
 * viewer has its own version number, which grows when something changes that this viewer may see.
 *
 * @example
 * const show = ({ view, question, legal, events }: Update<View, Action, Event, Seat>): void => render(view, question, legal)
 */
export interface Update<View, Action, Event, Seat extends string> {
  readonly version: number
  /** The version before the events. */
  readonly since: number
  /** An action was taken back since then: the position does not follow from the events, and earlier events are left out. */
  readonly reset: boolean
  readonly viewer: Viewer<Seat>
  /** The language of the texts; `null` if there is no wording. */
  readonly language: string | null
  readonly view: View
  /** The seat that decides; `null` once the game is over. */
  readonly turn: Seat | null
  /** The present question; empty once the game is over. */
  readonly question: string
  /** The viewer's legal actions now; empty for all but the seat that decides. */
  readonly legal: readonly Choice<Action>[]
  readonly events: readonly WordedEvent<Event>[]
  readonly seats: readonly TableSeat<Seat>[]
  readonly proposal: Proposal<Seat> | null
  readonly end: End<Seat> | null
  /** Who talks in the chat; absent without one. */
  readonly chat?: Chatters
  /** The id of the table where the same people play again. */
  readonly next?: string
}
