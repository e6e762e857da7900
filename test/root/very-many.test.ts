import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Options, root } from '../../src/root'
import { patience, tables } from './course'
import { everything } from './everything'

/** Two hundred thousand games in a deep run: too many to look at each action. */
const many = process.env['DEEP'] ? 20_000 : 2

const inOneState =
  'ROOT-INV-02, ROOT-INV-04, ROOT-INV-05, ROOT-INV-06, ROOT-INV-10, ROOT-INV-11, ROOT-INV-12, ROOT-INV-13, ROOT-INV-15, ROOT-INV-18, ROOT-INV-19, ROOT-INV-22, ROOT-INV-26'

/** How a random game came out that is looked at now and then and at its end. */
function follow(options: Options): { readonly isOver: boolean; readonly faults: readonly unknown[] } {
  const random = createRandom(options.seed, 'very many')
  const state = root.setup(options)
  for (let number = 1; number <= patience && !state.result; number++) {
    root.step(state, random.pick(root.legalActions(state)))
    // Coprime to the lengths of turns, so that every kind of moment comes up.
    const faults = number % 97 === 0 ? root.check(state) : []
    if (faults.length > 0) return { isOver: false, faults: [`action ${number}`, ...faults] }
  }
  return { isOver: state.result !== null, faults: root.check(state) }
}

function followAll(drawn: readonly Options[]): void {
  let over = 0
  for (const options of drawn) {
    const { isOver, faults } = follow(options)
    if (faults.length > 0) expect([JSON.stringify(options), ...faults]).toEqual([JSON.stringify(options)])
    if (isOver) over++
  }
  expect(over / drawn.length).toBeGreaterThan(0.9)
}

test.each([2, 3, 4, 5, 6])(`${inOneState}: check finds nothing in very many random games of %i`, (players) => {
  followAll(fc.sample(tables(players), { numRuns: many, seed: 97 + players }))
})

test(`${inOneState}: nor with the draft, hirelings and landmarks`, () => {
  followAll(Array.from({ length: 5 * many }, (_, seed) => everything(1_000_000 + seed)))
})
