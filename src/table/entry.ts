import type { GameRecord, Seeded, Viewer } from '../core'

/** The stored form of a table: its head, and an entry for everything done at it. */
export const tableFormat = 'totemforge-table-1'

/**
 * What the people at a table may agree on: to take back the last action of the seat that asks, to end the game without a
 * result, to let a bot play for an empty or absent seat until its person is there, and after the game to play again, on the
 * same seats or each on the seat before.
 *
 * @example
 * await table.propose(token, 'undo')
 * await table.propose(token, 'bot', { seat: 'yellow' })
 */
export type Proposed = 'undo' | 'abort' | 'bot' | 'rematch' | 'swap'

export const everyProposed = ['undo', 'abort', 'bot', 'rematch', 'swap'] as const satisfies readonly Proposed[]

/**
 * Who talks in the chat of a table: the people who sit there, or spectators too.
 *
 * @example
 * const chat: Chatters = 'players'
 */
export type Chatters = 'players' | 'everybody'

/**
 * A person at a table: the hash of the token, and the chosen name.
 *
 * @example
 * const { hash, name }: Person = rematch.people[0]
 */
export interface Person {
  readonly hash: string
  readonly name: string | null
}

/**
 * The time of each seat, in milliseconds. A seat gains the increment when the decision passes to another seat: an increment for
 * each action would reveal the number of hidden choices.
 *
 * @example
 * const allowance: Allowance = { time: 20 * 60_000, increment: 10_000 }
 */
export interface Allowance {
  readonly time: number
  readonly increment?: number
}

/**
 * The head of a saved table. Its game is a record without actions. It reveals everything hidden.
 *
 * @example
 * const head: TableHead<Options> = table.saved().head
 */
export interface TableHead<Options extends Seeded> extends Omit<GameRecord<Options, unknown>, 'format' | 'actions'> {
  readonly format: typeof tableFormat
  /** The seats of bots, with the names of their policies. */
  readonly bots: Readonly<Record<string, string>>
  readonly allowance: Allowance | null
  /** Who talks in the chat; a table without it has no chat. */
  readonly chat?: Chatters
  /** Those who sit there from the beginning. */
  readonly people?: Readonly<Record<string, Person>>
}

/** The id that the client chose for the request; a repeated request gets the same answer. */
interface Requested {
  readonly request?: string
}

/**
 * One saved step at a table. It holds only the hash of a token.
 *
 * @example
 * const entry: Entry<Drop, Seat> = { type: 'acted', seat: 'red', action: { column: 4 }, spent: 2100 }
 */
export type Entry<Action, Seat extends string> =
  | { readonly type: 'taken'; readonly seat: Seat; readonly hash: string; readonly name: string | null }
  | { readonly type: 'left'; readonly seat: Seat; readonly spent?: number }
  | ({ readonly type: 'acted'; readonly seat: Seat; readonly action: Action; readonly spent?: number } & Requested)
  | ({
      readonly type: 'proposed'
      readonly seat: Seat
      readonly what: Proposed
      /** Those who are asked, if not all. */
      readonly asks?: readonly Seat[]
      /** The seat that a bot would play, and the name of its policy. */
      readonly for?: Seat
      readonly bot?: string
      /** The id of the next table. */
      readonly next?: string
    } & Requested)
  | ({ readonly type: 'answered'; readonly seat: Seat; readonly agrees: boolean } & Requested)
  | { readonly type: 'flagged'; readonly seat: Seat }
  | { readonly type: 'returned'; readonly seat: Seat }
  | ({ readonly type: 'invited'; readonly seat: Seat; readonly for: Seat; readonly hash: string } & Requested)
  | ({ readonly type: 'said'; readonly seat: Viewer<Seat>; readonly text: string } & Requested)

/**
 * A saved table: plain JSON. It holds everything hidden, but no tokens.
 *
 * @example
 * await writeFile('table.json', JSON.stringify(table.saved()))
 */
export interface SavedTable<Action, Options extends Seeded, Seat extends string> {
  readonly head: TableHead<Options>
  readonly entries: readonly Entry<Action, Seat>[]
}
