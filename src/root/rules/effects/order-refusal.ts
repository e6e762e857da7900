import type { Refusal } from '../../../core'
import { because } from '../because'
import { matches, suitOf } from '../cards'
import { wayRefused } from '../moving/way-refusal'
import { type Play, sideOf, suitAt } from '../play'
import { canPlace, warriorsAt } from '../rule'
import type { Seat } from '../vocabulary'
import { playerRefused } from './player-refusal'

/** Why False Orders cannot go to a player (ROOT-CARD-23). */
export const orderedRefused = (play: Play, seat: Seat, other: Seat): Refusal =>
  playerRefused(play, seat, other, 'ROOT-CARD-23', true) ??
  because('nobody-to-move', 'ROOT-CARD-23', `No warriors of ${other} can be moved.`)

/** Why they cannot start in a clearing. */
export const orderedFromRefused = (play: Play, of: Seat, at: number): Refusal =>
  warriorsAt(play, of, at) === 0
    ? because('nobody-there', 'ROOT-CARD-23', `${of} has no warrior in clearing ${at}.`)
    : because('no-way', 'ROOT-CARD-44', `No clearing that ${of} can enter is adjacent to ${at}.`)

/** What is adjacent is judged for the player that is forced (ROOT-CARD-44). */
export const orderedToRefused = (
  play: Play,
  of: Seat,
  from: number,
  action: { readonly at: number; readonly ferry?: boolean },
): Refusal | null => wayRefused(play, of, from, action)

/** Why a card cannot be spent for the Propaganda Bureau (ROOT-CARD-25). */
export const bureauCardRefused = (play: Play, seat: Seat, card: string): Refusal | null =>
  sideOf(play, seat).hand.includes(card)
    ? because('no-target', 'ROOT-CARD-25', `No enemy warrior can be replaced in a clearing that ${card} fits.`)
    : null

/** Why no warrior can be replaced in a clearing (ROOT-CARD-25, ROOT-CARD-45). */
export function bureauAtRefused(play: Play, seat: Seat, card: string, at: number): Refusal {
  if (!matches(card, suitAt(play, at)))
    return because(
      'wrong-suit',
      'ROOT-CARD-25',
      `Clearing ${at} is a ${suitAt(play, at)} clearing, and ${card} is a ${suitOf(card)} card.`,
    )
  return canPlace(play, seat, at)
    ? because('nobody-to-replace', 'ROOT-CARD-25', `No enemy has a warrior in clearing ${at}.`)
    : because('cannot-place', 'ROOT-CARD-45', `${seat} cannot place a warrior in clearing ${at}.`)
}

export const bureauWhoseRefused = (play: Play, seat: Seat, other: Seat, at: number): Refusal =>
  playerRefused(play, seat, other, 'ROOT-CARD-25', true) ??
  because('nobody-to-replace', 'ROOT-CARD-25', `${other} has no warrior in clearing ${at}.`)
