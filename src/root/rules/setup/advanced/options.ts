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
  /** In the draft by setup cards the card of the second Vagabond is shuffled in (ROOT-A.8.1d); it is not unless given. */
  readonly secondVagabond?: boolean
  /** In the draft of two players with hirelings insurgent factions stay (ROOT-A.8.1.1); they do not unless given. */
  readonly insurgents?: boolean
}

export const advancedShape = (): Shape<Advanced> =>
  objectOf<Advanced>({
    hirelings: optional(flag),
    secondVagabond: optional(flag),
    insurgents: optional(flag),
  })
