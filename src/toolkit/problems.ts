import type { Problem } from '../core'

/** The most problems kept of one document: enough to repair it, few enough to store. */
const kept = 100

/**
 * Collects the problems of a document with their places. It keeps the first 100 problems; a long check looks at `full`
 * and stops.
 *
 * @example
 * const problems: Problems = collectProblems()
 * problems.at('forests', 3).add('id', 'The id F1 is given to two locations.')
 */
export interface Problems {
  /** The problems in the order of their adding, with full paths: `forests[3].id`. */
  readonly found: readonly Problem[]
  readonly full: boolean
  /** Adds a problem at a path, which begins here; an empty path means this part itself. */
  add(path: string, message: string): void
  /** Adds a problem if something is wrong. */
  when(wrong: boolean, path: string, message: string): void
  /** The same collection, for a part of the document. */
  at(...keys: readonly (string | number)[]): Problems
  /** The same collection, for a part of the document with a finished path. */
  below(path: string): Problems
}

/**
 * An empty collection of problems. `most` is how many it keeps; default 100.
 *
 * @example
 * const problems = collectProblems()
 * for (const [index, card] of cards.entries()) checkCard(card, problems.at(index))
 * if (problems.found.length > 0) console.error(problems.found)
 */
export const collectProblems = (most: number = kept): Problems => collectInto([], '', most)

function collectInto(found: Problem[], place: string, most: number): Problems {
  const add = (path: string, message: string): void => {
    if (found.length < most) found.push({ path: joined(place, path), message })
  }
  return {
    found,
    get full() {
      return found.length >= most
    },
    add,
    when(wrong, path, message) {
      if (wrong) add(path, message)
    },
    at: (...keys) => collectInto(found, joined(place, writtenPath(keys)), most),
    below: (path) => collectInto(found, joined(place, path), most),
  }
}

/** A path that begins at a part, as a path that begins at the whole. */
export const joined = (part: string, path: string): string =>
  part === '' || path === '' || path.startsWith('[') ? `${part}${path}` : `${part}.${path}`

/**
 * Problems of a part, with their paths in the whole.
 *
 * @example
 * within('map', checkMap(map)) // [{ path: 'map.forests[3].id', message: … }]
 */
export const within = (part: string, problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path: joined(part, path), message }))

/**
 * A path in the form of code.
 *
 * @example
 * writtenPath(['actions', 17, 'card']) // 'actions[17].card'
 */
export function writtenPath(keys: readonly PropertyKey[]): string {
  let path = ''
  for (const key of keys) {
    const name = String(key)
    if (typeof key === 'number') path += `[${name}]`
    else if (/^[\w$]+$/.test(name)) path += path === '' ? name : `.${name}`
    else path += `[${JSON.stringify(shortened(name))}]`
  }
  return path
}

const shortened = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name)
