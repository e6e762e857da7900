import { at } from '../core/value'
import { evenly, type Strategy } from './strategy'
import type { GameTree, TreeNode } from './tree'

/** How likely each action is in each information set of the tree. */
export const probabilitiesOf = <Seat extends string>(
  { sets }: GameTree<Seat>,
  strategy: Strategy<Seat>,
): readonly (readonly number[])[] =>
  sets.map(({ key, actions }) => strategy.get(key)?.probabilities ?? evenly(actions.length))

/**
 * What each seat gets on average if all of them play by the strategy.
 *
 * @example
 * const { first } = expectedValues(tree, strategy) // -1/18 in Kuhn poker, in equilibrium
 */
export function expectedValues<Seat extends string>(
  tree: GameTree<Seat>,
  strategy: Strategy<NoInfer<Seat>>,
): Readonly<Record<Seat, number>> {
  const probabilities = probabilitiesOf(tree, strategy)
  const totals = tree.players.map(() => 0)
  function visit(node: TreeNode<Seat>, reach: number): void {
    if (reach === 0) return
    if (node.kind === 'end')
      for (const [player, worth] of node.worths.entries()) totals[player] = at(totals, player) + reach * worth
    else if (node.kind === 'chance')
      for (const { node: next, probability } of node.outcomes) visit(next, reach * probability)
    else for (const [index, next] of node.next.entries()) visit(next, reach * at(at(probabilities, node.set), index))
  }
  visit(tree.root, 1)
  return bySeat(tree.players, totals)
}

const bySeat = <Seat extends string>(players: readonly Seat[], numbers: readonly number[]): Record<Seat, number> =>
  players.reduce(
    (by, seat, index) => Object.assign(by, { [seat]: at(numbers, index) }),
    Object.create(Object.prototype),
  )
