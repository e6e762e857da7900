/**
 * Policies for Root: a greedy player for any seat and faction, and what a search may know of the game.
 *
 * @module root/bots
 */
export { greedy } from './greedy'
export { rootGuide } from './guide'
