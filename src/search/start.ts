import type { Turn } from '../core'
import { isEqual } from './equal'
import type { Searchable } from './game'
import type { Guide } from './guide'
import { judgeOf } from './judge'
import { playoutOf } from './playout'
import type { CheckedSettings } from './settings'
import { type Move, record } from './tree'
import { type World, type Worlds, worldsBehind } from './worlds'

/** A guide may see what is hidden, so it is asked in so many worlds. */
const worldsAsked = 10

/** The action of the turn that the guide leaves in these worlds, if it leaves the same one in all of them. */
export function onlyOf<State, Action, Seat extends string>(
  { sensible }: Guide<State, Action, Seat>,
  worlds: Worlds<State, Action>,
  legal: readonly Action[],
): Action | null {
  if (!sensible || legal.length < 2) return null
  const [only] = worlds.world(0).actions
  for (let index = 0; index < worldsAsked; index++) {
    const [action, ...others] = worlds.world(index).actions
    if (others.length > 0 || !isEqual(action, only)) return null
  }
  return legal.find((action) => isEqual(action, only)) ?? null
}

/** The common start of every search of one turn. */
export function startOf<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  checked: CheckedSettings<State, Action, Seat>,
  turn: Turn<View, Action, Seat>,
) {
  const worlds = worldsBehind(game, checked.guide, turn, checked.determinizations)
  const players = game.players(worlds.world(0).state)
  const judge = judgeOf((state: State) => game.outcome(state), checked.guide, players)
  const playout = playoutOf(game, checked, turn.random)
  return {
    worlds,
    players,
    judge,
    playout,
    /** Plays a move and a playout in a world, and adds the result to the move. */
    attempt(move: Move<Action>, { state }: World<State, Action>): void {
      const playing = game.clone(state)
      game.step(playing, move.action)
      record(move, judge(playout(playing, state)))
    },
  }
}
