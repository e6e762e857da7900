import type * as z from 'zod'
import type { GameRecord } from '../../core'
import { jsonSchemasOf, readingEach } from '../../schema/documents'
import type { OwnBox } from '../rules/box'
import type { Action } from '../rules/chapters'
import type { Event } from '../rules/event'
import type { Options } from '../rules/setup/options'
import type { State } from '../rules/state'
import type { View } from '../rules/view'
import { documents, parts } from './documents'

/**
 * The zod schemas of everything that goes in and out of Daimyo, to build others from. They know the shape and not the rules:
 * {@link parseBox} and the other parsers also check a box against the rules. zod's own messages are short; {@link parseWith}
 * gives sentences.
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
  readonly box: z.ZodType<OwnBox>
  readonly record: z.ZodType<GameRecord<Options, Action>>
} = /* @__PURE__ */ readingEach(documents)

/**
 * The JSON Schemas (draft 2020-12) of all that can be parsed, for other languages. Like {@link schemas} they know the
 * shape and not the rules.
 *
 * @example
 * await writeFile('action.schema.json', JSON.stringify(jsonSchemas().action))
 */
export function jsonSchemas(): Record<keyof typeof schemas, z.core.JSONSchema.JSONSchema> {
  return jsonSchemasOf(documents, {
    step: parts('anyStep'),
    task: parts('task'),
    box: parts('box'),
    action: documents.action,
  })
}
