import type { Policy } from '../core'
import { at } from '../core/value'
import { canonical, keyOf } from '../encode/key'
import { draw } from './sampling'
import type { Mix, Strategy } from './strategy'

/**
 * A policy that plays by a strategy. A policy sees a view and no history, so every information set that the strategy tells apart must
 * have a view of its own, as in poker, where the view shows all bets; otherwise it throws with the code `VIEW_FORGETS`. Where the
 * strategy says nothing it plays at random.
 *
 * @example
 * const policy = strategyPolicy(leducPoker, solver.strategy(), 'equilibrium')
 */
export function strategyPolicy<Action, View, Seat extends string>(
  game: {
    readonly id: string
    format(action: Action): string
    parse(text: string): Action
    view(state: never, viewer: Seat): View
  },
  strategy: Strategy<NoInfer<Seat>>,
  name = 'strategy',
): Policy<View, Action, Seat> {
  const mixes = new Map<string, Mix<Seat>>()
  for (const mix of strategy.values()) {
    const known = mixes.get(mix.view)
    if (known && JSON.stringify(known) !== JSON.stringify(mix)) throw forgetful(game.id, mix.seat)
    mixes.set(mix.view, mix)
  }
  return {
    name,
    choose({ view, legal, seat, random }) {
      const mix = mixes.get(keyOf([seat, canonical(view)]))
      return mix ? game.parse(at(mix.actions, draw(mix.probabilities, random))) : random.pick(legal)
    },
  }
}

const forgetful = (id: string, seat: string): TypeError =>
  Object.assign(
    new TypeError(
      `${id}: two histories that ${seat} plays differently have the same view, so a policy cannot tell them apart.`,
    ),
    { code: 'VIEW_FORGETS' },
  )
