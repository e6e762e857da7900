/**
 * Policies for Root: a greedy player for any seat and faction.
 *
 * @module root/bots
 */
export { greedy } from './greedy'
