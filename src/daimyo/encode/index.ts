/**
 * The actions and views of Daimyo as numbers.
 *
 * @module daimyo/encode
 */
export { type DaimyoEncoding, daimyoEncoding } from './encoding'
