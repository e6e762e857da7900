import { isEqual } from './equal'

/** What a seat may do at a node, in one of the states or in many that could lie behind the view. */
export interface Move<Action> {
  readonly action: Action
  /** The seat, by its place among those that take part. */
  readonly seat: number
  /** What that seat knows and others do not. */
  readonly knowledge: string
  /** How promising it looked when it was first seen. */
  readonly weight: number
  visits: number
  /** How many visits of the node found it legal. */
  available: number
  /** What came of its visits, by seat. */
  totals: number[]
  /** What may be done after it; made by its second visit. */
  next: Node<Action> | null
}

/** All that was ever legal after the same actions. */
export interface Node<Action> {
  readonly moves: Move<Action>[]
  /** What may be done after any secret choice. */
  secret: Node<Action> | null
}

export const createNode = <Action>(): Node<Action> => ({ moves: [], secret: null })

/** The node after a move; after a secret one it is the same, whichever it was. */
export function nodeAfter<Action>(node: Node<Action>, move: Move<Action>, isSecret: boolean): Node<Action> {
  if (isSecret) {
    node.secret ??= createNode()
    return node.secret
  }
  move.next ??= createNode()
  return move.next
}

const noTotals: number[] = []

/**
 * The moves of the node for these actions, in their order, put into `found`. Those that are new are added to the node. Lists of
 * actions have a fixed order, so a move is mostly where the one before it leads to expect.
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
        next: null,
      }
      moves.push(move)
    }
    move.available++
    found.push(move)
  }
}

/** Looks through the known moves once, from the expected place on. */
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
  move.visits++
  if (move.visits === 1) move.totals = values.slice()
  else
    for (let seat = 0; seat < values.length; seat++) move.totals[seat] = (move.totals[seat] ?? 0) + (values[seat] ?? 0)
}

export const meanOf = <Action>(move: Move<Action>, seat: number): number => (move.totals[seat] ?? 0) / move.visits
