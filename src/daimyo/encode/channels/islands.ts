import { flags, numbers } from '../../../encode/channels'
import type { IslandView, View } from '../../rules'
import { buildingKinds, islands, type Side } from '../../rules/vocabulary'
import { shadowSpaces, spots } from '../places'
import { tileCounts } from './forms'
import { type DaimyoChannel, least, limits, ownerNames, ownerPlace } from './sight'

const islandOf = ({ islands }: View, id: string): IslandView | undefined => islands.find((island) => island.id === id)

type List = 'governors' | 'shadows' | 'altars'

const spotsOf = spots.length / islands.length
const spacesOf = shadowSpaces.length / islands.length

/** 1 where a piece of an owner stands: owner by owner, and for each the places of all islands. */
const owned = (name: string, list: List, count: number, what: string): DaimyoChannel =>
  flags(
    name,
    ownerNames.length * count * islands.length,
    `${what}, owner by owner (${ownerNames.join(', ')}), island by island`,
    (into, view, seat) => {
      for (const island of view.islands)
        for (const [index, owner] of island[list].entries())
          if (owner !== null) into[place(count, ownerPlace(view, seat, owner), island, index)] = 1
    },
  )

const place = (count: number, owner: number, island: IslandView, index: number): number =>
  (owner * islands.length + islands.indexOf(island.id)) * count + index

const built = (kind: (typeof buildingKinds)[number]): DaimyoChannel =>
  flags(
    `${kind}s`,
    ownerNames.length * spots.length,
    `${kind}s on the fields, owner by owner (${ownerNames.join(', ')}), island by island`,
    (into, view, seat) => {
      for (const island of view.islands)
        for (const [index, building] of island.buildings.entries())
          if (building?.kind === kind) into[place(spotsOf, ownerPlace(view, seat, building.side), island, index)] = 1
    },
  )

const influence: DaimyoChannel = numbers(
  'influence',
  ownerNames.length * islands.length,
  limits.influence,
  `influence, owner by owner (${ownerNames.join(', ')}), island by island; more counts as ${limits.influence}`,
  (into, view, seat) => {
    for (const island of view.islands)
      for (const [owner, number] of entriesOf(island.influence))
        into[place(1, ownerPlace(view, seat, owner), island, 0)] = least(number, limits.influence)
  },
)

const entriesOf = (influence: Partial<Record<Side, number>>): [Side, number][] =>
  sideNames.flatMap((side): [Side, number][] => {
    const number = influence[side]
    return number === undefined ? [] : [[side, number]]
  })

const sideNames: readonly Side[] = ['nature', 'technology', 'nomads', 'aristocrats', 'empire', 'mercenaries']

/** The pieces on the islands. */
export const islandChannels: readonly DaimyoChannel[] = [
  flags('islands', islands.length, `which islands are in play: ${islands.join(', ')}`, (into, view) => {
    for (const { id } of view.islands) into[islands.indexOf(id)] = 1
  }),
  owned('governors', 'governors', spotsOf, 'governors on the spots'),
  ...buildingKinds.map(built),
  owned('shadows', 'shadows', spacesOf, 'Shadows on their spaces'),
  owned('altars', 'altars', spacesOf, 'restored relics on the altars'),
  influence,
  ...islands.map((island) =>
    tileCounts(
      `${island}-tiles`,
      `in No Man's Land of the ${island} island`,
      (view) => islandOf(view, island)?.tiles ?? [],
    ),
  ),
]
