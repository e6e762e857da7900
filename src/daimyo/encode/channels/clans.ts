import { numbers, oneOf } from '../../../encode/channels'
import type { ClanView, View } from '../../rules'
import { bonusPlaces, clans, diePlaces, islands, lastCapacity, resources } from '../../rules/vocabulary'
import { boards, bonusTiles, heroes, ranked } from '../places'
import { dice, idCounts, idFlags, tileCounts } from './forms'
import { clanAt, type DaimyoChannel, least, limits, places } from './sight'

const tileAt = ranked(bonusTiles)

/** Another's hand as far as everybody knows it. */
const handOf = ({ hand, known }: ClanView): readonly string[] => hand ?? known

function clanChannels(at: number): readonly DaimyoChannel[] {
  const named = (name: string): string => `clan${at}.${name}`
  const listed =
    (listOf: (side: ClanView) => readonly (string | null)[]) =>
    (view: View, seat: Parameters<DaimyoChannel['write']>[2]): readonly (string | null)[] => {
      const found = clanAt(view, seat, at)
      return found ? listOf(found.side) : []
    }
  const counted = (name: string, most: number, what: string, countOf: (side: ClanView) => number): DaimyoChannel =>
    numbers(named(name), 1, most, what, (into, view, seat) => {
      const found = clanAt(view, seat, at)
      if (found) into[0] = least(countOf(found.side), most)
    })
  return [
    oneOf(named('clan'), clans, 'which clan it is', (view, seat) => clanAt(view, seat, at)?.clan ?? null),
    counted('points', limits.points, `points; more count as ${limits.points}`, ({ points }) => points),
    numbers(named('resources'), resources.length, limits.resource, resources.join(', '), (into, view, seat) => {
      const found = clanAt(view, seat, at)
      if (found)
        for (const [index, resource] of resources.entries())
          into[index] = least(found.side.resources[resource], limits.resource)
    }),
    counted('capacity', lastCapacity, 'the capacity of its storage', ({ capacity }) => capacity),
    tileCounts(
      named('loose'),
      'in its storage',
      listed(({ loose }) => loose),
    ),
    idCounts(
      named('relics'),
      islands,
      3,
      'restored relics by colour',
      listed(({ relics }) => relics),
    ),
    counted('marker', 2, 'the space of its recruitment marker', ({ marker }) => marker),
    oneOf(
      named('seeker'),
      islands,
      'the island of its Seeker',
      (view, seat) => clanAt(view, seat, at)?.side.seeker ?? null,
    ),
    ...diePlaces.map((place) =>
      dice(named(`dice-${place}`), 3, `at ${place}`, (view, seat) =>
        (clanAt(view, seat, at)?.side.dice ?? []).filter((die) => die.at === place),
      ),
    ),
    idFlags(
      named('boards'),
      boards,
      'its construction boards',
      listed((side) => [side.boards.farm, side.boards.tower]),
    ),
    idFlags(
      named('covered'),
      bonusTiles,
      'bonus tiles that a building covers',
      listed(({ covered }) => covered),
    ),
    ...bonusPlaces.map(
      (place): DaimyoChannel =>
        numbers(
          named(`bonus-${place}`),
          bonusTiles.length,
          bonusTiles.length,
          `grey bonus tiles at ${place}, numbered from the bottom; the last one works`,
          (into, view, seat) => {
            const stack = clanAt(view, seat, at)?.side.bonus[place] ?? []
            for (const [index, tile] of stack.entries()) into[tileAt(tile)] = index + 1
          },
        ),
    ),
    idFlags(
      named('income'),
      bonusTiles,
      'yellow bonus tiles',
      listed(({ income }) => income),
    ),
    idFlags(named('hand'), heroes, 'heroes in hand, as far as the observer knows', listed(handOf)),
    idFlags(
      named('known'),
      heroes,
      'heroes in hand that everybody knows',
      listed(({ known }) => known),
    ),
    idFlags(
      named('discard'),
      heroes,
      'heroes in the discard pile',
      listed(({ discard }) => discard),
    ),
    idFlags(
      named('heroes'),
      heroes,
      'all heroes that it owns',
      listed((side) => side.heroes),
    ),
    counted('hand-size', limits.heroes, 'cards in hand', ({ handSize }) => handSize),
    counted('deck-size', limits.heroes, 'cards in the deck', ({ deckSize }) => deckSize),
  ]
}

/** The clans from the observer on; all 0 at an empty place. */
export const clanBoards: readonly DaimyoChannel[] = places.flatMap(clanChannels)
