import * as z from 'zod'
import { messageSchemas } from './messages'

/**
 * The messages as one JSON Schema (draft 2020-12), for clients in other languages: `request` and `reply`.
 *
 * @example
 * await writeFile('table.schema.json', JSON.stringify(jsonSchema()))
 */
export function jsonSchema(): { readonly request: object; readonly reply: object } {
  const { request, reply } = messageSchemas()
  return {
    request: { title: 'A request of a client to a table', ...z.toJSONSchema(request) },
    reply: { title: 'A reply of a table to a client', ...z.toJSONSchema(reply) },
  }
}
