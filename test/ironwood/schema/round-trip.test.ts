import { describe, expect, test } from 'vitest'
import { same } from '../../../src/core'
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
import { games } from '../../deep'
import { ironwoodCards, mirroredMap, problems, randomGame, throughJson } from './support'

/** What comes back from JSON and the parser, or what was wrong with it. */
function differs(parse: (input: unknown) => Parsed<unknown>, value: unknown): unknown {
  const parsed = parse(throughJson(value))
  if (!parsed.ok) return problems(parsed)
  return same(parsed.value, value) ? null : parsed.value
}

const all = (parse: (input: unknown) => Parsed<unknown>, values: readonly unknown[]): unknown[] =>
  values.map((value) => differs(parse, value)).filter((difference) => difference !== null)

const seeds = Array.from({ length: games(3) }, (_, seed) => seed)

describe('what a random game makes comes through JSON and its parser as it was', () => {
  test.each(seeds)('states, views, actions, events and the record, seed %i', (seed) => {
    const { states, events, record } = randomGame({ mode: 'duel', seed, beginnerDecks: seed === 1 }, 1000)
    expect(states.length).toBeGreaterThan(100)
    expect(all(parseState, states)).toEqual([])
    for (const viewer of ['woodwalkers', 'ironclad', 'spectator'] as const) {
      const views = states.map((state) => game.view(state, viewer))
      expect(all(parseView, views)).toEqual([])
      expect(all(parseEvent, events.map((event) => game.redact(event, viewer)).filter(Boolean))).toEqual([])
    }
    expect(all(parseAction, states.flatMap(game.legalActions))).toEqual([])
    expect(all(parseEvent, events)).toEqual([])
    expect(differs(parseRecord, record)).toBe(null)
  })

  test('also with a map and cards of its own', () => {
    const options = { mode: 'duel', seed: 'own', map: mirroredMap, cards: ironwoodCards } as const
    const { states, record } = randomGame(options, 60)
    const some = states.filter((_, index) => index % 10 === 0)
    expect(all(parseState, some)).toEqual([])
    expect(
      all(
        parseView,
        some.map((state) => game.view(state, 'ironclad')),
      ),
    ).toEqual([])
    expect(differs(parseRecord, record)).toBe(null)
  })
})

test('a state that was parsed is played on like the one it was', () => {
  const { states } = randomGame({ mode: 'duel', seed: 5 }, 50)
  const [state] = states.slice(-1)
  const parsed = parseState(throughJson(state))
  if (!state || !parsed.ok) throw new Error(problems(parsed).join('\n'))
  const [action] = game.legalActions(state)
  if (!action) throw new Error('There is no action.')
  const played = game.clone(parsed.value)
  game.step(played, action)
  expect(same(played, game.apply(state, action))).toBe(true)
})

test('actions of every type come through', () => {
  const texts = ['opening 4', 'move F1 F3 full', 'move F1 F3', 'wager nothing', 'wager WW16', 'resign ironclad', 'rest']
  expect(all(parseAction, texts.map(game.parse))).toEqual([])
})

test('options, maps and cards come through', () => {
  const newcomer = { seat: 'ironclad', at: ['auria', 'zincur'] } as const
  expect(
    all(parseOptions, [
      { mode: 'duel', seed: 7 },
      { mode: 'duel', seed: 'x', beginnerDecks: true, newcomer },
    ]),
  ).toEqual([])
  expect(all(parseMap, [ironwoodMap, mirroredMap])).toEqual([])
  expect(all(parseCards, [ironwoodCards])).toEqual([])
})
