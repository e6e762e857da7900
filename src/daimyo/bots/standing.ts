import { item } from '../../toolkit'
import { heroOf } from '../rules/box'
import { faceOf } from '../rules/cards'
import { built } from '../rules/counts'
import { heroesOf } from '../rules/heroes'
import type { State } from '../rules/state'
import { buildingKinds, type Clan, type Seat } from '../rules/vocabulary'
import { bannersOf } from './banners'
import { harvest, harvestWorth } from './production'
import { promise } from './promises'
import { collection } from './relics'
import { landsOf, type Sight, seenBy } from './sight'
import { roundsLeft, usesLeft } from './time'
import { usualWorth } from './usual'
import { amountsWorth, armyPoint, cardWorth } from './worth'

/** What the pieces on spots will still produce. */
const harvests = (sight: Sight): number =>
  harvest * harvestWorth(sight, 'all') * usesLeft(sight, sight.me, 'production')

/** What the bonus tiles will still do. */
function tiles(sight: Sight): number {
  const { own, state } = sight
  const rounds = roundsLeft(sight)
  if (rounds === 0) return 0
  let total = 0
  for (const place of Object.values(own.bonus)) {
    const tile = place.at(-1)
    const face = tile === undefined ? undefined : faceOf(sight, tile)
    if (face && 'steps' in face) total += 0.7 * rounds * Math.max(0.2, usualWorth(face.steps))
  }
  for (const tile of own.income) {
    const face = faceOf(sight, tile)
    if ('income' in face) total += rounds * (amountsWorth(sight, face.income) + face.draw * cardWorth(sight))
  }
  return state.result ? 0 : total
}

/** What the buildings count at the end, and a part of what the next one will. */
function buildings(sight: Sight): number {
  const hope = 0.1 * Math.min(3, roundsLeft(sight))
  let total = 0
  const { farms, towers } = sight.numbers.scoring
  for (const kind of buildingKinds) {
    const values = kind === 'farm' ? farms : towers
    const count = built(sight, sight.me, kind)
    const now = values[count] ?? 0
    total += now + hope * ((values[4] ?? 0) - now) * (count / 4)
  }
  return total
}

/** What a clan holds, and what is likely to come of it, in points. */
function prospects(sight: Sight): number {
  const { own, sides, me, state } = sight
  const index = sides.indexOf(me)
  let total = 0
  for (const land of landsOf(sight)) total += bannersOf(sight, land, land.powers, index)
  const army = heroesOf(sight, me).reduce((sum, hero) => sum + heroOf(sight.state, hero).cost, 0)
  return (
    total +
    amountsWorth(sight, own.resources) +
    armyPoint * army +
    cardWorth(sight) * own.hand.length +
    0.45 * Math.min(own.capacity - 3, 5) * Math.min(1, roundsLeft(sight)) +
    (own.marker === 2 ? -0.8 : own.marker === 1 ? -0.3 : 0) * Math.min(1, roundsLeft(sight)) +
    collection(sight) +
    harvests(sight) +
    tiles(sight) +
    buildings(sight) +
    promise(sight) +
    (state.helmet === me ? (roundsLeft(sight) === 0 ? sight.numbers.scoring.helmet : 0.6) : 0)
  )
}

/** The Empire has no resources: its islands, its relics, its buildings and its Helmet count. */
function empireStanding(state: State, sight: Sight): number {
  const { empire } = state
  if (!empire) return 0
  const { sides } = sight
  const index = sides.indexOf('empire')
  let total = empire.points
  for (const land of landsOf(sight)) total += bannersOf(sight, land, land.powers, index)
  const { farms, towers, relics } = sight.numbers.scoring
  for (const kind of buildingKinds) {
    const values = kind === 'farm' ? farms : towers
    const count = built(sight, 'empire', kind)
    total += Math.floor(count / 4) * (values[4] ?? 0) + ((count % 4) / 4) * (values[4] ?? 0)
  }
  total += relics[Math.min(empire.relics.length, relics.length - 1)] ?? 0
  for (const { id } of state.islands) {
    const loose = empire.loose.filter((tile) => tile.startsWith(id)).length
    total += [0, 0.5, 1.4, 3][loose] ?? 0
  }
  const army = empire.heroes.reduce((sum, hero) => sum + heroOf(sight.state, hero).cost, 0)
  // The Empire scores with each card to come.
  return total + armyPoint * (army + 3) + (state.helmet === 'empire' ? 1 : 0)
}

/** The standing of a seat in points. */
function standing(state: State, seat: Seat): number {
  const clan: Clan | undefined = seat === 'empire' ? state.clans[0] : seat
  if (clan === undefined) return 0
  const sight = seenBy(state, clan)
  if (seat === 'empire') return empireStanding(state, sight)
  return sight.own.points + prospects(sight)
}

/** A lead of so many points makes a seat e times likelier to win; the nearer the end, the surer. */
const [atEnd, eachRound] = [3, 1.5]

/** The standing of each of some seats against those of the others, weighted towards the strong ones: 0.5 if all are equal. */
export function shares(state: State, of: readonly Seat[]): readonly number[] {
  const seats: readonly Seat[] = state.empire ? [...state.clans, 'empire'] : state.clans
  const scale = atEnd + eachRound * (5 - state.round)
  const standings = seats.map((each) => standing(state, each))
  return of.map((seat) => {
    const own = standings[seats.indexOf(seat)] ?? standing(state, seat)
    let others = 0
    for (const [place, each] of seats.entries())
      if (each !== seat) others += Math.exp((item(standings, place) - own) / scale) / (seats.length - 1)
    return 1 / (1 + others)
  })
}

export const share = (state: State, seat: Seat): number => item(shares(state, [seat]), 0)
