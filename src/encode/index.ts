/**
 * Actions and views as numbers, for any game.
 *
 * @module encode
 */
export type { Bounds, Channel, Encoding } from './encoding'
