import * as z from 'zod'
import { schemaOf } from '../../schema/shape'
import { questCards } from '../rules/data/quests'
import { type PieceKind, pieceKinds } from '../rules/pieces'
import * as shape from '../rules/shapes'
import { clearingCount, deckIds, hirelings, mapIds, mostPaths, seats } from '../rules/vocabulary'
import { board } from './boards'
import { deck } from './deck'
import { ground } from './map'
import {
  amount,
  atMost,
  both,
  bySeat,
  card,
  cards,
  clearing,
  clearingSuit,
  item,
  name,
  perClearing,
  perItem,
  place,
  seat,
  seed,
} from './parts'
import { task } from './task'

const onMap = perClearing(amount).exactOptional()
const pieces: z.ZodType<Partial<Record<PieceKind, number[]>>> = z.strictObject(
  Object.fromEntries(pieceKinds.map((kind) => [kind, onMap])),
)

/** What everybody sees of a seat. */
export const openSide = {
  score: amount,
  crafted: cards,
  dominance: card.nullable(),
  partner: seat.nullable(),
  items: perItem,
  spentItems: perItem,
  supply: amount,
  pieces,
  seen: bySeat(cards),
  open: cards,
}

const effects = atMost(z.string().regex(/^p[1-6] [a-z-]+$/), 40)
const losses = atMost(
  z.strictObject({
    owner: schemaOf(shape.owner),
    kind: schemaOf(shape.piece),
    at: clearing,
    count: schemaOf(shape.count),
  }),
  99,
)

const battle = z.strictObject({
  attacker: schemaOf(shape.owner),
  defender: schemaOf(shape.owner),
  at: clearing,
  ally: seat.nullable(),
  instigator: seat.nullable(),
  rolled: both(amount),
  extra: both(amount),
  arbiter: seat.nullable(),
  used: effects,
  losses: both(losses),
  allyHits: amount,
  itemHits: amount,
  despot: z.boolean(),
  over: z.boolean(),
})

const hired = z.strictObject({
  hireling: z.enum(hirelings),
  controller: seat.nullable(),
  supply: amount,
  pieces,
})

const quests = atMost(name, questCards.length)

/** What a state and a view of it have in common. */
export const common = {
  map: z.union([z.enum(mapIds), ground]),
  cards: z.union([z.enum(deckIds), deck]),
  seats: z.array(seat).min(2).max(seats.length),
  suits: perClearing(clearingSuit.nullable()),
  hirelings: atMost(hired, hirelings.length),
  scorched: atMost(clearing, clearingCount),
  closed: atMost(schemaOf(shape.path), mostPaths),
  ferry: place,
  discard: cards,
  available: cards,
  supply: perItem,
  quests,
  coffin: bySeat(amount),
  round: z.int().min(0),
  active: seat,
  phase: schemaOf(shape.phase),
  turn: z.strictObject({
    activated: perClearing(amount),
    used: atMost(name, 99),
    ferry: z.boolean(),
    aids: bySeat(amount),
  }),
  battle: battle.nullable(),
  agenda: atMost(task, 99),
  result: z
    .strictObject({ winners: z.array(seat).min(1).max(seats.length), by: z.enum(['points', 'dominance']) })
    .nullable(),
}

/** How many draws there were. */
const draws = z.int().min(0).exactOptional()

/** What a seat has. */
export const side = z.strictObject({ ...openSide, board, hand: cards })

export const state = z.strictObject({
  ...common,
  sides: bySeat(side),
  ruins: perClearing(atMost(item, 2).nullable()),
  deck: cards,
  questDeck: quests,
  random: z.strictObject({
    seed,
    streams: z.strictObject({
      setup: draws,
      deck: draws,
      quests: draws,
      ruins: draws,
      dice: draws,
      hands: draws,
    }),
  }),
})
