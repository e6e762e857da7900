import type { GameRecord, Seeded } from '../core'
import type { Answer, Refused, Seen, Taken } from './answer'
import type { Proposed, SavedTable } from './entry'
import type { Update } from './update'

/**
 * What may be said with a request.
 *
 * @example
 * await table.act(token, action, version, { id: crypto.randomUUID(), language: 'pl' })
 */
export interface Asking {
  /** Chosen by the client: the same request is carried out once, and answered the same each time. */
  readonly id?: string
  /** The language of a refusal. */
  readonly language?: string
}

/**
 * How somebody listens to a table.
 *
 * @example
 * const stop = table.subscribe(token, show, { language: 'cs', since: 12 })
 */
export interface Listening {
  readonly language?: string
  /** The version that the listener knows; the present one unless given. */
  readonly since?: number
  /** Called when there is nothing more to hear: somebody got up, or the table was put away. */
  readonly onEnd?: () => void
}

/**
 * A table that a game is played at. It hands everybody what they may have and nothing else, and takes requests from anybody:
 * what is not allowed is refused and changes nothing. A token stands for the seat that was taken with it, `null` for a
 * spectator.
 *
 * @example
 * const table = createTable(connectFour, {})
 * const red = await table.take('red')
 * if (red.ok) await table.act(red.token, { type: 'drop', column: 4 }, 0)
 */
export interface Table<Action, View, Options extends Seeded, Seat extends string, Event> {
  /** A person sits down. Who chooses the token, 20 to 100 letters and digits of chance, may ask once more where no answer came. */
  take(
    seat: Seat,
    who?: { readonly name?: string; readonly language?: string; readonly token?: string },
  ): Promise<Taken<Seat> | Refused>
  /** The person gets up; the token is worth nothing any more, and somebody else may take the seat. */
  leave(token: string, asking?: Asking): Promise<Answer>
  /** Carries an action out, chosen at this version. */
  act(token: string, action: Action, version: number, asking?: Asking): Promise<Answer>
  /** Asks the others at the table; where there is nobody to ask it is done at once. */
  propose(token: string, what: Proposed, asking?: Asking): Promise<Answer>
  /** Agrees or not to what is proposed, as it was at this version. */
  answer(token: string, agrees: boolean, version: number, asking?: Asking): Promise<Answer>
  /** All that may be had now, with what happened since a version; without a version with no events. */
  since(token: string | null, version?: number, language?: string): Seen<View, Action, Event, Seat>
  /** Calls with an update whenever there is something new for this viewer; returns what ends it. */
  subscribe(
    token: string | null,
    listener: (update: Update<View, Action, Event, Seat>) => void,
    listening?: Listening,
  ): { readonly ok: true; stop(): void } | Refused
  /** Takes in what other servers have written. */
  refresh(): Promise<void>
  /** Done once no bot is to decide. */
  idle(): Promise<void>
  /** The server's own: frees a seat whose token was lost. */
  free(seat: Seat): Promise<void>
  /** The server's own: the record of the game, with all that is hidden. */
  record(): GameRecord<Options, Action>
  /** The server's own: what is needed to go on later. */
  saved(): SavedTable<Action, Options, Seat>
  /** Puts the table away: bots and clocks stop, and nobody hears of it any more. */
  close(): void
}
