import type { Refusal } from 'totemforge'
import type { Reply, Update } from 'totemforge/table'

/** What is known of a table from one seat, and what has happened. */
export interface Heard<View, Action, Event, Seat extends string> {
  readonly update: Update<View, Action, Event, Seat> | null
  readonly story: readonly string[]
  /** Why the last request was refused. */
  readonly refusal: Refusal | null
}

/** What a table sends, with the types of one game. */
export type ReplyOf<View, Action, Event, Seat extends string> =
  | Exclude<Reply, { type: 'update' }>
  | ({ readonly type: 'update' } & Update<View, Action, Event, Seat>)

export const nothing = { update: null, story: [], refusal: null } as const

/** What is known after one more reply. */
export function hear<View, Action, Event, Seat extends string>(
  heard: Heard<View, Action, Event, Seat>,
  reply: ReplyOf<View, Action, Event, Seat>,
): Heard<View, Action, Event, Seat> {
  if (reply.type === 'refused') return { ...heard, refusal: reply.refusal }
  if (reply.type !== 'update') return heard
  const told = reply.events.map(({ text }) => text).filter((text) => text !== '')
  const follows = !reply.reset && reply.since === heard.update?.version
  return { update: reply, story: follows ? [...heard.story, ...told] : told, refusal: null }
}
