import type { AsyncPolicy, Game, Refusal, Seed, Seeded, Turn } from '../core'

/**
 * An option of a game that the command line takes as `--name VALUE`.
 *
 * @example
 * const level: TerminalSetting = { name: 'level', values: '0 to 15', meaning: 'how hard it is; 0 unless given' }
 */
export interface TerminalSetting {
  /** In lower case. */
  readonly name: string
  /** The possible values, for help: `0 to 15`. */
  readonly values: string
  readonly meaning: string
  /**
   * The question to a person who has not chosen this setting, once the opponents are known; `null` if it does not apply
   * to them. An empty answer leaves it out.
   */
  ask?(against: readonly string[]): string | null
}

/**
 * The choices for a new game, from the command line or from answers.
 *
 * @example
 * options: ({ seed, settings }: TerminalChosen) => ({ seed, level: Number(settings['level'] ?? 0) })
 */
export interface TerminalChosen {
  readonly seed: Seed
  /** `null` if not given. */
  readonly players: number | null
  /** The given settings, by name. */
  readonly settings: Readonly<Partial<Record<string, string>>>
  /** The names of the opponents; `person` is somebody at the same keyboard. */
  readonly against: readonly string[]
}

/**
 * A player who takes a seat in the terminal in place of a person.
 *
 * @example
 * const careful: TerminalOpponent<View, Action, Seat> = { title: 'Careful', policy: carefulPolicy }
 */
export interface TerminalOpponent<View, Action, Seat extends string> {
  /** The name to show; default: the name in `opponents`. */
  readonly title?: string
  readonly policy: AsyncPolicy<View, Action, Seat>
  /**
   * Its choice, with the reason. Everybody reads the reason, and it reveals the action: leave it out if the action must
   * stay hidden.
   */
  explain?(turn: Turn<View, Action, Seat>): { readonly action: Action; readonly text: string }
}

/**
 * What a command receives about the position.
 *
 * @example
 * tell: (about, { view }: TerminalShown<View, Action>) => about.map((id) => cardText(view, id)).join('\n')
 */
export interface TerminalShown<View, Action> {
  readonly view: View
  readonly legal: readonly Action[]
  /** The width in columns. */
  readonly width: number
}

/**
 * A command of a game, which shows something and changes nothing.
 *
 * @example
 * const map: TerminalCommand<View, Action> = { usage: 'map', meaning: 'what lies beside what', tell: () => mapText }
 */
export interface TerminalCommand<View, Action> {
  /** The form to type. The first word is its name: `card WW16 IC05`. */
  readonly usage: string
  readonly meaning: string
  /** The text to show, for the words after the command's name, as changed by {@link TerminalGame.spellings}. */
  tell(about: readonly string[], shown: TerminalShown<View, Action>): string
}

/**
 * What the terminal (`totemforge play --game FILE`) needs to play a game with people. Only `game` is required: by
 * default a position has a line for each field, an event has one line, an action appears in the game's notation, and
 * the opponents play at random. Everything that a person reads comes from that person's view.
 *
 * A module exports it as `default`; a module that exports nothing but a game also works.
 *
 * @example
 * const terminal: TerminalGame<State, Drop, State, Seeded, Seat> = {
 *   game: connectFour,
 *   title: 'Connect Four',
 *   open: true,
 *   position: (state) => pictureOf(state),
 *   action: ({ column }) => `Drop a disc into column ${column}.`,
 * }
 * export default terminal
 */
export interface TerminalGame<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event = never,
> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  /** The name to show; default: the game's id. */
  readonly title?: string
  /** The text about the game in the help, in the person's language. */
  readonly about?: string
  /** The text of the help at the table: examples of actions, how to read the position. */
  readonly legend?: string
  /**
   * Whether nothing is ever hidden: then people see each opponent's action, and people who share a keyboard do not
   * clear the screen between turns.
   */
  readonly open?: boolean
  readonly settings?: readonly TerminalSetting[]
  /** The players for other seats, by name. `random` and `person` always exist. */
  readonly opponents?: Readonly<Record<string, TerminalOpponent<View, Action, Seat>>>
  /**
   * The opponent of a person who names none. By default the terminal asks if there is a choice, and takes `random` if
   * there is none.
   */
  readonly usual?: string
  readonly commands?: readonly TerminalCommand<View, Action>[]
  /**
   * The options of a new game; throws an `Error` in plain words if the choices are impossible. Default: the seed, and
   * `players` if given.
   */
  options?(chosen: TerminalChosen): Options
  /** The opponents that belong to a game with these options, by seat; a resumed game gets them again. */
  seated?(options: Options): Readonly<Partial<Record<Seat, string>>>
  /** Lines for the beginning: the meaning of the options. */
  greeting?(options: Options, view: View): readonly string[]
  /** Lines about the setup, which emits no events. */
  beginning?(state: State): readonly Event[]
  /** A seat in a sentence: `the Ironclad`. The view is a spectator's. */
  seat?(seat: Seat, view: View): string
  /** The seat for a name that is not its id; `null` if there is none. The view is a spectator's. */
  seatCalled?(name: string, view: View): Seat | null
  /** The position, at most this many columns wide. */
  position?(view: View, width: number): string
  /** The position as an SVG, for `totemforge inspect`; for an empty text the page shows the position as text. */
  picture?(view: View): string
  /** The present question. */
  question?(view: View): string
  /** Whether to show the position above this question; default: always. */
  shown?(view: View): boolean
  /** A text that changes with each turn; the log shows the last two turns. Default: the seat that decides. */
  turn?(view: View): string
  /** An action in a list of choices. */
  action?(action: Action, view: View): string
  /** A short remark about a choice, or an empty text. */
  remark?(action: Action, view: View): string
  /** An event that this viewer may see; an empty text leaves it out. */
  event?(event: Event, view: View): string
  /** Whether an empty line comes before this event, because something begins. */
  begins?(event: Event): boolean
  /** Why an action is refused. */
  refusal?(refusal: Refusal, view: View): string
  /** The reason of a victory in a few words; default: the reason of the outcome. */
  reason?(reason: string, view: View): string
  /** The actions that get a number; people type the others. Default: all. */
  sensible?(legal: readonly Action[]): readonly Action[]
  /** The action that leaves out the rest of a step, for the command `done`. */
  done?(legal: readonly Action[]): Action | null
  /** Words that people may type for a part of an action, in lower case, each with the game's own word. */
  spellings?(view: View): ReadonlyMap<string, string>
  /** The action by which a seat surrenders; the terminal asks for a yes first. */
  surrender?(seat: Seat): Action | null
}
