/**
 * What comes from outside, checked: parsers of actions, events, options, states, views, boxes and records of Daimyo that
 * never throw and say what is wrong and where; and their JSON Schemas for other languages.
 *
 * A parser takes time in proportion to the size of its input. It tells the first 100 problems, and refuses what holds more
 * than 100,000 values (texts, numbers, lists, objects, keys; 4,000,000 in a record), goes deeper than 100 or has a text of
 * more than 10,000 characters. What it gives is a copy. A part that may be left out may also be `undefined`.
 *
 * @module daimyo/schema
 */
export { parseWith } from '../../schema/parse'
export type { Parsed } from '../../toolkit'
export { parseAction, parseBox, parseEvent, parseOptions, parseRecord, parseState, parseView } from './parsers'
export { jsonSchemas, schemas } from './schemas'
