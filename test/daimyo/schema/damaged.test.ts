import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { daimyo, daimyoBox, type Options, type State } from '../../../src/daimyo'
import { type Parsed, parseBox, parseOptions, parseState, parseView, schemas } from '../../../src/daimyo/schema'
import { games } from '../../deep'
import { damaged, damages, isHolder, pathsInto } from '../../schema/damage'
import { ten } from '../ten-cards'
import { randomGame } from './support'

interface Refused {
  readonly code: unknown
  readonly problems: unknown
}

/** Every so-manieth path; a deep run takes all. */
const someOf = <Path>(paths: readonly Path[], every: number): Path[] =>
  paths.filter((_, index) => index % every === 0 || games(1) > 1)

/** What setup says: a state, or the problems of its error. */
function setUp(options: unknown): { state: State } | Refused {
  try {
    return { state: Reflect.apply(daimyo.setup, undefined, [options]) }
  } catch (error) {
    if (!isHolder(error) || !('problems' in error) || !('code' in error)) throw error
    return { code: error.code, problems: error.problems }
  }
}

/** Plays 150 actions by chance, or to the end, and says what is wrong then. */
function played(options: Options): unknown[] {
  const random = createRandom(1, 'damaged')
  const state = daimyo.clone(daimyo.setup(options))
  for (let count = 0; count < 150 && !state.result; count++) daimyo.step(state, random.pick(daimyo.legalActions(state)))
  return [...daimyo.check(state)]
}

/** A card of each table. */
const some = Object.fromEntries(
  Object.entries(ten).map(([part, table]) => [part, Object.fromEntries(Object.entries(table).slice(-1))]),
)

const clans = ['nature', 'nomads']
const rest = { numbers: daimyoBox.numbers, empireAbility: daimyoBox.empireAbility }
const documents: [string, unknown, number, (part: unknown) => unknown, (input: unknown) => Parsed<unknown>][] = [
  ['some cards', some, 2, (box) => ({ seed: 1, clans, box }), parseBox],
  ['numbers and the ability card', rest, 1, (box) => ({ seed: 1, clans: ['nomads'], box }), parseBox],
  [
    'the options of a game',
    { seed: 'a', clans, boards: 'advanced', aggressive: false },
    3,
    (each) => each,
    parseOptions,
  ],
  ['the options of a solo game', { seed: 3, clans: ['nature'], difficulty: 'hard' }, 2, (each) => each, parseOptions],
]

describe('one check behind all doors of Daimyo: for every kind of damage', () => {
  test.each(documents)(
    'DAI-OPT-04, DAI-OPT-05: %s: setup and the parsers refuse the same, and what they accept can be played',
    (_, document, few, optionsOf, parse) => {
      const wrong: unknown[] = []
      let [refused, accepted] = [0, 0]
      const begun = new Map<string, Options>()
      for (const path of someOf(pathsInto(document, few), 3))
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
      for (const options of [...begun.values()].slice(0, 10)) expect(played(options)).toEqual([])
    },
  )
})

const { states } = randomGame({ seed: 5, clans: ['aristocrats', 'nomads'], box: ten }, 60)
const state = states[3]

/** Of all damages some of each kind: these documents are large. */
const kinds = damages.filter(([name]) => /^(null|-1|hostile|extra)$/.test(name))

test.each<[string, (state: State) => unknown, (input: unknown) => Parsed<unknown>]>([
  ['a state', (whole) => whole, parseState],
  ['a view', (whole) => daimyo.view(whole, 'nomads'), parseView],
])('%s that is damaged is refused with a path, or it is read as it stands; no parser throws', (_, make, parse) => {
  if (!state) throw new Error('The game was short.')
  const document = make(state)
  let refused = 0
  for (const path of someOf(pathsInto(document, 1), 4))
    for (const damage of kinds) {
      const parsed = parse(damaged(document, path, damage))
      if (parsed.ok) continue
      refused++
      expect(parsed.problems.length, `${path.join('.')} ${damage[0]}`).toBeGreaterThan(0)
    }
  expect(refused).toBeGreaterThan(100)
})

test('a state whose box breaks a rule is refused', () => {
  if (!state) throw new Error('The game was short.')
  const parsed = parseState({ ...state, box: { heroes: { HE01: { ...daimyoBox.heroes['HE02'] } } } })
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    { path: 'box.heroes.HE01.id', message: 'The hero HE02 stands under HE01.' },
  ])
})
