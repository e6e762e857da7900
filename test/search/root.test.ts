import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { ismcts } from '../../src/search'
import { turnOf } from './games'

test.each([2, 4, 5])('Root with %d players: every seat has its value', (players) => {
  const state = root.setup({ seed: 5, players, map: 'autumn' })
  const random = createRandom(5)
  for (let count = 60; count > 0 || root.legalActions(state).length === 1; count--)
    root.step(state, random.pick(root.legalActions(state)))
  const evaluate = (position: typeof state): number => (root.outcome(position) ? 0 : 1 / players)
  const turn = turnOf(root, state)
  const found = ismcts(root, { iterations: 60, longestPlayout: 15, guide: { evaluate } }).search(turn)
  expect(turn.legal).toContain(found.action)
  expect(found.tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(60)
  for (const { value } of found.tried) if (value) expect(Object.keys(value)).toEqual([...root.players(state)])
})
