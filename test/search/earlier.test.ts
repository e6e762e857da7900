import { expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { ironwood } from '../../src/ironwood'
import { ismcts } from '../../src/search'
import { turnOf } from './games'

const policy = ismcts(ironwood, { iterations: 400, longestPlayout: 20 })

/** A card is played first, and then its choices are made, all by the same seat. */
const start = ironwood.position({ turn: 'woodwalkers', forests: { F7: 3, F9: 2 }, mountains: { ferrum: 2, auria: 1 } })

test('a search counts in what an earlier search found of its own action', () => {
  const first = policy.search(turnOf(ironwood, start))
  const state = ironwood.clone(start)
  ironwood.step(state, first.action)
  expect(ironwood.toAct(state)).toBe('woodwalkers')
  const search = () => policy.search(turnOf(ironwood, state), { earlier: first })
  const second = search()
  const chosen = first.tried.find(({ action }) => action === first.action)
  expect(second.inherited).toBeGreaterThan(40)
  expect(second.inherited).toBeLessThan(chosen?.visits ?? 0)
  expect(second.tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(400 + second.inherited)
  expect({ ...search(), milliseconds: 0 }).toEqual({ ...second, milliseconds: 0 })
  expect(policy.search(turnOf(ironwood, state)).inherited).toBe(0)
})

test('nothing is counted in where somebody else decided in between, or of what this policy did not find', () => {
  const search = ismcts(connectFour, { iterations: 200 })
  const state = connectFour.setup({ seed: 0 })
  const first = search.search(turnOf(connectFour, state))
  connectFour.step(state, first.action)
  connectFour.step(state, connectFour.parse('1'))
  const turn = () => turnOf(connectFour, state)
  expect(search.search(turn(), { earlier: first }).inherited).toBe(0)
  expect(search.search(turn(), { earlier: { ...first } }).inherited).toBe(0)
})

test('a search ignores the findings of another seat', () => {
  const search = ismcts(connectFour, { iterations: 200 })
  const state = connectFour.setup({ seed: 0 })
  const first = search.search(turnOf(connectFour, state))
  connectFour.step(state, first.action)
  expect(search.search(turnOf(connectFour, state), { earlier: first }).inherited).toBe(0)
})
