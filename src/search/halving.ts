import type { Turn } from '../core'
import type { Searchable } from './game'
import { noTree, policyOf, type Searching, type SearchPolicy } from './policy'
import { tell } from './report'
import { bestOf } from './select'
import { type CheckedSettings, checkedSettings, type SearchSettings } from './settings'
import { startOf } from './start'
import { createNode, findMoves, type Move } from './tree'

/**
 * Sequential halving: tries each action in the same states that fit the view, drops the worse half, and spends the same budget
 * on the rest until one is left. It has no tree, so it works best when the guide's quick player plays well.
 *
 * @example
 * const policy = halving(root, { iterations: 100, guide: rootGuide })
 */
export function halving<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  settings: SearchSettings<NoInfer<State>, NoInfer<Action>, NoInfer<Seat>>,
): SearchPolicy<View, Action, Seat> {
  const checked = checkedSettings('halving', settings)
  return policyOf(checked, (turn) => narrow(game, checked, turn), noTree)
}

function narrow<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  checked: CheckedSettings<State, Action, Seat>,
  turn: Turn<View, Action, Seat>,
): Searching<Action, Seat, null> {
  const { iterations, milliseconds } = checked
  const { legal, seat } = turn
  const { worlds, players, attempt } = startOf(game, checked, turn)
  const own = players.indexOf(seat)
  const moves: Move<Action>[] = []
  findMoves(createNode<Action>(), worlds.world(0).actions, own, '', null, moves)
  const rounds = Math.ceil(Math.log2(moves.length))
  const started = performance.now()
  /** The remaining actions, and those not yet tried in the present world. */
  let candidates = moves
  let waiting: Move<Action>[] = []
  let round = 1
  let world = 0

  const worth = ({ visits, totals }: Move<Action>): number => (visits === 0 ? -1 : (totals[own] ?? 0) / visits)
  const spent = (done: number): number => Math.max(done / iterations, (performance.now() - started) / milliseconds)

  return {
    tree: null,
    // Only the actions of the first world are ever tried.
    only: moves.length === 1 ? (moves[0]?.action ?? null) : null,
    iterate(iteration) {
      if (waiting.length === 0) {
        // The first round tries every action at least once.
        while (world > 0 && round < rounds && spent(iteration) >= round / rounds) {
          candidates = [...candidates].sort((one, other) => worth(other) - worth(one))
          candidates = candidates.slice(0, Math.ceil(candidates.length / 2))
          round++
        }
        waiting = [...candidates]
        world++
      }
      const move = waiting.shift()
      if (move) attempt(move, worlds.world(world - 1))
    },
    found() {
      const { action } = bestOf(candidates, worth)
      return { action, tried: tell(moves, legal, players), inherited: 0, determinizations: worlds.drawn, depth: 1 }
    },
  }
}
