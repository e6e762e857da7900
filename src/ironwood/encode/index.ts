/**
 * The actions and views of Ironwood as numbers.
 *
 * @module ironwood/encode
 */
export { type IronwoodEncoding, ironwoodEncoding } from './encoding'
