import { objectOf, type Shape } from '../../../../toolkit'

/**
 * The advanced setup (ROOT-A): suit markers on every map, five cards for each seat of which three are kept, and what its fields say.
 *
 * @example
 * const state = root.setup({ seed: 7, factions: ['eyrie', 'marquise', 'cult'], advanced: {} })
 */
// biome-ignore lint/suspicious/noEmptyInterface: each part of the advanced setup brings its own field.
export interface Advanced {}

export const advancedShape = (): Shape<Advanced> => objectOf<Advanced>({})
