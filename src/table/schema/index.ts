/**
 * The messages of a table as zod schemas and as JSON Schemas: requests from clients and replies to them.
 *
 * @module table/schema
 */
export type { Parsed } from '../../toolkit/read'
export { jsonSchema } from './json-schema'
export { type GameSchemas, messageSchemas, parseReply, parseRequest } from './messages'
