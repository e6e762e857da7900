import { item } from '../../../../toolkit'
import { suitsFor } from '../../landmarks/suit'
import { linksFrom } from '../../moving/links'
import { areEnemies, enemiesOf } from '../../owner'
import { place } from '../../placing'
import type { Play } from '../../play'
import { barredBy, buildingsAt, canPlace, countAt, isShielded, onMap, openSlots, warriorsAt } from '../../rule'
import { score } from '../../score'
import type { Scored } from '../../scored'
import { clearings, isSeat, type Seat } from '../../vocabulary'
import { allianceTracks } from './facts'
import { countFor } from './supporters'

export const isSympathetic = (play: Play, seat: Seat, at: number): boolean => countAt(play, seat, 'sympathy', at) > 0

/** Slots that are open once all enemy pieces are gone (ROOT-8.4.1.3f). */
export function roomAfter(play: Play, seat: Seat, at: number): number {
  let room = openSlots(play, at)
  for (const enemy of enemiesOf(play, seat))
    if (!isShielded(play, seat, enemy, at)) room += buildingsAt(play, enemy, at)
  return room
}

/** Where a revolt could be, supporters apart: all of it is public. */
export const ripeForRevolt = (play: Play, seat: Seat): number[] =>
  clearings.filter(
    (at) =>
      isSympathetic(play, seat, at) &&
      suitsFor(play, seat, at).length > 0 &&
      roomAfter(play, seat, at) > 0 &&
      canPlaceAfter(play, seat, at),
  )

export const revoltsAt = (play: Play, seat: Seat): number[] =>
  ripeForRevolt(play, seat).filter((at) => countFor(play, seat, at) >= allianceTracks.revoltCost)

/** An enemy's keep or snare is removed by the revolt itself (ROOT-INT-82a); the torch and the Furious Protector are not. */
export function canPlaceAfter(play: Play, seat: Seat, at: number): boolean {
  const by = barredBy(play, seat, at)
  return (
    !play.state.scorched.includes(at) &&
    (by === null || (isSeat(by) && areEnemies(play, seat, by) && !isShielded(play, seat, by, at)))
  )
}

/** Warriors of a player there, those of hirelings that it controls included. */
function warriorsFor(play: Play, seat: Seat, at: number): number {
  let count = warriorsAt(play, seat, at)
  for (const { hireling, controller } of play.state.hirelings)
    if (controller === seat) count += warriorsAt(play, hireling, at)
  return count
}

/** Martial Law: three warriors of one other player (ROOT-8.4.2.2.1). */
const isUnderMartialLaw = (play: Play, seat: Seat, at: number): boolean =>
  play.state.seats.some((other) => other !== seat && warriorsFor(play, other, at) >= allianceTracks.martialLawFrom)

/** What the next sympathy costs, Martial Law apart. */
const usualCost = (play: Play, seat: Seat): number => item(allianceTracks.cost, onMap(play, seat, 'sympathy'))

export const spreadCost = (play: Play, seat: Seat, at: number): number =>
  usualCost(play, seat) + (isUnderMartialLaw(play, seat, at) ? 1 : 0)

/** Whether a sympathy token could stand there, if there is one in the supply. */
const isOpen = (play: Play, seat: Seat, at: number): boolean =>
  !isSympathetic(play, seat, at) && canPlace(play, seat, at)

export const canTakeToken = (play: Play, seat: Seat, at: number): boolean =>
  isOpen(play, seat, at) && onMap(play, seat, 'sympathy') < allianceTracks.points.length

function isBesideSympathy(play: Play, seat: Seat, at: number): boolean {
  for (const near of linksFrom(play, seat, at)) if (isSympathetic(play, seat, near)) return true
  return false
}

/** Where sympathy could spread, supporters apart (ROOT-8.4.2.1a). */
export function openToSympathy(play: Play, seat: Seat): number[] {
  const lying = onMap(play, seat, 'sympathy')
  if (lying >= allianceTracks.points.length) return []
  return clearings.filter(canTakeNext(play, seat, lying))
}

/** Tells of a clearing whether it can take the next token, where so many lie already. */
const canTakeNext =
  (play: Play, seat: Seat, lying: number) =>
  (at: number): boolean =>
    (lying === 0 || isBesideSympathy(play, seat, at)) && isOpen(play, seat, at)

/** Whether sympathy could spread anywhere with so many supporters, if they fit. */
export function couldSpread(play: Play, seat: Seat, supporters: number): boolean {
  const lying = onMap(play, seat, 'sympathy')
  if (lying >= allianceTracks.points.length) return false
  const spare = supporters - usualCost(play, seat)
  if (spare < 0) return false
  const isFree = canTakeNext(play, seat, lying)
  return clearings.some((at) => isFree(at) && (spare > 0 || !isUnderMartialLaw(play, seat, at)))
}

export function spreadsTo(play: Play, seat: Seat): number[] {
  const open = openToSympathy(play, seat)
  if (open.length === 0) return open
  const cost = usualCost(play, seat)
  return open.filter((at) => {
    const supporters = countFor(play, seat, at)
    return supporters > cost || (supporters === cost && !isUnderMartialLaw(play, seat, at))
  })
}

/** ROOT-8.4.2.3: the token, and the points of the space uncovered. */
export function placeSympathy(play: Play, seat: Seat, at: number, rule: Scored): void {
  const lying = onMap(play, seat, 'sympathy')
  place(play, seat, 'sympathy', at)
  score(play, seat, item(allianceTracks.points, lying), rule)
}
