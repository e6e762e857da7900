/**
 * Policies that search, for any game.
 *
 * @module search
 */
export type { Guide } from './guide'
