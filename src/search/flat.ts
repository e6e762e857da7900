import type { Turn } from '../core'
import type { Searchable } from './game'
import { noTree, policyOf, type Searching, type SearchPolicy } from './policy'
import { choiceOf, tell } from './report'
import { type CheckedSettings, checkedSettings, type SearchSettings } from './settings'
import { onlyOf, startOf } from './start'
import { createNode, findMoves, type Move } from './tree'

/**
 * Flat Monte Carlo: tries every legal action equally often, in the same states that fit the view, finishes each game with quick
 * play, and takes the action with the best results. It is the simplest search to compare others with.
 *
 * @example
 * const policy = flatMonteCarlo(connectFour, { milliseconds: 100 })
 */
export function flatMonteCarlo<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  settings: SearchSettings<NoInfer<State>, NoInfer<Action>, NoInfer<Seat>>,
): SearchPolicy<View, Action, Seat> {
  const checked = checkedSettings('flat Monte Carlo', settings)
  return policyOf(checked, (turn) => sweep(game, checked, turn), noTree)
}

function sweep<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  checked: CheckedSettings<State, Action, Seat>,
  turn: Turn<View, Action, Seat>,
): Searching<Action, Seat, null> {
  const { legal, seat } = turn
  const { worlds, players, attempt } = startOf(game, checked, turn)
  const root = createNode<Action>()
  /** The actions not yet tried in the present world. */
  const waiting: Move<Action>[] = []
  let swept = 0
  let present = worlds.world(0)

  return {
    tree: null,
    only: onlyOf(checked.guide, worlds, legal),
    iterate() {
      if (waiting.length === 0) {
        present = worlds.world(swept++)
        findMoves(root, present.actions, players.indexOf(seat), '', null, waiting)
        waiting.reverse()
      }
      const move = waiting.pop()
      if (move) attempt(move, present)
    },
    found() {
      const tried = tell(root.moves, legal, players)
      const action = choiceOf(tried, ({ value }) => value?.[seat] ?? -1)
      return { action, tried, inherited: 0, determinizations: worlds.drawn, depth: 1 }
    },
  }
}
