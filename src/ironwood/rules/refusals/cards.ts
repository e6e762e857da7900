import type { Refusal } from '../../../core'
import type { Action } from '../action'
import { isSpecial } from '../piles'
import { type Play, sideOf } from '../play'
import type { Task } from '../task'
import type { Seat } from '../vocabulary'
import { because } from './because'

const notYours = (play: Play, card: string): Refusal =>
  because(play, 'not-your-card', 'IW-ROUND-07', { why: 'hand', card })

/** Why a card cannot be played, burned or discarded now. */
export function cardRefused(play: Play, task: Task, seat: Seat, action: Action): Refusal | null {
  const { hand } = sideOf(play, seat)
  switch (action.type) {
    case 'play':
      if (!hand.includes(action.card)) return notYours(play, action.card)
      if (task.do === 'additional') return because(play, 'not-a-base-card', 'IW-ROUND-10', { card: action.card })
      return because(play, 'not-enough-crystals', 'CI-WW36', { why: 'toll' })
    case 'burn':
      if (!hand.includes(action.card)) return notYours(play, action.card)
      if (!isSpecial(play, action.card))
        return because(play, 'base-card', 'IW-KEY-04', { why: 'burn', card: action.card })
      return because(play, 'wrong-kind', 'CI-18', { why: 'vision-wanted' })
    case 'burn-vision':
      return because(play, 'wrong-kind', 'CI-18', { why: 'special-wanted' })
    case 'discard':
      if (task.do !== 'strike' && !hand.includes(action.card)) return notYours(play, action.card)
      if (!isSpecial(play, action.card))
        return because(play, 'base-card', 'IW-ROUND-12', { why: 'discard', card: action.card })
      return because(play, 'not-your-card', 'CI-WW17', { why: 'shown', card: action.card })
    case 'give-back':
      return because(play, 'not-your-card', 'IW-ROUND-03', { why: 'drawn', card: action.card })
    case 'unmark':
    case 'add-marker':
      return because(play, 'not-in-play', 'IW-CARD-03', { card: action.card })
    case 'effect':
      return because(play, 'not-burned', 'CI-19', { card: action.card })
    default:
      return null
  }
}
