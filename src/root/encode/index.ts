/**
 * The actions and views of Root as numbers.
 *
 * @module root/encode
 */
import type { Encoding } from '../../encode'
import type { Action, Seat, State, View } from '../rules'

export { rootEncoding } from './encoding'

/**
 * The encoding of Root.
 *
 * @example
 * const size = (encoding: RootEncoding): number => encoding.size
 */
export type RootEncoding = Encoding<State, Action, View, Seat>
