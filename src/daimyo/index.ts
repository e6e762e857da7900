/**
 * Daimyo: clans, islands and the box. An unofficial implementation, without art or text of the publisher.
 *
 * @module daimyo
 */
export * from './rules'
