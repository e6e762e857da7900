import * as z from 'zod'
import { both, cardCount, cardId, mountain, seat, upTo, viewer, visionCount } from './parts'
import { cardIds, common, departures, openBattle, openSide, traces, visions } from './state'

const wager = z.union([z.literal('undecided'), z.strictObject({ placed: z.boolean(), card: cardId.nullable() })])

export const view = z.strictObject({
  ...common,
  viewer,
  toAct: seat.nullable(),
  sides: both(
    z.strictObject({
      ...openSide,
      hand: cardIds.nullable(),
      handSize: upTo(cardCount),
      deckSize: upTo(cardCount),
      order: z.array(cardId.nullable()).max(cardCount),
    }),
  ),
  visions: z.strictObject({
    hand: visions.nullable(),
    handSize: upTo(visionCount),
    deckSize: upTo(visionCount),
    revealed: visions,
    discard: visions,
    burned: z.array(z.strictObject({ mountain: mountain.nullable(), seen: z.boolean() })).max(visionCount),
    top: visions,
    known: both(upTo(visionCount)),
    traces,
    departures,
  }),
  battle: z.strictObject({ ...openBattle, wagers: both(wager) }).nullable(),
})
