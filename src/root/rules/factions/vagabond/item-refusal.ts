import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Play } from '../../play'
import { type Item, itemIndex, type Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { kindsIn, listFor, type Pointed } from './items'

const count = (play: Play, seat: Seat, { item, up, damaged }: Pointed): number =>
  listFor(vagabondOf(play, seat), up, damaged)[itemIndex[item]] ?? 0

/** How the item that is looked for lies. */
const lying = ({ item, up, damaged }: Pointed) =>
  ({ item, state: damaged ? 'damaged' : 'undamaged', face: up ? 'up' : 'down' }) as const

/** Why an item that should lie in a certain way cannot be pointed at; `null` if it can. */
export const pointedRefused = (play: Play, seat: Seat, pointed: Pointed, rule: string): Refusal | null =>
  count(play, seat, pointed) > 0 ? null : because('no-such-item.lying', rule, { seat, ...lying(pointed) })

/** Why an item cannot be exhausted (ROOT-9.2.5a). */
export function exhaustRefused(play: Play, seat: Seat, item: Item): Refusal | null {
  const board = vagabondOf(play, seat)
  if (kindsIn(board, true, false).includes(item)) return null
  if (kindsIn(board, false, false).includes(item)) return because('exhausted', 'ROOT-9.2.5a', { item, seat })
  return kindsIn(board, true, true).includes(item) || kindsIn(board, false, true).includes(item)
    ? because('damaged', 'ROOT-9.2.5a', { item, seat })
    : because('no-such-item.any', 'ROOT-9.2.5a', { seat, item })
}
