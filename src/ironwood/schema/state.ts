import * as z from 'zod'
import { slotsPerRound, supply } from '../rules/vocabulary'
import { cardSet } from './card'
import { board } from './map'
import {
  both,
  cardCount,
  cardId,
  count,
  forest,
  listOf,
  listOfAtMost,
  location,
  mountain,
  mountainCount,
  perForest,
  perMountain,
  seat,
  seed,
  upTo,
  visionCount,
} from './parts'
import { mode, solo } from './solo'
import { combatBonus } from './step'
import { task } from './task'

/** Cards of a faction. */
export const cardIds = z.array(cardId).max(cardCount)
export const visions = z.array(mountain).max(visionCount)

/** What everybody sees of a seat's cards. */
export const openSide = {
  crystals: upTo(supply.crystals),
  discard: cardIds,
  slots: z.array(z.union([z.strictObject({ card: cardId }), z.enum(['marker', 'used'])])).max(slotsPerRound),
  extra: cardIds,
  wagered: cardIds,
  ongoing: z.array(z.strictObject({ card: cardId, markers: upTo(supply.markers) })).max(cardCount),
  known: z.strictObject({
    hand: listOfAtMost(cardId, cardCount),
    seen: listOfAtMost(cardId, cardCount),
    ascending: z.boolean(),
    mixed: listOfAtMost(cardId, cardCount),
  }),
}

/** What the Ironclad know of hidden vision cards. */
export const traces = z.strictObject({
  cards: listOfAtMost(
    z.strictObject({
      vision: mountain,
      hand: z.boolean(),
      burned: listOfAtMost(upTo(visionCount), visionCount),
      deck: listOfAtMost(upTo(visionCount), visionCount),
    }),
    visionCount,
  ),
  hand: z.boolean(),
  burned: listOfAtMost(z.boolean(), visionCount),
})

/** How vision cards left the hand. */
export const departures = listOf(
  z.strictObject({
    of: upTo(visionCount),
    to: z.enum(['revealed', 'burned', 'deck', 'shown']),
    inner: upTo(visionCount),
  }),
)

/** A battle, but for its wagers. */
export const openBattle = {
  attacker: seat,
  mountain,
  forest,
  bonus: combatBonus,
  wagerReturns: z.boolean(),
  noSpecialWager: z.boolean(),
  botBonus: combatBonus,
  open: seat.nullable(),
  revealed: z.boolean(),
  damage: count,
  winner: z.enum(['woodwalkers', 'ironclad', 'nobody']).nullable(),
}

/** What a state and a view of it have in common. */
export const common = {
  mode,
  beginnerDecks: z.boolean(),
  board: board.nullable(),
  cards: cardSet.nullable(),
  round: z.int().min(0),
  phase: z.enum(['preparation', 'action', 'end']),
  turns: upTo(2 * slotsPerRound),
  active: seat.nullable(),
  forests: z.strictObject({
    fighters: perForest(supply.fighters),
    moved: perForest(supply.fighters),
    done: perForest(supply.fighters),
    full: perForest(supply.totems),
    fading: perForest(supply.totems),
  }),
  mountains: z.strictObject({
    fighters: perMountain(supply.fighters),
    golems: perMountain(supply.golems),
    movedFighters: perMountain(supply.fighters),
    movedGolems: perMountain(supply.golems),
    sites: z.array(z.enum(['none', 'foundation', 'forge'])).length(mountainCount),
  }),
  drill: z.strictObject({
    at: mountain,
    step: z.int().min(0).max(3),
    cargo: upTo(supply.crystals),
    moved: z.boolean(),
  }),
  secured: upTo(supply.totems),
  marks: z
    .array(
      z.strictObject({
        card: cardId,
        seat,
        kind: z.enum(['mountain', 'forest']),
        at: location,
        stops: z.enum(['leaving', 'entering']),
        until: z.enum(['round', 'exhausted']),
        over: z.boolean(),
      }),
    )
    .max(supply.markers),
  restrictions: z.array(
    z.strictObject({
      kind: z.enum(['toll', 'no-additional', 'totems-held']),
      seat,
      until: z.enum(['turn', 'round']),
    }),
  ),
  solo,
  agenda: z.array(task),
  result: z.strictObject({ winner: seat, by: z.enum(['totems', 'forges', 'surrender']) }).nullable(),
}

/** How many draws there were. */
const draws = z.int().min(0)

export const state = z.strictObject({
  ...common,
  sides: both(z.strictObject({ ...openSide, hand: cardIds, deck: cardIds })),
  visions: z.strictObject({
    hand: visions,
    deck: visions,
    revealed: visions,
    discard: visions,
    burned: z.array(z.strictObject({ mountain, seen: z.boolean() })).max(visionCount),
    known: both(upTo(visionCount)),
    traces,
    departures,
  }),
  battle: z
    .strictObject({
      ...openBattle,
      wagers: both(z.union([z.literal('undecided'), z.strictObject({ card: cardId.nullable() })])),
    })
    .nullable(),
  random: z.strictObject({
    seed,
    streams: z.strictObject({
      setup: draws.exactOptional(),
      cards: draws.exactOptional(),
      visions: draws.exactOptional(),
      die: draws.exactOptional(),
    }),
  }),
})
