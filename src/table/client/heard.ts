import type { Refusal } from '../../core'
import { isPlain } from '../../toolkit/plain'
import type { Reply } from '../reply'
import type { Line, Update, WordedEvent } from '../update'

/**
 * What a client knows about a table. It never changes: each message makes a new one.
 *
 * @example
 * const { connection, update, story }: Heard<View, Action, Event, Seat> = client.heard()
 * if (connection === 'lost') say('The connection is lost. Trying again …')
 */
export interface Heard<View, Action, Event, Seat extends string> {
  /** `closed` after the client was closed, or if there is no such table. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'closed'
  /** The latest update; `null` before the first one. */
  readonly update: Update<View, Action, Event, Seat> | null
  /** All known events: since the beginning, or since an action was taken back. */
  readonly story: readonly WordedEvent<Event>[]
  /** The seats whose people are connected. */
  readonly here: readonly Seat[]
  /** The newest lines of the chat: plain text. */
  readonly chat: readonly Line<Seat>[]
  /** The refusal that keeps the client from seeing the table. */
  readonly refusal: Refusal | null
}

/** The replies of a table, with the types of its game. */
export type ReplyOf<View, Action, Event, Seat extends string> =
  | Exclude<Reply, { readonly type: 'update' | 'presence' | 'chat' }>
  | ({ readonly type: 'update' } & Update<View, Action, Event, Seat>)
  | { readonly type: 'presence'; readonly here: readonly Seat[] }
  | { readonly type: 'chat'; readonly lines: readonly Line<Seat>[] }

const types: readonly unknown[] = ['done', 'refused', 'update', 'gone', 'presence', 'chat'] satisfies Reply['type'][]

/** Whether it is a reply of a table. The client trusts the server's content, and a newer server may send more. */
export const isReply = <View, Action, Event, Seat extends string>(
  value: unknown,
): value is ReplyOf<View, Action, Event, Seat> => isPlain(value) && types.includes(value['type'])

/** The knowledge after one more update. */
export function withUpdate<View, Action, Event, Seat extends string>(
  heard: Heard<View, Action, Event, Seat>,
  update: Update<View, Action, Event, Seat>,
): Heard<View, Action, Event, Seat> {
  const before = heard.update?.viewer === update.viewer && !update.reset ? heard.update : null
  const follows = update.since === before?.version
  // The answer to a repeated join: nothing in it is new.
  const isKnown = update.since > 0 && update.version === before?.version
  const events = isKnown ? [] : update.events
  return { ...heard, update, story: follows || isKnown ? [...heard.story, ...events] : events, refusal: null }
}

/** So many lines of the chat a client keeps; a table sends no more to somebody who comes late. */
const keptLines = 100

/** The chat with new lines: after a lost connection some come again. */
export function withLines<Seat extends string>(
  chat: readonly Line<Seat>[],
  lines: readonly Line<Seat>[],
): readonly Line<Seat>[] {
  const last = chat.at(-1)?.number ?? -1
  return [...chat, ...lines.filter(({ number }) => number > last)].slice(-keptLines)
}
