import type { Random } from '../core'
import type { Searchable } from './game'
import { judgeOf } from './judge'
import { playoutOf } from './playout'
import type { CheckedSettings } from './settings'
import { type Move, record } from './tree'
import { type World, worldsBehind } from './worlds'

/** The common start of every search of one turn. */
export function startOf<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  checked: CheckedSettings<State, Action, Seat>,
  view: View,
  random: Random,
) {
  const worlds = worldsBehind(game, checked.guide, view, random, checked.determinizations)
  const players = game.players(worlds.world(0).state)
  const judge = judgeOf((state: State) => game.outcome(state), checked.guide, players)
  const playout = playoutOf(game, checked, random)
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
