/**
 * A table that a game is played at, by people far away, bots and spectators: who sits where, what everybody may see and do, what is
 * written down. It knows no game and no network; what carries its messages is the caller's.
 *
 * @module table
 */
export type { About, Glance } from './about'
export type { Answer, Refused, Seen, Taken } from './answer'
export type { Clock } from './clock'
export { type Connection, type ConnectionSettings, connect } from './connect'
export { createTable } from './create'
export { type Port, policyAt, servePolicy } from './elsewhere'
export type { Allowance, Entry, Proposed, SavedTable, TableHead } from './entry'
export type { Journal } from './journal'
export type { Allowed } from './meter'
export type { TableRefusal } from './refusal'
export type { Reply } from './reply'
export type { Request } from './request'
export type { TableSettings, Trouble, Unseeded } from './settings'
export { type Listed, openTable, type Storage } from './storage'
export type { Asking, Listening, Table } from './table'
export type { Choice, End, Proposal, Seated, Told, Update } from './update'
