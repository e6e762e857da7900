import type { Refusal } from '../../core'
import { because } from './because'
import { cardOf } from './cards'
import { canPay, piecesOf } from './craft'
import { canTakeItem, keptAtForge } from './landmarks/forge'
import { type Play, sideOf } from './play'
import { itemIndex, type Seat } from './vocabulary'

/** Why a card cannot be crafted now (ROOT-4.1). */
export function craftRefused(play: Play, seat: Seat, id: string): Refusal {
  const card = cardOf(id)
  const { hand, crafted } = sideOf(play, seat)
  if (!hand.includes(id)) return because('not-in-hand', 'ROOT-4.1a', { card: id, seat })
  if (card.cost.length === 0) return because('cannot-be-crafted', 'ROOT-4.1a', { card: id })
  if (card.kind === 'persistent' && crafted.includes(id))
    return because('crafted-already', 'ROOT-4.1.4', { card: id, seat })
  if (card.item !== null && !canTakeItem(play, seat, itemIndex[card.item])) {
    const at = keptAtForge(play, itemIndex[card.item])
    return at > 0
      ? because('nobody-there.forge', 'ROOT-LM-5b', { item: card.item, card: id, seat, at })
      : because('no-item', 'ROOT-4.1.2c', { item: card.item, card: id })
  }
  const { cost } = card
  return canPay(card, piecesOf(play, seat, { activated: true }))
    ? because('activated-already', 'ROOT-4.1.1c', { card: id, cost, seat })
    : because('cannot-pay', 'ROOT-4.1.1a', { card: id, cost, seat })
}
