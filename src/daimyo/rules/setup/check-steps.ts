import { isObject } from '../../../core/value'
import { type CheckNamed, checkFields, type Problems, shown } from '../../../toolkit'
import { stepKinds } from '../carrying-out'

/** Compares a step of a card with what its keyword asks for. */
export const checkStep: CheckNamed = (_name, step, path, report) => {
  if (!isObject(step)) {
    report(path, `${shown(step)} is not a step.`)
    return
  }
  const { do: name, ...parts } = step
  const kind = typeof name === 'string' && Object.hasOwn(stepKinds, name) ? stepKinds[name] : undefined
  if (!kind) {
    report(`${path}.do`, `There is no keyword ${shown(name)} (DAI-KEY-01).`)
    return
  }
  checkFields(kind.fields, parts, path, report, checkStep)
  for (const [part, value] of Object.entries(parts))
    if (Array.isArray(value) && new Set(value).size < value.length)
      report(`${path}.${part}`, 'The same choice is named twice.')
}

/** The keywords of steps, also of those inside others. */
const keywordsOf = (steps: unknown): string[] => {
  if (Array.isArray(steps)) return steps.flatMap(keywordsOf)
  if (!isObject(steps)) return []
  const { do: name, steps: inner } = steps
  return [...(typeof name === 'string' ? [name] : []), ...keywordsOf(inner ?? [])]
}

/** An effect that can use itself, or another one that uses it, never ends. */
export function checkNoLoop(steps: unknown, forbidden: readonly string[], what: string, problems: Problems): void {
  const found = keywordsOf(steps).find((name) => forbidden.includes(name))
  problems.when(found !== undefined, '', `${what} cannot have the keyword "${found}": it could use itself again.`)
}
