import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Options, root } from '../../src/root'
import { deckIds, mapIds } from '../../src/root/rules/vocabulary'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { redeal } from './redeal'

/** The draft, hirelings and landmarks at once, for 2 to 6 players, on every map and with both decks. */
function everything(seed: number): Options {
  const random = createRandom(seed, 'everything')
  const players = random.integer(2, 6)
  return {
    seed,
    players,
    factions: 'draft',
    map: random.pick([...mapIds]),
    deck: random.pick([...deckIds]),
    everyQuestion: random.integer(1, 4) === 1,
    advanced: {
      hirelings: true,
      landmarks: { count: random.pick([1, 2]), ownLeftOut: random.pick([true, false]) },
      secondVagabond: random.pick([true, false]),
      insurgents: players === 2 && random.pick([true, false]),
    },
  }
}

test('ROOT-INV-40, ROOT-INV-41, ROOT-INV-42: every law is kept in games with everything at once', () => {
  const report = checkGame(root, {
    options: everything,
    games: games(1),
    seed: 3,
    maxActions: games(200, 8),
    every: 40,
    check: root.check,
    redeal,
  })
  expect(report.broken).toEqual([])
  expect(report.actions).toBeGreaterThan(100)
})
