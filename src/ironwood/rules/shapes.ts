import { type Fields, flag, named, objectOf, oneOf, optional, type Shape, tableOf, whole, word } from '../../toolkit'
import type { Burnable, CombatBonus, ForestPlace, MountainPlace } from './card'
import type { Step } from './keywords'
import type { Result } from './state'
import {
  forestCount,
  highestCount,
  mostInPlay,
  mountainCount,
  type Seat,
  seats,
  type Totem,
  type Unit,
} from './vocabulary'

/** A count of things in play: no sum of several cards reaches it. */
export const count: Shape<number> = /* @__PURE__ */ whole(0, mostInPlay)
/** A number on a card. */
export const some: Shape<number> = /* @__PURE__ */ whole(1, highestCount)
/** The possible values on a card. */
export const points: Shape<number> = /* @__PURE__ */ whole(0, 9)

export const seat: Shape<Seat> = /* @__PURE__ */ oneOf(...seats)
export const unit: Shape<Unit> = /* @__PURE__ */ oneOf('fighter', 'golem')
export const totem: Shape<Totem> = /* @__PURE__ */ oneOf('full', 'fading')

/** WW01 to WW38 and IC01 to IC38, in every card set (IW-CARD-04). */
const cardId = /^(?:WW|IC)(?:0[1-9]|[12]\d|3[0-8])$/
export const card: Shape<string> = /* @__PURE__ */ word('card', cardId)
/** A value for each of some cards, by their ids. */
export const byCard = <Each>(item: Shape<Each>): Shape<Record<string, Each>> => tableOf(item, cardId)

/** The id of a location: a word, as it stands in the text of an action. */
export const location = /^(?!nothing$|__proto__$)\S+$/
export const forestId: Shape<string> = /* @__PURE__ */ word('forest', location)
export const mountainId: Shape<string> = /* @__PURE__ */ word('mountain', location)
/** A forest or a mountain, depending on the rest of the action. */
export const placeId: Shape<string> = /* @__PURE__ */ word('place', location)

/** A location by its place in the board's list. */
export const forest: Shape<number> = /* @__PURE__ */ whole(0, forestCount - 1)
export const mountain: Shape<number> = /* @__PURE__ */ whole(0, mountainCount - 1)
/** A forest or a mountain, depending on the rest of the object. */
export const place: Shape<number> = /* @__PURE__ */ whole(0, forestCount - 1)

/** The same for each seat. */
export const both = <Part>(part: Shape<Part>): Shape<Record<Seat, Part>> => ({
  form: 'object',
  fields: { woodwalkers: part, ironclad: part },
})

/** The tracker of the Drill (IW-DRILL-02). */
export const drillStep: Shape<number> = /* @__PURE__ */ whole(0, 3)
export const victory: Shape<Result['by']> = /* @__PURE__ */ oneOf('totems', 'forges', 'surrender')

export const burnable: Shape<Burnable> = /* @__PURE__ */ oneOf('special', 'vision', 'any')
export const forestPlace: Shape<ForestPlace> = /* @__PURE__ */ oneOf('outer', 'chosen', 'totem')
export const mountainPlace: Shape<MountainPlace> = /* @__PURE__ */ oneOf(
  'forge',
  'site',
  'controlled',
  'drill',
  'attacked-from',
  'sacrificed',
)

export const combatBonus: Shape<CombatBonus> = /* @__PURE__ */ objectOf<CombatBonus>({
  damage: optional(points),
  defense: optional(points),
  dominance: optional(points),
  withGolem: optional(flag),
})

/** Nested steps. */
export const steps: Shape<readonly Step[]> = /* @__PURE__ */ named('steps')
export const step: Shape<Step> = /* @__PURE__ */ named('step')

/** A step of one kind, if no other shape fits. */
export const stepOf = <Kind extends Step>(name: Kind['do'], fields: Fields<Omit<Kind, 'do'>>): Shape<Kind> => ({
  form: 'object',
  fields: { do: oneOf(name), ...fields },
})
