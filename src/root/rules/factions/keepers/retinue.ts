import { sum, takeOut } from '../../../../toolkit'
import { different } from '../../cards'
import { discard } from '../../hands'
import type { Play } from '../../play'
import { type RetinueColumn, retinueColumns, type Seat } from '../../vocabulary'
import { type KeepersBoard, keepersOf } from './board'
import { keepersTracks, retainer } from './facts'

/** Each different card of a column, retainers last. */
export const differentIn = (cards: readonly string[]): string[] => [
  ...different(cards.filter((card) => card !== retainer)),
  ...(cards.includes(retainer) ? [retainer] : []),
]

/** Cards of the shared deck in the Retinue; retainers are none. */
export const cardsInRetinue = ({ retinue }: Pick<KeepersBoard, 'retinue'>): string[] =>
  retinueColumns.flatMap((column) => retinue[column]).filter((card) => card !== retainer)

/** Whether it has room for another card (ROOT-15.6.2b). */
export function hasRoom(play: Play, seat: Seat): boolean {
  const { retinue } = keepersOf(play, seat)
  return sum(retinueColumns.map((column) => retinue[column].length)) < keepersTracks.mostCards
}

/** The card that was used is discarded; a retainer leaves the game (ROOT-15.5.2c). */
export function dismiss(play: Play, seat: Seat, column: RetinueColumn, card: string): void {
  takeOut(keepersOf(play, seat).retinue[column], card)
  if (card === retainer) play.emit?.({ type: 'discarded', seat, cards: [card], from: 'retinue' })
  else discard(play, seat, [card], 'retinue')
}
