import * as z from 'zod'
import { reading } from './parse'

/** Schemas that read their input as the parsers do, of each of these. */
export function readingEach<Documents extends Readonly<Record<string, z.ZodType>>>(
  documents: Documents,
): { readonly [Name in keyof Documents]: z.ZodType<z.output<Documents[Name]>> }
export function readingEach(documents: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(Object.entries(documents).map(([name, schema]) => [name, reading(schema)]))
}

type JsonSchema = z.core.JSONSchema.JSONSchema

/** The JSON Schema of each of these; what has a name stands among its definitions. */
export function jsonSchemasOf<Name extends string>(
  documents: Readonly<Record<Name, z.ZodType>>,
  named: Readonly<Record<string, z.ZodType>>,
): Record<Name, JsonSchema>
export function jsonSchemasOf(
  documents: Readonly<Record<string, z.ZodType>>,
  named: Readonly<Record<string, z.ZodType>>,
): Record<string, JsonSchema> {
  const metadata = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) metadata.add(schema, { id })
  return Object.fromEntries(
    Object.entries(documents).map(([name, schema]) => [name, z.toJSONSchema(schema, { metadata })]),
  )
}
