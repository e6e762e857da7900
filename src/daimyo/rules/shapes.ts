import { listOf, named, nullable, objectOf, oneOf, optional, type Shape, whole, word } from '../../toolkit'
import type { Step } from './keywords'
import {
  type Amounts,
  actionSpaces,
  bonusPlaces,
  buildingKinds,
  clans,
  dieColours,
  diePlaces,
  islands,
  resources,
  seats,
  sides,
} from './vocabulary'

export const amount: Shape<number> = /* @__PURE__ */ whole()
/** A number on a card. */
export const count: Shape<number> = /* @__PURE__ */ whole(0, 99)
/** A number on a card that is at least 1. */
export const some: Shape<number> = /* @__PURE__ */ whole(1, 9)
export const clan = /* @__PURE__ */ oneOf(...clans)
export const seat = /* @__PURE__ */ oneOf(...seats)
export const side = /* @__PURE__ */ oneOf(...sides)
export const island = /* @__PURE__ */ oneOf(...islands)
export const resource = /* @__PURE__ */ oneOf(...resources)
export const colour = /* @__PURE__ */ oneOf(...dieColours)
export const value: Shape<number> = /* @__PURE__ */ whole(1, 6)
export const space = /* @__PURE__ */ oneOf(...actionSpaces)
export const diePlace = /* @__PURE__ */ oneOf(...diePlaces)
export const bonusPlace = /* @__PURE__ */ oneOf(...bonusPlaces)
export const building = /* @__PURE__ */ oneOf(...buildingKinds)

const colours = islands.join('|')
export const tile: Shape<string> = /* @__PURE__ */ word('relic tile', new RegExp(`^(?:${colours})-[1-4]$`))
export const spot: Shape<string> = /* @__PURE__ */ word('production spot', new RegExp(`^(?:${colours})-[1-9]$`))
export const shadowSpace: Shape<string> = /* @__PURE__ */ word('Shadow space', new RegExp(`^(?:${colours})-s[1-9]$`))
/** A spot or a Shadow space, or none. */
export const placeOrNone: Shape<string | null> = /* @__PURE__ */ nullable(
  word('place', new RegExp(`^(?:${colours})-s?[1-9]$`)),
)
export const hero: Shape<string> = /* @__PURE__ */ word('hero', /^[A-Z]{2}\d\d$/)
export const soloCard: Shape<string> = /* @__PURE__ */ word('card of the Empire', /^[A-Z]{2}\d\d$/)
export const board: Shape<string> = /* @__PURE__ */ word('construction board', /^[A-Z]{2}\d$/)
export const bonusTile: Shape<string> = /* @__PURE__ */ word('bonus tile', /^[A-Z]{2}\d-\d$/)
export const villagers: Shape<string> = /* @__PURE__ */ word('Villagers tile', /^[A-Z]{2}\d\d$/)
export const goal: Shape<string> = /* @__PURE__ */ word('goal', /^[A-Z]{2}\d\d$/)

/** Where a tile is taken from: an island, the Black Market, the Mercenaries, or a storage. */
export const tileSources = [...islands, 'market', 'mercenaries', ...clans] as const
export type TileSource = (typeof tileSources)[number]
export const tileSource = /* @__PURE__ */ oneOf(...tileSources)

export const amounts: Shape<Amounts> = /* @__PURE__ */ objectOf<Amounts>({
  rice: optional(count),
  metal: optional(count),
  stone: optional(count),
  gold: optional(count),
})

/** Steps of a card, which may contain steps. */
export const step: Shape<Step> = /* @__PURE__ */ named('step')
export const steps: Shape<readonly Step[]> = /* @__PURE__ */ listOf(step, 20)

export const cost: Shape<Readonly<Record<(typeof resources)[number], number>>> = /* @__PURE__ */ objectOf<
  Readonly<Record<(typeof resources)[number], number>>
>({ rice: count, metal: count, stone: count, gold: count })
