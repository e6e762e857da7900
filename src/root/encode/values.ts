import type { Action, Card } from '../rules'
import { allCards } from '../rules/cards'
import * as names from '../rules/vocabulary'
import { woodlands } from '../rules/woodlands'

type Type = Action['type']

export const { clearings, seats } = names
const { items } = names
/** The most warriors that a faction has. */
export const mostWarriors = 25
const grounds = names.mapIds.map((id) => woodlands[id])
export const corners = clearings.filter((at) => grounds.some((ground) => ground.corners.includes(at)))
export const coast = clearings.filter((at) => grounds.some((ground) => ground.coast.includes(at)))
const forests = grounds.flatMap((ground) => ground.forests.map(({ id }) => id))
export const mostPaths = Math.max(...grounds.map(({ closedPaths }) => closedPaths.length))
/** The closed paths of the maps, the lower end first. */
export const closedPaths: readonly (readonly [number, number])[] = grounds.flatMap((ground) =>
  ground.closedPaths.map(([one, other]): [number, number] => [Math.min(one, other), Math.max(one, other)]),
)
/** All paths that a map has, the lower end first; and the most of one map. */
const paths = grounds.map((ground) => ground.paths.map(([one, other]) => [Math.min(one, other), Math.max(one, other)]))
export const roads: readonly (readonly [number, number])[] = clearings.flatMap((one) =>
  clearings.flatMap((other): [number, number][] =>
    paths.some((each) => each.some(([from, to]) => from === one && to === other)) ? [[one, other]] : [],
  ),
)
export const mostRoads = Math.max(...paths.map((each) => each.length))
export const mostForests = Math.max(...grounds.map((ground) => ground.forests.length))
/** What can be crafted, and so lie in a box; torches cannot. */
export const crafted = items.filter((item) => allCards.some((card) => card.item === item))

export const cards = (fits: (card: Card) => boolean = () => true): string[] => allCards.filter(fits).map(({ id }) => id)
export const kind =
  (wanted: Card['kind']) =>
  (card: Card): boolean =>
    card.kind === wanted
export const ambushes = [...cards(kind('ambush')), null]
export const either = [true, false]

/** Actions of a type by what they name. */
export const at = <Name extends Type>(type: Name, places: readonly number[] = clearings) =>
  places.map((at) => ({ type, at }))
export const card = <Name extends Type, Id extends string | null = string>(type: Name, ids: readonly Id[]) =>
  ids.map((card) => ({ type, card }))
export const seat = <Name extends Type>(type: Name) => seats.map((seat) => ({ type, seat }))
export const item = <Name extends Type>(type: Name, kinds: readonly names.Item[] = items) =>
  kinds.map((item) => ({ type, item }))
export const forest = <Name extends Type>(type: Name) => forests.map((forest) => ({ type, forest }))
export const ally = <Name extends Type>(type: Name) => [...seats, null].map((ally) => ({ type, ally }))
export const faced = <Name extends Type>(type: Name) =>
  items.flatMap((item) => either.map((up) => ({ type, item, up })))
