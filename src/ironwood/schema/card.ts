import * as z from 'zod'
import { highestCount } from '../rules/vocabulary'
import { cardId, listOf, recordOf, seat, some, upTo } from './parts'
import { combatBonus, steps } from './step'

const value = z.int().min(0).max(9)

export const continuous = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('combat'), bonus: combatBonus }),
  z.strictObject({ kind: z.literal('open-wager') }),
  z.strictObject({ kind: z.literal('on-base-card'), steps, beforeOrAfter: z.boolean().exactOptional() }),
  z.strictObject({ kind: z.literal('on-unloading'), steps }),
  z.strictObject({ kind: z.literal('on-attacked') }),
  z.strictObject({ kind: z.literal('on-opponents-special'), steps }),
  z.strictObject({ kind: z.literal('cheap-recruits'), count: some, price: upTo(highestCount) }),
])

const lines = listOf(z.string())

export const card = z.strictObject({
  id: cardId,
  faction: seat,
  kind: z.enum(['base', 'special']),
  title: z.string(),
  values: z.strictObject({ damage: value, defense: value, dominance: value }),
  soloIcons: listOf(z.strictObject({ icon: z.string(), red: z.boolean() })),
  ongoing: some.exactOptional(),
  continuous: listOf(continuous).exactOptional(),
  steps,
  whenExhausted: steps.exactOptional(),
  whenBurned: steps.exactOptional(),
  provenance: z.enum(['seed', 'partial', 'reconstructed']),
  provenanceNote: z.string(),
  text: lines,
  burnedText: lines.exactOptional(),
})

export const cards = listOf(card)
export const cardSet = recordOf(cardId, card)
