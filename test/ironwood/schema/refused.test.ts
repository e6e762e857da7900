import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
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
} from '../../../src/ironwood/schema'
import { ironwoodCards, mirroredMap, paths, problems, randomGame, throughJson } from './support'

const options = { mode: 'duel', seed: 3, map: mirroredMap, cards: ironwoodCards } as const
const { states, events, record } = randomGame({ mode: 'duel', seed: 3 }, 300)
const own = randomGame(options, 30)
const battle = states.filter((state) => state.battle).slice(0, 5)
const inputs: readonly (readonly [(input: unknown) => Parsed<unknown>, readonly unknown[]])[] = [
  [parseAction, record.actions],
  [parseEvent, events],
  [parseState, [...states.slice(0, 50), ...battle, ...own.states.slice(-2)]],
  [parseView, [...states.slice(0, 50), ...battle].map((state) => game.view(state, 'ironclad'))],
  [parseOptions, [options]],
  [parseMap, [ironwoodMap]],
  [parseCards, [ironwoodCards]],
  [parseRecord, [record, own.record]],
]

/** Every object in a value; a key is added to one of them. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value, ...inside]
}

describe('unknown data is refused', () => {
  test('an unknown key, in every place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inputs),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('extra', 'Seat', '__proto__', 'cards2'),
        (each, which, where, key) => {
          const [parse, values] = each
          const value = throughJson(values[which % values.length])
          const objects = objectsIn(value)
          const object = objects[where % objects.length]
          if (!object) return
          expect(problems(parse(value))).toEqual([])
          Object.defineProperty(object, key, { value: 1, enumerable: true, configurable: true, writable: true })
          const parsed = parse(value)
          expect(parsed.ok).toBe(false)
          expect(paths(parsed).some((path) => path.includes(key))).toBe(true)
        },
      ),
    )
  })

  test('an unknown key among the cards and the locations of a state', () => {
    for (const key of ['extra', '__proto__'])
      for (const pick of ['"mountainAt":{', '"forestAt":{', '"cards":{']) {
        const text = JSON.stringify(own.states[0]).replace(pick, `${pick}"${key}":1,`)
        const parsed = parseState(JSON.parse(text))
        expect(paths(parsed)).toEqual([expect.stringContaining(`.${key}`)])
      }
  })

  test('a value of another type, in every place, and nothing ever throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputs), fc.nat(), fc.nat(), fc.nat(), (each, which, where, what) => {
        const [parse, values] = each
        const value = throughJson(values[which % values.length])
        const objects = objectsIn(value)
        const object = objects[where % objects.length]
        const keys = Object.keys(object ?? {})
        const key = keys[what % keys.length]
        if (!object || key === undefined) return
        Object.assign(object, { [key]: { wrong: true } })
        const parsed = parse(value)
        expect(parsed.ok).toBe(false)
        expect(paths(parsed).some((path) => path.includes(key))).toBe(true)
      }),
    )
  })

  test('anything at all is answered without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inputs), fc.anything(), ([parse], input) => {
        const parsed = parse(input)
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0)
      }),
    )
  })

  test('an object that cannot be read, and one that holds itself', () => {
    const hostile = {
      get type(): string {
        throw new Error('no')
      },
    }
    expect(problems(parseAction(hostile))).toEqual([': This cannot be read: no'])
    const steps: unknown[] = []
    steps.push({ do: 'victory', steps })
    expect(parseCards([{ ...ironwoodCards[0], steps }]).ok).toBe(false)
  })
})

describe('problems say where and what', () => {
  test.each<[string, Parsed<unknown>, string[]]>([
    ['a missing part', parseAction({ type: 'move', from: 'F1' }), ['to: This is missing.']],
    ['no type', parseAction({}), ['type: This is missing.']],
    ['no object', parseAction(5), [': 5 is not an object.']],
    ['nothing', parseAction(undefined), [': This is missing.']],
    [
      'two at once',
      parseAction({ type: 'play', card: 7, at: 'F1' }),
      ['card: 7 is not a text.', 'at: There is no such key here.'],
    ],
    ['a count below 0', parseAction({ type: 'gain', count: -1 }), ['count: -1 is not a number from 0 or more.']],
    ['a broken count', parseAction({ type: 'gain', count: 1.5 }), ['count: 1.5 is not a whole number.']],
    ['one of a few', parseAction({ type: 'hit', unit: 'drill' }), ['unit: "drill" is not one of "fighter", "golem".']],
    [
      'an optional part that is there without a value counts as left out',
      parseAction({ type: 'move', from: 'F1', to: 'F3', totem: undefined }),
      [],
    ],
    ['a list where a text should be', parseAction({ type: 'build', at: [] }), ['at: A list of 0 items is not a text.']],
    [
      'a seed',
      parseOptions({ mode: 'duel', seed: null }),
      ['seed: null is not a number or a text of at most 1000 characters.'],
    ],
    [
      'a seed that is not a number',
      parseOptions({ mode: 'duel', seed: Number.NaN }),
      ['seed: NaN is not a number or a text of at most 1000 characters.'],
    ],
  ])('%s', (_, parsed, expected) => {
    expect(problems(parsed)).toEqual(expected)
  })

  test('an action deep in a record', () => {
    const actions = record.actions.map((action, index) => (index === 17 ? { type: 'play', card: 'XX20' } : action))
    expect(paths(parseRecord({ ...record, actions }))).toEqual(['actions[17].card'])
  })

  test('an action of a type that does not exist', () => {
    const [problem = ''] = problems(parseAction({ type: 'fly' }))
    expect(problem).toMatch(/^type: "fly" is not one of "opening", "give-back", /)
  })

  test('a slot, a wager and a stream deep in a state', () => {
    const [state] = battle
    if (!state) throw new Error('There was no battle.')
    const wood = { ...state.sides.woodwalkers, slots: [{ card: 5 }, 'mine'] }
    const wrong = {
      ...state,
      sides: { ...state.sides, woodwalkers: wood },
      battle: { ...state.battle, wagers: { woodwalkers: 'undecided', ironclad: { card: 3, at: 1 } } },
      random: { seed: 1, streams: { setup: -1 } },
    }
    expect(problems(parseState(wrong))).toEqual([
      'sides.woodwalkers.slots[0].card: 5 is not a text.',
      'sides.woodwalkers.slots[1]: "mine" is not an object or one of "marker", "used".',
      'battle.wagers.ironclad.card: 3 is not a text.',
      'battle.wagers.ironclad.at: There is no such key here.',
      'random.streams.setup: -1 is not a number from 0 or more.',
    ])
  })

  test('a record of another game is not a record of Ironwood', () => {
    expect(paths(parseRecord({ ...record, game: 'chess' }))).toEqual(['game'])
  })

  test('IW-SETUP-07: a newcomer is helped on up to four fitting places of the map that is played on', () => {
    const at = (seat: string, ...places: string[]): string[] =>
      problems(parseOptions({ mode: 'duel', seed: 1, newcomer: { seat, at: places } }))
    expect(at('woodwalkers', 'F1', 'F2', 'F4', 'F13')).toEqual([])
    expect(at('woodwalkers', 'F3', 'F1', 'F1')).toEqual([
      'newcomer.at[0]: F3 is not an outer forest.',
      'newcomer.at[2]: F1 is named twice.',
    ])
    expect(at('ironclad', 'ferrum')).toEqual(['newcomer.at[0]: ferrum is not an inner mountain.'])
    expect(at('ironclad', 'auria', 'zincur', 'lithimar', 'palladimor', 'F1')).toEqual([
      'newcomer.at: A list of 5 items is not a list of up to 4.',
    ])
  })
})
