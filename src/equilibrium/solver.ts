import { type InformationSet, type Mix, normalized, type Strategy } from './strategy'

/**
 * An algorithm that comes closer to an equilibrium with every iteration. The average of its iterations is the strategy.
 *
 * @example
 * const solver: Solver<Seat> = cfrPlus(tree)
 * solver.run(1000)
 * console.log(solver.iterations, exploitability(tree, solver.strategy()))
 */
export interface Solver<Seat extends string> {
  /** How many iterations were made. */
  readonly iterations: number
  /** Makes so many more. */
  run(iterations: number): void
  strategy(): Strategy<Seat>
}

/** What is learnt in one information set: for each action the regret, and the sum of its probabilities so far. */
export interface Learnt {
  readonly regrets: Float64Array
  readonly sums: Float64Array
}

export const nothingLearnt = (actions: number): Learnt => ({
  regrets: new Float64Array(actions),
  sums: new Float64Array(actions),
})

/** Writes into `current` a part for each action in proportion to its regret, if it is above 0 (regret matching). */
export function matchRegrets({ regrets }: Learnt, current: Float64Array): void {
  let sum = 0
  for (const regret of regrets) if (regret > 0) sum += regret
  for (let index = 0; index < regrets.length; index++)
    current[index] = sum > 0 ? Math.max(regrets[index] ?? 0, 0) / sum : 1 / regrets.length
}

/** The average over all iterations. */
export const averageOf = <Seat extends string>(
  learnt: Iterable<readonly [InformationSet<Seat>, Learnt]>,
): Strategy<Seat> =>
  new Map(
    Array.from(learnt, ([{ key, ...set }, { sums }]): [string, Mix<Seat>] => [
      key,
      { ...set, probabilities: normalized(sums) },
    ]),
  )

export function checkIterations(iterations: number): void {
  if (!Number.isSafeInteger(iterations) || iterations < 0)
    throw new RangeError(`A solver makes a whole number of iterations from 0 on, not ${iterations}.`)
}
