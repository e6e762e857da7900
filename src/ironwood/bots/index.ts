/**
 * Policies for Ironwood: the official Ironbot and Woodenbot of the solo game, and a greedy player for either seat.
 *
 * @module ironwood/bots
 */
export { greedy } from './greedy'
export { ironbot } from './ironbot'
export type { BotPolicy, BotTurn } from './policy'
export type { Explanation } from './rank'
export { woodenbot } from './woodenbot'
