import type { Seeded } from '../core'
import type { Clock } from './clock'
import type { Position } from './position'

/** Milliseconds until it calls again, where what came of its call could not be written down. */
const pause = 1000

/** Measures how long the seat that decides has thought, and calls back when its time is up. */
export function createTimer<State, Action, View, Options extends Seeded, Seat extends string, Event>(
  position: Position<State, Action, View, Options, Seat, Event>,
  clock: Clock,
  late: (seat: Seat) => Promise<void>,
) {
  const { left } = position
  let begun = clock.now()
  let running: object | null = null
  let isStopped = false
  let cancel: () => void = () => undefined

  /** The seat whose time runs. */
  const ticking = (): Seat | null => {
    const { turn } = position.moment
    return turn !== null && position.isTimed && !position.closed && left.has(turn) && !position.standIns.has(turn)
      ? turn
      : null
  }

  const spent = (): number => (ticking() === null ? 0 : Math.max(0, Math.round(clock.now() - begun)))

  const lateSeat = (): Seat | null => {
    const seat = ticking()
    return seat !== null && spent() >= (left.get(seat) ?? 0) ? seat : null
  }

  const wait = (): void => {
    cancel()
    const seat = ticking()
    if (seat === null) return
    cancel = clock.after(Math.max(0, (left.get(seat) ?? 0) - spent()), () => {
      if (lateSeat() === null) wait()
      else void late(seat).then(again)
    })
  }

  /** The storage failed: the seat is still late. */
  const again = (): void => {
    const seat = lateSeat()
    if (seat !== null && !isStopped) cancel = clock.after(pause, () => void late(seat).then(again))
  }

  return {
    /** Updates the timer after a step: a new moment begins a new decision. */
    turned(): void {
      if (ticking() === null) {
        running = null
        cancel()
      } else if (running !== position.moment) {
        running = position.moment
        begun = clock.now()
        wait()
      }
    },
    /** Milliseconds since the decision began. */
    running: spent,
    /** The seat whose time is up. */
    isLate: lateSeat,
    stop(): void {
      isStopped = true
      cancel()
    },
  }
}
