import type { GameRecord, Seeded } from '../core'

/** How a table is written down: what it began with, and everything that was done at it, one after the other. */
export const tableFormat = 'totemforge-table-1'

/**
 * What the people at a table may agree on: to take back what the seat that asks for it did last, or to end the game without
 * a result.
 *
 * @example
 * await table.propose(token, 'undo')
 */
export type Proposed = 'undo' | 'abort'

/**
 * How much time each seat has, in milliseconds. The increment is added when the decision passes to another seat: one for each
 * action would tell how many hidden choices somebody made.
 *
 * @example
 * const allowance: Allowance = { time: 20 * 60_000, increment: 10_000 }
 */
export interface Allowance {
  readonly time: number
  readonly increment?: number
}

/**
 * What a table begins with, as it is saved. The game is that of a record without its actions. Who knows it knows all that is
 * hidden.
 *
 * @example
 * const head: TableHead<Options> = table.saved().head
 */
export interface TableHead<Options extends Seeded> extends Omit<GameRecord<Options, unknown>, 'format' | 'actions'> {
  readonly format: typeof tableFormat
  /** The seats that policies play, with the names of the policies. */
  readonly bots: Readonly<Record<string, string>>
  readonly allowance: Allowance | null
}

/** The request it came of, by the id that the client chose; the same request is answered the same once more. */
interface Requested {
  readonly request?: string
}

/**
 * One thing that was done at a table, as it is saved. A token is kept as its hash alone.
 *
 * @example
 * const entry: Entry<Drop, Seat> = { type: 'acted', seat: 'red', action: { column: 4 }, spent: 2100 }
 */
export type Entry<Action, Seat extends string> =
  | { readonly type: 'taken'; readonly seat: Seat; readonly hash: string; readonly name: string | null }
  | { readonly type: 'left'; readonly seat: Seat; readonly spent?: number }
  | ({ readonly type: 'acted'; readonly seat: Seat; readonly action: Action; readonly spent?: number } & Requested)
  | ({ readonly type: 'proposed'; readonly seat: Seat; readonly what: Proposed } & Requested)
  | ({ readonly type: 'answered'; readonly seat: Seat; readonly agrees: boolean } & Requested)
  | { readonly type: 'flagged'; readonly seat: Seat }

/**
 * A table as it is saved: plain JSON. It holds all that is hidden, but no token.
 *
 * @example
 * await writeFile('table.json', JSON.stringify(table.saved()))
 */
export interface SavedTable<Action, Options extends Seeded, Seat extends string> {
  readonly head: TableHead<Options>
  readonly entries: readonly Entry<Action, Seat>[]
}
