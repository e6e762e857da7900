import type * as z from 'zod'
import type { GameRecord } from '../../core'
import { jsonSchemasOf, readingEach } from '../../schema/documents'
import type { Action } from '../rules/action'
import type { Card } from '../rules/card'
import type { Event } from '../rules/event'
import type { MapData } from '../rules/mapdata'
import type { Options } from '../rules/setup'
import type { State } from '../rules/state'
import type { View } from '../rules/view'
import { documents, parts } from './documents'

/**
 * The zod schemas of all documents of Ironwood, to build others from. They know the shape and not the rules: {@link
 * parseMap}, {@link parseCards} and the other parsers also check maps and cards against the rules. zod's own messages
 * are short; {@link parseWith} gives sentences.
 *
 * @example
 * const message = z.strictObject({ room: z.string(), action: schemas.action })
 */
export const schemas: {
  readonly action: z.ZodType<Action>
  readonly event: z.ZodType<Event>
  readonly options: z.ZodType<Options>
  readonly state: z.ZodType<State>
  readonly view: z.ZodType<View>
  readonly map: z.ZodType<MapData>
  readonly cards: z.ZodType<readonly Card[]>
  readonly record: z.ZodType<GameRecord<Options, Action>>
} = /* @__PURE__ */ readingEach(documents)

/**
 * The JSON Schemas (draft 2020-12) of all documents, for other languages. Like {@link schemas} they know the shape and
 * not the rules.
 *
 * @example
 * await writeFile('action.schema.json', JSON.stringify(jsonSchemas().action))
 */
export function jsonSchemas(): Record<keyof typeof schemas, z.core.JSONSchema.JSONSchema> {
  return jsonSchemasOf(documents, {
    step: parts('step'),
    card: parts('card'),
    board: parts('board'),
    task: parts('task'),
  })
}
