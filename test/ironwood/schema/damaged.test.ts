import { createRandom, loadRecord, startRecord } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { ironwood, type Options } from '../../../src/ironwood/rules'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { type Parsed, parseCards, parseMap, parseOptions, schemas } from '../../../src/ironwood/schema'
import { damaged, damages, isHolder, pathsInto } from '../../schema/damage'
import { ironwoodCards } from './support'

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

describe('one check behind all doors, for every kind of damage', () => {
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
