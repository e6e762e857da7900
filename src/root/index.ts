/**
 * Root: maps, decks, factions and the game itself. An unofficial implementation, without art or text of the publisher.
 *
 * @module root
 */
export * from './rules'
