import type { ChanceEvent, ChanceOutcome } from './chance'
import type { Random } from './random'
import type { Seeded } from './seed'

/**
 * A viewer of a game: one of its seats, or a spectator who sees only what is open to everybody.
 *
 * @example
 * const viewer: Viewer<'red' | 'yellow'> = 'spectator'
 */
export type Viewer<Seat extends string> = Seat | 'spectator'

/**
 * How a game ended. No winner means a draw; several winners share the victory.
 *
 * @example
 * const outcome: Outcome<'red' | 'yellow'> = { winners: ['red'], reason: 'four in a row' }
 * const race: Outcome<'ann' | 'bob' | 'cy'> = { winners: ['bob'], reason: 'first home', places: [['bob'], ['ann', 'cy']] }
 */
export interface Outcome<Seat extends string> {
  readonly winners: readonly Seat[]
  readonly reason: string
  /** By seat; a seat that took no part may be left out. */
  readonly scores?: Readonly<Partial<Record<Seat, number>>>
  /**
   * The seats in first place, in second place and so on; tied seats share a place. If there are winners, they are the first
   * place. A seat that is left out has no place.
   */
  readonly places?: readonly (readonly Seat[])[]
}

/**
 * Why an action is not accepted: a code for programs, a sentence for people, and the id of the rule if there is one. Code and
 * parameters are enough to translate the sentence.
 *
 * @example
 * const refusal: Refusal = { code: 'column-full', message: 'Column 4 is full.', parameters: { column: 4 } }
 */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** The ids, numbers and lists of ids in the sentence. */
  readonly parameters?: Readonly<Record<string, string | number | readonly string[]>>
  readonly rule?: string
}

/**
 * Receives the events of an action. An event holds its own values, never a part of the state.
 *
 * @example
 * const log: string[] = []
 * const emit: Emit<{ type: string }> = (event) => log.push(event.type)
 */
export type Emit<Event> = (event: Event) => void

/**
 * What the author of a game writes. The state is plain JSON; all chance comes from streams in the state
 * ({@link createStreams}); every decision is one action.
 *
 * The functions that ask (`toAct`, `legalActions`, `refusal`, `view`, `outcome`) change nothing. `step` changes the
 * state in place and trusts its caller; `defineGame` adds the careful `apply`.
 *
 * Write them as the argument of {@link defineGame}, which infers the six types from the functions. A game with events gives
 * their type at the `emit` of its `step`; in other games `emit` takes nothing.
 *
 * @example
 * export const connectFour = defineGame({ id: 'connect-four', version: '1.0.0', seats: ['red', 'yellow'], ... })
 */
export interface Rules<State extends object, Action, View, Options extends Seeded, Seat extends string, Event = never> {
  /** The name of the game in records. */
  readonly id: string
  /** The version of the rules; a record of another version is not accepted. */
  readonly version: string
  /** Every seat the game knows. */
  readonly seats: readonly Seat[]
  /**
   * The seats that take part; by default all seats. A seat that is out of the game still takes part, to the end: otherwise its
   * person at a table hears no more, and it cannot win with its team.
   */
  players?(state: State): readonly Seat[]
  /** The first position. The same options always give the same one. */
  setup(options: Options): State
  /**
   * The one seat that decides next; `null` once the game is over. Exactly one seat decides at a time: for a secret simultaneous
   * choice the game asks one seat after another, and nobody sees an answer before all have answered.
   */
  toAct(state: State): NoInfer<Seat> | null
  /** All legal actions of this seat, in a fixed order; never empty before the end. The caller must not change them. */
  legalActions(state: State): Action[]
  /**
   * Carries a legal action out, in place, and returns nothing. A step that keeps the action in the state keeps a copy: a record
   * or another list may hold the action itself.
   */
  step(state: State, action: Action, emit?: Emit<Event>): void
  /**
   * A copy that shares no part that `step` changes. It copies everything: what is hidden, and the chance to come. {@link Game.reseed}
   * gives new chance.
   */
  clone(state: State): State
  /**
   * The owner of this action: the seat that may carry it out, if it is legal. By default the seat that decides. A game with
   * actions out of turn, such as a surrender that names its seat, answers here. It must accept anything that a careless program
   * passes as an action, and its answer depends on nothing hidden.
   */
  actor?(state: State, action: Action): NoInfer<Seat> | null
  /**
   * Why the action is not accepted now, or `null`. By default: it is not among the legal actions. It addresses the owner of the
   * action; other seats are refused earlier.
   */
  refusal?(state: State, action: Action): Refusal | null
  /** What this viewer may know, and nothing else. Later changes of the state do not change it. */
  view(state: State, viewer: Viewer<Seat>): View
  /** The part of an event that this viewer may see, or `null` for nothing. By default: all of it. */
  redact?(event: Event, viewer: Viewer<Seat>): Event | null
  /** A state that fits the view; it draws what the viewer cannot know from `random`. */
  determinize(view: View, random: Random): State
  /** How the game ended, or `null` while it goes on. */
  outcome(state: State): Outcome<NoInfer<Seat>> | null
  /** An action as a short line of text. */
  format(action: NoInfer<Action>): string
  /** Reads what `format` wrote; throws an `Error` in plain words at anything else. */
  parse(text: string): Action
  /**
   * An action that an earlier version wrote in another form, in its form of today; by default the action as it is. Records and saved
   * tables are read through it, so they load although a game writes an action otherwise now. Its fields may be anything.
   */
  renewed?(state: State, action: Action): Action
}

/**
 * The answer of {@link Game.tryApply}.
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
 * A game as its users see it: the complete rules, and the two checked ways to act.
 *
 * @example
 * let state = game.setup({ seed: 7 })
 * while (!game.outcome(state)) state = game.apply(state, choose(game.legalActions(state)))
 */
export interface Game<State extends object, Action, View, Options extends Seeded, Seat extends string, Event = never>
  extends Required<Rules<State, Action, View, Options, Seat, Event>> {
  /**
   * Why the action is not accepted now, or `null`. `by` is the seat that asks: a seat that does not own the action always gets
   * the same answer, `not-your-turn`, so it learns nothing hidden. A program that acts for players always passes `by`; an
   * explicit `undefined` is nobody's seat and is refused.
   */
  refusal(state: State, action: Action, by?: Seat): Refusal | null
  /**
   * The state after the action; the old state does not change. The new state is frozen: `clone` it before `step`. It shares
   * unchanged parts with the old state if that one is frozen too. Throws an `IllegalActionError` if the action is refused; with
   * `by`, the seat that acts, the wrong seat is refused first.
   *
   * Only the fields of the state itself are typed as read-only. Lists inside are frozen too, but with read-only types they
   * would not fit functions that take a state, and every caller would have to cast.
   */
  apply(state: State, action: Action, by?: Seat): Readonly<State>
  /** The same, with the events; it returns a refusal instead of throwing. */
  tryApply(state: State, action: Action, by?: Seat): Applied<State, Event>
  /**
   * A copy of the state with new streams: chance to come is drawn anew from `random`. What was drawn earlier stays, such as hidden
   * cards and the order of a shuffled deck; {@link Rules.determinize} deals those anew.
   */
  reseed(state: State, random: Random): State
  /**
   * Every state that this setup or action may lead to, each once, with its probability; one state where no chance is drawn. The
   * seed of the options does not matter. It tries every way that the draws from streams can go, so it is for small draws:
   * beyond `most` ways (10,000 by default) it throws a `RangeError` with the code `TOO_MANY_OUTCOMES`.
   */
  chanceOutcomes(event: ChanceEvent<State, Action, Options>, most?: number): ChanceOutcome<State>[]
}
