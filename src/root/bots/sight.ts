import type { Random } from '../../core'
import { root, type State, type View } from '../rules'
import { enemiesOf } from '../rules/owner'
import type { Play } from '../rules/play'
import { playOn } from '../rules/play-on'
import { buildingsAt, presenceAt, tokensAt, warriorsAt } from '../rules/rule'
import { isSeat, type Owner, type Seat } from '../rules/vocabulary'

/** A position that fits a seat's view. The bot reads only open parts and the seat's own cards. */
export interface Sight extends Play {
  readonly me: Seat
}

export const seenBy = (state: State, me: Seat): Sight => ({ ...playOn(state), me })

export const sightOf = (view: View, me: Seat, random: Random): Sight => seenBy(root.determinize(view, random), me)

export const structuresAt = (sight: Sight, owner: Owner, at: number): number =>
  buildingsAt(sight, owner, at) + tokensAt(sight, owner, at)

/** The highest presence of another player. */
export function strongestAt(sight: Sight, at: number): number {
  let most = 0
  for (const seat of sight.state.seats) if (seat !== sight.me) most = Math.max(most, presenceAt(sight, seat, at))
  return most
}

/** Enemy warriors in a clearing, and half of those beside it. */
export function threatAt(sight: Sight, at: number): number {
  let threat = 0
  for (const enemy of enemiesOf(sight, sight.me)) {
    threat += warriorsAt(sight, enemy, at)
    for (const near of sight.ground.byPath[at] ?? []) threat += warriorsAt(sight, enemy, near) / 2
  }
  return threat
}

/** The weight of a target: points taken from the leader are worth more. */
export const envy = ({ state }: Sight, owner: Owner): number =>
  0.7 + ((isSeat(owner) ? state.sides[owner]?.score : undefined) ?? 0) / 30

export const highest = <Value>(values: readonly Value[], worth: (value: Value) => number): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) most = Math.max(most, worth(value))
  return most
}
