import { createRandom, playMatch, randomPolicy } from 'totemforge'
import { greedy } from 'totemforge/root/bots'
import { describe, expect, test } from 'vitest'
import { type Options, root } from '../../src/root'
import { czech } from '../../src/root/czech'
import { english } from '../../src/root/english'
import { polish } from '../../src/root/polish'
import { renderSvg, renderText } from '../../src/root/render'
import { deckIds, type Faction, hirelings, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { redeal } from './redeal'
import { hire } from './table'

const tables: readonly (readonly Faction[])[] = [
  ['riverfolk', 'cult'],
  ['marquise', 'alliance', 'duchy'],
  ['eyrie', 'vagabond', 'corvid', 'alliance'],
]

/** Games of the advanced setup, on every map and with both decks. */
const options = (seed: number): Options => ({
  seed,
  factions: tables[seed % tables.length] ?? [],
  map: mapIds[seed % mapIds.length] ?? 'autumn',
  deck: deckIds[seed % 2] ?? 'standard',
  advanced: { hirelings: true },
})

describe('games with hirelings', () => {
  test('ROOT-INV-44, ROOT-INV-40, ROOT-INV-41: random games keep every law of games', () => {
    const report = checkGame(root, {
      options,
      games: games(2),
      maxActions: 200,
      every: 40,
      check: root.check,
      redeal,
    })
    expect(report.broken).toEqual([])
    expect(report.actions).toBeGreaterThan(200)
  })

  test('each of them is played, told and drawn', () => {
    const languages = [english, polish, czech]
    for (const [index, hireling] of hirelings.entries()) {
      const state = root.setup({ seed: index, factions: ['marquise', 'eyrie', 'alliance'] })
      hire(state, hireling, { controller: 'p1', markers: 3 })
      const random = createRandom(index)
      for (let count = 0; count < 60 && !root.outcome(state); count++) {
        const legal = root.legalActions(state)
        const action = random.pick(legal)
        const task = state.agenda.at(-1)
        for (const language of [languages[count % 3] ?? english]) {
          const told = legal.map((each) => language.action(each, state))
          if (task?.do === 'hireling') expect(new Set(told).size, told.join(' ')).toBe(told.length)
          expect(`${told.join(' ')} ${language.question(state)}`).not.toMatch(/undefined|null|NaN|\[object/)
        }
        root.step(state, action)
      }
      expect(root.check(state)).toEqual([])
      expect(renderSvg(root.view(state, 'p1'), { parts: ['map', 'boards'] })).toContain(
        english.words.names.hireling(hireling),
      )
      expect(renderText(state, { language: polish })).toContain(polish.words.names.hireling(hireling))
    }
  })

  test('the greedy end them in a normal number of rounds, and the random do not win', () => {
    for (let seed = 0; seed < games(1); seed++) {
      const factions = tables[1] ?? []
      const policies = { p1: greedy, p2: greedy, p3: randomPolicy }
      const { error, state } = playMatch(root, {
        options: { ...options(3 * seed + 1), factions },
        policies,
        maxActions: 3000,
      })
      expect(error).toBeNull()
      expect(state.result?.winners).not.toContain('p3')
      expect(state.round).toBeLessThan(25)
    }
  })
})
