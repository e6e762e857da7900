import { isEqual } from './equal'
import { createNode, type Node } from './tree'

/**
 * The part of an earlier search's tree that belongs to its seat's next decision, without illegal actions; nothing if another
 * seat decided in between. It is a copy, so a second call gets the same.
 */
export function nodeFrom<Action>(
  tree: Node<Action>,
  action: Action,
  seat: number,
  legal: readonly Action[],
): Node<Action> {
  const chosen = tree.moves.find((move) => move.seat === seat && isEqual(move.action, action))
  const node = chosen?.next
  if (!node?.moves.every((move) => move.seat === seat)) return createNode()
  const isLegal = (action: Action): boolean => legal.some((other) => isEqual(action, other))
  return copyNode({ moves: node.moves.filter((move) => isLegal(move.action)), secret: node.secret })
}

const copyNode = <Action>({ moves, secret }: Node<Action>): Node<Action> => ({
  moves: moves.map((move) => ({ ...move, totals: move.totals.slice(), next: move.next && copyNode(move.next) })),
  secret: secret && copyNode(secret),
})
