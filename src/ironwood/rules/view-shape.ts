import { either, flag, listOf, nullable, objectOf, oneOf, type Shape, whole } from '../../toolkit'
import * as shape from './shapes'
import { cards, common, departures, openBattle, openSide, traces, visions } from './state-shape'
import type { SideView, View, WagerView } from './view'
import { cardCount, seats, visionCount } from './vocabulary'

const { card, mountain, seat } = shape
const cardNumber = whole(0, cardCount)
const visionNumber = whole(0, visionCount)

/** A view; the schema defines the parts that have only a name here. */
export const view: Shape<View> = objectOf<View>({
  ...common,
  viewer: oneOf(...seats, 'spectator'),
  toAct: nullable(seat),
  sides: shape.both(
    objectOf<SideView>({
      ...openSide,
      hand: nullable(cards),
      handSize: cardNumber,
      deckSize: cardNumber,
      order: listOf(nullable(card), cardCount),
    }),
  ),
  visions: objectOf<View['visions']>({
    hand: nullable(visions),
    handSize: visionNumber,
    deckSize: visionNumber,
    revealed: visions,
    discard: visions,
    burned: listOf(
      objectOf<View['visions']['burned'][number]>({ mountain: nullable(mountain), seen: flag }),
      visionCount,
    ),
    top: visions,
    known: shape.both(visionNumber),
    traces,
    departures,
  }),
  battle: nullable(
    objectOf<NonNullable<View['battle']>>({
      ...openBattle,
      wagers: shape.both<WagerView>(
        either(oneOf('undecided'), objectOf<Exclude<WagerView, string>>({ placed: flag, card: nullable(card) })),
      ),
    }),
  ),
})
