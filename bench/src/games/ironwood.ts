import { createRequire } from 'node:module'
import { type Action, ironwood, type State } from 'totemforge/ironwood'
import { type LongGame, longGame, longGameTargets } from '../contestants/long-game'

const required: { readonly ironwood: typeof ironwood } = createRequire(import.meta.url)('totemforge/ironwood')

const duelOf = (game: typeof ironwood): LongGame<State, Action> => ({
  ...game,
  actions: 500,
  setup: (seed) => game.setup({ mode: 'duel', seed }),
  isOver: ({ result }) => result !== null,
})

export const ironwoodDuel = {
  name: 'Ironwood',
  contestants: longGame(duelOf(ironwood), duelOf(required.ironwood), 600, 20),
  variants: {},
  targets: longGameTargets(30),
}
