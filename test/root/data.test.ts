import { describe, expect, test } from 'vitest'
import { rootCards, rootMaps, rootProvenance } from '../../src/root'
import { allCards, deckOf } from '../../src/root/rules/cards'
import { characterItems, itemSupply, ruinItems } from '../../src/root/rules/data/items'
import { questCards } from '../../src/root/rules/data/quests'
import { pieceTotals } from '../../src/root/rules/pieces'
import { sources } from '../../src/root/rules/provenance'
import { clearingSuits, deckIds, items, mapIds, suits } from '../../src/root/rules/vocabulary'
import { woodlands } from '../../src/root/rules/woodlands'
import { oneWays, unreached } from '../../src/toolkit'

const tally = (list: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const each of list) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

describe.each(deckIds)('the %s deck', (deck) => {
  test('ROOT-5.1.3a, ROOT-COMP-11: 54 cards, 14 birds and foxes, 13 rabbits and mice', () => {
    const all = deckOf(deck, 4)
    const bySuit = tally(allCards.flatMap((card) => Array<string>(card[deck]).fill(card.suit)))
    expect(all).toHaveLength(54)
    expect(suits.map((suit) => bySuit[suit])).toEqual([14, 13, 13, 14])
  })

  test('ROOT-2.1.2a, ROOT-2.1.3a: five ambushes, two of them birds; four dominance cards, one per suit', () => {
    const of = (kind: string): string[] =>
      allCards.filter((card) => card.kind === kind).flatMap((card) => Array<string>(card[deck]).fill(card.suit))
    expect(tally(of('ambush'))).toEqual({ bird: 2, fox: 1, rabbit: 1, mouse: 1 })
    expect(tally(of('dominance'))).toEqual({ bird: 1, fox: 1, rabbit: 1, mouse: 1 })
    expect(of('item')).toHaveLength(20)
  })

  test('ROOT-5.1.3b, ROOT-VAR-01, ROOT-3.3.5: with two players there is no dominance', () => {
    expect(deckOf(deck, 2)).toHaveLength(50)
    expect(deckOf(deck, 2).filter((id) => id.startsWith('dominance'))).toEqual([])
  })
})

test('ROOT-4.1.2b, ROOT-3.2.2: only item cards print an item and points, and only they', () => {
  for (const card of allCards)
    expect([card.id, card.item !== null, card.points > 0]).toEqual([
      card.id,
      card.kind === 'item',
      card.kind === 'item',
    ])
  for (const card of allCards)
    expect([card.id, card.cost.length > 0]).toEqual([card.id, !['ambush', 'dominance'].includes(card.kind)])
  expect(new Set(allCards.map(({ id }) => id)).size).toBe(60)
})

const sizes = {
  autumn: [18, 4, 7, 22, 0],
  winter: [16, 3, 8, 22, 0],
  lake: [17, 6, 9, 22, 0],
  mountain: [21, 2, 10, 23, 6],
}

describe.each(mapIds)('the %s map', (id) => {
  const map = woodlands[id]

  test('has 12 clearings, and the paths, rivers, forests, slots and closed paths of its box', () => {
    const slots = map.clearings.reduce((total, clearing) => total + clearing.slots, 0)
    expect(map.clearings.map((clearing) => clearing.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect([map.paths.length, map.rivers.length, map.forests.length, slots, map.closedPaths.length]).toEqual(sizes[id])
  })

  test('ROOT-5.1.4: four ruins, each on a slot', () => {
    const ruins = map.clearings.filter(({ ruin }) => ruin)
    expect(ruins).toHaveLength(4)
    expect(ruins.every(({ slots }) => slots > 0)).toBe(true)
  })

  test('hangs together, and what is adjacent is so both ways', () => {
    expect(oneWays(map.byPath)).toEqual([])
    expect(oneWays(map.forestNeighbours)).toEqual([])
    expect(unreached(map.byPath.slice(1).map((list) => list.map((at) => at - 1)))).toEqual([])
    expect(map.closedPaths.every(([one, other]) => map.byPath[one]?.includes(other))).toBe(true)
  })

  test('has two pairs of opposite corners, no two of them adjacent (ROOT-5.1.7c)', () => {
    expect(map.corners).toEqual([1, 2, 3, 4])
    for (const corner of map.corners) {
      expect(map.opposites[map.opposites[corner] ?? 0]).toBe(corner)
      expect(map.corners.filter((other) => map.byPath[corner]?.includes(other))).toEqual([])
    }
  })

  test('every forest touches three clearings or more, and the edge is a ring of paths', () => {
    expect(map.forests.every(({ clearings }) => clearings.length >= 3)).toBe(true)
    for (const [index, at] of map.edge.entries())
      expect(map.byPath[at]).toContain(map.edge[(index + 1) % map.edge.length])
  })
})

test('ROOT-C.0, ROOT-A.1c: the Autumn map prints four clearings of each suit, the others none', () => {
  expect(tally(woodlands.autumn.clearings.map(({ suit }) => suit ?? 'none'))).toEqual({ fox: 4, rabbit: 4, mouse: 4 })
  for (const id of ['winter', 'lake', 'mountain'] as const)
    expect(woodlands[id].clearings.every(({ suit }) => suit === null)).toBe(true)
})

test('ROOT-COMP-12, ROOT-5.1.5: twelve items in the supply, four under the ruins', () => {
  const supply = Object.values(itemSupply).reduce((total, count) => total + count, 0)
  expect([supply, ruinItems.length]).toEqual([12, 4])
  for (const card of allCards) if (card.item) expect(itemSupply[card.item]).toBeGreaterThan(0)
})

test('ROOT-COMP-01, ROOT-COMP-02, ROOT-COMP-03: pieces of the factions', () => {
  const count = (faction: keyof typeof pieceTotals): number =>
    Object.values(pieceTotals[faction]).reduce((total, each) => total + each, 0)
  expect([count('marquise'), count('eyrie'), count('alliance'), count('vagabond')]).toEqual([25 + 18 + 9, 27, 23, 0])
})

test('every table says what of it is known, and from which sources', () => {
  const tables = [...Object.values(rootProvenance), ...Object.values(rootMaps).map((map) => map.provenance)]
  for (const { known, recalled, reconstructed, sources: named } of tables) {
    expect(known.length).toBeGreaterThan(0)
    expect(new Set([...known, ...recalled, ...reconstructed]).size).toBe(known.length + reconstructed.length)
    expect(named.length).toBeGreaterThan(1)
    for (const source of named) expect(sources[source]).toMatch(/\.$/)
  }
  for (const map of Object.values(rootMaps)) expect(map.provenance.reconstructed).toEqual(['at'])
})

test('fifteen quests, and nine characters whose items exist and are more than two', () => {
  expect(questCards).toHaveLength(15)
  expect(tally(questCards.map(({ suit }) => suit))).toEqual({ fox: 5, rabbit: 5, mouse: 5 })
  expect(clearingSuits).toHaveLength(3)
  for (const own of Object.values(characterItems)) {
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(own.every((item) => items.includes(item))).toBe(true)
    expect(own).toContain('torch')
  }
})

test('nobody changes a table for the games that come after: all that is handed out is frozen', () => {
  const open = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null
      ? []
      : [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(open)]
  const tables = [rootCards, ...Object.values(rootMaps), rootProvenance]
  expect(tables.flatMap(open)).toEqual([])
})
