import * as z from 'zod'
import { cardSet } from './card'
import { board } from './map'
import {
  both,
  cardId,
  count,
  forest,
  listOfLength,
  location,
  mountain,
  mountainCount,
  perForest,
  perMountain,
  seat,
  seed,
} from './parts'
import { mode, solo } from './solo'
import { combatBonus } from './step'
import { task } from './task'

const cardIds = z.array(cardId)

/** What everybody sees of a seat's cards. */
export const openSide = {
  crystals: count,
  discard: cardIds,
  slots: z.array(z.union([z.strictObject({ card: cardId }), z.enum(['marker', 'used'])])),
  extra: cardIds,
  wagered: cardIds,
  ongoing: z.array(z.strictObject({ card: cardId, markers: count })),
}

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
  round: count,
  phase: z.enum(['preparation', 'action', 'end']),
  turns: count,
  active: seat.nullable(),
  forests: z.strictObject({
    fighters: perForest,
    moved: perForest,
    done: perForest,
    full: perForest,
    fading: perForest,
  }),
  mountains: z.strictObject({
    fighters: perMountain,
    golems: perMountain,
    movedFighters: perMountain,
    movedGolems: perMountain,
    sites: z.array(z.enum(['none', 'foundation', 'forge'])).length(mountainCount),
  }),
  drill: z.strictObject({ at: mountain, step: z.int().min(0).max(3), cargo: count, moved: z.boolean() }),
  secured: count,
  marks: z.array(
    z.strictObject({
      card: cardId,
      seat,
      kind: z.enum(['mountain', 'forest']),
      at: location,
      stops: z.enum(['leaving', 'entering']),
      until: z.enum(['round', 'exhausted']),
      over: z.boolean(),
    }),
  ),
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

/** Where a generator stands. */
const stream = listOfLength(z.int32(), 4)

export const state = z.strictObject({
  ...common,
  sides: both(z.strictObject({ ...openSide, hand: cardIds, deck: cardIds })),
  visions: z.strictObject({
    hand: z.array(mountain),
    deck: z.array(mountain),
    revealed: z.array(mountain),
    discard: z.array(mountain),
    burned: z.array(z.strictObject({ mountain, seen: z.boolean() })),
    known: both(count),
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
      setup: stream.exactOptional(),
      cards: stream.exactOptional(),
      visions: stream.exactOptional(),
      die: stream.exactOptional(),
    }),
  }),
})
