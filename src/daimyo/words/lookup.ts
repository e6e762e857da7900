import { numbersOf } from '../rules/box'
import type { PlacedDie } from '../rules/state'
import type { BonusPlace, Clan, DiePlace, Side } from '../rules/vocabulary'
import { placeParts } from './parts'
import type { Scene } from './scene'

/** Whose governor stands on a spot. */
export function governorOn(scene: Scene, spot: string): Side | null {
  const { island, number } = placeParts(scene, spot)
  return scene.islands.find(({ id }) => id === island)?.governors[number - 1] ?? null
}

/** The die of a clan on one of its places. */
export const dieAt = ({ sides }: Scene, seat: Clan, at: DiePlace): PlacedDie | undefined =>
  sides[seat]?.dice.find((die) => die.at === at)

/** The bonus tile of a place that works. */
export const topTile = ({ sides }: Scene, seat: Clan, place: BonusPlace): string | undefined =>
  sides[seat]?.bonus[place].at(-1)

/** What the next unit costs in rice. */
export function unitPrice(
  scene: Scene,
  { seat, discount, exact }: { readonly seat: Clan; readonly discount: number; readonly exact: number | null },
): number {
  const cost = numbersOf(scene).recruitCosts[scene.sides[seat]?.marker ?? 0] ?? 0
  return exact ?? Math.max(0, cost - discount)
}
