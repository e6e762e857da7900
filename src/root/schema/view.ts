import * as z from 'zod'
import { questCards } from '../rules/data/quests'
import { mostCards } from '../rules/setup/check-deck'
import { seats } from '../rules/vocabulary'
import { openAlliance, openBoards } from './boards'
import { atMost, bySeat, cards, item, perClearing, seat, upTo } from './parts'
import { common, openSide } from './state'

const handSize = upTo(mostCards)

const board = z.discriminatedUnion('faction', [
  ...openBoards,
  z.strictObject({ ...openAlliance, supporters: cards.nullable(), supporterCount: handSize }),
])

/** What a viewer sees of a seat. */
export const sideView = z.strictObject({ ...openSide, board, hand: cards.nullable(), handSize })

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
