/** Games for programs in any language: requests and answers as lines of JSON, over any channel. */
export { jsonSchema } from './json-schema'
export { longestLine } from './line'
export { createServer, type Server } from './server'
