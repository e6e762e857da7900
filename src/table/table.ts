import type { GameRecord, Seeded } from '../core'
import type { Answer, Refused, Seen, Taken } from './answer'
import type { Proposed, SavedTable } from './entry'
import type { Line, Update } from './update'

/**
 * The options of a request.
 *
 * @example
 * await table.act(token, action, version, { id: crypto.randomUUID(), language: 'pl' })
 */
export interface Asking {
  /** Chosen by the client: the table carries out the same request once, and gives the same answer each time. */
  readonly id?: string
  /** The language of a refusal. */
  readonly language?: string
}

/**
 * The options of a listener.
 *
 * @example
 * const stop = table.subscribe(token, show, { language: 'cs', since: 12 })
 */
export interface Listening<Seat extends string = string> {
  readonly language?: string
  /** The version that the listener knows; default: the present one. */
  readonly since?: number
  /** Called when no more updates follow: the person got up, or the table was closed. */
  readonly onEnd?: () => void
  /** Called with the seats whose people listen at this server: at once, and when they change. */
  readonly onPresence?: (here: readonly Seat[]) => void
  /** Called with lines of the chat: at once with all that are kept, and later with each new one. */
  readonly onChat?: (lines: readonly Line<Seat>[]) => void
}

/**
 * A table where a game is played. It shows each viewer only what that viewer may know. It accepts requests from anybody; a
 * refused request changes nothing. A token stands for the seat taken with it, `null` for a spectator.
 *
 * @example
 * const table = createTable(connectFour, {})
 * const red = await table.take('red')
 * if (red.ok) await table.act(red.token, { type: 'drop', column: 4 }, 0)
 */
export interface Table<Action, View, Options extends Seeded, Seat extends string, Event> {
  /**
   * Lets a person sit down. A caller that chooses the token, 20 to 100 random letters and digits, may repeat the request if no
   * answer came. A seat that is kept for somebody needs the invitation.
   */
  take(
    seat: Seat,
    who?: {
      readonly name?: string
      readonly language?: string
      readonly token?: string
      readonly invitation?: string
    },
  ): Promise<Taken<Seat> | Refused>
  /** Lets the person get up; the token becomes invalid, and somebody else may take the seat. */
  leave(token: string, asking?: Asking): Promise<Answer>
  /** Carries out an action that was chosen at this version. */
  act(token: string, action: Action, version: number, asking?: Asking): Promise<Answer>
  /**
   * Proposes something to the others at the table; without others it happens at once. A `bot` is proposed for a `seat` that
   * is empty, or whose person has not been there for 30 seconds; it plays until the person is there.
   */
  propose(token: string, what: Proposed, asking?: Asking & { readonly seat?: Seat }): Promise<Answer>
  /** Agrees or not to the proposal of this version. */
  answer(token: string, agrees: boolean, version: number, asking?: Asking): Promise<Answer>
  /**
   * Keeps an empty seat for somebody who has the invitation: a secret of 20 to 100 random letters and digits. It takes the place
   * of an earlier one.
   */
  invite(token: string, seat: Seat, invitation: string, asking?: Asking): Promise<Answer>
  /** Says something in the chat; `null` is a spectator. */
  say(token: string | null, text: string, asking?: Asking): Promise<Answer>
  /** The present update, with the events since a version; without a version it has no events. */
  since(token: string | null, version?: number, language?: string): Seen<View, Action, Event, Seat>
  /** Calls the listener with an update when there is something new for this viewer; returns a function that ends it. */
  subscribe(
    token: string | null,
    listener: (update: Update<View, Action, Event, Seat>) => void,
    listening?: Listening<Seat>,
  ): { readonly ok: true; stop(): void } | Refused
  /** Reads what other servers have written. */
  refresh(): Promise<void>
  /** Resolves when no bot must decide. */
  idle(): Promise<void>
  /** For the server only: frees a seat whose token was lost. */
  free(seat: Seat): Promise<void>
  /** For the server only: the record of the game, hidden parts included. */
  record(): GameRecord<Options, Action>
  /** For the server only: the data to continue later. */
  saved(): SavedTable<Action, Options, Seat>
  /** Closes the table: bots and clocks stop, and listeners get no more updates. */
  close(): void
}
