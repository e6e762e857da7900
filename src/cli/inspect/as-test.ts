import type { Described } from '../described'
import type { Line } from './line'

/** A position as the beginning of a test: the test plays to it, and checks its legal actions. */
export function asTest({ game }: Described, { options, actions }: Line, legal: readonly unknown[]): string {
  const texts = (all: readonly unknown[]): string =>
    all.map((action) => `    ${JSON.stringify(game.format(action))},\n`).join('')
  return `import { expect, test } from 'vitest'

test('${game.id}: after ${actions.length} actions', () => {
  const actions = [
${texts(actions)}  ]
  let state = game.setup(${JSON.stringify(options)})
  for (const text of actions) state = game.apply(state, game.parse(text))
  expect(game.legalActions(state).map((action) => game.format(action))).toEqual([
${texts(legal)}  ])
})
`
}
