import type { Refusal } from '../../core'
import { isPlain } from '../../toolkit/plain'
import type { Reply } from '../reply'
import type { Told, Update } from '../update'

/**
 * What a client knows of a table. It is never changed: what is heard next makes a new one.
 *
 * @example
 * const { connection, update, story }: Heard<View, Action, Event, Seat> = client.heard()
 * if (connection === 'lost') say('The connection is lost. Trying again …')
 */
export interface Heard<View, Action, Event, Seat extends string> {
  /** `closed` once the client was closed, or there is no such table. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'closed'
  /** How the table stands; `null` before anything was heard. */
  readonly update: Update<View, Action, Event, Seat> | null
  /** All that happened, as far as it was told: since the beginning, or since something was taken back. */
  readonly story: readonly Told<Event>[]
  /** Why the table is not shown. */
  readonly refusal: Refusal | null
}

/** What a table sends, with the types of its game. */
export type ReplyOf<View, Action, Event, Seat extends string> =
  | Exclude<Reply, { readonly type: 'update' }>
  | ({ readonly type: 'update' } & Update<View, Action, Event, Seat>)

const types: readonly unknown[] = ['done', 'refused', 'update', 'gone'] satisfies Reply['type'][]

/** Whether it is a reply of a table. The server is trusted with what is in it, and a newer one may say more. */
export const isReply = <View, Action, Event, Seat extends string>(
  value: unknown,
): value is ReplyOf<View, Action, Event, Seat> => isPlain(value) && types.includes(value['type'])

/** What is known after one more update. */
export function withUpdate<View, Action, Event, Seat extends string>(
  heard: Heard<View, Action, Event, Seat>,
  update: Update<View, Action, Event, Seat>,
): Heard<View, Action, Event, Seat> {
  const before = heard.update?.viewer === update.viewer && !update.reset ? heard.update : null
  const follows = update.since === before?.version
  // The answer to a join that was repeated: all of it has been told.
  const isKnown = update.since > 0 && update.version === before?.version
  const events = isKnown ? [] : update.events
  return { ...heard, update, story: follows || isKnown ? [...heard.story, ...events] : events, refusal: null }
}
