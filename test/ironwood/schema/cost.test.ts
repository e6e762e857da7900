import { describe, expect, test } from 'vitest'
import { ironwood } from '../../../src/ironwood/rules'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import {
  type Parsed,
  parseAction,
  parseCards,
  parseEvent,
  parseMap,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
  parseWith,
  schemas,
} from '../../../src/ironwood/schema'
import { workOf } from '../../work'
import { ironwoodCards, paths, problems } from './support'

const state = ironwood.setup({ mode: 'duel', seed: 1 })
const record = {
  format: 'totemforge-record-1',
  game: 'ironwood',
  version: '1',
  random: 'x',
  options: { mode: 'duel', seed: 1 },
}
const [forest, ...forests] = ironwoodMap.forests
const list = (length: number, of: (index: number) => unknown): unknown[] =>
  Array.from({ length }, (_, index) => of(index))

/** Input that is long in one place, by its length. */
const long: [string, (input: unknown) => Parsed<unknown>, (length: number) => unknown][] = [
  [
    'touches',
    parseMap,
    (n) => ({ ...ironwoodMap, forests: [{ ...forest, touches: list(n, (i) => `x${i}`) }, ...forests] }),
  ],
  [
    'the same touches',
    parseMap,
    (n) => ({ ...ironwoodMap, forests: [{ ...forest, touches: list(n, () => 'auria') }, ...forests] }),
  ],
  ['ridges', parseMap, (n) => ({ ...ironwoodMap, ridges: list(n / 2, (i) => ['ferrum', `x${i}`]) })],
  ['mountains', parseMap, (n) => ({ ...ironwoodMap, mountains: list(n / 8, () => ironwoodMap.mountains[0]) })],
  ['an action', parseAction, (n) => ({ type: 'play', card: list(n, () => 1) })],
  ['keys of an action', parseAction, (n) => Object.fromEntries(list(n, (i) => `k${i}`).map((key) => [key, 1]))],
  ['steps', parseCards, (n) => [{ ...ironwoodCards[0], steps: list(n / 3, () => ({ do: 'look' })) }]],
  ['wrong steps', parseCards, (n) => [{ ...ironwoodCards[0], steps: list(n / 3, () => ({ do: 'fly' })) }]],
  ['cards', parseCards, (n) => list(n / 40, () => ironwoodCards[0])],
  [
    'options',
    parseOptions,
    (n) => ({ mode: 'duel', seed: 1, newcomer: { seat: 'ironclad', at: list(n, () => 'auria') } }),
  ],
  ['an agenda', parseState, (n) => ({ ...state, agenda: list(n / 3, () => ({ do: 'fly' })) })],
  ['a view', parseView, (n) => ({ ...ironwood.view(state, 'ironclad'), marks: list(n, () => 5) })],
  ['an event', parseEvent, (n) => ({ type: 'recovered', seat: 'ironclad', cards: list(n, () => 5) })],
  ['wrong actions', parseRecord, (n) => ({ ...record, actions: list(10 * n, () => 5) })],
  ['good actions', parseRecord, (n) => ({ ...record, actions: list(n / 2, () => ({ type: 'rest' })) })],
]

describe('a parser does work in proportion to its input', () => {
  test.each(long)('%s', async (_, parse, inputOf) => {
    const [half, whole] = [inputOf(6000), inputOf(12_000)]
    parse(half)
    // What is quadratic takes nearly four times the work; a parser that stops at the hundredth problem takes little more.
    expect(await workOf(() => parse(whole))).toBeLessThan(2.2 * (await workOf(() => parse(half))))
  })

  test.each(long)('%s: no more than 100 problems are kept', (_, parse, inputOf) => {
    const parsed = parse(inputOf(48_000))
    if (!parsed.ok) expect(parsed.problems.length).toBeLessThanOrEqual(100)
  })
})

describe('what is too large is refused at once', () => {
  const large: [string, Parsed<unknown>][] = [
    ['a map', parseMap({ ...ironwoodMap, ridges: list(100_000, () => ['ferrum', 'auria']) })],
    ['a state', parseState({ ...state, agenda: list(200_000, () => ({ do: 'round' })) })],
    ['an action', parseAction(list(100_001, () => 1))],
    ['options', parseOptions({ mode: 'duel', seed: 1, cards: list(100_001, () => 1) })],
    ['a record', parseRecord({ ...record, actions: list(4_000_001, () => 1) })],
  ]
  test.each(large)('%s', (_, parsed) => {
    expect(problems(parsed)).toEqual([
      expect.stringMatching(/^: This cannot be read: It holds more than \d+ values\.$/),
    ])
  })

  test('setup says so too', () => {
    const ridges = Array.from({ length: 100_000 }, (): [string, string] => ['ferrum', 'auria'])
    const map = { ...ironwoodMap, ridges }
    expect(() => ironwood.setup({ mode: 'duel', seed: 1, map })).toThrow('It holds more than 100000 values.')
  })

  test('a long title is refused, and a long id is not told a hundred times', () => {
    expect(problems(parseMap({ ...ironwoodMap, title: 'x'.repeat(10_001) }))).toEqual([
      ': This cannot be read: One of its texts is longer than 10000 characters.',
    ])
  })
})

describe('schemas without a zod of one’s own', () => {
  test('parseWith says in sentences what is wrong', () => {
    expect(problems(parseWith(schemas.action, { type: 'gain', count: -1 }))).toEqual([
      'count: -1 is not a number from 0 or more.',
    ])
    expect(parseWith(schemas.action, { type: 'rest' })).toEqual({ ok: true, value: { type: 'rest' } })
  })

  test('a schema takes undefined as left out, and getters by their first word', () => {
    expect(schemas.action.parse({ type: 'move', from: 'F1', to: 'F3', totem: undefined })).toStrictEqual({
      type: 'move',
      from: 'F1',
      to: 'F3',
    })
    let asked = 0
    const turncoat = {
      type: 'play',
      get card() {
        return asked++ === 0 ? 'WW01' : 'IC01'
      },
    }
    expect(schemas.action.parse(turncoat)).toEqual({ type: 'play', card: 'WW01' })
    expect(
      paths(
        parseWith(
          schemas.action,
          list(100_001, () => 1),
        ),
      ),
    ).toEqual([''])
    expect(schemas.action.safeParse(list(100_001, () => 1)).success).toBe(false)
  })
})
