/**
 * Daimyo: the game, its clans and islands, and the box with all data. An unofficial implementation, without art or text of the publisher.
 *
 * @module daimyo
 */
export * from './rules'
