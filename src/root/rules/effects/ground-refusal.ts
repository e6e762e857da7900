import type { Refusal } from '../../../core'
import { because } from '../because'
import { type Play, sideOf } from '../play'
import { type Item, itemIndex, type Seat } from '../vocabulary'

/** ROOT-CARD-08: a faction warrior on the map. */
export const taxRefused = (seat: Seat, at: number): Refusal =>
  because('nobody-there', 'ROOT-CARD-08', `${seat} has no warrior in clearing ${at}.`)

/** ROOT-CARD-26: a crafted item that is not exhausted. */
export const leagueRefused = (play: Play, seat: Seat, item: Item): Refusal =>
  (sideOf(play, seat).spentItems[itemIndex[item]] ?? 0) > 0
    ? because('exhausted', 'ROOT-CARD-26', `The ${item} in the Crafted Items box of ${seat} is exhausted.`)
    : because('no-item', 'ROOT-CARD-26', `The Crafted Items box of ${seat} holds no ${item}.`)

export function leagueActRefused(seat: Seat, what: string): Refusal {
  if (what === 'move') return because('no-move', 'ROOT-CARD-26', `${seat} has no move to make.`)
  if (what === 'battle') return because('no-battle', 'ROOT-CARD-26', `${seat} has nobody to battle.`)
  return because('not-the-league', 'ROOT-CARD-26', 'The League brings a move or a battle.')
}
