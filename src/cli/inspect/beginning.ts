import type { Seed } from '../../core'

/** The start of an inspector's thread: a new game, or the text of a record. */
export interface Beginning {
  readonly game: string
  readonly from:
    | { readonly seed: Seed; readonly players: number | null; readonly settings: Readonly<Record<string, string>> }
    | { readonly file: string; readonly record: string }
}

/** A request of the page to the thread, as JSON. */
export interface PageRequest {
  readonly what: string
  readonly asked: string
}
