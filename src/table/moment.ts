import { frozen, type Game, type Seeded, type Viewer } from '../core'
import { copy } from '../core/value'

/** What the rules say of one state, each asked once. */
export interface Moment<State, Action, View, Seat extends string> {
  readonly state: State
  readonly turn: Seat | null
  readonly players: readonly Seat[]
  readonly views: ReadonlyMap<Viewer<Seat>, View>
  /** What the seat that decides may do. */
  legal(): readonly Action[]
}

export function momentOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  state: State,
): Moment<State, Action, View, Seat> {
  const players = [...game.players(state)]
  const viewers: Viewer<Seat>[] = [...players, 'spectator']
  let legal: readonly Action[] | null = null
  return {
    state,
    turn: game.toAct(state),
    players,
    // Many are handed the same view, and nobody may change it.
    views: new Map(viewers.map((viewer) => [viewer, frozen(game.view(state, viewer))])),
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
