import type { Outcome, Viewer } from '../core'
import type { Proposed } from './entry'

/**
 * A legal action and what it is called.
 *
 * @example
 * for (const { action, text } of update.legal) addButton(text, () => table.act(token, action, update.version))
 */
export interface Choice<Action> {
  readonly action: Action
  readonly text: string
}

/**
 * An event as its viewer may see it, and in words; without a wording the text is empty.
 *
 * @example
 * for (const { event, text } of update.events) animate(event, text)
 */
export interface Told<Event> {
  readonly event: Event
  readonly text: string
}

/**
 * Who sits in a seat.
 *
 * @example
 * const free = update.seats.filter(({ by }) => by === 'nobody')
 */
export interface Seated<Seat extends string> {
  readonly seat: Seat
  /** What the seat is called. */
  readonly title: string
  readonly by: 'person' | 'bot' | 'nobody'
  /** What the person wants to be called, or the name of the policy. */
  readonly name: string | null
  /** Milliseconds that are left; `null` where no clock runs. */
  readonly left: number | null
}

/**
 * What is proposed to the people at a table.
 *
 * @example
 * if (update.proposal?.waitsFor.includes(me)) ask(`${update.proposal.by} wants to take back the last action.`)
 */
export interface Proposal<Seat extends string> {
  readonly what: Proposed
  readonly by: Seat
  readonly waitsFor: readonly Seat[]
}

/**
 * How it ended: by the rules, because somebody had no time left, or because all agreed to stop.
 *
 * @example
 * if (update.end?.why === 'rules') show(update.end.outcome.winners)
 */
export type End<Seat extends string> =
  | { readonly why: 'rules'; readonly outcome: Outcome<Seat>; readonly text: string }
  | { readonly why: 'time'; readonly seat: Seat; readonly text: string }
  | { readonly why: 'agreement'; readonly text: string }

/**
 * All that a viewer may have of a table: how it stands, and what happened since the version that was asked for. Versions are
 * counted for each viewer: one is added when something changes that this viewer may see.
 *
 * @example
 * const show = ({ view, question, legal, events }: Update<View, Action, Event, Seat>): void => render(view, question, legal)
 */
export interface Update<View, Action, Event, Seat extends string> {
  readonly version: number
  /** The version that the events follow. */
  readonly since: number
  /** Something was taken back since then: the position does not follow from the events, and those before are not told. */
  readonly reset: boolean
  readonly viewer: Viewer<Seat>
  /** The language of the texts; `null` if there is no wording. */
  readonly language: string | null
  readonly view: View
  /** Who decides; `null` once it is over. */
  readonly turn: Seat | null
  /** What is being decided. */
  readonly question: string
  /** All that the viewer may do now; empty for everybody but the seat that decides. */
  readonly legal: readonly Choice<Action>[]
  readonly events: readonly Told<Event>[]
  readonly seats: readonly Seated<Seat>[]
  readonly proposal: Proposal<Seat> | null
  readonly end: End<Seat> | null
}
