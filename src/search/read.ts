import type { Move, Node } from './tree'

/**
 * A place of the search tree: all moves that were tried after the same moves. It is plain data, so `JSON.stringify` exports it.
 *
 * @example
 * const tree: SearchNode<Action, Seat> | null = policy.tree(found)
 * for (const { action, visits } of tree?.moves ?? []) console.log(game.format(action), visits)
 */
export interface SearchNode<Action, Seat extends string> {
  readonly moves: readonly SearchMove<Action, Seat>[]
  /** The place after any secret choice that was made here (the guide's `isSecret`). */
  readonly afterSecret: SearchNode<Action, Seat> | null
}

/**
 * A move in the search tree.
 *
 * @example
 * const { seat, visits, value }: SearchMove<Action, Seat> = move
 * console.log(seat, visits, value[seat])
 */
export interface SearchMove<Action, Seat extends string> {
  readonly action: Action
  /** The seat that makes it. */
  readonly seat: Seat
  /** The private knowledge of the seat (the guide's `knows`); otherwise empty. */
  readonly knowledge: string
  readonly visits: number
  /** How many visits to this place found it legal. */
  readonly available: number
  /** The average result for each seat that takes part, from 0 to 1. */
  readonly value: Readonly<Partial<Record<Seat, number>>>
  readonly isSecret: boolean
  /** The place after it; `null` if the tree ends here, or if the move is secret. */
  readonly next: SearchNode<Action, Seat> | null
}

/** A copy of the tree with the moves that were visited so often. */
export function readNode<Action, Seat extends string>(
  { moves, secret }: Node<Action>,
  players: readonly Seat[],
  leastVisits: number,
): SearchNode<Action, Seat> {
  const read = (node: Node<Action> | null) => node && readNode(node, players, leastVisits)
  return {
    moves: moves.flatMap((move) => {
      const { action, knowledge, visits, available, isSecret, next } = move
      const seat = players[move.seat]
      if (seat === undefined || visits < leastVisits) return []
      return [
        { action, seat, knowledge, visits, available, value: valuesOf(move, players), isSecret, next: read(next) },
      ]
    }),
    afterSecret: read(secret),
  }
}

function valuesOf<Action, Seat extends string>(
  { totals, visits }: Move<Action>,
  players: readonly Seat[],
): Partial<Record<Seat, number>> {
  const values: Partial<Record<Seat, number>> = {}
  for (const [index, seat] of players.entries()) values[seat] = (totals[index] ?? 0) / visits
  return values
}

/**
 * The principal variation: from the top of the tree on the move that was visited most, as long as there is one.
 *
 * @example
 * const line = principalVariation(tree).map(({ seat, action }) => `${seat}: ${game.format(action)}`)
 */
export function principalVariation<Action, Seat extends string>(
  tree: SearchNode<Action, Seat>,
): SearchMove<Action, Seat>[] {
  const line: SearchMove<Action, Seat>[] = []
  for (let node: SearchNode<Action, Seat> | null = tree; node; ) {
    let most: SearchMove<Action, Seat> | null = null
    for (const move of node.moves) if (most === null || move.visits > most.visits) most = move
    if (most === null) break
    line.push(most)
    node = most.isSecret ? node.afterSecret : most.next
  }
  return line
}
