/**
 * Where tables are kept by a server: in files, or in PostgreSQL for as many servers as there are. It needs Node; what carries
 * queries to PostgreSQL is the caller's.
 *
 * @module storage
 */
export { type Database, poolDatabase } from './database'
export { type FileSettings, fileStorage } from './file'
export type { Pool } from './pool'
export { postgresStorage } from './postgres'
