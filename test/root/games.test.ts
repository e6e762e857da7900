import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import type { Options } from '../../src/root'
import { root } from '../../src/root'
import { deckIds, type Faction, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { redeal } from './redeal'

const deep = process.env['DEEP'] ? 100 : 1

const tables: Record<number, Faction[][]> = {
  2: [
    ['marquise', 'eyrie'],
    ['alliance', 'marquise'],
    ['vagabond', 'eyrie'],
  ],
  3: [
    ['marquise', 'eyrie', 'alliance'],
    ['vagabond', 'alliance', 'eyrie'],
  ],
  4: [
    ['marquise', 'eyrie', 'alliance', 'vagabond'],
    ['vagabond2', 'eyrie', 'vagabond', 'alliance'],
  ],
}

const optionsFor = (seed: number, players: number): Options => {
  const table = tables[players] ?? []
  const factions = table[seed % table.length] ?? []
  const map = mapIds[seed % mapIds.length] ?? 'autumn'
  const deck = deckIds[Math.floor(seed / mapIds.length) % deckIds.length] ?? 'standard'
  return { seed, factions, map, deck }
}

describe.each([2, 3, 4])('random games with %i seats', (players) => {
  test('ROOT-INV: the invariants hold before every decision, and the games end', () => {
    for (let seed = 0; seed < 8 * deep; seed++) {
      const state = root.setup(optionsFor(seed, players))
      const random = createRandom(seed, 'random game')
      for (let count = 0; count < 20_000 && !state.result; count++) {
        expect(root.check(state)).toEqual([])
        root.step(state, random.pick(root.legalActions(state)))
      }
      expect([seed, state.result === null]).toEqual([seed, false])
      expect(root.check(state)).toEqual([])
    }
  })

  test('ROOT-INV-39, ROOT-INV-42: keep the laws of the conformance kit', () => {
    const report = checkGame(root, {
      options: (seed) => optionsFor(seed, players),
      games: deep,
      maxActions: 500,
      every: 3,
      redeal,
      check: root.check,
    })
    expect(report.broken).toEqual([])
  })
})
