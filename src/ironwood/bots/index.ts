/**
 * Policies for Ironwood: the official Ironbot and Woodenbot of the solo game, and for either seat
 * a greedy player and one that searches.
 *
 * @module ironwood/bots
 */
export { greedy } from './greedy'
export { ironwoodGuide } from './guide'
export { ironbot } from './ironbot'
export type { BotPolicy, BotTurn } from './policy'
export type { Explanation } from './rank'
export { strategist } from './strategist'
export { woodenbot } from './woodenbot'
