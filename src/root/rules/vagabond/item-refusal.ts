import type { Refusal } from '../../../core'
import { because } from '../because'
import { type Play, vagabondOf } from '../play'
import { type Item, itemIndex, type Seat } from '../vocabulary'
import { kindsIn, listFor, type Pointed } from './items'

const count = (play: Play, seat: Seat, { item, up, damaged }: Pointed): number =>
  listFor(vagabondOf(play, seat), up, damaged)[itemIndex[item]] ?? 0

/** What is looked for, in words. */
const named = ({ item, up, damaged }: Pointed): string =>
  `${damaged ? 'damaged' : 'undamaged'} ${item} with its face ${up ? 'up' : 'down'}`

/** Why an item that should lie in a certain way cannot be pointed at; `null` if it can. */
export const pointedRefused = (play: Play, seat: Seat, pointed: Pointed, rule: string): Refusal | null =>
  count(play, seat, pointed) > 0 ? null : because('no-such-item', rule, `${seat} has no ${named(pointed)}.`)

/** Why an item cannot be exhausted (ROOT-9.2.5a). */
export function exhaustRefused(play: Play, seat: Seat, item: Item): Refusal | null {
  const board = vagabondOf(play, seat)
  if (kindsIn(board, true, false).includes(item)) return null
  if (kindsIn(board, false, false).includes(item))
    return because('exhausted', 'ROOT-9.2.5a', `The ${item} of ${seat} is exhausted already.`)
  return kindsIn(board, true, true).includes(item) || kindsIn(board, false, true).includes(item)
    ? because('damaged', 'ROOT-9.2.5a', `The ${item} of ${seat} is damaged, and a damaged item cannot be exhausted.`)
    : because('no-such-item', 'ROOT-9.2.5a', `${seat} has no ${item}.`)
}
