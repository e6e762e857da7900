import { isPlain } from './plain'
import { joined, writtenPath } from './problems'
import type { Optional, Shape } from './shape'
import { shown } from './shown'

/**
 * Receives a problem of a value, and its place.
 *
 * @example
 * const report: Report = (path, message) => void problems.push({ path, message })
 */
export type Report = (path: string, message: string) => void

/**
 * Compares a value with a shape that has only a name, and reports what does not fit.
 *
 * @example
 * const checkNamed: CheckNamed = (_name, value, path, report) => checkShape(step, value, path, report, checkNamed)
 */
export type CheckNamed = (name: string, value: unknown, path: string, report: Report) => void

/**
 * Compares any value with a shape, and reports everything that does not fit. `checkNamed` checks the shapes that have
 * only a name.
 *
 * @example
 * checkShape(objectOf<{ at: string }>({ at: word('place', /^\w+$/) }), input, 'move', report)
 */
export function checkShape(
  shape: Shape,
  value: unknown,
  path: string,
  report: Report,
  checkNamed: CheckNamed = (name) => {
    throw new TypeError(`The shape ${name} has no check.`)
  },
): void {
  if (value === undefined) report(path, 'This is missing.')
  else if (shape.form === 'named') checkNamed(shape.name, value, path, report)
  else if (shape.form === 'nullable') {
    if (value !== null) checkShape(shape.part, value, path, report, checkNamed)
  } else if (shape.form === 'either') checkEither(shape, value, path, report, checkNamed)
  else if (shape.form === 'pair') {
    if (!Array.isArray(value) || value.length !== 2) report(path, `${shown(value)} is not ${wanted(shape)}.`)
    else
      for (const [index, item] of value.entries()) checkShape(shape.item, item, `${path}[${index}]`, report, checkNamed)
  } else if (shape.form === 'table') {
    if (!isPlain(value)) report(path, `${shown(value)} is not an object.`)
    else checkTable(shape, value, path, report, checkNamed)
  } else if (shape.form === 'list') {
    if (!Array.isArray(value) || value.length > shape.most || value.length < (shape.least ?? 0))
      report(path, `${shown(value)} is not ${wanted(shape)}.`)
    else
      for (const [index, item] of value.entries()) checkShape(shape.item, item, `${path}[${index}]`, report, checkNamed)
  } else if (shape.form === 'object') {
    if (!isPlain(value)) report(path, `${shown(value)} is not an object.`)
    else checkFields(shape.fields, value, path, report, checkNamed)
  } else if (shape.form === 'tagged') {
    if (!isPlain(value)) report(path, `${shown(value)} is not an object.`)
    else checkTagged(shape, value, path, report, checkNamed)
  } else if (!isOne(shape, value)) report(path, `${shown(value)} is not ${wanted(shape)}.`)
}

function checkTable(
  { item, key: pattern }: Shape & { readonly form: 'table' },
  value: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
  checkNamed: CheckNamed,
): void {
  for (const [key, each] of Object.entries(value)) {
    const where = joined(path, writtenPath([key]))
    if (pattern && !pattern.test(key)) report(where, 'This key does not have the form of an id.')
    else checkShape(item, each, where, report, checkNamed)
  }
}

function checkTagged(
  { tag, kinds }: Shape & { readonly form: 'tagged' },
  value: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
  checkNamed: CheckNamed,
): void {
  const { [tag]: kind, ...parts } = value
  const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (fields) checkFields(fields, parts, path, report, checkNamed)
  else if (kind === undefined) report(joined(path, tag), 'This is missing.')
  else report(joined(path, tag), `${shown(kind)} is not one of ${Object.keys(kinds).join(', ')}.`)
}

/**
 * Compares the parts of an object with their shapes. A part without a shape is a problem.
 *
 * @example
 * checkFields({ count: whole(1) }, step, 'steps[0]', report)
 */
export function checkFields(
  fields: Readonly<Record<string, Shape | Optional>>,
  whole: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
  checkNamed?: CheckNamed,
): void {
  for (const key of Object.keys(whole))
    if (!Object.hasOwn(fields, key)) report(joined(path, writtenPath([key])), 'There is no such key here.')
  for (const [name, shape] of Object.entries(fields)) {
    const value = Object.hasOwn(whole, name) ? whole[name] : undefined
    if (shape.form !== 'optional') checkShape(shape, value, joined(path, name), report, checkNamed)
    else if (value !== undefined) checkShape(shape.part, value, joined(path, name), report, checkNamed)
  }
}

/** The form that the value most likely means: it fits the kind of value and has the fewest problems. */
function checkEither(
  shape: Shape & { readonly form: 'either' },
  value: unknown,
  path: string,
  report: Report,
  checkNamed: CheckNamed,
): void {
  let meant: (readonly [path: string, message: string])[] | null = null
  for (const part of shape.parts) {
    const found: (readonly [path: string, message: string])[] = []
    checkShape(part, value, path, (where, message) => void found.push([where, message]), checkNamed)
    if (found.length === 0) return
    const isInside = found.every(([where]) => where !== path)
    if (isInside && (meant === null || found.length < meant.length)) meant = found
  }
  if (meant) for (const [where, message] of meant) report(where, message)
  else report(path, `${shown(value)} is not ${wanted(shape)}.`)
}

function isOne(shape: Shape, value: unknown): boolean {
  if (shape.form === 'flag') return typeof value === 'boolean'
  if (shape.form === 'number') return Number.isFinite(value)
  if (shape.form === 'text') return typeof value === 'string' && value.length <= (shape.most ?? value.length)
  if (shape.form === 'word') return typeof value === 'string' && shape.pattern.test(value)
  if (shape.form === 'choice') return shape.values.some((each) => each === value)
  return (
    shape.form === 'whole' &&
    typeof value === 'number' &&
    Number.isSafeInteger(value) &&
    value >= shape.least &&
    value <= shape.most
  )
}

function wanted(shape: Shape): string {
  switch (shape.form) {
    case 'flag':
      return 'true or false'
    case 'whole':
      return `a whole number from ${shape.least}${shape.most === Number.MAX_SAFE_INTEGER ? '' : ` to ${shape.most}`}`
    case 'number':
      return 'a number'
    case 'text':
      return shape.most === undefined ? 'a text' : `a text of at most ${shape.most} characters`
    case 'pair':
      return 'a list of 2 items'
    case 'word':
      return `a ${shape.name}`
    case 'choice':
      return shape.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'list':
      if (shape.least === shape.most) return `a list of ${shape.most}`
      if (shape.least !== undefined)
        return `a list of ${shape.least}${shape.most === Number.POSITIVE_INFINITY ? ' or more' : ` to ${shape.most}`}`
      return shape.most === Number.POSITIVE_INFINITY ? 'a list' : `a list of up to ${shape.most}`
    case 'either':
      return shape.parts.map(wanted).join(' or ')
    case 'table':
    case 'tagged':
      return 'an object'
    case 'object':
      return `an object with ${Object.keys(shape.fields).join(', ')}`
    default:
      return 'a valid value'
  }
}
