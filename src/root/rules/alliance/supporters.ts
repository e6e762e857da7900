import { takeOut } from '../../../toolkit'
import { different, matches } from '../cards'
import { allianceBoard } from '../data/factions'
import { discard } from '../hands'
import { allianceOf, type Play } from '../play'
import { onMap } from '../rule'
import type { AllianceBoard } from '../state'
import { type ClearingSuit, type Seat, seats } from '../vocabulary'

export const baseKind = { fox: 'base-fox', rabbit: 'base-rabbit', mouse: 'base-mouse' } as const

export const basesOnMap = (play: Play, seat: Seat): number =>
  onMap(play, seat, 'base-fox') + onMap(play, seat, 'base-rabbit') + onMap(play, seat, 'base-mouse')

/** ROOT-8.2.3.1: without a base the stack holds five; what is gained beyond that is discarded. */
export function addSupporter(play: Play, seat: Seat, card: string, from: Seat | null = null): void {
  const board = allianceOf(play, seat)
  if (board.supporters.length >= allianceBoard.stackLimit && basesOnMap(play, seat) === 0) discard(play, seat, [card])
  else {
    board.supporters.push(card)
    if (from !== null) board.given[from] = [...(board.given[from] ?? []), card]
  }
}

export const matching = (play: Play, seat: Seat, suit: ClearingSuit): string[] =>
  allianceOf(play, seat).supporters.filter((card) => matches(card, suit))

export const differentMatching = (play: Play, seat: Seat, suit: ClearingSuit): string[] =>
  different(matching(play, seat, suit))

/** A supporter has left in everybody's sight: whoever gave such a card strikes one off (ROOT-INFO-13). */
export function forgetSupporter(board: AllianceBoard, card: string): void {
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
  discard(play, seat, [card])
}
