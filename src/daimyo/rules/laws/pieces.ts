import { islandOf } from '../box'
import { built, onBoard } from '../counts'
import { mercenaryColours } from '../mercenaries/spaces'
import { diceByClans, recruitSpaces } from '../numbers'
import { playOn, sideOf } from '../play'
import { sidesOf } from '../round/scoring'
import type { Die } from '../state'
import { buildingCount, type DieColour, dieColours, spaceColours, unitCounts } from '../vocabulary'
import { type Laws, perClan, when } from './law'

/** What is wrong with dice on spaces of these colours. */
const onSpaces = <At extends string>(
  owner: string,
  dice: readonly (Die & { readonly at: At })[],
  colourOf: (at: At) => DieColour | 'any',
): string[] => [
  ...when(new Set(dice.map(({ at }) => at)).size < dice.length, `${owner} has two dice on one space.`),
  ...dice.flatMap(({ at, colour }) =>
    when(colourOf(at) !== 'any' && colourOf(at) !== colour, `A ${colour} die lies on ${at}.`),
  ),
]

/** Pieces on islands, dice and markers. */
export const pieceLaws: Laws = {
  'DAI-INV-03': (state) =>
    sidesOf(state)
      .filter((side) => side !== 'empire')
      .flatMap((side) => [
        ...when(onBoard(playOn(state), side, 'governor') > unitCounts.governor, `${side} has too many governors.`),
        ...when(onBoard(playOn(state), side, 'shadow') > unitCounts.shadow, `${side} has too many Shadows.`),
        ...when(built(playOn(state), side, 'farm') > buildingCount, `${side} has too many Techno-Farms.`),
        ...when(built(playOn(state), side, 'tower') > buildingCount, `${side} has too many Radio Towers.`),
      ]),
  // A place holds one piece, because it has one entry; a list has an entry for each place.
  'DAI-INV-04': (state) =>
    state.islands.flatMap(({ id, governors, buildings, shadows, altars }) => {
      const { produces, shadowGold, altars: values } = islandOf(state, id)
      const isWhole =
        governors.length === produces.length &&
        buildings.length === produces.length &&
        shadows.length === shadowGold.length &&
        altars.length === values.length
      return when(!isWhole, `The places of ${id} are not those of the island.`)
    }),
  'DAI-INV-10': (state) => {
    if (state.round === 0) return []
    const dice = [
      ...state.dice,
      ...Object.values(state.sides).flatMap((side) => side.dice),
      ...(state.mercenaries?.dice ?? []),
      ...(state.empire?.dice ?? []),
      ...state.agenda.flatMap((task) => (task.do === 'lay-die' || task.do === 'gift-space' ? [task] : [])),
    ]
    return [
      ...dieColours.flatMap((colour) => {
        const count = dice.filter((die) => die.colour === colour).length
        return when(count !== diceByClans[state.clans.length]?.[colour], `There are ${count} ${colour} dice.`)
      }),
      ...dice.flatMap(({ value }) => when(value < 1 || value > 6, `A die shows ${value}.`)),
    ]
  },
  'DAI-INV-11': (state) => [
    ...state.clans.flatMap((clan) => {
      const dice = sideOf(playOn(state), clan).dice.filter(({ at }) => at !== 'beside')
      return onSpaces(clan, dice, (at) => (at === 'beside' ? 'any' : spaceColours[at]))
    }),
    ...onSpaces('mercenaries', state.mercenaries?.dice ?? [], (at) => mercenaryColours[at]),
  ],
  'DAI-INV-13': perClan((state, clan) => {
    const { marker } = sideOf(playOn(state), clan)
    return when(!(marker >= 0 && marker < recruitSpaces), `The recruitment marker of ${clan} is off the track.`)
  }),
  'DAI-INV-31': perClan((state, clan) => {
    const { seeker } = sideOf(playOn(state), clan)
    const isThere = state.islands.some(({ id }) => id === seeker)
    return when(state.round > 0 && !isThere, `The Seeker of ${clan} is on no island in play.`)
  }),
}
