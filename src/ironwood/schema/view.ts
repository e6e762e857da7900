import * as z from 'zod'
import { both, cardId, count, mountain, seat, viewer } from './parts'
import { common, openBattle, openSide } from './state'

const wager = z.union([z.literal('undecided'), z.strictObject({ placed: z.boolean(), card: cardId.nullable() })])

export const view = z.strictObject({
  ...common,
  viewer,
  toAct: seat.nullable(),
  sides: both(z.strictObject({ ...openSide, hand: z.array(cardId).nullable(), handSize: count, deckSize: count })),
  visions: z.strictObject({
    hand: z.array(mountain).nullable(),
    handSize: count,
    deckSize: count,
    revealed: z.array(mountain),
    discard: z.array(mountain),
    burned: z.array(z.strictObject({ mountain: mountain.nullable(), seen: z.boolean() })),
    top: z.array(mountain),
    known: both(count),
  }),
  battle: z.strictObject({ ...openBattle, wagers: both(wager) }).nullable(),
})
