import type { Refusal } from '../core'
import type { Update } from './update'

/**
 * A request was refused and changed nothing. The code `not-known` is the exception: the storage did not answer, and the same
 * request must be asked again. The message is in the language that was asked for.
 *
 * @example
 * if (!answer.ok) show(answer.refusal.message, answer.refusal.rule)
 */
export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

/**
 * What a request is answered with: done, with the version that it made for the one who asked, or refused.
 *
 * @example
 * const answer: Answer = await table.act(token, action, version)
 */
export type Answer = { readonly ok: true; readonly version: number } | Refused

/**
 * A seat was taken: the token is told this once, and whoever has it sits there.
 *
 * @example
 * const taken: Taken<Seat> | Refused = await table.take('red')
 */
export interface Taken<Seat extends string> {
  readonly ok: true
  readonly seat: Seat
  readonly token: string
}

/**
 * What {@link Table.since} answers: an update, or why there is none.
 *
 * @example
 * const seen = table.since(token, 0)
 * if (seen.ok) show(seen.view, seen.legal)
 */
export type Seen<View, Action, Event, Seat extends string> =
  | ({ readonly ok: true } & Update<View, Action, Event, Seat>)
  | Refused
