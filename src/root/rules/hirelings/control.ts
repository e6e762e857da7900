import { drawFrom } from '../../../core'
import { item, sum } from '../../../toolkit'
import { type Play, plan, rulesOfHireling, sideOf } from '../play'
import { hasMarker } from '../score'
import type { Hired } from '../state'
import type { Hireling, Seat } from '../vocabulary'
import { controlDie, controlMarkers } from './facts'

/** A hireling that is in the game. */
export function hiredOf({ state }: Pick<Play, 'state'>, hireling: Hireling): Hired {
  const hired = state.hirelings.find((each) => each.hireling === hireling)
  if (!hired) throw new Error(`The ${hireling} are not in the game.`)
  return hired
}

/** Whether nobody has more points; a seat off the score track never leads (ROOT-E.1.2b). */
function leads(play: Play, seat: Seat): boolean {
  const { score } = sideOf(play, seat)
  return (
    hasMarker(play, seat) &&
    play.state.seats.every((other) => !hasMarker(play, other) || sideOf(play, other).score <= score)
  )
}

/** ROOT-E.1.2: control markers by the control die, as many as there are. */
function rollForControl(play: Play, hired: Hired, seat: Seat): void {
  const face = item(controlDie, drawFrom(play.state.random, 'dice').integer(0, controlDie.length - 1))
  const left = controlMarkers - sum(play.state.hirelings.map(({ markers }) => markers))
  hired.markers = Math.min(left, leads(play, seat) ? face.golden : face.all)
  play.emit?.({ type: 'control-rolled', seat, hireling: hired.hireling, markers: hired.markers })
}

/** A seat gets a hireling, rolls for control, and carries out what its text says of that (ROOT-E.1.2, ROOT-E.2.1). */
export function takeControl(play: Play, hireling: Hireling, seat: Seat): void {
  const hired = hiredOf(play, hireling)
  const from = hired.controller
  hired.controller = seat
  hired.isNew = true
  play.emit?.({ type: 'hired', seat, hireling, from })
  rollForControl(play, hired, seat)
  plan(play, ...(rulesOfHireling(play, hireling).whenHired?.(play, seat) ?? []))
}
