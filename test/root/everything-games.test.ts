import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { checkGame } from '../../src/testing'
import { games } from '../deep'
import { everything } from './everything'
import { redeal } from './redeal'

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
