import type { Outcome, Refusal } from '../core'

/**
 * The words of a game in one language. They come from views alone, so they say no more than the reader may know. A game
 * makes one wording for each of its languages; a client imports those that it needs and passes one wherever text is
 * needed.
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
  /** A language tag of BCP 47: `en`, `pl`, `cs`. */
  readonly language: string
  /** The name of the game. */
  readonly title: string
  /** A seat as a label. */
  seat(seat: Seat, view: View): string
  /** The present question; an empty text if there is none. */
  question(view: View): string
  /** An action in a list of choices, for the position of the choice. */
  action(action: Action, view: View): string
  /** An event that the viewer may see; an empty text leaves it out. */
  event(event: Event, view: View): string
  /** Why an action is refused. */
  refusal(refusal: Refusal, view: View): string
  /** How the game ended. */
  outcome(outcome: Outcome<Seat>, view: View): string
}
