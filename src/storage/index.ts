/**
 * Storages of tables for servers: in files, or in PostgreSQL for any number of servers. They need Node; the caller brings the
 * connection to PostgreSQL.
 *
 * @module storage
 */
export { type Database, poolDatabase } from './database'
export { type FileSettings, fileStorage } from './file'
export type { Pool } from './pool'
export { postgresStorage } from './postgres'
