import * as z from 'zod'
import { questCards } from '../rules/data/quests'
import { mostCards, seats } from '../rules/vocabulary'
import { boardView } from './boards'
import { atMost, bySeat, cards, item, perClearing, seat, upTo } from './parts'
import { common, openSide } from './state'

const handSize = upTo(mostCards)

/** What a viewer sees of a seat. */
export const sideView = z.strictObject({ ...openSide, board: boardView, hand: cards.nullable(), handSize })

export const view = z.strictObject({
  ...common,
  viewer: z.enum([...seats, 'spectator']),
  toAct: seat.nullable(),
  sides: bySeat(sideView),
  ruins: perClearing(upTo(2).nullable()),
  ruinItems: atMost(item, 8),
  looked: perClearing(atMost(item, 2).nullable()),
  deckSize: upTo(mostCards),
  questDeckSize: upTo(questCards.length),
})
