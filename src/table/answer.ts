import type { Refusal } from '../core'
import type { Update } from './update'

/**
 * A refused request, which changed nothing. The code `not-known` is the exception: the storage did not answer, so repeat the
 * same request. The message is in the requested language.
 *
 * @example
 * if (!answer.ok) show(answer.refusal.message, answer.refusal.rule)
 */
export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

/**
 * The answer to a request: done, with the new version for the viewer who asked, or refused.
 *
 * @example
 * const answer: Answer = await table.act(token, action, version)
 */
export type Answer = { readonly ok: true; readonly version: number } | Refused

/**
 * A taken seat: the token appears only in this answer, and its owner sits there.
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
 * The answer of {@link Table.since}: an update, or a refusal.
 *
 * @example
 * const seen = table.since(token, 0)
 * if (seen.ok) show(seen.view, seen.legal)
 */
export type Seen<View, Action, Event, Seat extends string> =
  | ({ readonly ok: true } & Update<View, Action, Event, Seat>)
  | Refused
