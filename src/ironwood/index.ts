/**
 * The front door of Ironwood: the game, its cards and its map.
 *
 * @module ironwood
 */
export * from './rules'
