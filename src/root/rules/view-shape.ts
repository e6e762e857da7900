import { listOf, named, nullable, objectOf, oneOf, type Shape, whole } from '../../toolkit'
import { questCards } from './data/quests'
import { boardView } from './factions/board-shape'
import * as shape from './shapes'
import { common, openSide, perClearing, seenLandmarks } from './state-shape'
import type { SideView, View } from './view'
import { mostCards, seats } from './vocabulary'

const { cards, item } = shape
const cardNumber = whole(0, mostCards)

/** What a viewer sees of a seat. */
export const sideView: Shape<SideView> = objectOf<SideView>({
  ...openSide,
  board: boardView,
  hand: nullable(cards),
  handSize: cardNumber,
})

/** What a viewer sees; what a part of it only names stands in the schema. */
export const view: Shape<View> = objectOf<View>({
  ...common,
  viewer: oneOf(...seats, 'spectator'),
  toAct: nullable(shape.seat),
  sides: shape.bySeat(named<SideView>('sideView')),
  landmarks: seenLandmarks,
  ruins: perClearing(nullable(whole(0, 2))),
  ruinItems: listOf(item, 8),
  looked: perClearing(nullable(listOf(item, 2))),
  deckSize: cardNumber,
  questDeckSize: whole(0, questCards.length),
})
