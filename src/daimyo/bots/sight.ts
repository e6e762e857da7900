import type { Random } from '../../core'
import { daimyo, type State, type View } from '../rules'
import { islandOf, numbersOf } from '../rules/box'
import type { IslandData } from '../rules/card'
import { influence, shadowsOn } from '../rules/counts'
import type { Numbers } from '../rules/numbers'
import { type Play, playOn, sideOf } from '../rules/play'
import { sidesOf } from '../rules/round/scoring'
import type { ClanState, IslandState } from '../rules/state'
import { type Clan, type Resource, type Side, turnCount } from '../rules/vocabulary'
import { type Prize, prizesOf } from './prizes'
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
  readonly banners: IslandData['banners']
  /** What was reckoned of the island already, by what it is. */
  readonly reckoned: Map<string, number>
  /** What changes of influence bring, by the index of the side and by the change. */
  readonly gains: readonly Map<number, number>[]
}

/** A position that fits a clan's view. The bot reads only open parts and the clan's own hand. */
export interface Sight extends Play {
  readonly me: Clan
  readonly own: ClanState
  readonly numbers: Numbers
  readonly sides: readonly Side[]
  /** The worth of one more of each resource. */
  readonly worth: Readonly<Record<Resource, number>>
  /** How sure a lead in influence is in this round: the smaller, the surer. */
  readonly spread: number
  /** What was reckoned at this position already, by what it is. */
  readonly reckoned: Map<string, number>
  /** Filled when somebody asks, because many questions need none of it. */
  readonly asked: { lands: readonly Land[] | null; tally: Tally | null; prizes: readonly Prize[] | null }
}

export function seenBy(state: State, me: Clan): Sight {
  const play = playOn(state)
  return {
    state,
    emit: undefined,
    me,
    own: sideOf(play, me),
    numbers: numbersOf(state),
    sides: sidesOf(state),
    worth: resourceWorth(play, me),
    spread: spreadOf(state),
    reckoned: new Map(),
    asked: { lands: null, tally: null, prizes: null },
  }
}

/** The spread at the scoring, and for each turn before it. */
const [atScoring, eachTurn] = [0.5, 0.25]

function spreadOf({ clans, sides }: State): number {
  let taken = 0
  for (const clan of clans) taken += sides[clan]?.dice.length ?? 0
  return atScoring + eachTurn * (turnCount * clans.length - taken)
}

/** The islands with the powers of all sides. */
export function landsOf(sight: Sight): readonly Land[] {
  const { asked, state } = sight
  asked.lands ??= state.islands.map((island) => landOn(sight, island))
  return asked.lands
}

const landOn = ({ state, sides }: Sight, island: IslandState): Land => ({
  island,
  powers: sides.map((side) => influence(state, island, side) + shadowEdge * shadowsOn(island, side)),
  banners: islandOf(state, island.id).banners,
  reckoned: new Map(),
  gains: sides.map(() => new Map()),
})

/** What goals count of the clan. */
export function tallyIn(sight: Sight): Tally {
  sight.asked.tally ??= tallyOf(sight, sight.me)
  return sight.asked.tally
}

export function prizesIn(sight: Sight): readonly Prize[] {
  sight.asked.prizes ??= prizesOf(sight, sight.me)
  return sight.asked.prizes
}

/** Reckons something once for a position, or for an island in it. */
export function once({ reckoned }: Sight | Land, what: string, reckon: () => number): number {
  const known = reckoned.get(what)
  if (known !== undefined) return known
  const value = reckon()
  reckoned.set(what, value)
  return value
}

export const sightOf = (view: View, me: Clan, random: Random): Sight => seenBy(daimyo.determinize(view, random), me)
