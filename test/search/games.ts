import { createRandom, defineGame, type Policy, type Seed, type Turn } from '../../src/core'

interface Seated<State, Action, View, Seat extends string> {
  toAct(state: State): Seat | null
  legalActions(state: State): Action[]
  view(state: State, viewer: NoInfer<Seat>): View
}

/** The turn of the seat that decides, with chance of its own. */
export function turnOf<State extends object, Action, View, Seat extends string>(
  game: Seated<State, Action, View, Seat>,
  state: State,
  seed: Seed = 1,
): Turn<View, Action, Seat> {
  const seat = game.toAct(state)
  if (seat === null) throw new Error('The game is over.')
  return { view: game.view(state, seat), legal: game.legalActions(state), seat, random: createRandom(seed) }
}

/** What a policy answers, as text. */
export const answerOf = <State extends object, Action, View, Seat extends string>(
  game: Seated<State, Action, View, Seat> & { format(action: Action): string },
  policy: Policy<View, Action, Seat>,
  state: State,
  seed: Seed = 1,
): string => game.format(policy.choose(turnOf(game, state, seed)))

const everybody = ['a', 'b', 'c', 'd', 'e', 'f'] as const

interface Heap {
  readonly players: number
  left: number
  turn: number
}

/** Each in turn takes one to three of a heap; who takes the last one has won, alone only with the second taking. */
export const heap = defineGame({
  id: 'heap',
  version: '1.0.0',
  seats: everybody,
  setup: ({ players, left }: { seed: Seed; players: number; left: number }): Heap => ({ players, left, turn: 0 }),
  players: ({ players }) => everybody.slice(0, players),
  legalActions: ({ left }): number[] => [1, 2, 3].filter((taken) => taken <= left),
  toAct: ({ left, turn, players }) => (left > 0 ? (everybody[turn % players] ?? null) : null),
  step(state, taken) {
    state.left -= taken
    state.turn++
  },
  outcome({ left, turn, players }) {
    if (left > 0) return null
    if (players === 1 && turn > 2) return { winners: [], reason: 'took too long' }
    return { winners: everybody.slice((turn - 1) % players).slice(0, 1), reason: 'took the last' }
  },
  clone: (state) => ({ ...state }),
  view: (state) => ({ ...state }),
  determinize: (view: Heap) => ({ ...view }),
  format: String,
  parse: Number,
})
