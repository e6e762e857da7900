import type { Seeded } from '../core'
import { outcomesOf } from '../core/chance'
import { keyOf } from '../encode/key'
import { type Solvable, type Worth, worthsOf } from './game'
import { type Memory, type Recall, recallOf } from './recall'
import type { InformationSet } from './strategy'

/** The game is over: what that is worth to each player. */
interface End {
  readonly kind: 'end'
  readonly worths: readonly number[]
}

interface Chance<Seat extends string> {
  readonly kind: 'chance'
  readonly outcomes: readonly { readonly probability: number; readonly node: TreeNode<Seat> }[]
}

export interface Decision<Seat extends string> {
  readonly kind: 'decision'
  /** The index of the player who decides. */
  readonly player: number
  /** The index of the information set. */
  readonly set: number
  /** What comes of each action, in the order of the game. */
  readonly next: readonly TreeNode<Seat>[]
}

export type TreeNode<Seat extends string> = End | Chance<Seat> | Decision<Seat>

/**
 * A whole game: every line of play with every result of chance, and which positions a seat cannot tell apart.
 *
 * @example
 * const tree: GameTree<Seat> = gameTree(kuhnPoker, { options: { seed: 0 } })
 * console.log(tree.nodes, tree.sets.length)
 */
export interface GameTree<Seat extends string> {
  readonly players: readonly Seat[]
  readonly root: TreeNode<Seat>
  /** The information sets of all players. */
  readonly sets: readonly InformationSet<Seat>[]
  /** How many positions, ends and events of chance it has. */
  readonly nodes: number
}

/**
 * What to make a tree of.
 *
 * @example
 * const plan: TreePlan<Seeded, Seat> = { options: { seed: 0 }, worth: ({ scores }, seat) => scores?.[seat] ?? 0 }
 */
export interface TreePlan<Options extends Seeded, Seat extends string> {
  /** The seed does not matter, because the tree has every deal. */
  readonly options: Options
  readonly worth?: Worth<Seat>
  /**
   * A larger tree is refused with the code `TOO_MANY_NODES`; default 1,000,000. A deal or another event that can go in too many ways is
   * refused with `TOO_MANY_OUTCOMES`.
   */
  readonly mostNodes?: number
}

/**
 * Plays a small game in every way, with every result of chance.
 *
 * @example
 * const tree = gameTree(leducPoker, { options: { seed: 0 }, worth: ({ scores }, seat) => scores?.[seat] ?? 0 })
 */
export function gameTree<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Solvable<State, Action, View, Options, Seat, Event>,
  { options, worth, mostNodes = 1_000_000 }: TreePlan<Options, NoInfer<Seat>>,
): GameTree<Seat> {
  const players = game.players(game.setup(options))
  const recall: Recall<State, Action, Event> = recallOf(game, players)
  const sets: InformationSet<Seat>[] = []
  const indices = new Map<string, number>()
  let nodes = 0

  function setOf(seat: Seat, { key, seen }: Memory, actions: readonly string[]): number {
    const known = indices.get(key)
    if (known === undefined) {
      indices.set(key, sets.length)
      return sets.push({ key, seat, view: keyOf([seat, seen]), actions }) - 1
    }
    if (sets[known]?.actions.join('\n') === actions.join('\n')) return known
    throw new TypeError(`${game.id}: ${seat} is offered different actions in positions that it cannot tell apart.`)
  }

  function grow(state: State, memories: readonly Memory[]): TreeNode<Seat> {
    if (++nodes > mostNodes) throw tooMany(mostNodes)
    const seat = game.toAct(state)
    if (seat === null) return { kind: 'end', worths: worthsOf(game, state, players, worth) }
    const player = players.indexOf(seat)
    const memory = memories[player]
    if (!memory) throw new TypeError(`${game.id}: ${seat} decides, but is not among the players of the first position.`)
    const legal = game.legalActions(state)
    return {
      kind: 'decision',
      player,
      set: setOf(seat, memory, legal.map(game.format)),
      next: legal.map((action) => {
        const step = (): { state: State; events: Event[] } => {
          const events: Event[] = []
          const after = game.clone(state)
          game.step(after, action, (event) => void events.push(event))
          return { state: after, events }
        }
        return branch(step, ({ state: after, events }) =>
          grow(after, recall.after(memories, { mover: player, action, after, events })),
        )
      }),
    }
  }

  function branch<Come>(run: () => Come, node: (come: Come) => TreeNode<Seat>): TreeNode<Seat> {
    const [only, ...others] = outcomesOf(run, mostNodes)
    if (only && others.length === 0) return node(only.state)
    if (++nodes > mostNodes) throw tooMany(mostNodes)
    const outcomes = [...(only ? [only] : []), ...others]
    return { kind: 'chance', outcomes: outcomes.map(({ state, probability }) => ({ probability, node: node(state) })) }
  }

  const root = branch(
    () => game.setup(options),
    (state) => grow(state, recall.first(state)),
  )
  return { players, root, sets, nodes }
}

const tooMany = (most: number): RangeError =>
  Object.assign(new RangeError(`The tree of this game has more than ${most} nodes.`), { code: 'TOO_MANY_NODES' })
