/**
 * Actions and views as numbers, for any game.
 *
 * @module encode
 */
export type { ChannelRule } from './channel'
export { createEncoding, type EncodingPlan } from './create'
export type { Bounds, Channel, Encoding } from './encoding'
export { type Domains, product } from './product'
export type { Utility } from './utility'
