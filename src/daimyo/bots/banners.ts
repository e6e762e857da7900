import { type Land, once, type Power, type Sight } from './sight'
import { roundsLeft } from './time'

/** How sure a lead of one influence is: the smaller, the surer. */
const later = 2.4

/** A later scoring counts less, because others answer. */
const discount = 0.75

/** The likelihood that a side is ahead of another when the island is scored. */
function ahead(own: Power, other: Power, spread: number): number {
  if (other <= 0) return 1
  const lead = (own - other) / spread
  return 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead)
}

/** What a side can expect of an island in one scoring (DAI-INFL-05). */
function expected({ banners }: Land, powers: readonly Power[], side: number, spread: number): number {
  const own = powers[side] ?? 0
  if (own <= 0) return 0
  let first = 1
  let second = 0
  for (let index = 0; index < powers.length; index++) {
    if (index === side) continue
    const chance = ahead(own, powers[index] ?? 0, spread)
    second = second * chance + first * (1 - chance)
    first *= chance
  }
  return banners.gold * first + banners.silver * second
}

/** What a side can expect of an island in this round and in those to come. */
export function bannersOf(sight: Sight, land: Land, powers: readonly Power[], side: number): number {
  const rounds = roundsLeft(sight)
  return (
    expected(land, powers, side, sight.spread) +
    (rounds > 0 ? discount * rounds * expected(land, powers, side, later) : 0)
  )
}

/** What an island is worth to the clan: its own banners, less a share of those of its rivals. */
function balance(sight: Sight, land: Land, powers: readonly Power[]): number {
  const { sides, me } = sight
  let own = 0
  let others = 0
  let rivals = 0
  for (let index = 0; index < sides.length; index++) {
    const side = sides[index]
    if (side === 'mercenaries') continue
    const banners = bannersOf(sight, land, powers, index)
    if (side === me) own = banners
    else {
      others += banners
      rivals++
    }
  }
  return own - (0.8 * others) / rivals
}

/** What a change of influence brings the clan; changes by the index of the side. */
export function shift(sight: Sight, land: Land, changes: readonly (readonly [side: number, by: Power])[]): number {
  const powers = [...land.powers]
  for (const [side, by] of changes) powers[side] = (powers[side] ?? 0) + by
  return balance(sight, land, powers) - once(land, 'balance', () => balance(sight, land, land.powers))
}
