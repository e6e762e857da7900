import { expect, test } from 'vitest'
import { createRandom, playMatch } from '../../src/core'
import { type Options, root } from '../../src/root'
import { greedy } from '../../src/root/bots'
import { czech } from '../../src/root/czech'
import { english } from '../../src/root/english'
import { polish } from '../../src/root/polish'
import { renderSvg, renderText } from '../../src/root/render'
import { poolIn } from '../../src/root/rules/setup/advanced/choose-faction'
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
    const report = checkGame(root, { options, games: games(1), redeal, check: root.check, maxActions: 40, every: 11 })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(25)
  },
)

test.each([2, 3, 4, 6])(
  'ROOT-A.8.2a, ROOT-INV-40, ROOT-INV-41, ROOT-INV-42: every law is kept while %i players draft setup cards',
  (players) => {
    const options = (seed: number): Options => ({
      seed,
      players,
      factions: 'draft',
      map: mapIds[(seed + players) % 4] ?? 'autumn',
      deck: seed % 2 === 0 ? 'standard' : 'exiles',
      advanced: { secondVagabond: players > 3, hirelings: seed % 2 === 0 },
    })
    const report = checkGame(root, { options, games: games(1), redeal, check: root.check, maxActions: 60, every: 19 })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(30)
  },
)

test('ROOT-INFO-01: each position of a draft is told and drawn for everybody, with the pool before all eyes', () => {
  const random = createRandom(1, 'draft')
  for (const seed of [1]) {
    const state = root.setup({ seed, players: 5, factions: 'draft', advanced: { secondVagabond: true } })
    while (state.phase === 'setup') {
      for (const viewer of ['p1', 'spectator'] as const) {
        const view = root.view(state, viewer)
        const [card] = poolIn(view).cards
        if (card) expect(renderText(view)).toContain(english.words.names.factions[card.faction])
        expect(renderSvg(view)).toMatch(/^<svg/)
      }
      for (const language of [english, polish, czech]) {
        expect(language.question(state)).not.toMatch(/undefined|null/)
        for (const action of root.legalActions(state))
          expect(language.action(action, state)).not.toMatch(/undefined|null/)
      }
      root.step(state, random.pick(root.legalActions(state)), (event) => {
        for (const language of [english, polish, czech])
          expect(language.event(event, state)).not.toMatch(/undefined|null/)
      })
    }
  }
})

test('ROOT-A.8.2a: the greedy draft, settle and keep cards to the end of setup', () => {
  const policies = { p1: greedy, p2: greedy, p3: greedy }
  const options: Options = { seed: 3, players: 3, factions: 'draft', advanced: { hirelings: true } }
  const { state, error } = playMatch(root, { options, policies, maxActions: 80 })
  expect(error).toBeNull()
  expect(state.phase).not.toBe('setup')
})
