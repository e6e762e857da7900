import type { AsyncPolicy, Game, Refusal, Seed, Seeded, Turn } from '../core'

/**
 * An option of a game that the command line takes as `--name VALUE`.
 *
 * @example
 * const level: TerminalSetting = { name: 'level', values: '0 to 15', meaning: 'how hard it is; 0 unless given' }
 */
export interface TerminalSetting {
  /** In small letters. */
  readonly name: string
  /** What may stand there, for help: `0 to 15`. */
  readonly values: string
  readonly meaning: string
  /**
   * What a person who has not said whom to play against is asked about it, once the opponents are known; `null` if it means
   * nothing against them. An empty answer leaves it out.
   */
  ask?(against: readonly string[]): string | null
}

/**
 * What was chosen for a new game, on the command line or in answers.
 *
 * @example
 * options: ({ seed, settings }: TerminalChosen) => ({ seed, level: Number(settings['level'] ?? 0) })
 */
export interface TerminalChosen {
  readonly seed: Seed
  /** `null` if nobody said how many. */
  readonly players: number | null
  /** The settings that were given, by name. */
  readonly settings: Readonly<Partial<Record<string, string>>>
  /** The names of the opponents, `person` for one who sits at the same keyboard. */
  readonly against: readonly string[]
}

/**
 * Somebody who plays a seat in the terminal in place of a person.
 *
 * @example
 * const careful: TerminalOpponent<View, Action, Seat> = { title: 'Careful', policy: carefulPolicy }
 */
export interface TerminalOpponent<View, Action, Seat extends string> {
  /** What people call it; the name it is chosen by unless given. */
  readonly title?: string
  readonly policy: AsyncPolicy<View, Action, Seat>
  /**
   * What it would choose and why. Every reason is told to all, and says which action was chosen: leave it out where that
   * must stay hidden.
   */
  explain?(turn: Turn<View, Action, Seat>): { readonly action: Action; readonly text: string }
}

/**
 * What a command is told about the position.
 *
 * @example
 * tell: (about, { view }: TerminalShown<View, Action>) => about.map((id) => cardText(view, id)).join('\n')
 */
export interface TerminalShown<View, Action> {
  readonly view: View
  readonly legal: readonly Action[]
  /** How many columns there are. */
  readonly width: number
}

/**
 * A command of a game, which shows something and changes nothing.
 *
 * @example
 * const map: TerminalCommand<View, Action> = { usage: 'map', meaning: 'what lies beside what', tell: () => mapText }
 */
export interface TerminalCommand<View, Action> {
  /** How it is typed. The first word is its name: `card WW16 IC05`. */
  readonly usage: string
  readonly meaning: string
  /** What it shows; the words that were typed after its name come as {@link TerminalGame.spellings} has them. */
  tell(about: readonly string[], shown: TerminalShown<View, Action>): string
}

/**
 * All that the terminal (`totemforge play --game FILE`) needs to know of a game to play it with people. Only the game is
 * needed: by default a position has a line for each field and an event a line, an action stands as the game writes it, and
 * the opponents play at random. What is told to a person comes from that person's view alone.
 *
 * A module of one's own exports it as `default`; one that exports nothing but a game will do.
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
  /** What people call it; its id unless given. */
  readonly title?: string
  /** What help says of the game, in the person's words. */
  readonly about?: string
  /** What help says at the table: examples of actions as text, how to read the position. */
  readonly legend?: string
  /**
   * Whether nothing is ever hidden: then the action of each opponent is told, and people who share a keyboard do not hand
   * it over with a cleared screen.
   */
  readonly open?: boolean
  readonly settings?: readonly TerminalSetting[]
  /** Who may play a seat, by name. `random` and `person` are there without being named. */
  readonly opponents?: Readonly<Record<string, TerminalOpponent<View, Action, Seat>>>
  /** The opponent of whoever names none. Unless given, who has a choice is asked, and else it is `random`. */
  readonly usual?: string
  readonly commands?: readonly TerminalCommand<View, Action>[]
  /**
   * The options of a new game; throws an `Error` in plain words where they cannot be had. Unless given: the seed, and
   * `players` if somebody said how many.
   */
  options?(chosen: TerminalChosen): Options
  /** The opponents that belong to a game with these options, by seat; a game that is resumed has them again. */
  seated?(options: Options): Readonly<Partial<Record<Seat, string>>>
  /** Lines for the beginning: what the options mean. */
  greeting?(options: Options, view: View): readonly string[]
  /** What happened in the setup, which emits nothing. */
  beginning?(state: State): readonly Event[]
  /** A seat as it stands in a sentence: `the Ironclad`. The view is a spectator's. */
  seat?(seat: Seat, view: View): string
  /** The seat that somebody means who does not call it by its id; `null` if it is none. The view is a spectator's. */
  seatCalled?(name: string, view: View): Seat | null
  /** The position, in so many columns. */
  position?(view: View, width: number): string
  /** The position as an SVG, for `totemforge inspect`; there the text stands in its place where it is empty. */
  picture?(view: View): string
  /** What is being decided. */
  question?(view: View): string
  /** Whether the position is shown above this question, or the question alone; always, unless given. */
  shown?(view: View): boolean
  /** A text that is another in each turn; the log tells the last two. Unless given: the seat that decides. */
  turn?(view: View): string
  /** An action in a list of choices. */
  action?(action: Action, view: View): string
  /** What there is to say of a choice in a few words; nothing is an empty text. */
  remark?(action: Action, view: View): string
  /** An event that this viewer may see; one that is not worth telling is an empty text. */
  event?(event: Event, view: View): string
  /** Whether something begins with this event, so that an empty line comes before it. */
  begins?(event: Event): boolean
  /** Why an action is refused. */
  refusal?(refusal: Refusal, view: View): string
  /** Why somebody has won, in a few words; as the outcome has it, unless given. */
  reason?(reason: string, view: View): string
  /** The actions that get a number; others can be typed. Unless given: all. */
  sensible?(legal: readonly Action[]): readonly Action[]
  /** The action that leaves out the rest of a step, for the command `done`. */
  done?(legal: readonly Action[]): Action | null
  /** What people may type for a part of an action, in small letters, and what the game calls it. */
  spellings?(view: View): ReadonlyMap<string, string>
  /** The action by which a seat surrenders; it is carried out once the person has said yes. */
  surrender?(seat: Seat): Action | null
}
