/**
 * A table where people on other machines and bots play a game, and spectators watch. It manages seats, what each viewer may see
 * and do, and storage. It knows no particular game and no network; the caller carries its messages.
 *
 * @module table
 */
export type { About, Glance } from './about'
export type { Answer, Refused, Seen, Taken } from './answer'
export type { Clock } from './clock'
export { type Connection, type ConnectionSettings, connect } from './connect'
export { createTable } from './create'
export { type Port, policyAt, servePolicy } from './elsewhere'
export type { Allowance, Chatters, Entry, Person, Proposed, SavedTable, TableHead } from './entry'
export type { Journal } from './journal'
export type { Allowed } from './meter'
export type { TableRefusal } from './refusal'
export type { Reply } from './reply'
export type { Request } from './request'
export type { Rematch, TableSettings, Trouble, Unseeded } from './settings'
export { type Listed, openTable, type Storage } from './storage'
export type { Asking, Listening, Table } from './table'
export type { Choice, End, Line, Proposal, TableSeat, Update, WordedEvent } from './update'
export { wireTo } from './wire-to'
