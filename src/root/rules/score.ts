import { claimMarkers } from './hirelings/markers'
import { type Play, seatsFrom, sideAt, sideOf } from './play'
import { putAway } from './playing'
import type { Scored } from './scored'
import type { Result } from './state'
import { pointsToWin, type Seat } from './vocabulary'

/** Whether a seat has a marker on the score track (ROOT-3.3.1a, ROOT-INT-80). */
export function hasMarker({ state }: Pick<Play, 'state'>, seat: Seat): boolean {
  return sideAt(state.sides, seat)?.dominance === null
}

/** Adds points, or takes them (never below 0, ROOT-3.1c); whether somebody has won is asked when all of the event are in. */
export function gain(play: Play, seat: Seat, points: number, rule: Scored): void {
  const side = sideOf(play, seat)
  if (points === 0 || !hasMarker(play, seat)) return
  const before = side.score
  side.score = Math.max(0, before + points)
  if (side.score !== before) play.emit?.({ type: 'scored', seat, points: side.score - before, rule })
}

/** Hireling markers are taken (ROOT-E.1.1a). ROOT-3.1a, ROOT-3.1b: 30 points win at once; of several the seat whose turn it is, or the first after it. */
export function settle(play: Play): void {
  const { seats, hiring } = play.state
  if (hiring)
    claimMarkers(
      play,
      seats.filter((seat) => hasMarker(play, seat)),
    )
  const reaches = (seat: Seat): boolean => sideOf(play, seat).score >= pointsToWin && hasMarker(play, seat)
  if (!play.state.seats.some(reaches)) return
  const winner = seatsFrom(play, play.state.active).find(reaches)
  if (winner) win(play, winner, 'points')
}

export function score(play: Play, seat: Seat, points: number, rule: Scored): void {
  gain(play, seat, points, rule)
  settle(play)
}

/** Every Vagabond in a coalition with the winner wins too (ROOT-9.2.8e). */
export function win(play: Play, seat: Seat, by: Result['by']): void {
  const { state } = play
  if (state.result) return
  const follows = (other: Seat): boolean =>
    other !== seat && sideOf(play, other).partner === seat && sideOf(play, other).dominance !== null
  const winners = [seat, ...state.seats.filter(follows)]
  state.result = { winners, by }
  state.battle = null
  putAway(play)
  play.emit?.({ type: 'game-over', winners: [...winners], by })
}
