import { Session } from 'node:inspector'
import { afterAll } from 'vitest'

/** How much a built-in function reads: by what it is called on, what it is handed and what it answers. */
type Reads = (on: unknown, given: readonly unknown[], answer: unknown) => number

const sizeOf = (value: unknown): number => (typeof value === 'string' || Array.isArray(value) ? value.length : 1)

const one: Reads = () => 1
const whole: Reads = (on) => sizeOf(on)
const answered: Reads = (_on, _given, answer) => sizeOf(answer)
const handed: Reads = (_on, given) => sizeOf(given[0])

/** From where it begins to look to where it finds something. */
const searched: Reads = (on, given, answer) =>
  (typeof answer === 'number' && answer >= 0 ? answer + 1 : sizeOf(on)) - Number(given[1] ?? 0)

/** How far a regular expression gets. This does not show how often it goes back on its way. */
function matched(on: unknown, given: readonly unknown[], answer: unknown): number {
  if (on instanceof RegExp && (on.global || on.sticky)) return Array.isArray(answer) ? 1 + sizeOf(answer[0]) : 1
  return Array.isArray(answer) ? Number(Reflect.get(answer, 'index')) + sizeOf(answer[0]) : sizeOf(given[0])
}

const lists: Readonly<Record<string, Reads>> = {
  includes: whole,
  indexOf: searched,
  lastIndexOf: whole,
  slice: answered,
  concat: answered,
  splice: whole,
  shift: whole,
  unshift: whole,
  join: whole,
  reverse: whole,
  sort: whole,
  flat: answered,
}

const texts: Readonly<Record<string, Reads>> = {
  includes: whole,
  indexOf: searched,
  lastIndexOf: whole,
  split: whole,
  replace: whole,
  replaceAll: whole,
  match: whole,
  search: whole,
  trim: whole,
  repeat: answered,
  normalize: whole,
}

const iterators = [[], '', new Set(), new Map()].map((each) => Object.getPrototypeOf(each[Symbol.iterator]()))

const builtIn: readonly (readonly [on: object, reads: Readonly<Record<string, Reads>>])[] = [
  [Array.prototype, lists],
  [String.prototype, texts],
  [RegExp.prototype, { exec: matched }],
  [JSON, { parse: handed, stringify: answered }],
  [Object, { keys: answered, values: answered, entries: answered }],
  ...iterators.map((iterator) => [iterator, { next: one }] as const),
]

/** Counts what a built-in function reads, until it is called off. */
function watch(on: object, name: string, reads: Reads, count: (read: number) => void): () => void {
  const was = Object.getOwnPropertyDescriptor(on, name)
  const method: unknown = was?.value
  if (!was || typeof method !== 'function') throw new Error(`There is no ${name}.`)
  const value = function (this: unknown, ...given: unknown[]): unknown {
    const answer: unknown = Reflect.apply(method, this, given)
    count(reads(this, given, answer))
    return answer
  }
  Object.defineProperty(on, name, { ...was, value })
  return () => void Object.defineProperty(on, name, was)
}

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
// Code that is counted is slow: what runs here afterwards is not.
afterAll(() => {
  session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
})

/** How often each block of the library and of zod has run since it was last asked. */
function blocksRun(): number {
  let sum = 0
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error
    for (const { url, functions } of result)
      if (/\/src\/|\/node_modules\/zod\//.test(url))
        for (const { ranges } of functions) for (const { count } of ranges) sum += count
  })
  return sum
}

/**
 * The work that something takes: the blocks of code that run, and what built-in functions read. It is the same on every machine
 * and under every load, other than time. While the engine compiles a function anew it may lose some of its counts, so the most of
 * three runs is taken.
 */
export async function workOf(run: () => unknown): Promise<number> {
  let most = 0
  for (let times = 0; times < 3; times++) most = Math.max(most, await workOfOne(run))
  return most
}

async function workOfOne(run: () => unknown): Promise<number> {
  let read = 0
  blocksRun()
  const stops = builtIn.flatMap(([on, each]) =>
    Object.entries(each).map(([name, reads]) =>
      watch(on, name, reads, (count) => {
        read += count
      }),
    ),
  )
  try {
    await run()
  } finally {
    for (const stop of stops) stop()
  }
  return read + blocksRun()
}
