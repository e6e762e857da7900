import { describe, expect, test } from 'vitest'
import type { Random } from '../../src/core'
import { type Action, type Options, root, type State } from '../../src/root'
import { deckIds, type Faction, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { redeal } from './redeal'

const tables: readonly (readonly Faction[])[] = [
  ['marquise', 'alliance'],
  ['vagabond', 'eyrie'],
  ['alliance', 'marquise', 'eyrie'],
  ['vagabond2', 'alliance', 'vagabond'],
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['vagabond2', 'eyrie', 'vagabond', 'marquise'],
  ['corvid', 'marquise'],
  ['eyrie', 'corvid', 'vagabond', 'alliance'],
  ['riverfolk', 'alliance', 'vagabond'],
]

/** Actions after which one seat knows what another does not. */
const telling: ReadonlySet<string> = new Set([
  ...['outrage', 'give', 'aid', 'explore', 'decree', 'column', 'spread', 'mobilize', 'use', 'ambush', 'save'],
  ...['choose-player', 'take-dominance', 'labor', 'fetch', 'buy', 'buy-card'],
  ...['plant', 'trick', 'swap', 'flip', 'expose', 'show', 'guess'],
])

/** By chance, but more often what has to do with hidden cards. */
function choose(legal: readonly Action[], _state: State, random: Random): Action {
  const wanted = legal.filter(({ type }) => telling.has(type))
  return random.pick(wanted.length > 0 && random.integer(1, 3) > 1 ? wanted : legal)
}

describe.each(tables.map((factions) => ({ factions })))('$factions', ({ factions }) => {
  const options = (seed: number): Options => ({
    seed,
    factions,
    map: mapIds[(seed + factions.length) % mapIds.length] ?? 'autumn',
    deck: deckIds[seed % deckIds.length] ?? 'standard',
  })
  const settings = { options, games: games(2), redeal, check: root.check }

  test('ROOT-INV-40, ROOT-INV-41, ROOT-INV-42: every law of the kit is kept', () => {
    const report = checkGame(root, { ...settings, choose, maxActions: 150, every: 17 })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(200)
    // Nobody ends a game so early.
    expect(report.untested.filter((law) => law !== 'outcome-sound')).toEqual(['games-end'])
  })
})

test('ROOT-INV-40, ROOT-INV-41, ROOT-INV-42: every law of the kit is kept to the end of whole games', () => {
  const report = checkGame(root, {
    options: (seed) => ({ seed, players: 2 + (seed % 3), map: mapIds[seed % 4] ?? 'autumn' }),
    games: games(3),
    seed: 1,
    redeal,
    check: root.check,
    maxActions: 6000,
    every: 97,
  })
  expect(report.broken).toEqual([])
  expect(report.finished).toBeGreaterThan(0)
  expect(report.untested).toEqual(['games-end'])
})
