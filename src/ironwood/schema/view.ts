import * as z from 'zod'
import { both, cardId, count, mountain, viewer } from './parts'
import { common, departures, openBattle, openSide, traces } from './state'

const wager = z.union([z.literal('undecided'), z.strictObject({ placed: z.boolean(), card: cardId.nullable() })])

export const view = z.strictObject({
  ...common,
  viewer,
  sides: both(
    z.strictObject({
      ...openSide,
      hand: z.array(cardId).nullable(),
      handSize: count,
      deckSize: count,
      order: z.array(cardId.nullable()),
    }),
  ),
  visions: z.strictObject({
    hand: z.array(mountain).nullable(),
    handSize: count,
    deckSize: count,
    revealed: z.array(mountain),
    discard: z.array(mountain),
    burned: z.array(z.strictObject({ mountain: mountain.nullable(), seen: z.boolean() })),
    top: z.array(mountain),
    known: both(count),
    traces,
    departures,
  }),
  battle: z.strictObject({ ...openBattle, wagers: both(wager) }).nullable(),
})
