/** Games for programs in any language: requests and answers as lines of JSON, over any channel. */
export { jsonSchema } from './json-schema'
export { longestLine } from './line'
export type { Served } from './served'
export { type Answered, createServer, type Server } from './server'
