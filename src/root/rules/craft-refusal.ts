import type { Refusal } from '../../core'
import { because } from './because'
import { cardOf } from './cards'
import { has, type Play, sideOf } from './play'
import { itemIndex, type Seat } from './vocabulary'

/** Why a card of the hand cannot be crafted (ROOT-4.1). */
export function craftRefused(play: Play, seat: Seat, id: string): Refusal | null {
  if (!sideOf(play, seat).hand.includes(id)) return null
  const { name, kind, item, cost } = cardOf(id)
  if (kind === 'ambush' || kind === 'dominance')
    return because('cannot-be-crafted', 'ROOT-4.1a', `${name} is of the kind ${kind}, which is never crafted.`)
  if (has(play, seat, id))
    return because('crafted-already', 'ROOT-4.1.4', `${name} lies in the play area of ${seat} already.`)
  if (item !== null && (play.state.supply[itemIndex[item]] ?? 0) === 0)
    return because('no-item', 'ROOT-4.1.2c', `The item supply holds no ${item} any more.`)
  const price = cost.map((suit) => (suit === 'any' ? 'any suit' : suit)).join(', ')
  return because(
    'cannot-pay',
    'ROOT-4.1.1a',
    `${name} costs ${price}, and ${seat} has not the crafting pieces for it left.`,
  )
}
