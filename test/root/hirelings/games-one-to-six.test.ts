import { expect, test } from 'vitest'
import { root } from '../../../src/root'
import { runOn } from '../../../src/root/rules/agenda'
import { hirelingRules } from '../../../src/root/rules/hirelings/rules'
import { plan } from '../../../src/root/rules/play'
import { playOn } from '../../../src/root/rules/play-on'
import type { Faction, Hireling, Seat } from '../../../src/root/rules/vocabulary'
import { checkGame } from '../../../src/testing'
import { games } from '../../deep'
import { redeal } from '../redeal'
import { hire } from '../table'

const controllers: readonly (Seat | null)[] = ['p1', 'p2', 'p3']

/** Games with three hirelings, set up and then given to seats. */
const gameWith = (cards: readonly Hireling[], factions: readonly Faction[]) => ({
  ...root,
  setup({ seed }: { readonly seed: number }) {
    const state = root.clone(root.setup({ seed, factions: [...factions] }))
    // The factions are set up first, so that no vault takes the place of a roost (ROOT-A.8a).
    for (let [first] = root.legalActions(state); first && state.phase === 'setup'; [first] = root.legalActions(state))
      root.step(state, first)
    for (const [index, hireling] of cards.entries())
      hire(state, hireling, { controller: controllers[(index + seed) % 3] ?? null, markers: 4 })
    const play = playOn(state)
    for (const hireling of cards) plan(play, ...(hirelingRules[hireling].setUp?.(play, 'p1') ?? []))
    runOn(play)
    return state
  },
})

test.each([
  [
    ['forest-patrol', 'last-dynasty', 'spring-uprising'],
    ['vagabond', 'duchy', 'corvid'],
  ],
  [
    ['the-exile', 'flame-bearers', 'vault-keepers'],
    ['marquise', 'eyrie', 'riverfolk'],
  ],
  [
    ['feline-physicians', 'rabbit-scouts', 'rat-smugglers'],
    ['eyrie', 'cult', 'duchy'],
  ],
  [
    ['bluebird-nobles', 'the-brigand', 'badger-bodyguards'],
    ['marquise', 'alliance', 'corvid'],
  ],
  [
    ['feline-physicians', 'spring-uprising', 'the-exile'],
    ['eyrie', 'cult', 'riverfolk'],
  ],
] as const)('games with %s keep every law of games', (cards, factions) => {
  const report = checkGame(gameWith(cards, factions), {
    options: (seed: number) => ({ seed }),
    games: games(1),
    maxActions: 120,
    every: 40,
    check: root.check,
    redeal,
  })
  expect(report.broken).toEqual([])
})
