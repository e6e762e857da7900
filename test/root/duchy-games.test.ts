import { describe, expect, test } from 'vitest'
import { playMatch } from '../../src/core'
import { type Faction, type Options, root } from '../../src/root'
import { greedy } from '../../src/root/bots'
import { deckIds, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { redeal } from './redeal'

const tables: readonly (readonly Faction[])[] = [
  ['duchy', 'alliance'],
  ['marquise', 'duchy', 'vagabond'],
  ['eyrie', 'alliance', 'duchy', 'marquise'],
]

const options = (factions: readonly Faction[], seed: number): Options => ({
  seed,
  factions,
  map: mapIds[(seed + factions.length) % mapIds.length] ?? 'autumn',
  deck: deckIds[seed % deckIds.length] ?? 'standard',
})

describe.each(tables.map((factions) => ({ factions })))('$factions', ({ factions }) => {
  test('ROOT-INV-10, ROOT-INV-27, ROOT-INV-40: every law of the kit is kept with the Duchy', () => {
    const report = checkGame(root, {
      options: (seed) => options(factions, seed),
      games: games(1),
      redeal,
      check: root.check,
      maxActions: 200,
      every: 11,
    })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(150)
  })

  test('greedy players end their games in a normal number of rounds', () => {
    for (let seed = 0; seed < games(1); seed++) {
      const policies = Object.fromEntries(factions.map((_, index) => [root.seats[index], greedy]))
      const { outcome, state, error } = playMatch(root, {
        options: options(factions, seed),
        policies,
        maxActions: 1500,
      })
      expect([error, outcome === null, state.round > 20]).toEqual([null, false, false])
    }
  })
})
