import { type Play, sideOf } from '../../play'
import type { Seat } from '../../vocabulary'
import { allianceOf } from './board'

/** ROOT-8.4.1.3d: a warrior from the supply becomes an officer, if there is one. */
export function promote(play: Play, seat: Seat): void {
  const side = sideOf(play, seat)
  if (side.supply === 0) return
  side.supply--
  allianceOf(play, seat).officers++
  play.emit?.({ type: 'officers', seat, change: 1 })
}

/** Officers go to the supply; they were not on the map (ROOT-CARD-42). */
export function sendHomeOfficers(play: Play, seat: Seat, count: number): void {
  if (count === 0) return
  allianceOf(play, seat).officers -= count
  sideOf(play, seat).supply += count
  play.emit?.({ type: 'officers', seat, change: -count })
}
