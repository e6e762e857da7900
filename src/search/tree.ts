import { isEqual } from './equal'

/** An action of a seat at a node, legal in one or many of the states that fit the view. */
export interface Move<Action> {
  readonly action: Action
  /** The index of the seat among those that take part. */
  readonly seat: number
  /** The private knowledge of that seat. */
  readonly knowledge: string
  /** The guide's weight at its first appearance. */
  readonly weight: number
  visits: number
  /** How many visits to the node found it legal. */
  available: number
  /** The sum of the results of its visits, by seat. */
  totals: number[]
  /** Whether it leads to the node that all secret moves share. */
  isSecret: boolean
  /** The node after it, if it is not secret; its second visit makes it. */
  next: Node<Action> | null
}

/** All moves that were ever legal after the same actions. */
export interface Node<Action> {
  readonly moves: Move<Action>[]
  /** The node after any secret choice. */
  secret: Node<Action> | null
}

export const createNode = <Action>(): Node<Action> => ({ moves: [], secret: null })

/** The node after a move; all secret moves share one node. */
export function nodeAfter<Action>(node: Node<Action>, move: Move<Action>, isSecret: boolean): Node<Action> {
  if (isSecret) {
    move.isSecret = true
    node.secret ??= createNode()
    return node.secret
  }
  move.next ??= createNode()
  return move.next
}

const noTotals: number[] = []

/**
 * Puts the moves of the node for these actions into `found`, in their order, and adds new moves to the node. Lists of actions
 * have a fixed order, so a move mostly follows the previous one.
 */
export function findMoves<Action>(
  node: Node<Action>,
  actions: readonly Action[],
  seat: number,
  knowledge: string,
  weigh: (() => readonly number[]) | null,
  found: Move<Action>[],
): void {
  const { moves } = node
  const known = moves.length
  let weights: readonly number[] | null = null
  let expected = 0
  found.length = 0
  for (let index = 0; index < actions.length; index++) {
    const action = actions[index]
    if (action === undefined) continue
    const place = placeOf(moves, known, action, seat, knowledge, expected)
    let move = place < 0 ? undefined : moves[place]
    if (move) expected = place + 1
    else {
      weights ??= weigh ? weigh() : []
      move = {
        action,
        seat,
        knowledge,
        weight: weights[index] ?? 1,
        visits: 0,
        available: 0,
        totals: noTotals,
        isSecret: false,
        next: null,
      }
      moves.push(move)
    }
    found.push(move)
  }
}

/** Looks through the known moves once, from the expected place onwards. */
function placeOf<Action>(
  moves: readonly Move<Action>[],
  known: number,
  action: Action,
  seat: number,
  knowledge: string,
  expected: number,
): number {
  for (let count = 0, place = expected; count < known; count++, place++) {
    if (place >= known) place = 0
    const move = moves[place]
    if (move && move.seat === seat && move.knowledge === knowledge && isEqual(move.action, action)) return place
  }
  return -1
}

export function record<Action>(move: Move<Action>, values: readonly number[]): void {
  if (move.visits++ === 0) {
    move.totals = values.slice()
    return
  }
  const { totals } = move
  for (let seat = 0; seat < values.length; seat++) totals[seat] = (totals[seat] ?? 0) + (values[seat] ?? 0)
}

export const meanOf = <Action>(move: Move<Action>, seat: number): number => (move.totals[seat] ?? 0) / move.visits
