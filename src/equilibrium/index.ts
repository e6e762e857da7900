/**
 * Equilibria of small games: trees, best responses, and solvers.
 *
 * @module equilibrium
 */
export { type BestResponse, bestResponse, exploitability } from './best-response'
export { cfrPlus } from './cfr-plus'
export { expectedValues } from './expected'
export type { Solvable, Worth } from './game'
export { strategyPolicy } from './policy'
export { externalSampling, type SamplingPlan } from './sampling'
export type { Solver } from './solver'
export type { InformationSet, Mix, Strategy } from './strategy'
export { type GameTree, gameTree, type TreePlan } from './tree'
