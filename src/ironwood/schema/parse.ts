import type * as z from 'zod'
import type { Problem } from '../../core'
import { isRecord } from './parts'

/**
 * What a parser answers: the value, checked, or everything that is wrong with it and where.
 *
 * @example
 * const parsed: Parsed<Action> = parseAction(JSON.parse(message))
 * if (!parsed.ok) for (const { path, message } of parsed.problems) console.error(`${path}: ${message}`)
 */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] }

type Path = readonly PropertyKey[]

/** Holds something against a schema, and then what has come of it against the rules. */
export function parseWith<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  check: (value: Value) => readonly Problem[] = () => [],
): Parsed<Value> {
  try {
    const result = schema.safeParse(input, { reportInput: true })
    const problems = result.success ? check(result.data) : problemsOf(result.error.issues, [])
    return result.success && problems.length === 0 ? { ok: true, value: result.data } : { ok: false, problems }
  } catch (error) {
    // An object may refuse to be read, or hold itself.
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, problems: [{ path: '', message: `This cannot be read: ${reason}` }] }
  }
}

/** As it is written in code: `actions[17].card`. */
function written(path: Path): string {
  let text = ''
  for (const key of path) {
    const name = String(key)
    if (typeof key === 'number') text += `[${name}]`
    else if (/^[\w$]+$/.test(name)) text += text === '' ? name : `.${name}`
    else text += `[${JSON.stringify(name)}]`
  }
  return text
}

const problemsOf = (issues: readonly z.core.$ZodIssue[], above: Path): Problem[] =>
  issues.flatMap((issue) => problemsIn(issue, [...above, ...issue.path]))

function problemsIn(issue: z.core.$ZodIssue, path: Path): Problem[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: written([...path, key]), message: 'There is no such key here.' }))
    case 'invalid_union':
      return ofUnion(issue, path)
    default:
      return [{ path: written(path), message: sentence(issue) }]
  }
}

/** Of several forms the one that was meant: the one that fits the kind of value and leaves the fewest problems. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path): Problem[] {
  if (issue.discriminator !== undefined) {
    const { input } = issue
    const options = 'options' in issue ? (issue.options ?? []) : []
    const given: unknown = isRecord(input) ? input[issue.discriminator] : undefined
    return [
      {
        path: written(path),
        message: given === undefined ? missing : `${shown(given)} is not one of ${list(options)}.`,
      },
    ]
  }
  const deeper = issue.errors.filter((errors) =>
    errors.every(({ path: inside, code }) => inside.length > 0 || code === 'unrecognized_keys'),
  )
  const [first, ...others] = deeper.map((errors) => problemsOf(errors, path))
  if (!first) return [{ path: written(path), message: issue.input === undefined ? missing : nothingFits(issue) }]
  return others.reduce((least, each) => (each.length < least.length ? each : least), first)
}

function nothingFits({ input, errors }: z.core.$ZodIssueInvalidUnion): string {
  const wanted = errors.flat().map((issue) => (issue.code === 'invalid_value' ? oneOf(issue.values) : wantedOf(issue)))
  return `${shown(input)} is not ${[...new Set(wanted)].join(' or ')}.`
}

const missing = 'This is missing.'

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
}

function wantedOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return names[issue.expected] ?? issue.expected
  return issue.code === 'too_small' || issue.code === 'too_big' ? bound(issue) : 'one of the forms that may stand here'
}

function bound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const inside = issue.origin === 'array' ? 'a list of ' : 'a number from '
  const items = issue.origin === 'array' ? ' items' : ''
  if (issue.exact) return `a list of ${issue.code === 'too_small' ? issue.minimum : issue.maximum}${items}`
  return issue.code === 'too_small'
    ? `${inside}${issue.minimum}${items} or more`
    : `${issue.origin === 'array' ? inside : 'a number up to '}${issue.maximum}${items}${items ? ' or fewer' : ''}`
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined && issue.code !== 'custom') return missing
  switch (issue.code) {
    case 'invalid_value':
      return `${shown(issue.input)} is not ${oneOf(issue.values)}.`
    case 'invalid_format':
      return `${shown(issue.input)} does not have the form ${issue.pattern ?? issue.format}.`
    case 'invalid_key':
      return 'This key does not have the form of an id.'
    case 'invalid_type':
    case 'too_small':
    case 'too_big':
      return `${shown(issue.input)} is not ${wantedOf(issue)}.`
    default:
      return issue.message
  }
}

const oneOf = (values: readonly unknown[]): string => `${values.length > 1 ? 'one of ' : ''}${list(values)}`

const list = (values: readonly unknown[]): string => values.map(shown).join(', ')

/** A value in a sentence, cut short. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `A list of ${value.length} items`
  if (typeof value === 'object' && value !== null) return 'An object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
