/** Where a server process keeps its tables. */
export type Place =
  | { readonly kind: 'memory' }
  | { readonly kind: 'files'; readonly folder: string }
  | { readonly kind: 'PostgreSQL'; readonly url: string }

/** What a server process is told to do, one order after the other. */
export type Order =
  /** Opens tables, takes both seats of each, and plays so many actions at each. */
  | { readonly do: 'open'; readonly place: Place; readonly ids: readonly string[]; readonly actions: number }
  /** Puts each WebSocket that comes to `/ID` at the table of this id. */
  | { readonly do: 'serve' }
  /** Plays without clients, as fast as it can, so many actions at once. */
  | { readonly do: 'play'; readonly seconds: number; readonly atOnce: number }
  /** Looks for the entries of other servers at each table, as after a lost connection. */
  | { readonly do: 'refresh' }
  | { readonly do: 'measure' }

/** What it answers when an order is carried out. */
export interface Report {
  /** Milliseconds of processor time that the process had used at the end of the order, and at the end of the report. */
  readonly processor: number
  readonly reported: number
  /** Bytes that it holds once what nobody needs is thrown away. */
  readonly memory: number
  /** Bytes that the whole process has of the machine. */
  readonly resident: number
  /** Of `serve`. */
  readonly port: number
  /** By id, of both seats. */
  readonly tokens: { readonly [id: string]: readonly string[] }
  /** Milliseconds that each action of `play` took. */
  readonly times: readonly number[]
}
