import { expect, test } from 'vitest'
import { halving } from '../../src/search'
import { heap, turnOf } from './games'

type Heap = ReturnType<typeof heap.clone>

const big = heap.setup({ seed: 0, players: 2, left: 30 })
const turn = () => turnOf(heap, big)

/** Judges at once what is left: who takes less stands better. */
const guide = { evaluate: ({ left }: Heap) => left / 30, isRest: () => true }

test('leaves the worse half out once its share of the budget is spent', () => {
  const { tried, action } = halving(heap, { iterations: 60, guide }).search(turn())
  // Three actions share the first half, the better two the second.
  expect(tried.map(({ visits }) => visits)).toEqual([25, 25, 10])
  expect(action).toBe(1)
})

test('tries each action before it drops any, within the budget', () => {
  const visits = (iterations: number) =>
    halving(heap, { iterations, guide })
      .search(turn())
      .tried.map((each) => each.visits)
  expect([visits(1), visits(2), visits(3), visits(4)]).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
    [2, 1, 1],
  ])
})

test('plays all actions on from the same state, and then from another', () => {
  const states: Heap[] = []
  const isRest = (_: Heap, from: Heap) => {
    states.push(from)
    return true
  }
  halving(heap, { iterations: 9, guide: { ...guide, isRest } }).search(turn())
  const [first, second, third, fourth] = states
  expect([second === first, third === first, fourth === first]).toEqual([true, true, false])
  expect(new Set(states).size).toBe(4)
})

test('searches nothing where one action is sensible', () => {
  const sensible = (legal: readonly number[]) => legal.slice(1, 2)
  const { action, iterations } = halving(heap, { iterations: 60, guide: { ...guide, sensible } }).search(turn())
  expect([action, iterations]).toEqual([2, 0])
})
