/**
 * The client of a remote table, for players and spectators. It reconnects by itself when the connection is lost.
 *
 * @module table/client
 */
export type { Heard } from './heard'
export { type JoinSettings, joinTable, type TableClient, type TableClientOf } from './join-table'
export type { Wire } from './wire'
