import * as z from 'zod'
import type { Problem } from '../core'
import { plain } from '../toolkit/plain'
import { collectProblems, type Problems, writtenPath } from '../toolkit/problems'
import type { Parsed } from '../toolkit/read'
import { shown } from '../toolkit/shown'

/**
 * Checks any value against a schema, one of {@link schemas} or one built from them, and describes problems in plain sentences,
 * like the other parsers. You do not need zod yourself.
 *
 * @example
 * const parsed = parseWith(schemas.action, JSON.parse(message))
 * if (!parsed.ok) console.error(parsed.problems)
 */
export const parseWith = <Value>(schema: z.ZodType<Value>, input: unknown): Parsed<Value> =>
  parseAndCheck(schema, input, () => {})

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The same, followed by a check of the result against the rules. */
export function parseAndCheck<Value>(
  schema: z.ZodType<Value>,
  input: unknown,
  check: (value: Value, problems: Problems) => void,
): Parsed<Value> {
  const problems = collectProblems()
  const value = plain(input, problems)
  if (problems.found.length > 0) return { ok: false, problems: problems.found }
  const data = held(schema, value, problems)
  if (data) check(data.value, problems)
  return data && problems.found.length === 0 ? { ok: true, value: data.value } : { ok: false, problems: problems.found }
}

/** The result of a schema on plain data, or nothing, and the problems. */
export function held<Value>(schema: z.ZodType<Value>, input: unknown, problems: Problems): { value: Value } | null {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return { value: result.data }
  for (const issue of result.error.issues) {
    for (const { path, message } of problemsIn(issue, issue.path)) problems.add(path, message)
    if (problems.full) break
  }
  return null
}

/** A schema that reads its input once and treats `undefined` as left out, like the parsers. */
export const reading = <Value>(schema: z.ZodType<Value>): z.ZodType<Value> =>
  z.preprocess((input, context) => {
    const problems = collectProblems()
    const value = plain(input, problems)
    for (const { message } of problems.found) context.issues.push({ code: 'custom', message, input: undefined })
    return value
  }, schema)

type Path = readonly PropertyKey[]

const problemsOf = (issues: readonly z.core.$ZodIssue[], above: Path): Problem[] =>
  issues.flatMap((issue) => problemsIn(issue, [...above, ...issue.path]))

function problemsIn(issue: z.core.$ZodIssue, path: Path): Problem[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: writtenPath([...path, key]), message: 'There is no such key here.' }))
    case 'invalid_union':
      return ofUnion(issue, path)
    default:
      return [{ path: writtenPath(path), message: sentence(issue) }]
  }
}

/** The form that the input most likely means: it fits the kind of value and has the fewest problems. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path): Problem[] {
  if (issue.discriminator !== undefined) {
    const { input } = issue
    const options = 'options' in issue ? (issue.options ?? []) : []
    const given: unknown = isRecord(input) ? input[issue.discriminator] : undefined
    return [
      {
        path: writtenPath(path),
        message: given === undefined ? missing : `${shown(given)} is not one of ${list(options)}.`,
      },
    ]
  }
  const deeper = issue.errors.filter((errors) =>
    errors.every(({ path: inside, code }) => inside.length > 0 || code === 'unrecognized_keys'),
  )
  const [first, ...others] = deeper.map((errors) => problemsOf(errors, path))
  if (!first) return [{ path: writtenPath(path), message: issue.input === undefined ? missing : nothingFits(issue) }]
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
  if (issue.origin === 'string')
    return issue.code === 'too_big'
      ? `a text of at most ${issue.maximum} characters`
      : `a text of at least ${issue.minimum} characters`
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
