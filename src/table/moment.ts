import { frozen, type Game, type Seeded, type Viewer } from '../core'
import { copy } from '../core/value'

/** What the rules say of one state, each asked once, and not before somebody wants to know. */
export interface Moment<State, Action, View, Seat extends string> {
  readonly state: State
  readonly turn: Seat | null
  readonly players: readonly Seat[]
  readonly viewers: readonly Viewer<Seat>[]
  view(viewer: Viewer<Seat>): View
  /** What the seat that decides may do. */
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
      // Many are handed the same view, and nobody may change it.
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

/** What comes of an action; the moment before stays what it was. */
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
