import { createRandom, type Random, type Seed, type Seeded } from '../core'
import { at } from '../core/value'
import { keyOf } from '../encode/key'
import { type Solvable, type Worth, worthsOf } from './game'
import { type Memory, recallOf } from './recall'
import { averageOf, checkIterations, type Learnt, matchRegrets, nothingLearnt, type Solver } from './solver'
import type { InformationSet } from './strategy'

/**
 * How to sample a game.
 *
 * @example
 * const plan: SamplingPlan<Seeded, Seat> = { seed: 7, options: (seed) => ({ seed }), worth }
 */
export interface SamplingPlan<Options extends Seeded, Seat extends string> {
  /** All chance of the solver comes from it: the same seed gives the same strategy. */
  readonly seed: Seed
  /** The options of a game for a seed; each iteration deals anew. */
  options(seed: Seed): Options
  readonly worth?: Worth<Seat>
}

/** An information set that was met, with what is learnt there. */
interface Met<Seat extends string> extends Learnt {
  readonly set: InformationSet<Seat>
  readonly current: Float64Array
}

/**
 * Monte Carlo CFR with external sampling (Lanctot and others 2009): each iteration samples chance and the actions of the others for
 * one player after the other, and tries every action of that player. It needs no tree, so it works where the whole game is too large,
 * as long as its information sets fit into memory.
 *
 * @example
 * const solver = externalSampling(leducPoker, { seed: 7, options: (seed) => ({ seed }), worth })
 * solver.run(10_000)
 */
export function externalSampling<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
>(
  game: Solvable<State, Action, View, Options, Seat, Event>,
  { seed, options, worth }: SamplingPlan<Options, NoInfer<Seat>>,
): Solver<Seat> {
  const random = createRandom(seed, 'external sampling')
  const players = game.players(game.setup(options(seed)))
  const recall = recallOf(game, players)
  const all = new Map<string, Met<Seat>>()
  let iterations = 0

  function meet(seat: Seat, { key, seen }: Memory, legal: readonly Action[]): Met<Seat> {
    const known = all.get(key)
    if (known) return known
    const set = { key, seat, view: keyOf([seat, seen]), actions: legal.map(game.format) }
    const met = { set, current: new Float64Array(legal.length), ...nothingLearnt(legal.length) }
    all.set(key, met)
    return met
  }

  function after(state: State, memories: readonly Memory[], mover: number, action: Action): readonly Memory[] {
    const events: Event[] = []
    game.step(state, action, (event) => void events.push(event))
    return recall.after(memories, { mover, action, after: state, events })
  }

  /** What the state is worth to the player, in this sample. It changes the state. */
  function visit(state: State, memories: readonly Memory[], player: number): number {
    const seat = game.toAct(state)
    if (seat === null) return at(worthsOf(game, state, players, worth), player)
    const mover = players.indexOf(seat)
    const legal = game.legalActions(state)
    const met = meet(seat, at(memories, mover), legal)
    matchRegrets(met, met.current)
    if (mover !== player) {
      for (const [index, part] of met.current.entries()) met.sums[index] = at(met.sums, index) + part
      const action = at(legal, draw(met.current, random))
      return visit(state, after(state, memories, mover, action), player)
    }
    // The same set cannot come up again below: a seat with perfect recall knows that it was here.
    const current = met.current
    const worths = legal.map((action) => {
      const next = game.clone(state)
      return visit(next, after(next, memories, mover, action), player)
    })
    let value = 0
    for (const [index, gained] of worths.entries()) value += at(current, index) * gained
    for (const [index, gained] of worths.entries()) met.regrets[index] = at(met.regrets, index) + gained - value
    return value
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
          const state = game.setup(options(`${seed} ${iterations} ${player}`))
          visit(state, recall.first(state), player)
        }
      }
    },
    strategy: () => averageOf(Array.from(all.values(), (met) => [met.set, met] as const)),
  }
}

/** The index of one of the parts of 1, by chance. */
export function draw(parts: ArrayLike<number>, random: Random): number {
  let left = random.integer(0, 2 ** 32 - 1) / 2 ** 32
  for (let index = 0; index < parts.length - 1; index++) {
    left -= at(parts, index)
    if (left < 0) return index
  }
  return parts.length - 1
}
