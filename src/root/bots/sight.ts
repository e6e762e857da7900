import type { Random } from '../../core'
import { root, type State, type View } from '../rules'
import { playOn } from '../rules/play-on'
import { buildingsAt, tokensAt } from '../rules/rule'
import { isSeat, type Owner, type Seat } from '../rules/vocabulary'
import { newSurvey, type Surveyed } from './survey'

/** A position that fits a seat's view. The bot reads only open parts and the seat's own cards. */
export type Sight = Surveyed

export function seenBy(state: State, me: Seat): Sight {
  const { ground, factions, rulesOfFaction, hirelings, emit } = playOn(state)
  // Written out: a spread costs more than many a wish.
  return { state, ground, factions, rulesOfFaction, hirelings, emit, me, survey: newSurvey() }
}

export const sightOf = (view: View, me: Seat, random: Random): Sight => seenBy(root.determinize(view, random), me)

export const structuresAt = (sight: Sight, owner: Owner, at: number): number =>
  buildingsAt(sight, owner, at) + tokensAt(sight, owner, at)

/** The weight of a target: points taken from the leader are worth more. */
export const envy = ({ state }: Sight, owner: Owner): number =>
  0.7 + ((isSeat(owner) ? state.sides[owner]?.score : undefined) ?? 0) / 30

export const highest = <Value>(values: readonly Value[], worth: (value: Value) => number): number => {
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) most = Math.max(most, worth(value))
  return most
}
