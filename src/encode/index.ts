/**
 * Actions and views as numbers, for any game.
 *
 * @module encode
 */
export type { ChannelRule } from './channel'
export { type Block, createEncoding, type EncodingPlan } from './create'
export type { Bounds, Channel, Encoding } from './encoding'
export { createEnv, type Encoded, type Env, type EnvSettings, type Last } from './env'
export type { Rows } from './env-rows'
export { createEnvs, type Envs, type EnvsSettings } from './envs'
export { historyKey, type Remembered } from './history'
export { type Domains, product } from './product'
export type { Utility } from './utility'
