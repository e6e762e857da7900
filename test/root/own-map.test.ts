import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Deck, groundOf, type Options, root, rootCards, rootMaps, type Woodland } from '../../src/root'
import { isDeck } from '../../src/root/rules/setup/check-deck'
import { isMap } from '../../src/root/rules/setup/check-map'
import { mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { readAs } from '../../src/toolkit'
import { redeal } from './redeal'

const problemsOf = (map: unknown): string[] => {
  const read = readAs(isMap, map)
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
}

const changed = (map: Woodland, change: Partial<Woodland>): Woodland => ({ ...map, ...change })
const clearing = (map: Woodland, id: number, change: Partial<Woodland['clearings'][number]>): Partial<Woodland> => ({
  clearings: map.clearings.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

const { autumn, lake, mountain } = rootMaps
const both: Deck = {
  id: 'both',
  name: 'Both decks',
  cards: rootCards.flatMap(({ id, standard, exiles }) => Array<string>(Math.max(standard, exiles)).fill(id)),
}

/** Plays at random for a while, or to the end. */
function played(options: Options, most: number) {
  const state = root.setup(options)
  const random = createRandom(1, 'own map')
  let longest = 0
  for (let count = 0; count < most && !state.result; count++) {
    if (count % 25 === 0) {
      expect(root.check(state)).toEqual([])
      longest = Math.max(longest, JSON.stringify(state).length)
    }
    root.step(state, random.pick(root.legalActions(state)))
  }
  return { state, longest }
}

describe('a map of your own', () => {
  test.each(mapIds)('the %s map is one that could be given', (id) => {
    expect(problemsOf(rootMaps[id])).toEqual([])
  })

  test('plays as the printed map does, and lies in the state', () => {
    const factions = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const
    for (const id of mapIds) {
      const printed = played({ seed: 3, factions, map: id }, 300).state
      const own = played({ seed: 3, factions, map: rootMaps[id] }, 300).state
      expect(printed.map).toBe(id)
      expect(groundOf(own)).toEqual(groundOf(printed))
      expect({ ...own, map: id }).toEqual(printed)
    }
  })

  test('a state with a map and a deck of your own is at most 12 kB as JSON', () => {
    const factions = ['vagabond', 'marquise', 'eyrie', 'alliance', 'vagabond2'] as const
    const { longest, state } = played({ seed: 3, factions, map: mountain, deck: both }, 3000)
    expect(longest).toBeLessThan(12_000)
    expect(JSON.parse(JSON.stringify(state))).toEqual(state)
  })

  test.each<[string, unknown, string]>([
    ['is none', 7, ': 7 is not an object.'],
    ['has a part too many', { ...autumn, dragons: 1 }, 'dragons: There is no such key here.'],
    [
      'has a clearing too few',
      changed(autumn, { clearings: autumn.clearings.slice(1) }),
      'clearings: The clearings are to be 1 to 12, in this order; 1 is not in its place.',
    ],
    [
      'has five foxes',
      changed(autumn, clearing(autumn, 2, { suit: 'fox' })),
      'clearings: There are 5 clearings of the suit fox; there are to be 4 of each suit, or no suit printed at all (ROOT-C.0).',
    ],
    [
      'has three ruins',
      changed(autumn, clearing(autumn, 6, { ruin: false })),
      'clearings: There are 3 ruins; there are to be 4 (ROOT-5.1.4).',
    ],
    [
      'has a ruin and no slot',
      changed(autumn, clearing(autumn, 6, { slots: 0 })),
      'clearings[5].ruin: A ruin covers a slot, and there is none (ROOT-5.1.4).',
    ],
    [
      'has four slots',
      changed(autumn, clearing(autumn, 11, { slots: 4 })),
      'clearings[10].slots: 4 is not a whole number from 0 to 3.',
    ],
    [
      'joins what is not there',
      changed(autumn, { paths: [...autumn.paths, [1, 13]] }),
      'paths[18][1]: 13 is not a whole number from 1 to 12.',
    ],
    [
      'joins a clearing to itself',
      changed(autumn, { paths: [...autumn.paths, [1, 1]] }),
      'paths[18]: 1 is joined to itself.',
    ],
    [
      'joins two clearings twice',
      changed(autumn, { paths: [...autumn.paths, [5, 1]] }),
      'paths[18]: 5 and 1 are joined twice.',
    ],
    [
      'falls apart',
      changed(autumn, { paths: autumn.paths.filter((pair) => !pair.includes(8)) }),
      'paths: No path leads to clearing 8 from clearing 1.',
    ],
    [
      'closes what is no path',
      changed(mountain, { closedPaths: [[1, 2]] }),
      'closedPaths[0]: There is no path between 1 and 2 that could be closed (ROOT-C.3.1).',
    ],
    [
      'has three corners',
      changed(autumn, clearing(autumn, 1, { opposite: null })),
      'clearings: There are 3 corners; there are to be 4 (ROOT-VAR-04).',
    ],
    [
      'has a corner that answers none',
      changed(autumn, clearing(autumn, 1, { opposite: 2 })),
      'clearings[0].opposite: Clearing 1 has 2 opposite, but 2 has not 1 (ROOT-5.1.7d).',
    ],
    [
      'has adjacent corners',
      changed(autumn, { paths: [...autumn.paths, [1, 2]] }),
      'clearings[0]: The corners 1 and 2 are adjacent (ROOT-5.1.7c).',
    ],
    [
      'has a corner without a slot',
      changed(autumn, clearing(autumn, 1, { slots: 0 })),
      'clearings[0].slots: The corner 1 has no open slot (ROOT-7.3.2).',
    ],
    [
      'leaves the Marquise no room',
      changed(autumn, {
        clearings: autumn.clearings.map((each) =>
          [5, 9, 10].includes(each.id) ? { ...each, slots: each.ruin ? 1 : 0 } : each,
        ),
      }),
      'clearings[0]: In and around the corner 1 there are not three open slots (ROOT-6.3.4).',
    ],
    [
      'has no forest',
      changed(autumn, { forests: [] }),
      'forests: There is no forest, and so none for a Vagabond to start in (ROOT-9.3.2).',
    ],
    [
      'has a forest of two clearings',
      changed(autumn, { forests: [{ id: 'x1', clearings: [1, 5], adjacent: [] }] }),
      'forests[0].clearings: The forest x1 is to touch three different clearings or more (ROOT-C.3.5).',
    ],
    [
      'names a forest that is not there',
      changed(autumn, { forests: [{ id: 'x1', clearings: [1, 5, 9], adjacent: ['x2'] }] }),
      'forests[0].adjacent[0]: There is no forest x2.',
    ],
    [
      'has forests next to each other in one direction',
      changed(autumn, {
        forests: [
          { id: 'x1', clearings: [1, 5, 9], adjacent: ['x2'] },
          { id: 'x2', clearings: [2, 5, 6], adjacent: [] },
        ],
      }),
      'forests[0].adjacent[0]: x2 is next to x1, but x1 is not next to x2.',
    ],
    [
      'has two forests of one id',
      changed(autumn, { forests: [...autumn.forests, { id: 'a1', clearings: [1, 5, 9], adjacent: [] }] }),
      'forests[7].id: The id a1 is given to two forests.',
    ],
    ['has its Ferry on land', changed(lake, { ferry: 2 }), 'ferry: Clearing 2 does not lie on the lake (ROOT-C.2.1).'],
    [
      'has a Ferry that goes nowhere',
      changed(lake, { coast: [1] }),
      'coast: A Ferry needs two clearings on the lake (ROOT-C.2.5a).',
    ],
    [
      'has an edge with a gap',
      changed(autumn, { edge: [1, 5, 2, 6, 3, 7, 8, 4] }),
      'edge[7]: No path leads from 4 to 1.',
    ],
    [
      'has a name as long as a book',
      changed(autumn, { name: 'x'.repeat(100) }),
      `name: "${'x'.repeat(59)}… is not a title of up to 60 characters.`,
    ],
  ])('that %s is refused', (_, map, sentence) => {
    expect(problemsOf(map)).toContain(sentence)
  })

  test('is refused by setup with the same sentence, and its path', () => {
    const map = changed(lake, { ferry: 2 })
    expect(() => root.setup({ seed: 1, map })).toThrow('map.ferry: Clearing 2 does not lie on the lake (ROOT-C.2.1).')
  })
})

describe('a deck of your own', () => {
  const deckProblems = (deck: unknown): string[] => {
    const read = readAs(isDeck, deck)
    return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)
  }

  test('is played with: its cards and no others', () => {
    expect(deckProblems(both)).toEqual([])
    const { state } = played({ seed: 2, factions: ['eyrie', 'marquise', 'alliance'], deck: both }, 400)
    expect(state.cards).toEqual(both)
  })

  test('ROOT-5.1.3b: of it, too, two players leave dominance in the box', () => {
    const state = root.setup({ seed: 2, factions: ['eyrie', 'marquise'], deck: both })
    const all = [...state.deck, ...state.seats.flatMap((seat) => state.sides[seat]?.hand ?? [])]
    expect(all).toHaveLength(both.cards.length - 4)
    expect(all.filter((id) => id.startsWith('dominance'))).toEqual([])
  })

  test.each<[string, unknown, string]>([
    [
      'is too small',
      { ...both, cards: both.cards.slice(0, 39) },
      'cards: There are 39 cards; a deck has 40 to 80 (ROOT-5.1.3a).',
    ],
    [
      'is too large',
      { ...both, cards: [...both.cards, ...both.cards] },
      'cards: A list of 158 items is not a list of up to 80.',
    ],
    [
      'has a card that there is not',
      { ...both, cards: [...both.cards, 'dragon'] },
      `cards[${both.cards.length}]: There is no card dragon.`,
    ],
    [
      'has a dominance card twice',
      { ...both, cards: [...both.cards, 'dominance-fox'] },
      `cards[${both.cards.length}]: The dominance card dominance-fox is there twice; there is one of each suit (ROOT-2.1.3a).`,
    ],
    ['has no name', { id: 'x', cards: both.cards }, 'name: This is missing.'],
  ])('that %s is refused', (_, deck, sentence) => {
    expect(deckProblems(deck)).toContain(sentence)
  })
})

test('a drafted game with a map and a deck of your own keeps the laws of the conformance kit', () => {
  const report = checkGame(root, {
    options: (seed) => ({ seed, players: 3, factions: 'draft', map: lake, deck: both }),
    games: 1,
    maxActions: 150,
    every: 3,
    redeal,
    check: root.check,
  })
  expect(report.broken).toEqual([])
})
