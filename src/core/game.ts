import type { Random } from './random'
import type { Seeded } from './seed'

/**
 * Whoever looks at a game: one of its seats, or a spectator who sees only what everybody sees.
 *
 * @example
 * const viewer: Viewer<'red' | 'yellow'> = 'spectator'
 */
export type Viewer<Seat extends string> = Seat | 'spectator'

/**
 * How a game ended. No winner means a draw; several share the victory.
 *
 * @example
 * const outcome: Outcome<'red' | 'yellow'> = { winners: ['red'], reason: 'four in a row' }
 * const race: Outcome<'ann' | 'bob' | 'cy'> = { winners: ['bob'], reason: 'first home', places: [['bob'], ['ann', 'cy']] }
 */
export interface Outcome<Seat extends string> {
  readonly winners: readonly Seat[]
  readonly reason: string
  /** By seat; one that took no part may be left out. */
  readonly scores?: Readonly<Partial<Record<Seat, number>>>
  /**
   * Who came first, second and so on; those who tie share a place. If somebody won, the first place is the winners. A seat
   * that is left out came nowhere.
   */
  readonly places?: readonly (readonly Seat[])[]
}

/**
 * Why an action is not accepted: a code for programs, a sentence for people, and the id of the rule where there is one. Code and
 * parameters are enough to say it in another language.
 *
 * @example
 * const refusal: Refusal = { code: 'column-full', message: 'Column 4 is full.', parameters: { column: 4 } }
 */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** What the sentence speaks of: ids, numbers, and lists of ids. */
  readonly parameters?: Readonly<Record<string, string | number | readonly string[]>>
  readonly rule?: string
}

/**
 * Takes what happens while an action is carried out. An event holds values of its own, never a part of the state.
 *
 * @example
 * const log: string[] = []
 * const emit: Emit<{ type: string }> = (event) => log.push(event.type)
 */
export type Emit<Event> = (event: Event) => void

/**
 * What the author of a game writes. The state is plain JSON; everything that may happen by chance draws from streams in
 * the state ({@link createStreams}); every decision is one action.
 *
 * The functions that ask (`toAct`, `legalActions`, `refusal`, `view`, `outcome`) change nothing. `step` changes the
 * state in place and trusts its caller; `defineGame` adds the careful `apply`.
 *
 * Write them as the argument of {@link defineGame}, which finds the six types in the functions. A game that emits names the
 * type of its events at the `emit` of its `step`; for others `emit` takes nothing.
 *
 * @example
 * export const connectFour = defineGame({ id: 'connect-four', version: '1.0.0', seats: ['red', 'yellow'], ... })
 */
export interface Rules<State extends object, Action, View, Options extends Seeded, Seat extends string, Event = never> {
  /** Names the game in records. */
  readonly id: string
  /** The version of the rules; a record made with another version is not accepted. */
  readonly version: string
  /** Every seat the game knows. */
  readonly seats: readonly Seat[]
  /** The seats that take part; all of them unless given. */
  players?(state: State): readonly Seat[]
  /** The first position. The same options always give the same one. */
  setup(options: Options): State
  /**
   * The one seat that decides next; `null` once the game is over. Exactly one seat decides at a time: what several choose
   * secretly and at the same moment is asked of one after another, and nobody sees the answers before all have given theirs.
   */
  toAct(state: State): NoInfer<Seat> | null
  /** All that this seat may do, in a fixed order; never empty before the end. Whoever asks changes none of them. */
  legalActions(state: State): Action[]
  /**
   * Carries a legal action out, in place, and returns nothing. A step that keeps the action in the state keeps a copy:
   * the action itself may lie in a record or in a list that others hold.
   */
  step(state: State, action: Action, emit?: Emit<Event>): void
  /** A copy that shares nothing that `step` changes. */
  clone(state: State): State
  /**
   * Whose action this is: the seat that may carry it out, if it is legal. By default the seat that decides. A game where
   * something may be done out of turn says so here, such as a surrender that names its seat. It is asked of anything that
   * a careless program takes for an action, and its answer depends on nothing hidden.
   */
  actor?(state: State, action: Action): NoInfer<Seat> | null
  /**
   * Why the action is not accepted now, or `null`. By default: it is not among the legal actions. It speaks to the seat whose
   * action it is; others are refused before it is asked.
   */
  refusal?(state: State, action: Action): Refusal | null
  /** What this viewer may know, and nothing else. It stays as it is when the state moves on. */
  view(state: State, viewer: Viewer<Seat>): View
  /** What this viewer may see of an event, or `null` for nothing. By default: all of it. */
  redact?(event: Event, viewer: Viewer<Seat>): Event | null
  /** A state that could lie behind the view; what the viewer cannot know is drawn from `random`. */
  determinize(view: View, random: Random): State
  /** How the game ended, or `null` while it goes on. */
  outcome(state: State): Outcome<NoInfer<Seat>> | null
  /** An action as a short line of text. */
  format(action: NoInfer<Action>): string
  /** Reads what `format` wrote; throws an `Error` in plain words at anything else. */
  parse(text: string): Action
}

/**
 * What {@link Game.tryApply} answers.
 *
 * @example
 * const result = game.tryApply(state, action, seat)
 * if (result.ok) animate(result.events)
 * else show(result.refusal.message)
 */
export type Applied<State, Event> =
  | { readonly ok: true; readonly state: Readonly<State>; readonly events: Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/**
 * A game as its users hold it: the rules with nothing left out, and the two careful ways to act.
 *
 * @example
 * let state = game.setup({ seed: 7 })
 * while (!game.outcome(state)) state = game.apply(state, choose(game.legalActions(state)))
 */
export interface Game<State extends object, Action, View, Options extends Seeded, Seat extends string, Event = never>
  extends Required<Rules<State, Action, View, Options, Seat, Event>> {
  /**
   * Why the action is not accepted now, or `null`. With `by`, the seat that asks, a seat whose action it is not gets one and
   * the same answer, `not-your-turn`, whatever the action and whatever is hidden. A program that acts for players always
   * gives it; `undefined` is nobody's seat, and whoever names it is refused.
   */
  refusal(state: State, action: Action, by?: Seat): Refusal | null
  /**
   * The state after the action; the old one stays what it was. The new state is frozen: `clone` it before `step`. It shares
   * with the old one what did not change, if that one is frozen too. Throws an `IllegalActionError` if the action is
   * refused; with `by`, the seat that acts, the wrong seat is refused first.
   *
   * Only the fields of the state itself are typed as read-only. Lists inside are frozen all the same, but typed so they could
   * not be handed to a function that takes a state, and every caller would have to cast.
   */
  apply(state: State, action: Action, by?: Seat): Readonly<State>
  /** The same without throwing when the action is refused, and with what happened on the way. */
  tryApply(state: State, action: Action, by?: Seat): Applied<State, Event>
}
