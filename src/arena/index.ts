/**
 * Many games between policies, on all processors of a machine or on many machines, and what they say about the policies.
 *
 * @module arena
 */
export type { Seated } from './seated'
