import type { Turn } from '../core'
import type { Searchable } from './game'
import { nodeFrom } from './inherit'
import { type Earlier, policyOf, type Searching, type SearchPolicy } from './policy'
import { readNode } from './read'
import { choiceOf, tell } from './report'
import { select, selectWeighed } from './select'
import { type CheckedSettings, checkedSettings, type SearchSettings } from './settings'
import { onlyOf, startOf } from './start'
import { createNode, findMoves, type Move, type Node, nodeAfter, record } from './tree'
import type { World } from './worlds'

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
  return policyOf(
    checked,
    (turn, earlier?: Earlier<Action, Tree<Action, Seat>>) => grow(game, checked, turn, earlier),
    ({ root, players }, leastVisits) => readNode(root, players, leastVisits),
  )
}

/** A tree with the seats that its moves name by their index. */
interface Tree<Action, Seat extends string> {
  readonly root: Node<Action>
  readonly players: readonly Seat[]
}

function grow<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat>,
  checked: CheckedSettings<State, Action, Seat>,
  turn: Turn<View, Action, Seat>,
  earlier: Earlier<Action, Tree<Action, Seat>> | undefined,
): Searching<Action, Seat, Tree<Action, Seat>> {
  const { legal, random, seat } = turn
  const { determinizations, exploration, guide, treeDepth } = checked
  const { isSecret, knows, sensible, weigh } = guide
  const { worlds, players, judge, playout } = startOf(game, checked, turn)
  const root = earlier
    ? nodeFrom(earlier.tree.root, earlier.action, players.indexOf(seat), legal)
    : createNode<Action>()
  const inherited = root.moves.reduce((sum, { visits }) => sum + visits, 0)
  /** Reused in every iteration. */
  const path: Move<Action>[] = []
  const found: Move<Action>[] = []
  /** The moves at the root by world; all worlds have the same unless the guide tells them apart. */
  const first: Move<Action>[][] = []
  let deepest = 0

  /** The moves of the seat at the node, in `into`. */
  function movesAt(
    node: Node<Action>,
    state: State,
    actions: readonly Action[],
    seat: Seat,
    into: Move<Action>[],
  ): void {
    const knowledge = knows ? knows(state, seat) : ''
    findMoves(node, actions, players.indexOf(seat), knowledge, weigh ? () => weigh(state, actions) : null, into)
  }

  /** The moves at the root in this world. */
  function firstMoves({ state, actions }: World<State, Action>, index: number): readonly Move<Action>[] {
    const known = first[index]
    if (known) return known
    const moves: Move<Action>[] = []
    first[index] = moves
    movesAt(root, state, actions, seat, moves)
    return moves
  }

  /** Walks down the tree, changing the state in place, and takes one action beyond it. */
  function descend(state: State, beginning: readonly Move<Action>[]): void {
    let node = root
    let moves = beginning
    path.length = 0
    for (;;) {
      const move = weigh ? selectWeighed(moves, exploration) : select(moves, exploration, random)
      path.push(move)
      const secret = isSecret?.(move.action, state) ?? false
      game.step(state, move.action)
      // A single legal action adds nothing new to the tree.
      if (move.visits === 0 && moves.length > 1) return
      const seat = game.toAct(state)
      if (seat === null || path.length >= treeDepth) return
      node = nodeAfter(node, move, secret)
      const legal = game.legalActions(state)
      movesAt(node, state, sensible ? sensible(legal, state) : legal, seat, found)
      moves = found
    }
  }

  return {
    tree: { root, players },
    only: onlyOf(guide, worlds, legal),
    iterate(iteration) {
      const world = worlds.world(iteration)
      const { state } = world
      const playing = game.clone(state)
      descend(playing, firstMoves(world, sensible || knows ? iteration % determinizations : 0))
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
