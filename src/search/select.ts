import type { Random } from '../core'
import { type Move, meanOf } from './tree'

/**
 * The next of the legal moves to try: each once, in random order, then by upper confidence bounds on the seat's results. It counts for
 * each that it was legal.
 */
export function select<Action>(moves: readonly Move<Action>[], exploration: number, random: Random): Move<Action> {
  let fresh = 0
  for (const move of moves) {
    move.available++
    if (move.visits === 0) fresh++
  }
  if (fresh > 0) {
    let left = fresh === 1 ? 0 : random.integer(0, fresh - 1)
    for (const move of moves) if (move.visits === 0 && left-- === 0) return move
  }
  return bestOf(
    moves,
    (move) => meanOf(move, move.seat) + exploration * Math.sqrt(Math.log(move.available) / move.visits),
  )
}

/** The same when the guide weighs the moves; the weights count less with every visit. */
export function selectWeighed<Action>(moves: readonly Move<Action>[], exploration: number): Move<Action> {
  let weights = 0
  let visits = 0
  let total = 0
  for (const move of moves) {
    move.available++
    weights += move.weight
    visits += move.visits
    if (move.visits > 0) total += move.totals[move.seat] ?? 0
  }
  const usual = visits > 0 ? total / visits : 0.5
  const scale = (exploration * Math.sqrt(visits + 1)) / (weights || 1)
  return bestOf(
    moves,
    (move) => (move.visits > 0 ? meanOf(move, move.seat) : usual) + (scale * move.weight) / (move.visits + 1),
  )
}

/** The first move with the highest score. */
export function bestOf<Item>(items: readonly Item[], score: (item: Item) => number): Item {
  let best: Item | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const reached = score(item)
    if (best !== undefined && reached <= highest) continue
    best = item
    highest = reached
  }
  if (best === undefined) throw new RangeError('There is nothing to choose from.')
  return best
}
