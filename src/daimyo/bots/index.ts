/**
 * Policies for Daimyo: a greedy player for every clan, and a guide for searches.
 *
 * @module daimyo/bots
 */
export { greedy } from './greedy'
export { daimyoGuide } from './guide'
