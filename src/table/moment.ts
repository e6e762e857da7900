import { frozen, type Game, type Seeded, type Viewer } from '../core'
import { copy } from '../core/value'

/** The answers of the rules about one state, each computed once, on first use. */
export interface Moment<State, Action, View, Seat extends string> {
  readonly state: State
  readonly turn: Seat | null
  readonly players: readonly Seat[]
  readonly viewers: readonly Viewer<Seat>[]
  view(viewer: Viewer<Seat>): View
  /** The legal actions of the seat that decides. */
  legal(): readonly Action[]
}

export function momentOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  state: State,
): Moment<State, Action, View, Seat> {
  const players = [...game.players(state)]
  const views = new Map<Viewer<Seat>, { readonly view: View }>()
  let legal: readonly Action[] | null = null
  return {
    state,
    turn: game.toAct(state),
    players,
    viewers: [...players, 'spectator'],
    view(viewer) {
      // Many listeners get the same view, and none may change it.
      const made = views.get(viewer) ?? { view: frozen(game.view(state, viewer)) }
      views.set(viewer, made)
      return made.view
    },
    legal() {
      legal ??= frozen(game.legalActions(state))
      return legal
    },
  }
}

/** The moment after an action; the earlier moment does not change. */
export function after<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  moment: Moment<State, Action, View, Seat>,
  action: Action,
): { readonly moment: Moment<State, Action, View, Seat>; readonly events: readonly Event[] } {
  const events: Event[] = []
  const state = game.clone(moment.state)
  game.step(state, copy(action), (event) => void events.push(copy(event)))
  return { moment: momentOf(game, state), events }
}
