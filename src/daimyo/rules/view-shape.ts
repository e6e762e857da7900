import { listOf, nullable, objectOf, oneOf, optional, type Shape, whole } from '../../toolkit'
import * as shape from './shapes'
import { byClan, common, heroes, islandFields, openClan, openEmpire } from './state-shape'
import type { ClanView, EmpireView, IslandView, View } from './view'
import { islands, type Side, seats, sides } from './vocabulary'

const cardCount = whole(0, 60)

/** An amount for each side that plays. */
const bySide: Shape<Partial<Record<Side, number>>> = {
  form: 'object',
  fields: Object.fromEntries(sides.map((name) => [name, optional(shape.amount)])),
}

const clan = objectOf<ClanView>({
  ...openClan,
  hand: nullable(heroes),
  handSize: cardCount,
  deckSize: cardCount,
  heroes,
})

const empire = objectOf<EmpireView>({ ...openEmpire, stackSize: cardCount })

/** What a viewer sees; what a part of it only names stands in the schema. */
export const view: Shape<View> = objectOf<View>({
  ...common,
  viewer: oneOf(...seats, 'spectator'),
  toAct: nullable(shape.seat),
  islands: listOf(objectOf<IslandView>({ ...islandFields, influence: bySide }), islands.length),
  sides: byClan(clan),
  empire: nullable(empire),
  top: nullable(shape.hero),
  marketSize: cardCount,
})
