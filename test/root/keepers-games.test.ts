import { describe, expect, test } from 'vitest'
import type { Random } from '../../src/core'
import { type Action, type Options, root, type State } from '../../src/root'
import { deckIds, type Faction, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { redeal } from './redeal'

const tables: readonly (readonly Faction[])[] = [
  ['keepers', 'marquise'],
  ['eyrie', 'keepers', 'corvid'],
  ['vagabond', 'alliance', 'keepers', 'riverfolk'],
  ['duchy', 'cult', 'keepers'],
]

const own: ReadonlySet<string> = new Set([
  'encamp',
  'retinue',
  'delve',
  'recover',
  'carry',
  'gather',
  'shift',
  'battle-whom',
  'craft',
])

/** By chance, but more often what only the Keepers do. */
function choose(legal: readonly Action[], _state: State, random: Random): Action {
  const wanted = legal.filter(({ type }) => own.has(type))
  return random.pick(wanted.length > 0 && random.integer(1, 3) > 1 ? wanted : legal)
}

describe.each(tables.map((factions) => ({ factions })))('$factions', ({ factions }) => {
  const options = (seed: number): Options => ({
    seed,
    factions,
    map: mapIds[(seed + factions.length) % mapIds.length] ?? 'autumn',
    deck: deckIds[(seed + 1) % deckIds.length] ?? 'standard',
  })

  test('ROOT-INV-02, ROOT-INV-19, ROOT-INV-31, ROOT-INV-32, ROOT-INV-40, ROOT-INV-42: every law of the kit is kept in games with the Keepers', () => {
    const report = checkGame(root, {
      options,
      games: games(1),
      seed: 5,
      redeal,
      check: root.check,
      choose,
      maxActions: 200,
      every: 20,
    })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(100)
  })
})
