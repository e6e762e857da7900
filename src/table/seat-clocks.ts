import type { Seeded } from '../core'
import type { Person, TableHead } from './entry'

/** Clocks start once every seat for people is played, and do not stop again. */
export function startClocks<Seat extends string>(position: {
  readonly left: ReadonlyMap<Seat, number>
  readonly people: ReadonlyMap<Seat, Person>
  readonly standIns: ReadonlyMap<Seat, string>
  isTimed: boolean
}): void {
  const { left, people, standIns } = position
  position.isTimed ||= [...left.keys()].every((seat) => people.has(seat) || standIns.has(seat))
}

/** The time of the seat that decided; it gains the increment when another seat decides. */
export function spend<Options extends Seeded, Seat extends string>(
  position: {
    readonly head: TableHead<Options>
    readonly left: Map<Seat, number>
    readonly moment: { readonly turn: Seat | null }
  },
  seat: Seat | null,
  spent: number,
): void {
  const left = seat === null ? undefined : position.left.get(seat)
  if (seat === null || left === undefined) return
  const gained = position.moment.turn === seat ? 0 : (position.head.allowance?.increment ?? 0)
  position.left.set(seat, Math.max(0, left - spent) + gained)
}
