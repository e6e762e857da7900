/**
 * The conformance kit: laws that every game and every policy must keep, looked at in random games. It belongs to no test
 * runner.
 *
 * @module testing
 */
export { checkGame, type GameSettings } from './game'
export { checkPolicy, type PolicySettings } from './policy'
export type { Broken, Report } from './report'
