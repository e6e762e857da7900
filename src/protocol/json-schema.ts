import * as z from 'zod'
import { answerLines, failure } from './answers'
import { requests } from './request'

/** The JSON Schema of the protocol: `requests`, and in `answers` the answer to each, or an `error`. */
export const jsonSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'totemforge serve, protocol 1',
  request: bare(requests),
  answers: Object.fromEntries(Object.entries(answerLines).map(([name, line]) => [name, bare(line)])),
  error: bare(failure),
})

/** The schema without the name of its dialect, which the outer schema has. */
function bare(schema: z.ZodType): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema)
  return rest
}
