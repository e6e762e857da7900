import type { Turn } from '../core'
import type { Searchable } from './game'
import { nodeFrom } from './inherit'
import { type Earlier, policyOf, type Searching, type SearchPolicy } from './policy'
import { choiceOf, tell } from './report'
import { select, selectWeighed } from './select'
import { type CheckedSettings, checkedSettings, type SearchSettings } from './settings'
import { startOf } from './start'
import { createNode, findMoves, type Move, type Node, nodeAfter, record } from './tree'

/**
 * Information-set Monte Carlo tree search, for any game and any number of seats: one tree of the seats' actions, grown over
 * many states that fit the view. It sees only the view. More time and a better guide make it stronger.
 *
 * @example
 * const policy = ismcts(connectFour, { iterations: 1000 })
 * const { outcome } = playMatch(connectFour, { options: { seed: 7 }, policies: { red: policy, yellow: randomPolicy } })
 */
export function ismcts<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  settings: SearchSettings<NoInfer<State>, NoInfer<Action>, NoInfer<Seat>>,
): SearchPolicy<View, Action, Seat> {
  const checked = checkedSettings('ismcts', settings)
  return policyOf(checked, (turn, earlier?: Earlier<Action, Node<Action>>) => grow(game, checked, turn, earlier))
}

function grow<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  checked: CheckedSettings<State, Action, Seat>,
  { view, legal, random, seat }: Turn<View, Action, Seat>,
  earlier: Earlier<Action, Node<Action>> | undefined,
): Searching<Action, Seat, Node<Action>> {
  const { exploration, guide, treeDepth } = checked
  const { isSecret, knows, sensible, weigh } = guide
  const { worlds, players, judge, playout } = startOf(game, checked, view, random)
  const root = earlier ? nodeFrom(earlier, players.indexOf(seat), legal) : createNode<Action>()
  const inherited = root.moves.reduce((sum, { visits }) => sum + visits, 0)
  /** Reused in every iteration. */
  const path: Move<Action>[] = []
  const found: Move<Action>[] = []
  let deepest = 0

  /** Walks down the tree, changing the state in place, and takes one action beyond it. */
  function descend(state: State, first: readonly Action[]): void {
    let node = root
    let actions = first
    path.length = 0
    for (;;) {
      const seat = game.toAct(state)
      if (seat === null || path.length >= treeDepth) return
      if (path.length > 0) {
        const legal = game.legalActions(state)
        actions = sensible ? sensible(legal, state) : legal
      }
      const shown = actions
      const knowledge = knows ? knows(state, seat) : ''
      findMoves(node, actions, players.indexOf(seat), knowledge, weigh ? () => weigh(state, shown) : null, found)
      const move = weigh ? selectWeighed(found, exploration) : select(found, exploration, random)
      path.push(move)
      const secret = isSecret?.(move.action, state) ?? false
      game.step(state, move.action)
      // A single legal action adds nothing new to the tree.
      if (move.visits === 0 && found.length > 1) return
      node = nodeAfter(node, move, secret)
    }
  }

  return {
    tree: root,
    settled: false,
    iterate(iteration) {
      const { state, actions } = worlds.world(iteration)
      const playing = game.clone(state)
      descend(playing, actions)
      if (path.length > deepest) deepest = path.length
      const values = judge(playout(playing, state))
      for (const move of path) record(move, values)
    },
    found() {
      const tried = tell(root.moves, legal, players)
      const action = choiceOf(tried, ({ visits }) => visits)
      return { action, tried, inherited, determinizations: worlds.drawn, depth: deepest }
    },
  }
}
