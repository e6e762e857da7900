import { countsFor } from '../../lent'
import { areEnemies } from '../../owner'
import { pieceClass } from '../../pieces'
import type { Play } from '../../play'
import type { Loss } from '../../removal'
import { gain } from '../../score'
import type { Owner, Seat } from '../../vocabulary'
import { vagabondOf } from './board'

export const hostile = -1
export const allied = 3

/** ROOT-9.2.9.3a: the marker goes to the Hostile box; there is none for another Vagabond. */
export function becomeHostile(play: Play, seat: Seat, other: Seat): void {
  const { relations } = vagabondOf(play, seat)
  if (relations[other] === undefined || relations[other] === hostile) return
  relations[other] = hostile
  play.emit?.({ type: 'relation', seat, with: other, space: hostile })
}

/** ROOT-9.2.9.3.4: a coalition takes the marker of a Hostile faction back to Indifferent. */
export function reconcile(play: Play, seat: Seat, other: Seat): void {
  if (!isHostile(play, seat, other)) return
  vagabondOf(play, seat).relations[other] = 0
  play.emit?.({ type: 'relation', seat, with: other, space: 0 })
}

/** Whose marker a loss moves: for a hired warrior that of who has hired it (ROOT-11.2.7.3.2b). */
const answerable = (play: Play, { owner, kind, at }: Loss): Owner =>
  pieceClass[kind] === 'warrior' ? countsFor(play, owner, at) : owner

/**
 * What a removal by a Vagabond does to relationships (ROOT-9.2.9.3): a faction whose warrior it was becomes Hostile, and in
 * battle in its own turn every further piece of a Hostile faction brings a point of Infamy.
 */
export function hostility(play: Play, seat: Seat, losses: readonly Loss[]): void {
  const { relations } = vagabondOf(play, seat)
  const { battle, active } = play.state
  for (const other of play.state.seats) {
    if (relations[other] === undefined) continue
    let pieces = 0
    let warriors = 0
    for (const loss of losses)
      if (answerable(play, loss) === other) {
        pieces += loss.count
        if (pieceClass[loss.kind] === 'warrior') warriors += loss.count
      }
    if (pieces === 0) continue
    const before = relations[other] === hostile
    if (!before && warriors > 0) becomeHostile(play, seat, other)
    const infamous = before ? pieces : warriors > 0 ? pieces - 1 : 0
    if (battle && active === seat && infamous > 0 && areEnemies(play, seat, other))
      gain(play, seat, infamous, 'ROOT-9.2.9.3.1a')
  }
}

/** Full Removal: the Vagabond damages three items (ROOT-9.2.2.1). */
export const damageThree = (seat: Seat) => ({ do: 'damage', seat, left: 3 }) as const

export const isHostile = (play: Play, seat: Seat, other: Seat): boolean =>
  vagabondOf(play, seat).relations[other] === hostile
