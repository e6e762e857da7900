import type { Outcome, Refusal } from '../core'

/**
 * What a game says to people, in one language. It is told from views alone, so it says no more than its reader may know. A game
 * makes one for each of its languages; a client imports those that it needs and hands one over where something is to be told.
 *
 * @example
 * const english: Wording<View, Drop, Dropped, Seat> = {
 *   language: 'en',
 *   title: 'Connect Four',
 *   seat: (seat) => (seat === 'red' ? 'Red' : 'Yellow'),
 *   question: () => 'Which column?',
 *   action: ({ column }) => `Drop a disc into column ${column}.`,
 *   event: ({ column }) => `A disc falls into column ${column}.`,
 *   refusal: ({ message }) => message,
 *   outcome: ({ winners }) => (winners.length === 0 ? 'A draw.' : `${winners[0]} wins.`),
 * }
 */
export interface Wording<View, Action, Event, Seat extends string> {
  /** As in BCP 47: `en`, `pl`, `cs`. */
  readonly language: string
  /** What the game is called. */
  readonly title: string
  /** A seat as a label. */
  seat(seat: Seat, view: View): string
  /** What is being decided; an empty text where nothing is. */
  question(view: View): string
  /** An action in a list of choices, told for the position in which it can be chosen. */
  action(action: Action, view: View): string
  /** An event that the viewer may see; one that is not worth telling is an empty text. */
  event(event: Event, view: View): string
  /** Why an action is refused. */
  refusal(refusal: Refusal, view: View): string
  /** How it ended. */
  outcome(outcome: Outcome<Seat>, view: View): string
}
