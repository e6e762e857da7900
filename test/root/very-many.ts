import { expect } from 'vitest'
import { createRandom } from '../../src/core'
import { type Options, root } from '../../src/root'
import { byChance, type Chooser, patience } from './course'

/** A thousand games for each kind of table, and in a deep run a hundred times as many: too many to look at each action. */
export const thousand = process.env['DEEP'] ? 100_000 : 1000

/** All that `root.check` looks at. */
export const inOneState =
  'ROOT-INV-02, ROOT-INV-04, ROOT-INV-05, ROOT-INV-06, ROOT-INV-10, ROOT-INV-11, ROOT-INV-12, ROOT-INV-13, ROOT-INV-15, ROOT-INV-18, ROOT-INV-19, ROOT-INV-22, ROOT-INV-26'

/** How a game came out that is looked at now and then and at its end. */
function follow(options: Options, choose: Chooser): { readonly isOver: boolean; readonly faults: readonly unknown[] } {
  const random = createRandom(options.seed, 'very many')
  const state = root.setup(options)
  for (let number = 1; number <= patience && !state.result; number++) {
    root.step(state, choose(state, random))
    // Coprime to the lengths of turns, so that every kind of moment comes up.
    const faults = number % 97 === 0 ? root.check(state) : []
    if (faults.length > 0) return { isOver: false, faults: [`action ${number}`, ...faults] }
  }
  return { isOver: state.result !== null, faults: root.check(state) }
}

/** Plays them, by chance unless told otherwise; nearly all must end. */
export function followAll(drawn: readonly Options[], choose: Chooser = byChance): void {
  let over = 0
  for (const options of drawn) {
    const { isOver, faults } = follow(options, choose)
    if (faults.length > 0) expect([JSON.stringify(options), ...faults]).toEqual([JSON.stringify(options)])
    if (isOver) over++
  }
  expect(over / drawn.length).toBeGreaterThan(0.9)
}
