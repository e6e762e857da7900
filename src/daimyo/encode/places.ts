import { entry } from '../../toolkit'
import { daimyoBox } from '../rules/box'
import { islands, relicNumbers } from '../rules/vocabulary'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** The ids of the standard box in the order of their numbers, which never changes. */
export const heroes: readonly string[] = /* @__PURE__ */ Object.keys(daimyoBox.heroes).sort()
export const boards: readonly string[] = /* @__PURE__ */ Object.keys(daimyoBox.boards).sort()
export const bonusTiles: readonly string[] = /* @__PURE__ */ Object.keys(daimyoBox.bonusTiles).sort()
export const villagers: readonly string[] = /* @__PURE__ */ Object.keys(daimyoBox.villagers).sort()
export const goals: readonly string[] = /* @__PURE__ */ Object.keys(daimyoBox.goals).sort()
export const soloCards: readonly string[] = /* @__PURE__ */ Object.keys(daimyoBox.soloCards).sort()

/** Island by island, as an island's own lists count them. */
export const spots: readonly string[] = /* @__PURE__ */ islands.flatMap((island) =>
  upTo(daimyoBox.islands[island].produces.length).map((number) => `${island}-${number}`),
)
export const shadowSpaces: readonly string[] = /* @__PURE__ */ islands.flatMap((island) =>
  upTo(daimyoBox.islands[island].shadowGold.length).map((number) => `${island}-s${number}`),
)
/** Relic tiles by colour and number; each lies in the box three times. */
export const tiles: readonly string[] = /* @__PURE__ */ islands.flatMap((island) =>
  relicNumbers.map((number) => `${island}-${number}`),
)

/** The number of each id of a list. */
export function ranked(ids: readonly string[]): (id: string) => number {
  const rank = Object.fromEntries(ids.map((id, index) => [id, index]))
  return (id) => entry(rank, id)
}
