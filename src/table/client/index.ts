/**
 * The other end of a table: a client that sits down at one far away, or watches, and comes back by itself where the connection is lost.
 *
 * @module table/client
 */
export type { Heard } from './heard'
export { type JoinSettings, joinTable, type TableClient } from './join-table'
export type { Wire } from './wire'
