import type { Scored } from './event'
import { type Play, sideOf } from './play'
import {
  type Amounts,
  type Clan,
  clans,
  type Island,
  type Resource,
  resources,
  type Seat,
  type Side,
} from './vocabulary'

export const isClan = (side: Side): side is Clan => clans.some((clan) => clan === side)

export function gain(play: Play, seat: Clan, resource: Resource, count: number): void {
  if (count === 0) return
  sideOf(play, seat).resources[resource] += count
  play.emit?.({ type: 'gained', side: seat, resource, count })
}

export function gainAll(play: Play, seat: Clan, amounts: Amounts): void {
  for (const resource of resources) gain(play, seat, resource, amounts[resource] ?? 0)
}

export function pay(play: Play, seat: Clan, resource: Resource, count: number): void {
  if (count === 0) return
  const side = sideOf(play, seat)
  if (side.resources[resource] < count) throw new Error(`${seat} cannot pay ${count} ${resource}.`)
  side.resources[resource] -= count
  play.emit?.({ type: 'paid', side: seat, resource, count })
}

export const has = (play: Play, seat: Clan, resource: Resource, count: number): boolean =>
  sideOf(play, seat).resources[resource] >= count

/** Points for a seat. */
export function score(play: Play, seat: Seat, points: number, why: Scored, island: Island | null = null): void {
  if (points === 0) return
  const owner = seat === 'empire' ? play.state.empire : sideOf(play, seat)
  if (!owner) throw new Error('The Empire does not take part.')
  owner.points += points
  play.emit?.({ type: 'scored', side: seat, points, why, island })
}

export function takeHelmet(play: Play, seat: Seat): void {
  if (play.state.helmet === seat) return
  play.state.helmet = seat
  play.emit?.({ type: 'helmet', seat })
}
