import type { Refusal } from '../../../core'
import type { Action } from '../action'
import { isSpecial } from '../piles'
import { type Play, sideOf } from '../play'
import type { Task } from '../task'
import type { Seat } from '../vocabulary'
import { because, titleOf } from './because'

const notYours = (play: Play, card: string): Refusal =>
  because('not-your-card', 'IW-ROUND-07', `${titleOf(play, card)} is not in your hand.`)

/** Why a card cannot be played, burned or discarded now. */
export function cardRefused(play: Play, task: Task, seat: Seat, action: Action): Refusal | null {
  const { hand } = sideOf(play, seat)
  switch (action.type) {
    case 'play':
      if (!hand.includes(action.card)) return notYours(play, action.card)
      if (task.do === 'additional')
        return because('not-a-base-card', 'IW-ROUND-10', `${titleOf(play, action.card)} is not a base card.`)
      return because('not-enough-crystals', 'CI-WW36', 'This round a special card costs 1 crystal, and you have none.')
    case 'burn':
      if (!hand.includes(action.card)) return notYours(play, action.card)
      if (!isSpecial(play, action.card))
        return because('base-card', 'IW-KEY-04', `${titleOf(play, action.card)} is a base card and cannot be burned.`)
      return because('wrong-kind', 'CI-18', 'Only a vision card can be burned for this.')
    case 'burn-vision':
      return because('wrong-kind', 'CI-18', 'Only a special card can be burned for this.')
    case 'discard':
      if (task.do !== 'strike' && !hand.includes(action.card)) return notYours(play, action.card)
      if (!isSpecial(play, action.card))
        return because(
          'base-card',
          'IW-ROUND-12',
          `${titleOf(play, action.card)} is a base card and cannot be discarded.`,
        )
      return because('not-your-card', 'CI-WW17', `${titleOf(play, action.card)} is not in the hand that was shown.`)
    case 'give-back':
      return because(
        'not-your-card',
        'IW-ROUND-03',
        `${titleOf(play, action.card)} is not one of the cards just drawn.`,
      )
    case 'unmark':
    case 'add-marker':
      return because(
        'not-in-play',
        'IW-CARD-03',
        `${titleOf(play, action.card)} is not an ongoing card that can be chosen now.`,
      )
    case 'effect':
      return because('not-burned', 'CI-19', `No effect of ${titleOf(play, action.card)} is waiting to be carried out.`)
    default:
      return null
  }
}
