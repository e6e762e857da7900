import { boardOf, bonusTileOf, clanOf, goalOf, marketOf } from '../box'
import { built } from '../counts'
import { heroesOf } from '../heroes'
import { goalsInPlay } from '../numbers'
import { playOn, sideOf } from '../play'
import { bonusPlaces, mostRelics, resources } from '../vocabulary'
import { type Laws, perClan, tally, when } from './law'

/** What clans hold: resources, heroes, bonus tiles, goals and the Helmet. */
export const holdingLaws: Laws = {
  'DAI-INV-07': perClan((state, clan) => {
    const { resources: own } = sideOf(playOn(state), clan)
    return resources.flatMap((resource) =>
      when(own[resource] < 0 || !Number.isInteger(own[resource]), `${clan} has ${own[resource]} ${resource}.`),
    )
  }),
  'DAI-INV-08': (state) => {
    const { clans, row, market, mercenaries, empire } = state
    const owned = clans.flatMap((clan) => heroesOf(playOn(state), clan))
    const ofEmpire = empire ? [...empire.heroes, empire.unseen] : []
    const held = tally([...row, ...market, ...owned, ...(mercenaries?.heroes ?? []), ...ofEmpire])
    const box = [...marketOf(state), ...clans.flatMap((clan) => clanOf(state, clan).heroes)]
    const strayed = clans.flatMap((clan) =>
      clanOf(state, clan).heroes.filter((hero) => !heroesOf(playOn(state), clan).includes(hero)),
    )
    return [
      ...when(held.size !== box.length, 'There are heroes that are not in the box.'),
      ...box.flatMap((hero) => when(held.get(hero) !== 1, `${hero} is there ${held.get(hero) ?? 0} times.`)),
      ...strayed.map((hero) => `${hero} has left its clan.`),
    ]
  },
  'DAI-INV-09': ({ row, market }) =>
    when(market.length > 0 && row.includes(null), 'The row has an empty place, and the market deck has heroes.'),
  'DAI-INV-15': perClan((state, clan) => {
    const side = sideOf(playOn(state), clan)
    const grey = bonusPlaces.flatMap((place) => side.bonus[place])
    const named = state.agenda.flatMap((task) => (task.do === 'place-bonus' && task.seat === clan ? [task.tile] : []))
    const buildings = built(playOn(state), clan, 'farm') + built(playOn(state), clan, 'tower')
    const slots = Object.values(side.boards).flatMap((board) => (board === null ? [] : boardOf(state, board).slots))
    const all = tally([...grey, ...side.income, ...side.covered, ...named])
    return [
      ...when(
        grey.length + side.income.length + named.length !== buildings,
        `${clan} has built ${buildings} buildings.`,
      ),
      ...when(all.size !== slots.length || slots.some((tile) => all.get(tile) !== 1), `${clan} lost a bonus tile.`),
      ...when(
        grey.some((tile) => bonusTileOf(state, tile).colour !== 'grey') ||
          side.income.some((tile) => bonusTileOf(state, tile).colour !== 'yellow'),
        `A bonus tile of ${clan} lies on a place of the other colour.`,
      ),
    ]
  }),
  'DAI-INV-17': (state) =>
    state.goals.flatMap(({ id, gold, silver }) => [
      ...when(silver !== null && (gold === null || gold === silver), `${id} has a silver place before a gold one.`),
      ...when(
        silver !== null && state.clans.length < goalsInPlay.silverFrom,
        `${id} has a silver place with two clans.`,
      ),
      ...when(silver !== null && !goalOf(state, id).silver, `${id} has no silver place.`),
    ]),
  'DAI-INV-18': ({ helmet, clans, empire }) =>
    when(!(clans.some((clan) => clan === helmet) || (empire && helmet === 'empire')), `${helmet} holds the Helmet.`),
  'DAI-INV-35': perClan((state, clan) => {
    const { relics, known, hand } = sideOf(playOn(state), clan)
    return [
      ...when(relics.length > mostRelics, `${clan} has ${relics.length} relics.`),
      ...when(
        known.some((hero) => !hand.includes(hero)),
        `A hero of ${clan} that everybody knows has left its hand.`,
      ),
    ]
  }),
}
