import { type Play, sideOf } from '../../play'
import type { Seat } from '../../vocabulary'
import { cultOf } from './board'
import { type Conspiracy, conspiracyCost } from './facts'

/** Warriors become acolytes: fallen ones (ROOT-10.2.3a), or one of the supply (ROOT-10.5.4). */
export function gainAcolytes(play: Play, seat: Seat, count: number): void {
  cultOf(play, seat).acolytes += count
  play.emit?.({ type: 'acolytes', seat, change: count })
}

/** ROOT-10.4.3b: an acolyte less with a Hated Outcast. */
export function costOf(play: Play, seat: Seat, what: Conspiracy): number {
  return conspiracyCost[what] - (cultOf(play, seat).hated ? 1 : 0)
}

/** Acolytes are spent: they are back in the supply before the effect (ROOT-10.4.3c). */
export function spendAcolytes(play: Play, seat: Seat, count: number): void {
  cultOf(play, seat).acolytes -= count
  sideOf(play, seat).supply += count
  play.emit?.({ type: 'acolytes', seat, change: -count })
}
