import type { Refusal } from '../../core'
import { because } from './because'
import { cardOf } from './cards'
import { canPay, piecesOf } from './craft'
import { type Play, sideOf } from './play'
import { itemIndex, type Seat } from './vocabulary'

/** Why a card cannot be crafted now (ROOT-4.1). */
export function craftRefused(play: Play, seat: Seat, id: string): Refusal {
  const card = cardOf(id)
  const { hand, crafted } = sideOf(play, seat)
  if (!hand.includes(id)) return because('not-in-hand', 'ROOT-4.1a', `The card ${id} is not in the hand of ${seat}.`)
  if (card.cost.length === 0)
    return because('cannot-be-crafted', 'ROOT-4.1a', `Ambush and dominance cards such as ${id} cannot be crafted.`)
  if (card.kind === 'persistent' && crafted.includes(id))
    return because('crafted-already', 'ROOT-4.1.4', `${id} lies in the play area of ${seat} already.`)
  if (card.item !== null && (play.state.supply[itemIndex[card.item]] ?? 0) === 0)
    return because('no-item', 'ROOT-4.1.2c', `There is no ${card.item} left in the supply for ${id}.`)
  const cost = card.cost.join(', ')
  return canPay(card, piecesOf(play, seat, { activated: true }))
    ? because(
        'activated-already',
        'ROOT-4.1.1c',
        `${id} costs ${cost}; pieces of ${seat} for it are activated already.`,
      )
    : because('cannot-pay', 'ROOT-4.1.1a', `${id} costs ${cost}, and ${seat} has no crafting pieces for all of it.`)
}
