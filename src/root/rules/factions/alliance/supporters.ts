import { takeOut, without } from '../../../../toolkit'
import { different } from '../../cards'
import { fitsClearing } from '../../clearings'
import { discard, discardFromHand, leaveHand, takeTop } from '../../hands'
import { everybody, isHandOpen } from '../../open-hand'
import type { PieceKind } from '../../pieces'
import type { Play } from '../../play'
import { onMap } from '../../rule'
import { type ClearingSuit, type Seat, seats } from '../../vocabulary'
import { type AllianceBoard, allianceOf } from './board'
import { allianceTracks } from './facts'

export const baseKind = { fox: 'base-fox', rabbit: 'base-rabbit', mouse: 'base-mouse' } as const

/** Whether a piece is a base. */
export const isBase = (kind: PieceKind): kind is (typeof baseKind)[ClearingSuit] =>
  kind === baseKind.fox || kind === baseKind.rabbit || kind === baseKind.mouse

export const basesOnMap = (play: Play, seat: Seat): number =>
  onMap(play, seat, 'base-fox') + onMap(play, seat, 'base-rabbit') + onMap(play, seat, 'base-mouse')

/** ROOT-8.2.3.1: without a base the stack holds five; what is gained beyond that is discarded, in everybody's sight. */
const isStackFull = (play: Play, seat: Seat): boolean =>
  allianceOf(play, seat).supporters.length >= allianceTracks.stackLimit && basesOnMap(play, seat) === 0

/** The top card of the deck joins the stack, if there is one. */
export function gainSupporter(play: Play, seat: Seat): void {
  const card = takeTop(play)
  if (card === undefined) return
  if (isStackFull(play, seat)) {
    discard(play, seat, [card], 'deck')
    return
  }
  allianceOf(play, seat).supporters.push(card)
  play.emit?.({ type: 'supporter', seat, from: 'deck', card, for: [seat] })
}

/** A card of the Alliance's own hand joins the stack (ROOT-8.5.2a). */
export function mobilize(play: Play, seat: Seat, card: string): void {
  if (isStackFull(play, seat)) {
    discardFromHand(play, seat, card)
    return
  }
  leaveHand(play, seat, card, [seat])
  allianceOf(play, seat).supporters.push(card)
  play.emit?.({ type: 'supporter', seat, from: 'hand', card, for: [seat] })
}

/** Somebody gives a card: face down giver and Alliance know it (ROOT-8.2.6h), out of an open hand everybody (ROOT-11.2.3c). */
export function giveSupporter(play: Play, from: Seat, seat: Seat, card: string): void {
  if (isStackFull(play, seat)) {
    discardFromHand(play, from, card)
    return
  }
  const sight = isHandOpen(play, from) ? null : [from, seat]
  leaveHand(play, from, card, sight)
  const board = allianceOf(play, seat)
  board.supporters.push(card)
  if (sight === null) board.shown = [...(board.shown ?? []), card]
  else board.given[from] = [...(board.given[from] ?? []), card]
  play.emit?.({ type: 'gave', seat: from, to: seat, place: 'supporters', card, for: sight ?? everybody() })
}

/** How many supporters serve for a clearing. */
export function countFor(play: Play, seat: Seat, at: number): number {
  let count = 0
  for (const card of allianceOf(play, seat).supporters) if (fitsClearing(play, card, at)) count++
  return count
}

export const differentFor = (play: Play, seat: Seat, at: number): string[] =>
  different(allianceOf(play, seat).supporters, (card) => fitsClearing(play, card, at))

/** A supporter has left in everybody's sight: whoever gave such a card strikes one off (ROOT-INFO-13). */
export function forgetSupporter(board: AllianceBoard, card: string): void {
  if (board.shown?.includes(card)) {
    board.shown = without(board.shown, [card])
    return
  }
  for (const seat of seats) {
    const known = board.given[seat]
    const index = known?.indexOf(card) ?? -1
    if (known && index >= 0) board.given[seat] = known.filter((_, place) => place !== index)
  }
}

export function spendSupporter(play: Play, seat: Seat, card: string): void {
  const board = allianceOf(play, seat)
  takeOut(board.supporters, card)
  forgetSupporter(board, card)
  discard(play, seat, [card], 'supporters')
}
