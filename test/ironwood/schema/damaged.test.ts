import { createRandom, loadRecord, startRecord } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { ironwood, type Options } from '../../../src/ironwood/rules'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { type Parsed, parseCards, parseMap, parseOptions, schemas } from '../../../src/ironwood/schema'
import { ironwoodCards } from './support'

type Path = readonly (string | number)[]
type Damage = readonly [name: string, wreck: (holder: object, key: string | number, value: unknown) => void]

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null

const set =
  (value: unknown): Damage[1] =>
  (holder, key) =>
    Reflect.set(holder, key, value)
const getter =
  (get: (value: unknown) => unknown): Damage[1] =>
  (holder, key, value) =>
    Object.defineProperty(holder, key, { enumerable: true, configurable: true, get: () => get(value) })

/** First it says what stood there, then something else. */
const turncoat: Damage[1] = (holder, key, value) => {
  let asked = 0
  getter(() => (asked++ === 0 ? value : 'F1'))(holder, key, value)
}
const hostile: Damage[1] = getter(() => {
  throw Object.create(null)
})
const extra: Damage[1] = (holder, key, value) =>
  Reflect.set(holder, key, isHolder(value) && !Array.isArray(value) ? { ...value, extra: 1 } : value)
const polluted: Damage[1] = (holder, key, value) => {
  const own = { enumerable: true, configurable: true, value: { damage: 9 } }
  if (isHolder(value)) Reflect.set(holder, key, Object.defineProperty(value, '__proto__', own))
}
const proxied: Damage[1] = (holder, key, value) => {
  if (typeof value === 'object' && value !== null) Reflect.set(holder, key, new Proxy(value, {}))
}

const values = [null, 5, -1, 1.5, 0, Number.NaN, 1e9, Number.POSITIVE_INFINITY, '', 'x y', 'nothing', '__proto__', true]
const damages: readonly Damage[] = [
  ['deleted', (holder, key) => void Reflect.deleteProperty(holder, key)],
  ['undefined', set(undefined)],
  ...values.map((value): Damage => [String(value), set(value)]),
  ['a list', set([])],
  ['an object', set({})],
  ['a function', set(() => 1)],
  ['a date', set(new Date(0))],
  ['turncoat', turncoat],
  ['hostile', hostile],
  ['extra', extra],
  ['polluted', polluted],
  ['proxied', proxied],
]

/** Every path into a document; of many that are alike, such as those of the cards, the first few. */
function pathsInto(document: unknown, few: number): Path[] {
  const seen = new Map<string, number>()
  const into = (value: unknown, path: Path): Path[] => {
    const kind = path.map((key) => (typeof key === 'number' ? '#' : key)).join('.')
    const word = isHolder(value) && 'do' in value ? String(value.do) : ''
    const count = (seen.get(kind + word) ?? 0) + 1
    seen.set(kind + word, count)
    if (count > few) return []
    const own: Path[] = path.length === 0 ? [] : [path]
    if (!isHolder(value)) return own
    const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
    return [...own, ...entries.flatMap(([key, part]) => into(part, [...path, key]))]
  }
  return into(document, [])
}

const copyOf = (value: unknown): unknown => (Array.isArray(value) ? [...value] : isHolder(value) ? { ...value } : value)

/** The document with damage at the end of a path; all that the damage can reach is copied. */
function damaged(document: unknown, [key = '', ...path]: Path, [name, wreck]: Damage): unknown {
  const copy = copyOf(document)
  if (!isHolder(copy)) return copy
  const part: unknown = Reflect.get(copy, key)
  if (path.length === 0) wreck(copy, key, copyOf(part))
  else Reflect.set(copy, key, damaged(part, path, [name, wreck]))
  return copy
}

interface Refused {
  readonly code: unknown
  readonly problems: unknown
}

/** What setup says: a state, or the problems of its error. */
function setUp(options: unknown): { state: ReturnType<typeof ironwood.setup> } | Refused {
  try {
    return { state: Reflect.apply(ironwood.setup, undefined, [options]) }
  } catch (error) {
    if (!isHolder(error) || !('problems' in error) || !('code' in error)) throw error
    return { code: error.code, problems: error.problems }
  }
}

/** Plays 300 actions by chance, or to the end, and says what is wrong on the way. */
function played(options: Options): unknown[] {
  const random = createRandom(1, 'damaged')
  const state = ironwood.setup(options)
  for (let count = 0; count < 300; count++) {
    const actions = ironwood.legalActions(state)
    if (actions.length === 0) break
    ironwood.step(state, random.pick(actions))
    if (count % 50 !== 0) continue
    const problems = ironwood.check(state)
    if (problems.length > 0) return problems
  }
  return ironwood.check(state)
}

const documents: [string, unknown, number, (part: unknown) => unknown, (input: unknown) => Parsed<unknown>][] = [
  ['a map', ironwoodMap, 1, (map) => ({ mode: 'duel', seed: 1, map }), parseMap],
  ['cards', ironwoodCards, 1, (cards) => ({ mode: 'duel', seed: 1, cards }), parseCards],
  [
    'the options of a duel',
    { mode: 'duel', seed: 'a', beginnerDecks: true, newcomer: { seat: 'ironclad', at: ['auria', 'zincur'] } },
    2,
    (options) => options,
    parseOptions,
  ],
  [
    'the options of a solo game',
    { mode: 'ironbot', seed: 3, difficulty: { redIcons: true, golem: true, extraFighters: 2 } },
    2,
    (options) => options,
    parseOptions,
  ],
  ['the options of a level', { mode: 'woodenbot', seed: 3, level: 7 }, 2, (options) => options, parseOptions],
]

describe('one check behind all doors: whatever is damaged, and however', () => {
  test.each(documents)(
    '%s: setup and the parsers refuse the same, and what they accept can be played',
    (_, document, few, optionsOf, parse) => {
      const wrong: unknown[] = []
      let [refused, accepted] = [0, 0]
      const games = new Map<string, Options>()
      for (const path of pathsInto(document, few))
        for (const damage of damages) {
          const where = `${path.join('.')} ${damage[0]}`
          const parsed = parseOptions(optionsOf(damaged(document, path, damage)))
          const begun = setUp(optionsOf(damaged(document, path, damage)))
          const alone = parse(damaged(document, path, damage))
          if (alone.ok !== parsed.ok) wrong.push([where, 'the parser of the part alone disagrees'])
          if (parsed.ok) {
            accepted++
            if (!('state' in begun)) wrong.push([where, begun])
            if (!schemas.options.safeParse(parsed.value).success) wrong.push([where, 'the schema refuses it'])
            games.set(JSON.stringify(parsed.value), parsed.value)
          } else {
            refused++
            if ('state' in begun || begun.code !== 'INVALID_OPTIONS') wrong.push([where, 'setup accepts it'])
            else expect(begun.problems, where).toEqual(parsed.problems)
          }
        }
      expect(wrong).toEqual([])
      expect(Math.min(refused, accepted)).toBeGreaterThan(5)
      // What was accepted differs from the original in names and numbers that mean nothing, mostly.
      for (const options of games.values()) expect(played(options)).toEqual([])
    },
  )
})

test('what passed the check is what is played with', () => {
  const [card] = ironwoodCards.filter(({ id }) => id === 'WW04').map((each) => ({ ...each }))
  if (!card) throw new Error('There is no WW04.')
  let asked = 0
  Object.defineProperty(card, 'values', {
    enumerable: true,
    get: () => (asked++ === 0 ? { damage: 1, defense: 1, dominance: 1 } : {}),
  })
  const cards = ironwoodCards.map((each) => (each.id === card.id ? card : { ...each }))
  const state = ironwood.setup({ mode: 'duel', seed: 1, cards })
  expect([asked, state.cards?.['WW04']?.values]).toEqual([1, { damage: 1, defense: 1, dominance: 1 }])
  Object.assign(cards[0] ?? {}, { title: 'Changed afterwards' })
  expect(state.cards?.['WW01']?.title).toBe(ironwoodCards[0]?.title)
})

test('a record with a damaged map is refused by loadRecord with the same sentence', () => {
  const options = { mode: 'duel', seed: 1, map: { ...ironwoodMap, title: 5 } }
  const record = { ...startRecord(ironwood, { mode: 'duel', seed: 1 }), options }
  const loaded = loadRecord(ironwood, JSON.stringify(record))
  expect(loaded.ok ? [] : loaded.problems.map(({ message }) => message).join()).toContain('map.title: 5 is not a text.')
  expect(loaded.ok ? null : loaded.good).toBe(null)
})
