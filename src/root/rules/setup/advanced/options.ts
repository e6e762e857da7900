import { flag, listOf, objectOf, oneOf, optional, type Shape } from '../../../../toolkit'
import * as shape from '../../shapes'
import { type LandmarkName, landmarkNames } from '../../vocabulary'

/**
 * The advanced setup (ROOT-A): suit markers on every map, five cards for each seat of which three are kept, and what its fields say.
 *
 * @example
 * const state = root.setup({ seed: 7, factions: ['eyrie', 'marquise', 'cult'], advanced: { hirelings: true } })
 */
export interface Advanced {
  /** One or two landmarks (ROOT-A.5); none unless given. */
  readonly landmarks?: LandmarkOptions
  /** Three hirelings, dealt at random among those that belong to no faction that plays (ROOT-A.6); none unless given. */
  readonly hirelings?: boolean
  /** In the draft by setup cards the card of the second Vagabond is shuffled in (ROOT-A.8.1d); it is not unless given. */
  readonly secondVagabond?: boolean
  /** In the draft of two players with hirelings insurgent factions stay (ROOT-A.8.1.1); they do not unless given. */
  readonly insurgents?: boolean
}

/**
 * The landmarks of the advanced setup: the last seat sets up one of those that are dealt, with two the seat before it the other.
 *
 * @example
 * const landmarks: LandmarkOptions = { count: 2, without: ['tower'] }
 */
export interface LandmarkOptions {
  readonly count: 1 | 2
  /** Cards that are taken out beforehand (ROOT-A.5.1). */
  readonly without?: readonly LandmarkName[]
  /** Whether the Tower and the Ferry of the map are left out; then they may be dealt like the others (ROOT-A.5a). */
  readonly ownLeftOut?: boolean
}

export const advancedShape = (): Shape<Advanced> =>
  objectOf<Advanced>({
    hirelings: optional(flag),
    secondVagabond: optional(flag),
    insurgents: optional(flag),
    landmarks: optional(
      objectOf<LandmarkOptions>({
        count: oneOf(1, 2),
        without: optional(listOf(shape.landmark, landmarkNames.length)),
        ownLeftOut: optional(flag),
      }),
    ),
  })
