import * as z from 'zod'
import type { Optional, Shape } from '../toolkit'
import { isRecord } from './parse'

/** The schema of a shape that only has a name. */
export type Named = (name: string) => z.ZodType

const unnamed: Named = (name) => {
  throw new TypeError(`${name} has no schema.`)
}

/** The schemas of what shapes only name. Each is made when it is first asked for, and may ask for others. */
export function namedSchemas(makers: Readonly<Record<string, (named: Named) => z.ZodType>>): Named {
  const made = new Map<string, z.ZodType>()
  const named: Named = (name) => {
    const schema = made.get(name) ?? makers[name]?.(named) ?? unnamed(name)
    made.set(name, schema)
    return schema
  }
  return named
}

/** The schema of a shape. */
export function schemaOf<Value>(shape: Shape<Value>, named?: Named): z.ZodType<Value>
export function schemaOf(shape: Shape, named: Named = unnamed): z.ZodType {
  switch (shape.form) {
    case 'flag':
      return z.boolean()
    case 'whole': {
      const least = shape.least === Number.MIN_SAFE_INTEGER ? z.int() : z.int().min(shape.least)
      return shape.most === Number.MAX_SAFE_INTEGER ? least : least.max(shape.most)
    }
    case 'number':
      return z.number()
    case 'text':
      return shape.most === undefined ? z.string() : z.string().max(shape.most)
    case 'word':
      return z.string().regex(shape.pattern)
    case 'choice':
      return choice(shape.values)
    case 'list': {
      const list = z.array(schemaOf(shape.item, named))
      if (shape.least === shape.most) return list.length(shape.most)
      const long = shape.least === undefined ? list : list.min(shape.least)
      return shape.most === Number.POSITIVE_INFINITY ? long : long.max(shape.most)
    }
    case 'pair':
      return z.tuple([schemaOf(shape.item, named), schemaOf(shape.item, named)])
    case 'table':
      return tableOf(shape.key, schemaOf(shape.item, named))
    case 'nullable':
      return schemaOf(shape.part, named).nullable()
    case 'object':
      return objectOf(shape.fields, named)
    case 'tagged':
      return unionOf(shape.tag, shape.kinds, named)
    case 'either':
      return z.union(partsOf(shape).map((part) => schemaOf(part, named)))
    case 'named':
      return named(shape.name)
  }
}

function choice(values: readonly (string | number)[]): z.ZodType {
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === values.length && texts.length !== 1 ? z.enum(texts) : z.literal(values)
}

/** Flattens a union that contains unions. */
const partsOf = (shape: Shape): Shape[] => (shape.form === 'either' ? shape.parts.flatMap(partsOf) : [shape])

type Table = Readonly<Record<string, Shape | Optional>>

const objectOf = (fields: Table, named: Named, tag: Record<string, z.ZodType> = {}): z.ZodObject =>
  z.strictObject({
    ...tag,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, shape]) => [
        name,
        shape.form === 'optional' ? schemaOf(shape.part, named).exactOptional() : schemaOf(shape, named),
      ]),
    ),
  })

/** An object from keys to parts. zod leaves the key `__proto__` out without a word; here it is refused like any other. */
function tableOf(key: RegExp | undefined, part: z.ZodType): z.ZodType {
  if (!key) return z.record(z.string(), part)
  return z.preprocess(
    (input, context) => {
      const keys = ['__proto__']
      if (isRecord(input) && Object.hasOwn(input, '__proto__'))
        context.issues.push({ code: 'unrecognized_keys', keys, input })
      return input
    },
    z.record(z.string().regex(key), part),
  )
}

function unionOf(tag: string, kinds: Readonly<Record<string, Table>>, named: Named): z.ZodType {
  const [first, ...rest] = Object.entries(kinds).map(([name, fields]) =>
    objectOf(fields, named, { [tag]: z.literal(name) }),
  )
  if (!first) throw new TypeError(`The union by ${tag} has no kinds.`)
  return z.discriminatedUnion(tag, [first, ...rest])
}

/** A schema of values of several kinds with a tag; the kinds in `order` come first, then the others. */
export function kindsOf<Kind>(
  tag: string,
  kinds: Readonly<Record<string, { readonly fields: Table }>>,
  order: readonly string[],
  named?: Named,
): z.ZodType<Kind>
export function kindsOf(
  tag: string,
  kinds: Readonly<Record<string, { readonly fields: Table }>>,
  order: readonly string[],
  named: Named = unnamed,
): z.ZodType {
  const names = [...new Set([...order, ...Object.keys(kinds)])]
  return unionOf(tag, Object.fromEntries(names.map((name) => [name, kinds[name]?.fields ?? {}])), named)
}
