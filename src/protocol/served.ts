import type { AnyListing } from '../catalogue'
import type { Parsed } from '../toolkit'

/** A game as it is served: what programs play, and how it is drawn and read. */
export interface Served {
  readonly listing: AnyListing
  /** What a viewer sees, as text. */
  text(view: unknown): string
  /** The same as an SVG; an empty text if the game has no picture. */
  picture(view: unknown): string
  /** Checks a state from outside; `null` if the game reads none. */
  readonly readState: ((state: unknown) => Promise<Parsed<object>>) | null
}
