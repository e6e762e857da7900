import { createRandom, type Game, type Seeded, type Turn } from '../../src/core'

/** The turn of the seat that decides, with chance of its own. */
export function turnOf<State extends object, Action, View, Seat extends string>(
  game: Game<State, Action, View, Seeded, Seat, never>,
  state: State,
  seed = 1,
): Turn<View, Action, Seat> {
  const seat = game.toAct(state)
  if (seat === null) throw new Error('The game is over.')
  return { view: game.view(state, seat), legal: game.legalActions(state), seat, random: createRandom(seed) }
}
