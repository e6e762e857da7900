import type { Action } from '../rules'
import { clearingsOf } from '../rules/clearings'
import { landmarkOf } from '../rules/landmarks/landmark'
import { sideOf } from '../rules/play'
import { isPresent } from '../rules/rule'
import { highest, type Sight } from './sight'
import { cardWorth } from './worth'

/** The worth of a card that the seat has not seen. */
const unseenCard = 0.8

/** A visit to the Black Market brings a card that the seat knows there, or an unseen one, for its worst card. */
function visitWorth(sight: Sight, stall: number): number {
  const { me, state } = sight
  const found = landmarkOf(state, 'black-market')?.stalls[stall - 1]
  const brought = found?.knownTo.includes(me) ? cardWorth(sight, found.card) : unseenCard
  return brought + highest(sideOf(sight, me).hand, (card) => -cardWorth(sight, card))
}

/** The worth of what landmarks let a seat do or ask it; `null` if the action is about something else. */
export function landmarkWorth(sight: Sight, action: Action): number | null {
  const { me } = sight
  switch (action.type) {
    case 'market':
      return visitWorth(sight, action.stall)
    case 'leave':
      return -cardWorth(sight, action.card)
    case 'slot':
      // Whoever removes it from the Treetop scores a point more.
      return action.treetop ? -1 : 0
    case 'as':
      return clearingsOf(sight, action.suit).filter((at) => isPresent(sight, me, at)).length
    case 'activate-city':
      // A piece in the Lost City can pay for any card, so the others pay first.
      return -0.1
    default:
      return null
  }
}

/** The point for the building in the Treetop: who removes it wants it, who loses it does not (ROOT-LM-3c). */
export function treetopWorth({ me, state }: Sight, action: Action): number {
  if (!('treetop' in action) || action.treetop !== true) return 0
  if (action.type === 'strike-piece') return 1
  return action.type === 'lose' ? (state.battle?.instigator === me ? 1 : -1) : 0
}
