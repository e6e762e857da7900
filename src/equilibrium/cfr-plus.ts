import { at } from '../core/value'
import { averageOf, checkIterations, matchRegrets, nothingLearnt, type Solver } from './solver'
import type { GameTree, TreeNode } from './tree'

/**
 * CFR+ (Tammelin 2014): counterfactual regret minimization over the whole tree, one player after the other, with regrets that never
 * fall below 0 and later iterations counted more. It draws no chance. In a game of two seats whose worths add up to the same at
 * every end, the strategy comes as close to an equilibrium as you like.
 *
 * @example
 * const solver = cfrPlus(gameTree(kuhnPoker, { options: { seed: 0 }, worth }))
 * solver.run(1000)
 */
export function cfrPlus<Seat extends string>(tree: GameTree<Seat>): Solver<Seat> {
  const { players, root, sets } = tree
  const learnt = sets.map(({ actions }) => nothingLearnt(actions.length))
  const current = sets.map(({ actions }) => new Float64Array(actions.length))
  /** What the actions of a set have gained in this pass, beyond what the set is worth. */
  const gained = sets.map(({ actions }) => new Float64Array(actions.length))
  let iterations = 0

  /** What the node is worth to the player; `own` and `others` say how likely they make it. */
  function visit(node: TreeNode<Seat>, player: number, own: number, others: number): number {
    if (node.kind === 'end') return at(node.worths, player)
    if (own === 0 && others === 0) return 0
    if (node.kind === 'chance') {
      let value = 0
      for (const { node: next, probability } of node.outcomes)
        value += probability * visit(next, player, own, others * probability)
      return value
    }
    const mix = at(current, node.set)
    let value = 0
    if (node.player !== player) {
      for (let index = 0; index < node.next.length; index++) {
        const probability = at(mix, index)
        // Also where the others never come: the average of the player counts there too.
        value += probability * visit(at(node.next, index), player, own, others * probability)
      }
      return value
    }
    const gains = at(gained, node.set)
    const { sums } = at(learnt, node.set)
    const worths = node.next.map((next, index) => visit(next, player, own * at(mix, index), others))
    for (const [index, worth] of worths.entries()) value += at(mix, index) * worth
    for (const [index, worth] of worths.entries()) {
      gains[index] = at(gains, index) + others * (worth - value)
      sums[index] = at(sums, index) + iterations * own * at(mix, index)
    }
    return value
  }

  function learn(): void {
    for (const [set, gains] of gained.entries()) {
      const { regrets } = at(learnt, set)
      for (let index = 0; index < gains.length; index++)
        regrets[index] = Math.max(at(regrets, index) + at(gains, index), 0)
      gains.fill(0)
    }
  }

  return {
    get iterations() {
      return iterations
    },
    run(more) {
      checkIterations(more)
      for (let count = 0; count < more; count++) {
        iterations++
        for (let player = 0; player < players.length; player++) {
          for (const [set, mix] of current.entries()) matchRegrets(at(learnt, set), mix)
          visit(root, player, 1, 1)
          learn()
        }
      }
    },
    strategy: () => averageOf(sets.map((set, index) => [set, at(learnt, index)] as const)),
  }
}
