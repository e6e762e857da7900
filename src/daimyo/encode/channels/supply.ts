import { flags, numbers } from '../../../encode/channels'
import { rowLength } from '../../rules/numbers'
import { boards, goals, heroes, ranked, villagers } from '../places'
import { dice, idFlags, tileCounts } from './forms'
import { type DaimyoChannel, least, limits, ownerPlace, places } from './sight'

const heroAt = ranked(heroes)
const goalAt = ranked(goals)
const villagersAt = ranked(villagers)

const goalOwners = (medal: 'gold' | 'silver'): DaimyoChannel =>
  flags(
    `goals-${medal}`,
    places.length * goals.length,
    `who has the ${medal} place of each goal: own, then the clans after`,
    (into, view, seat) => {
      for (const goal of view.goals) {
        const owner = goal[medal]
        if (owner !== null) into[ownerPlace(view, seat, owner) * goals.length + goalAt(goal.id)] = 1
      }
    },
  )

/** What belongs to nobody: the bag, the markets, dice, goals. */
export const supply: readonly DaimyoChannel[] = [
  tileCounts('bag', 'in the bag', ({ bag }) => bag),
  tileCounts('black-market', 'on the Black Market', ({ blackMarket }) => blackMarket),
  dice('dice', 13, 'on the central island', (view) => view.dice),
  flags('villagers', villagers.length, 'for each Villagers tile whether side b shows', (into, view) => {
    for (const tile of villagers) into[villagersAt(tile)] = view.villagers[tile] === 'b' ? 1 : 0
  }),
  idFlags('goals', goals, 'which goals are in play', (view) => view.goals.map(({ id }) => id)),
  goalOwners('gold'),
  goalOwners('silver'),
  numbers('row', heroes.length, rowLength, 'for each hero its place in the row, from 1', (into, { row }) => {
    for (const [index, hero] of row.entries()) if (hero !== null) into[heroAt(hero)] = index + 1
  }),
  idFlags('market-top', heroes, 'the face-up top card of the market', ({ top }) => [top]),
  numbers('market-size', 1, limits.heroes, 'cards in the market deck', (into, { marketSize }) => {
    into[0] = least(marketSize, limits.heroes)
  }),
  idFlags('offered', boards, 'construction boards that nobody has taken', ({ offered }) => offered),
]
