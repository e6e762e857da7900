import { expect, test } from 'vitest'
import { type Options, root } from '../../src/root'
import { type Faction, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { redeal } from './redeal'

const tables: readonly (readonly Faction[])[] = [
  ['riverfolk', 'corvid'],
  ['alliance', 'cult', 'vagabond'],
  ['marquise', 'duchy', 'riverfolk', 'eyrie', 'vagabond', 'vagabond2'],
]

test.each(tables.map((factions) => ({ factions })))(
  'ROOT-A.8, ROOT-INV-40, ROOT-INV-41, ROOT-INV-42: every law is kept while $factions set up the advanced way',
  ({ factions }) => {
    const options = (seed: number): Options => ({ seed, factions, map: mapIds[seed % 4] ?? 'autumn', advanced: {} })
    const report = checkGame(root, { options, games: games(2), redeal, check: root.check, maxActions: 40, every: 7 })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(60)
  },
)
