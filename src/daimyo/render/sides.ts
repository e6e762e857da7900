import type { IslandView } from '../rules/view'
import type { Seat, Side } from '../rules/vocabulary'
import type { Scene } from '../words/scene'

/** All sides of a game, clans first. */
export const sidesIn = ({ clans, empire, mercenaries }: Scene): Side[] => [
  ...clans,
  ...(empire ? (['empire'] as const) : []),
  ...(mercenaries ? (['mercenaries'] as const) : []),
]

/** Those who score: all but the Mercenaries. */
export const seatsIn = ({ clans, empire }: Scene): Seat[] => [...clans, ...(empire ? (['empire'] as const) : [])]

export const pointsOf = ({ sides, empire }: Scene, seat: Seat): number =>
  (seat === 'empire' ? empire : sides[seat])?.points ?? 0

interface Ranked {
  readonly side: Side
  readonly influence: number
}

/** The sides with influence on an island, the most first. */
export const ranked = (scene: Scene, { influence }: IslandView): Ranked[] =>
  sidesIn(scene)
    .map((side) => ({ side, influence: influence[side] ?? 0 }))
    .filter((each) => each.influence > 0)
    .sort((one, other) => other.influence - one.influence)
