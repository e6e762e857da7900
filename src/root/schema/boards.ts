import * as z from 'zod'
import { schemaOf } from '../../schema/shape'
import { questCards } from '../rules/data/quests'
import { mostForests } from '../rules/setup/check-map'
import * as shape from '../rules/shapes'
import { clearingCount, leaders } from '../rules/vocabulary'
import { amount, atMost, bySeat, cards, clearing, name, perItem, place } from './parts'

export const quests = atMost(name, questCards.length)

/** What lies on the boards of those who hide nothing there. */
export const openBoards = [
  z.strictObject({ faction: z.literal('marquise') }),
  z.strictObject({
    faction: z.literal('eyrie'),
    leader: schemaOf(shape.leader).nullable(),
    fallen: atMost(schemaOf(shape.leader), leaders.length),
    decree: z.strictObject({ recruit: cards, move: cards, battle: cards, build: cards }),
  }),
  z.strictObject({
    faction: z.enum(['vagabond', 'vagabond2']),
    character: schemaOf(shape.character).nullable(),
    clearing: place,
    forest: z
      .int()
      .min(-1)
      .max(mostForests - 1),
    ready: perItem,
    exhausted: perItem,
    damagedReady: perItem,
    damagedExhausted: perItem,
    fromRuins: perItem,
    relations: bySeat(z.int().min(-1).max(3)),
    quests,
    looked: atMost(clearing, clearingCount),
  }),
] as const

/** The Alliance's board, but for its supporters. */
export const openAlliance = { faction: z.literal('alliance'), officers: amount, given: bySeat(cards) }
