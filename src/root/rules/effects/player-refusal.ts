import type { Refusal } from '../../../core'
import { because } from '../because'
import { areEnemies, type Play, sideOf } from '../play'
import type { Seat } from '../vocabulary'

/** Why an effect cannot concern a player, whatever it does: nobody sits there, or it is the wrong one (ROOT-INT-02, ROOT-INT-04). */
export function playerRefused(play: Play, seat: Seat, other: Seat, law: string, enemy: boolean): Refusal | null {
  if (other === seat) return because('own-seat', law, `${seat} chooses another player.`)
  if (!play.state.seats.includes(other)) return because('no-player', law, `Nobody sits at ${other}.`)
  return enemy && !areEnemies(play, seat, other)
    ? because('partner', 'ROOT-INT-02', `${other} is in a coalition with ${seat} and no enemy.`)
    : null
}

export const noCards = (other: Seat, law: string): Refusal => because('no-cards', law, `${other} holds no card.`)

export const nothingCrafted = (other: Seat, law: string): Refusal =>
  because('nothing-crafted', law, `No crafted card lies in the play area of ${other}.`)

/** ROOT-CARD-20, ROOT-3.3.2a: only a crafted card of that player, and no activated dominance card. */
export function sabotageRefused(play: Play, of: Seat, card: string): Refusal {
  return sideOf(play, of).dominance === card
    ? because('dominance', 'ROOT-3.3.2a', 'An activated dominance card cannot be removed from play.')
    : because('not-crafted', 'ROOT-CARD-20', `The card ${card} does not lie in the play area of ${of}.`)
}
