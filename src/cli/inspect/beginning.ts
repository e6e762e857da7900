import type { Seed } from '../../core'

/** What the thread of an inspector begins with: a new game, or the text of a record. */
export interface Beginning {
  readonly game: string
  readonly from:
    | { readonly seed: Seed; readonly players: number | null; readonly settings: Readonly<Record<string, string>> }
    | { readonly file: string; readonly record: string }
}

/** What the page asks of the thread, as JSON. */
export interface Asked {
  readonly what: string
  readonly asked: string
}
