import { createRandom, type Random } from 'totemforge'
import { isHolder } from '../schema/damage'

/** Parts that a document may turn out to hold: nearly right, wrong, and of names that mean something to the language. */
const parts: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  7,
  1e9,
  2 ** 53,
  -0,
  1e308,
  '',
  ' ',
  '0',
  '-1',
  'x y',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'length',
  '\0',
  '\u{1F333}',
  '\uD800',
  '..',
  'a'.repeat(300),
  [],
  {},
  [[[[[]]]]],
  { type: 'toString' },
  { length: 5 },
]

const keys = ['__proto__', 'constructor', 'toJSON', 'type', 'seed', 'length', 'id', '0', '']

const signs = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\n',
  ' ',
  '\0',
  '-',
  '9',
  'e',
  '=',
  '\uFEFF',
  '\uD800',
  'ß',
  '.js',
]

const copyOf = (value: unknown): unknown => structuredClone(value)

/** Plain data with one to three parts that are not what they were: replaced, taken away, moved, or one too many. */
export function twisted(document: unknown, random: Random): unknown {
  const holder = { document: copyOf(document) }
  for (let count = random.integer(1, 3); count > 0; count--) twistOnce(holder, random)
  return holder.document
}

function twistOnce(whole: object, random: Random): void {
  let holder = whole
  let key = 'document'
  // So deep by chance; the deepest parts are not the likeliest.
  for (;;) {
    const part: unknown = Reflect.get(holder, key)
    const inside = isHolder(part) ? Object.keys(part) : []
    if (!isHolder(part) || inside.length === 0 || random.integer(0, 5) === 0) break
    holder = part
    key = random.pick(inside)
  }
  const part: unknown = Reflect.get(holder, key)
  const put = (name: string, value: unknown): void => {
    if (Array.isArray(holder) && name === 'length') holder.length = Math.max(0, holder.length - 1)
    else
      Reflect.defineProperty(holder, name, {
        value: copyOf(value),
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
  const ways = [
    () => put(key, random.pick(parts)),
    () => void Reflect.deleteProperty(holder, key),
    () => put(random.pick(keys), random.pick(parts)),
    () => put(key, Reflect.get(holder, random.pick(Object.keys(holder)))),
    () => put(key, [part]),
    () => put(key, typeof part === 'string' ? `${part} ` : typeof part === 'number' ? -part : random.pick(parts)),
    () => {
      if (Array.isArray(part)) part.push(copyOf(part[0] ?? null))
    },
  ]
  // Of the whole nothing else is taken away.
  if (holder === whole) put(key, random.integer(0, 3) === 0 ? random.pick(parts) : part)
  else random.pick(ways)()
}

/** A text with one to four places that are not what they were: cut, doubled, moved, or with other signs. */
export function twistedText(text: string, random: Random): string {
  let twisted = text
  for (let count = random.integer(1, 4); count > 0; count--) {
    const from = random.integer(0, twisted.length)
    const to = Math.min(twisted.length, from + random.integer(0, random.integer(0, 3) === 0 ? twisted.length : 6))
    const piece = twisted.slice(from, to)
    const other = random.pick([
      '',
      piece + piece,
      random.pick(signs),
      String(random.pick(parts)),
      [...piece].reverse().join(''),
      String.fromCharCode(random.integer(0, 0xffff)),
    ])
    twisted = twisted.slice(0, from) + other + twisted.slice(to)
  }
  return twisted
}

/** Bytes of which some are others, and some are missing. */
export function twistedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const twisted = bytes.slice(0, random.integer(0, 3) === 0 ? random.integer(0, bytes.length) : bytes.length)
  for (let count = random.integer(1, 8); count > 0 && twisted.length > 0; count--)
    // The head of a message is where the lengths are.
    twisted[random.integer(0, Math.min(twisted.length, random.pick([40, bytes.length])) - 1)] = random.pick([
      0,
      1,
      127,
      128,
      255,
      random.integer(0, 255),
    ])
  return twisted
}

/** Hands out this many sources of chance; a failure names the number of its source. */
export async function fuzz(count: number, each: (random: Random) => unknown): Promise<void> {
  for (let number = 0; number < count; number++)
    try {
      await each(createRandom(number, 'fuzz'))
    } catch (error) {
      throw new Error(`Input ${number}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
}

/** The code of an error that a document may be answered with; any other error goes on. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && !error.code.startsWith('ERR_'))
    return error.code
  throw error
}

/** What is thrown is a sentence to a person, not the language's own complaint about a bug. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) throw new Error(`This was thrown: ${String(error)}`)
  // What the language says of broken JSON is a sentence too.
  const isOurs = /[.:>]$|"$| JSON\b/.test(error.message.trim()) && !bug.test(error.message)
  if (isOurs) return error.message
  throw error
}

const bug = /is not (a function|iterable|defined)|Cannot (read|convert|set|destructure|assign)|call stack|undefined \(/

/** How many were of each kind: enough of them must get far for a test to mean something. */
export function tally(): { count(kind: string): void; readonly of: (kind: string) => number; readonly total: number } {
  const counts = new Map<string, number>()
  return {
    count: (kind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1),
    of: (kind) => counts.get(kind) ?? 0,
    get total() {
      return [...counts.values()].reduce((sum, each) => sum + each, 0)
    },
  }
}
