import { describe, expect, test } from 'vitest'
import { createRandom, loadRecord, startRecord } from '../../../src/core'
import { type Options, root, rootMaps, type State } from '../../../src/root'
import {
  type Parsed,
  parseDeck,
  parseMap,
  parseOptions,
  parseRecord,
  parseState,
  parseView,
  schemas,
} from '../../../src/root/schema'
import { damaged, damages, isHolder, pathsInto } from '../../schema/damage'
import { ownDeck, randomGame } from './support'

interface Refused {
  readonly code: unknown
  readonly problems: unknown
}

/** What setup says: a state, or the problems of its error. */
function setUp(options: unknown): { state: State } | Refused {
  try {
    return { state: Reflect.apply(root.setup, undefined, [options]) }
  } catch (error) {
    if (!isHolder(error) || !('problems' in error) || !('code' in error)) throw error
    return { code: error.code, problems: error.problems }
  }
}

/** Plays 200 actions by chance, or to the end, and says what is wrong then. */
function played(options: Options): unknown[] {
  const random = createRandom(1, 'damaged')
  const state = root.setup(options)
  for (let count = 0; count < 200 && !state.result; count++) root.step(state, random.pick(root.legalActions(state)))
  return [...root.check(state)]
}

const documents: [string, unknown, number, (part: unknown) => unknown, (input: unknown) => Parsed<unknown>][] = [
  ['a map', rootMaps.lake, 1, (map) => ({ seed: 1, factions: ['marquise', 'vagabond'], map }), parseMap],
  ['a deck', ownDeck, 2, (deck) => ({ seed: 1, players: 3, deck }), parseDeck],
  [
    'the options of a game',
    { seed: 'a', players: 3, factions: ['eyrie', 'marquise', 'alliance'], map: 'winter', deck: 'exiles' },
    3,
    (options) => options,
    parseOptions,
  ],
  ['the options of a draft', { seed: 3, players: 4, factions: 'draft' }, 2, (options) => options, parseOptions],
]

describe('one check behind all doors of Root: for every kind of damage', () => {
  test.each(documents)(
    '%s: setup and the parsers refuse the same, and what they accept can be played',
    (_, document, few, optionsOf, parse) => {
      const wrong: unknown[] = []
      let [refused, accepted] = [0, 0]
      const begun = new Map<string, Options>()
      for (const path of pathsInto(document, few))
        for (const damage of damages) {
          const where = `${path.join('.')} ${damage[0]}`
          const parsed = parseOptions(optionsOf(damaged(document, path, damage)))
          const set = setUp(optionsOf(damaged(document, path, damage)))
          if (parse(damaged(document, path, damage)).ok !== parsed.ok) wrong.push([where, 'the part alone disagrees'])
          if (parsed.ok) {
            accepted++
            if (!('state' in set)) wrong.push([where, set])
            if (!schemas.options.safeParse(parsed.value).success) wrong.push([where, 'the schema refuses it'])
            begun.set(JSON.stringify(parsed.value), parsed.value)
          } else {
            refused++
            if ('state' in set || set.code !== 'INVALID_OPTIONS') wrong.push([where, 'setup accepts it'])
            else expect(set.problems, where).toEqual(parsed.problems)
          }
        }
      expect(wrong).toEqual([])
      expect(Math.min(refused, accepted)).toBeGreaterThan(5)
      for (const options of [...begun.values()].slice(0, 25)) expect(played(options)).toEqual([])
    },
  )
})

const factions = ['vagabond', 'alliance', 'eyrie', 'marquise'] as const
const { states, record } = randomGame({ seed: 5, factions, map: rootMaps.mountain, deck: ownDeck }, 300)
const state = states[300]

/** Of all damages some of each kind: these documents are large. */
const some = damages.filter(([name]) => /^(deleted|null|-1|1000000000|x y|a list|hostile|extra)$/.test(name))

describe('states, views and records, damaged anywhere', () => {
  test.each<[string, (state: State) => unknown, (input: unknown) => Parsed<unknown>]>([
    ['a state', (whole) => whole, parseState],
    ['a view', (whole) => root.view(whole, 'p1'), parseView],
  ])('%s is refused with a path, or it is read as it stands; no parser throws', (_, make, parse) => {
    if (!state) throw new Error('The game was short.')
    const document = make(state)
    let refused = 0
    for (const path of pathsInto(document, 1))
      for (const damage of some) {
        const parsed = parse(damaged(document, path, damage))
        if (parsed.ok) continue
        refused++
        expect(parsed.problems.length, `${path.join('.')} ${damage[0]}`).toBeGreaterThan(0)
      }
    expect(refused).toBeGreaterThan(500)
  })

  test('a record is refused by parseRecord and by loadRecord alike', () => {
    const short = { ...record, actions: record.actions.slice(0, 12) }
    const plainDamages = damages.filter(([name]) =>
      /^(deleted|null|5|-1|1\.5|nothing|a list|an object|extra)$/.test(name),
    )
    for (const path of pathsInto(short, 2)) {
      if (path[0] === 'options' && path[1] === 'map' && path.length > 3) continue
      for (const damage of plainDamages) {
        const broken = damaged(short, path, damage)
        const parsed = parseRecord(broken)
        const loaded = loadRecord(root, JSON.stringify(broken))
        // What has the shape of a record may still hold actions that were not legal, or another game.
        if (!parsed.ok) expect([path.join('.'), damage[0], loaded.ok]).toEqual([path.join('.'), damage[0], false])
        if (loaded.ok) expect([path.join('.'), damage[0], parsed.ok]).toEqual([path.join('.'), damage[0], true])
      }
    }
  })

  test('a record with a damaged map is refused by loadRecord with the same sentence', () => {
    const options = { seed: 1, map: { ...rootMaps.lake, ferry: 2 } }
    const begun = { ...startRecord(root, { seed: 1 }), options }
    const loaded = loadRecord(root, JSON.stringify(begun))
    const sentence = 'Clearing 2 does not lie on the lake (ROOT-C.2.1).'
    expect(loaded.ok ? '' : loaded.problems[0]?.message).toContain(sentence)
    expect(loaded.ok ? null : loaded.good).toBe(null)
    const parsed = parseRecord(begun)
    expect(parsed.ok ? [] : parsed.problems).toEqual([{ path: 'options.map.ferry', message: sentence }])
  })
})

test('a state whose ground is not what its map makes of it is refused, and one that hides a card', () => {
  if (!state || typeof state.map !== 'object') throw new Error('There is no ground.')
  const ground = { ...state.map, byPath: state.map.byPath.map((list, at) => (at === 1 ? [...list, 12] : list)) }
  const bent = parseState({ ...state, map: ground })
  expect(bent.ok ? [] : bent.problems).toEqual([
    { path: 'map', message: 'Its lists of what lies beside what do not agree with its map.' },
  ])
  for (const task of [
    { do: 'decree-column', seat: 'p3', added: 0, bird: false, card: '' },
    { do: 'guess', seat: 'p3', of: 'p1', at: 6, card: '' },
  ]) {
    const hiding = parseState({ ...state, agenda: [task] })
    expect(hiding.ok ? [] : hiding.problems).toEqual([{ path: 'agenda[0].card', message: 'A state hides no card.' }])
  }
})
