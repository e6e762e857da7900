import { type Action, ironwood, type State } from 'totemforge/ironwood'
import { type LongGame, longGame, longGameTargets } from '../contestants/long-game'

const duel: LongGame<State, Action> = {
  ...ironwood,
  actions: 500,
  setup: (seed) => ironwood.setup({ mode: 'duel', seed }),
  isOver: ({ result }) => result !== null,
}

export const ironwoodDuel = {
  name: 'Ironwood',
  contestants: longGame(duel, 600, 20),
  variants: {},
  targets: longGameTargets,
}
