import { expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { seatAsked } from '../../../src/ironwood/rules/asked'
import { game } from '../../../src/ironwood/rules/game'
import { modes } from '../../../src/ironwood/rules/solo/solo'

test.each(modes)('%s: a picture finds the seat that decides as the rules do', (mode) => {
  const random = createRandom(mode, 'asked')
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 3; seed++) {
    const state = game.setup({ mode, seed })
    for (let count = 0; count < 1_500 && game.toAct(state); count++) {
      expect(seatAsked(state)).toBe(game.toAct(state))
      kinds.add(state.agenda.at(-1)?.do ?? '')
      game.step(state, random.pick(game.legalActions(state)))
    }
    expect(seatAsked(state)).toBe(game.toAct(state))
  }
  expect(kinds.size).toBeGreaterThan(15)
})
