import { checkGame } from 'totemforge/testing'
import { expect, test } from 'vitest'
import { ironwood } from '../../../src/ironwood/rules'
import { modes } from '../../../src/ironwood/rules/solo/solo'
import { games } from '../../deep'
import { redeal } from './redeal'

test.each(modes)('Ironwood keeps every law of the kit: %s', (mode) => {
  const report = checkGame(ironwood, {
    options: (seed) => (mode === 'duel' ? { mode, seed } : { mode, seed, level: seed % 16 }),
    // By chance a game against Ironbot is soon over.
    games: mode === 'ironbot' ? 8 : games(3, 8),
    maxActions: 400,
    every: 9,
    redeal,
    check: ironwood.check,
  })
  expect(report.broken).toEqual([])
  expect(report.actions).toBeGreaterThan(400)
  // Nobody plays a duel to its end by chance.
  expect(report.untested).toEqual(mode === 'duel' ? ['outcome-sound', 'games-end'] : ['games-end'])
})
