/**
 * The actions and views of Ironwood as numbers.
 *
 * @module ironwood/encode
 */
import type { Encoding } from '../../encode'
import type { Action, Seat, State, View } from '../rules'

/**
 * The encoding of Ironwood.
 *
 * @example
 * const size = (encoding: IronwoodEncoding): number => encoding.size
 */
export type IronwoodEncoding = Encoding<State, Action, View, Seat>
