import type { Random } from '../core'
import type { Searchable } from './game'
import type { Guide } from './guide'

/** A state that fits the view, with its legal actions. Nobody changes it. */
export interface World<State, Action> {
  readonly state: State
  readonly actions: readonly Action[]
}

/** `count` worlds, each drawn on first use and then used in turn. */
export interface Worlds<State, Action> {
  readonly drawn: number
  world(iteration: number): World<State, Action>
}

export function worldsBehind<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  { sensible }: Guide<State, Action, Seat>,
  { view, legal, random }: { readonly view: View; readonly legal: readonly Action[]; readonly random: Random },
  most: number,
): Worlds<State, Action> {
  const worlds: World<State, Action>[] = []
  function draw(): World<State, Action> {
    const state = game.determinize(view, random)
    let actions: readonly Action[] | undefined
    const world: World<State, Action> = {
      state,
      // Not every search asks for them in every world. Legal are the same in all that fit the view.
      get actions() {
        actions ??= sensible ? sensible(legal, state) : legal
        return actions
      },
    }
    worlds.push(world)
    return world
  }
  return {
    get drawn() {
      return worlds.length
    },
    world: (iteration) => worlds[iteration % most] ?? draw(),
  }
}
