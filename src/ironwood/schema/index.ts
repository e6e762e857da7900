/**
 * What comes from outside, checked: parsers of actions, events, options, states, views, maps, card sets and records of
 * Ironwood that never throw and say all that is wrong and where; and their JSON Schemas for other languages.
 *
 * @module ironwood/schema
 */
export type { Parsed } from './parse'
export {
  parseAction,
  parseCards,
  parseEvent,
  parseMap,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
} from './parsers'
export { jsonSchemas, schemas } from './schemas'
