import { describe, expect, test } from 'vitest'
import { createRandom, type Viewer } from '../../src/core'
import { type Options, root, type State } from '../../src/root'
import { allCards, matches, suitOf } from '../../src/root/rules/cards'
import { questCards } from '../../src/root/rules/data/quests'
import { sideOf } from '../../src/root/rules/play'
import { items, type Seat } from '../../src/root/rules/vocabulary'
import { games } from '../deep'
import { table } from './table'

/** How far two tables of counts of the same things are from what both together would lead one to expect. */
function distance(one: readonly number[], other: readonly number[]): number {
  let chiSquare = 0
  const total = (list: readonly number[]): number => list.reduce((sum, count) => sum + count, 0)
  const [first, second] = [total(one), total(other)]
  for (const [index, count] of one.entries()) {
    const both = count + (other[index] ?? 0)
    if (both === 0) continue
    const [here, there] = [(both * first) / (first + second), (both * second) / (first + second)]
    chiSquare += (count - here) ** 2 / here + ((other[index] ?? 0) - there) ** 2 / there
  }
  return chiSquare
}

const dealt = (state: State, viewer: Viewer<Seat>, seed: number): State =>
  root.determinize(root.view(state, viewer), createRandom(seed, 'fair'))

/** Counts something in truth and as it is dealt, over many positions, each looked at once. */
function compare(
  positions: (seed: number) => State | null,
  viewer: Viewer<Seat>,
  { kinds, count }: { kinds: number; count(state: State): readonly number[] },
): { truth: number[]; deal: number[]; found: number } {
  const truth = Array<number>(kinds).fill(0)
  const deal = Array<number>(kinds).fill(0)
  let found = 0
  for (let seed = 0; seed < games(1200); seed++) {
    const state = positions(seed)
    if (!state) continue
    found++
    for (const [list, world] of [
      [truth, state],
      [deal, dealt(state, viewer, seed)],
    ] as const)
      for (const kind of count(world)) list[kind] = (list[kind] ?? 0) + 1
  }
  return { truth, deal, found }
}

/** Exceeded once in ten thousand times, by degrees of freedom (Wilson and Hilferty). */
const limit = (degrees: number): number => degrees * (1 - 2 / (9 * degrees) + 3.72 * Math.sqrt(2 / (9 * degrees))) ** 3

/** The first choices of a game by chance: they tell nothing of hidden cards. */
function opening(options: Options, choices: number): State {
  const state = root.setup(options)
  const random = createRandom(options.seed, 'opening')
  for (let count = 0; count < choices; count++) root.step(state, random.pick(root.legalActions(state)))
  return state
}

const kindOf = (card: string): number => allCards.findIndex(({ id }) => id === card)

describe('what was drawn by chance is dealt by chance', () => {
  const four = (seed: number): State => opening({ seed, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }, 4)
  const handOf =
    (seat: Seat) =>
    (state: State): number[] =>
      sideOf({ state }, seat).hand.map(kindOf)
  const stack = (state: State): number[] => {
    const { board } = sideOf({ state }, 'p3')
    return board.faction === 'alliance' ? board.supporters.map(kindOf) : []
  }

  test.each([
    ['ROOT-INFO-24: a hand, for another seat', 'p1', handOf('p2')],
    ['ROOT-INFO-24: a hand, for a spectator', 'spectator', handOf('p4')],
    ['ROOT-INFO-24: supporters', 'p2', stack],
    ['ROOT-INFO-24: the top of the deck', 'p2', (state: State) => [kindOf(state.deck.at(-1) ?? '')]],
  ] as const)('%s', (_title, viewer, count) => {
    const { truth, deal, found } = compare(four, viewer, { kinds: allCards.length, count })
    expect(found).toBeGreaterThan(1000)
    expect(distance(truth, deal)).toBeLessThan(limit(allCards.length - 1))
  })

  const vagabonds = (seed: number): State => opening({ seed, factions: ['vagabond', 'vagabond2'] }, 4)

  test('ROOT-INFO-24: the next quest', () => {
    const count = ({ questDeck }: State): number[] => [questCards.findIndex(({ id }) => id === questDeck.at(-1))]
    const { truth, deal } = compare(vagabonds, 'p1', { kinds: questCards.length, count })
    expect(distance(truth, deal)).toBeLessThan(limit(questCards.length - 1))
  })

  test('ROOT-INFO-07, ROOT-INFO-24: which two items lie together under a ruin', () => {
    const count = ({ ruins }: State): number[] =>
      ruins.flatMap((lying) => {
        const [one = 0, other = 0] = (lying ?? []).map((item) => items.indexOf(item)).sort()
        return lying ? [one * items.length + other] : []
      })
    const { truth, deal } = compare(vagabonds, 'p2', { kinds: items.length ** 2, count })
    // Four kinds of items make ten pairs.
    expect(deal.filter((times) => times > 0)).toHaveLength(10)
    expect(distance(truth, deal)).toBeLessThan(limit(9))
  })

  test('ROOT-INFO-07, ROOT-INFO-24: what lies under the ruins with one Vagabond', () => {
    const count = ({ ruins }: State): number[] =>
      ruins.flatMap((lying, at) => (lying ?? []).map((item) => at * items.length + items.indexOf(item)))
    const one = (seed: number): State => opening({ seed, factions: ['vagabond', 'marquise'] }, 6)
    const { truth, deal } = compare(one, 'p1', { kinds: 13 * items.length, count })
    expect(deal.filter((times) => times > 0)).toHaveLength(16)
    expect(distance(truth, deal)).toBeLessThan(limit(15))
  })
})

describe('what an open question tells of hidden cards changes what is likely, and no more', () => {
  /** Three cards of the deck by chance. */
  const three = (seed: number): string[] =>
    createRandom(seed, 'three').sample(root.setup({ seed: 1, players: 2 }).deck, 3)

  /** The Marquise has moved into sympathy in a fox clearing, and is asked for a card only if one fits (ROOT-8.2.6c). */
  function offended(seed: number): State | null {
    const sides = {
      p1: { pieces: [['warrior', 1]], hand: three(seed) },
      p2: { pieces: [['sympathy', 1]], supporters: [] },
    } as const
    const tasks = [{ do: 'outrage', seat: 'p1', at: 1 }] as const
    const { state } = table({ factions: ['marquise', 'alliance'], sides, tasks })
    return state.agenda.at(-1)?.do === 'outrage-card' ? state : null
  }

  test.each(['p2', 'spectator'] as const)('ROOT-INFO-21, ROOT-INFO-24: a card for Outrage, for %s', (viewer) => {
    const count = (state: State): number[] => [
      sideOf({ state }, 'p1').hand.filter((card) => matches(card, 'fox')).length,
    ]
    const { truth, deal, found } = compare(offended, viewer, { kinds: 4, count })
    expect(found).toBeGreaterThan(500)
    expect([truth[0], deal[0]]).toEqual([0, 0])
    expect(distance(truth, deal), `in truth ${truth}, dealt ${deal}`).toBeLessThan(limit(2))
  })

  /** Two supporters are to be spent for a revolt, so two of four fit. */
  function rising(seed: number): State | null {
    const supporters = createRandom(seed, 'four').sample(root.setup({ seed: 1, players: 2 }).deck, 4)
    if (supporters.filter((card) => matches(card, 'fox')).length < 2) return null
    const sides = { p1: { supporters }, p2: { pieces: [['warrior', 1]] } } as const
    const tasks = [{ do: 'support', seat: 'p1', at: 1, left: 2 }] as const
    return table({ factions: ['alliance', 'marquise'], sides, phase: 'birdsong', tasks }).state
  }

  test('ROOT-INFO-21, ROOT-INFO-24: supporters for a revolt', () => {
    const count = (state: State): number[] => {
      const { board } = sideOf({ state }, 'p1')
      return board.faction === 'alliance' ? [board.supporters.filter((card) => matches(card, 'fox')).length] : []
    }
    const { truth, deal, found } = compare(rising, 'p2', { kinds: 5, count })
    expect(found).toBeGreaterThan(300)
    expect(distance(truth, deal), `in truth ${truth}, dealt ${deal}`).toBeLessThan(limit(2))
  })

  test('ROOT-INFO-24: the card that the Eyrie have chosen may be one that was seen, or another', () => {
    const chosen = new Set<string>()
    const sides = { p1: { pieces: [['roost', 3]], hand: ['anvil', 'sword', 'bake-sale'] } } as const
    const tasks = [{ do: 'decree-column', seat: 'p1', card: 'sword', added: 0, bird: false }] as const
    const { state } = table({ factions: ['eyrie', 'marquise'], sides, phase: 'birdsong', tasks })
    sideOf({ state }, 'p2').seen = { p1: ['anvil'] }
    for (let seed = 0; seed < 60; seed++) {
      const task = dealt(state, 'p2', seed).agenda.at(-1)
      if (task?.do === 'decree-column') chosen.add(task.card)
    }
    expect(chosen).toContain('anvil')
    expect(chosen.size).toBeGreaterThan(10)
    expect([...chosen].every((card) => suitOf(card))).toBe(true)
  })
})
