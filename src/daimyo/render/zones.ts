import type { Target } from '../../render/target'
import { islandOfSpot } from '../rules/places'
import type { TileSource } from '../rules/shapes'
import type { MercenarySpace } from '../rules/state'
import type { BonusPlace, BuildingKind, Clan, DieColour, DiePlace, Island, Resource, Seat } from '../rules/vocabulary'

/** What can be clicked, by its names in `data-` attributes. */
export const islandTarget = (id: Island): Target => ({ kind: 'place', id })
/** A spot or a Shadow space: a place on an island. */
export const placeTarget = (id: string): Target => ({ kind: 'place', id, in: islandOfSpot(id) })
export const tileTarget = (id: string, from: TileSource): Target => ({ kind: 'unit', id, in: from })
export const dieTarget = (colour: DieColour, value: number): Target => ({
  kind: 'unit',
  id: `${colour}-die-${value}`,
  in: 'centre',
})
export const heroTarget = (id: string): Target => ({ kind: 'card', id })
export const seatTarget = (id: Seat): Target => ({ kind: 'seat', id })
export const spaceTarget = (seat: Clan, at: DiePlace | 'ability'): Target => ({ kind: 'slot', id: at, in: seat })
export const bonusTarget = (seat: Clan, at: BonusPlace): Target => ({ kind: 'slot', id: `bonus-${at}`, in: seat })
export const resourceTarget = (seat: Clan, id: Resource): Target => ({ kind: 'slot', id, in: seat })
export const trackTarget = (seat: Clan): Target => ({ kind: 'slot', id: 'track', in: seat })
export const kindTarget = (seat: Clan, id: BuildingKind): Target => ({ kind: 'slot', id, in: seat })
export const coveredTarget = (seat: Clan, id: string): Target => ({ kind: 'slot', id, in: seat })
export const villagersTarget = (id: string): Target => ({ kind: 'slot', id })
export const offeredTarget = (id: string): Target => ({ kind: 'slot', id, in: 'offered' })
export const mercenaryTarget = (id: MercenarySpace): Target => ({ kind: 'slot', id, in: 'mercenaries' })
