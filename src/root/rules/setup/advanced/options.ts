import { flag, objectOf, optional, type Shape } from '../../../../toolkit'

/**
 * The advanced setup (ROOT-A): suit markers on every map, five cards for each seat of which three are kept, and what its fields say.
 *
 * @example
 * const state = root.setup({ seed: 7, factions: ['eyrie', 'marquise', 'cult'], advanced: { hirelings: true } })
 */
export interface Advanced {
  /** Three hirelings, dealt at random among those that belong to no faction that plays (ROOT-A.6); none unless given. */
  readonly hirelings?: boolean
}

export const advancedShape = (): Shape<Advanced> => objectOf<Advanced>({ hirelings: optional(flag) })
