import { at } from '../core/value'
import { expectedValues, probabilitiesOf } from './expected'
import type { Mix, Strategy } from './strategy'
import type { Decision, GameTree, TreeNode } from './tree'

/**
 * The best that a seat can do against the others.
 *
 * @example
 * const { value, strategy }: BestResponse<Seat> = bestResponse(tree, others, 'first')
 */
export interface BestResponse<Seat extends string> {
  /** What the seat gets on average. */
  readonly value: number
  /** Its best action in each of its information sets that the others let it reach. */
  readonly strategy: Strategy<Seat>
}

/**
 * The best answer of a seat to the strategy of the others. It knows their strategy, and of their cards what the seat knows.
 *
 * @example
 * const { value } = bestResponse(tree, strategy, 'second')
 */
export function bestResponse<Seat extends string>(
  tree: GameTree<Seat>,
  strategy: Strategy<NoInfer<Seat>>,
  seat: NoInfer<Seat>,
): BestResponse<Seat> {
  const own = tree.players.indexOf(seat)
  const probabilities = probabilitiesOf(tree, strategy)
  /** By information set of the seat: its positions, and how likely chance and the others make each of them. */
  const positions = new Map<number, { readonly node: Decision<Seat>; readonly reach: number }[]>()

  function spread(node: TreeNode<Seat>, reach: number): void {
    if (node.kind === 'end' || reach === 0) return
    if (node.kind === 'chance') {
      for (const { node: next, probability } of node.outcomes) spread(next, reach * probability)
      return
    }
    const isOwn = node.player === own
    if (isOwn) positions.set(node.set, [...(positions.get(node.set) ?? []), { node, reach }])
    for (const [index, next] of node.next.entries())
      spread(next, isOwn ? reach : reach * at(at(probabilities, node.set), index))
  }

  const best = new Map<number, number>()
  function bestOf(set: number): number {
    const known = best.get(set)
    if (known !== undefined) return known
    const gains = at(tree.sets, set).actions.map((_, index) =>
      (positions.get(set) ?? []).reduce((sum, { node, reach }) => sum + reach * worthOf(at(node.next, index)), 0),
    )
    const chosen = gains.indexOf(Math.max(...gains))
    best.set(set, chosen)
    return chosen
  }

  const values = new Map<TreeNode<Seat>, number>()
  function worthOf(node: TreeNode<Seat>): number {
    if (node.kind === 'end') return at(node.worths, own)
    const known = values.get(node)
    if (known !== undefined) return known
    const value = worked(node)
    values.set(node, value)
    return value
  }
  function worked(node: Exclude<TreeNode<Seat>, { kind: 'end' }>): number {
    if (node.kind === 'chance')
      return node.outcomes.reduce((sum, { node: next, probability }) => sum + probability * worthOf(next), 0)
    if (node.player === own) return worthOf(at(node.next, bestOf(node.set)))
    return node.next.reduce((sum, next, index) => {
      const probability = at(at(probabilities, node.set), index)
      return probability === 0 ? sum : sum + probability * worthOf(next)
    }, 0)
  }

  spread(tree.root, 1)
  const value = worthOf(tree.root)
  const mixes = [...positions.keys()].map((index): [string, Mix<Seat>] => {
    const { key, ...set } = at(tree.sets, index)
    return [key, { ...set, probabilities: set.actions.map((_, action) => (action === bestOf(index) ? 1 : 0)) }]
  })
  return { value, strategy: new Map(mixes) }
}

/**
 * How far a strategy is from an equilibrium: what a seat gains by its best response, on average over the seats. 0 means that nobody
 * can do better. Some call the sum over the seats NashConv; this is the sum divided by the number of seats.
 *
 * @example
 * while (exploitability(tree, solver.strategy()) > 0.001) solver.run(100)
 */
export function exploitability<Seat extends string>(tree: GameTree<Seat>, strategy: Strategy<NoInfer<Seat>>): number {
  const values = expectedValues(tree, strategy)
  const gains = tree.players.map((seat) => bestResponse(tree, strategy, seat).value - values[seat])
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length
}
