import type { Random } from 'totemforge'
import type { Searchable } from 'totemforge/search'

interface Node<Seat extends string> {
  visits: number
  available: number
  readonly totals: Map<Seat, number>
  readonly children: Map<string, Node<Seat>>
}

const createNode = <Seat extends string>(): Node<Seat> => ({
  visits: 0,
  available: 0,
  totals: new Map(),
  children: new Map(),
})

/**
 * Information-set Monte Carlo tree search as anybody would write it on the contract: a state of its own for each iteration, and
 * children by the text of their action. It is what the search of the library is measured against.
 */
export function plainSearch<State extends object, Action, View, Seat extends string>(
  game: Searchable<State, Action, View, Seat> & { format(action: Action): string },
  view: View,
  random: Random,
  iterations: number,
  longest: number,
): number {
  const root = createNode<Seat>()
  for (let iteration = 0; iteration < iterations; iteration++) {
    const state = game.determinize(view, random)
    const path = [root]
    for (let node = root, seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const legal = game.legalActions(state)
      const [action, child] = choose(node, legal, game.format, seat, random)
      game.step(state, action)
      path.push(child)
      if (child.visits === 0) break
      node = child
    }
    for (let count = 0; count < longest && game.toAct(state) !== null; count++)
      game.step(state, random.pick(game.legalActions(state)))
    const winners = game.outcome(state)?.winners ?? []
    const shared = winners.length > 0 ? winners : game.players(state)
    for (const node of path) {
      node.visits++
      for (const seat of shared) node.totals.set(seat, (node.totals.get(seat) ?? 0) + 1 / shared.length)
    }
  }
  return root.visits
}

function choose<Action, Seat extends string>(
  { children }: Node<Seat>,
  legal: readonly Action[],
  format: (action: Action) => string,
  seat: Seat,
  random: Random,
): readonly [Action, Node<Seat>] {
  const moves = legal.map((action) => {
    const name = format(action)
    const child = children.get(name) ?? createNode<Seat>()
    children.set(name, child)
    child.available++
    return [action, child] as const
  })
  const fresh = moves.filter(([, { visits }]) => visits === 0)
  if (fresh.length > 0) return random.pick(fresh)
  const worth = ({ totals, visits, available }: Node<Seat>): number =>
    (totals.get(seat) ?? 0) / visits + 0.7 * Math.sqrt(Math.log(available) / visits)
  return moves.reduce((best, move) => (worth(move[1]) > worth(best[1]) ? move : best))
}
