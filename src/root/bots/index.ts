/**
 * Policies for Root: a greedy player for any seat and faction, and a guide for searches.
 *
 * @module root/bots
 */
export { greedy } from './greedy'
export { rootGuide } from './guide'
