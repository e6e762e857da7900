import type { Optional, Shape } from './shape'

/**
 * Takes what is wrong with something, and where.
 *
 * @example
 * const report: Report = (path, message) => void problems.push({ path, message })
 */
export type Report = (path: string, message: string) => void

/**
 * Holds something that may be anything against a shape, and reports all that does not fit. What a shape only names is
 * handed to `checkNamed`.
 *
 * @example
 * checkShape(objectOf<{ at: string }>({ at: word('a place', /^\w+$/) }), input, 'move', report)
 */
export function checkShape(
  shape: Shape,
  value: unknown,
  path: string,
  report: Report,
  checkNamed: (name: string, value: unknown, path: string) => void = (name) => {
    throw new TypeError(`Nobody says what ${name} is.`)
  },
): void {
  if (value === undefined) report(path, 'This is missing.')
  else if (shape.form === 'named') checkNamed(shape.name, value, path)
  else if (shape.form === 'nullable') {
    if (value !== null) checkShape(shape.part, value, path, report, checkNamed)
  } else if (shape.form === 'either') {
    if (!shape.parts.some((part) => fitsShape(part, value))) report(path, `${shown(value)} is not ${wanted(shape)}.`)
  } else if (shape.form === 'list') {
    if (!Array.isArray(value) || value.length > shape.most) report(path, `${shown(value)} is not ${wanted(shape)}.`)
    else
      for (const [index, item] of value.entries()) checkShape(shape.item, item, `${path}[${index}]`, report, checkNamed)
  } else if (shape.form === 'object') {
    if (!isPlain(value)) report(path, `${shown(value)} is not an object.`)
    else checkFields(shape.fields, value, path, report, checkNamed)
  } else if (!isOne(shape, value)) report(path, `${shown(value)} is not ${wanted(shape)}.`)
}

/**
 * Holds the parts of an object against their shapes; what has no shape is too much.
 *
 * @example
 * checkFields({ count: whole(1) }, step, 'steps[0]', report)
 */
export function checkFields(
  fields: Readonly<Record<string, Shape | Optional>>,
  whole: Readonly<Record<string, unknown>>,
  path: string,
  report: Report,
  checkNamed?: (name: string, value: unknown, path: string) => void,
): void {
  for (const key of Object.keys(whole))
    if (!Object.hasOwn(fields, key)) report(`${path}.${key}`, 'There is no such key here.')
  for (const [name, shape] of Object.entries(fields)) {
    const value = Object.hasOwn(whole, name) ? whole[name] : undefined
    if (shape.form !== 'optional') checkShape(shape, value, `${path}.${name}`, report, checkNamed)
    else if (value !== undefined) checkShape(shape.part, value, `${path}.${name}`, report, checkNamed)
  }
}

function fitsShape(shape: Shape, value: unknown): boolean {
  let fits = true
  checkShape(shape, value, '', () => {
    fits = false
  })
  return fits
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOne(shape: Shape, value: unknown): boolean {
  if (shape.form === 'flag') return typeof value === 'boolean'
  if (shape.form === 'text') return typeof value === 'string'
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
    case 'text':
      return 'a text'
    case 'word':
      return `a ${shape.name}`
    case 'choice':
      return shape.values.map((value) => JSON.stringify(value)).join(' or ')
    case 'list':
      return shape.most === Number.POSITIVE_INFINITY ? 'a list' : `a list of up to ${shape.most}`
    case 'either':
      return shape.parts.map(wanted).join(' or ')
    case 'object':
      return `an object with ${Object.keys(shape.fields).join(', ')}`
    default:
      return 'what may stand here'
  }
}

/** A value in a sentence, cut short. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `A list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'An object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
