import type { Random } from '../../core'
import { daimyo, type State, type View } from '../rules'
import { numbersOf } from '../rules/box'
import { influence, shadowsOn } from '../rules/counts'
import type { Numbers } from '../rules/numbers'
import { type Play, playOn, sideOf } from '../rules/play'
import { sidesOf } from '../rules/round/scoring'
import type { ClanState, IslandState } from '../rules/state'
import type { Clan, Resource, Side } from '../rules/vocabulary'
import { type Tally, tallyOf } from './tally'
import { resourceWorth } from './worth'

/** The influence of a side on an island, and a little for each Shadow. */
export type Power = number

/** What a Shadow adds to the influence, because it breaks ties (DAI-INFL-03). */
export const shadowEdge = 0.3

/** An island, and how strong each side is there, in the order of the sides. */
export interface Land {
  readonly island: IslandState
  readonly powers: readonly Power[]
}

/** A position that fits a clan's view. The bot reads only open parts and the clan's own hand. */
export interface Sight extends Play {
  readonly me: Clan
  readonly own: ClanState
  readonly numbers: Numbers
  readonly sides: readonly Side[]
  readonly lands: readonly Land[]
  /** The worth of one more of each resource. */
  readonly worth: Readonly<Record<Resource, number>>
  /** What goals count of the clan. */
  readonly tally: Tally
  /** What was reckoned at this position already, by what it is. */
  readonly reckoned: Map<string, number>
}

export function seenBy(state: State, me: Clan): Sight {
  const play = playOn(state)
  const sides = sidesOf(state)
  // Many questions ask for neither, so they are counted when they are asked for.
  let lands: readonly Land[] | undefined
  let tally: Tally | undefined
  return {
    ...play,
    me,
    own: sideOf(play, me),
    numbers: numbersOf(state),
    sides,
    worth: resourceWorth(play, me),
    reckoned: new Map(),
    get lands() {
      lands ??= state.islands.map((island) => ({ island, powers: powersOn(play, island, sides) }))
      return lands
    },
    get tally() {
      tally ??= tallyOf(play, me)
      return tally
    },
  }
}

/** Reckons something once for a position. */
export function once({ reckoned }: Sight, what: string, reckon: () => number): number {
  const known = reckoned.get(what)
  if (known !== undefined) return known
  const value = reckon()
  reckoned.set(what, value)
  return value
}

export const sightOf = (view: View, me: Clan, random: Random): Sight => seenBy(daimyo.determinize(view, random), me)

const powersOn = (play: Play, island: IslandState, sides: readonly Side[]): Power[] =>
  sides.map((side) => influence(play.state, island, side) + shadowEdge * shadowsOn(island, side))
