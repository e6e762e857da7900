import type { Event, State } from '../../src/root'
import type { PieceKind } from '../../src/root/rules/pieces'
import type { Seat } from '../../src/root/rules/vocabulary'

/** Pieces on the map, as events tell of them. */
export interface Pieces {
  at(seat: Seat, kind: PieceKind, clearing: number): number
  /** Where something was when a rule looked, before all these events. */
  tell(event: Event): void
  /** Where this differs from a state. */
  difference(state: State): string | null
}

/** Starts from a state, and goes on by events alone. */
export function piecesOf({ sides }: State): Pieces {
  const lists = new Map<string, number[]>()
  for (const [seat, side] of Object.entries(sides))
    for (const [kind, list] of Object.entries(side?.pieces ?? {})) lists.set(`${seat} ${kind}`, [...list])
  const change = (seat: Seat, kind: PieceKind, clearing: number, count: number): void => {
    const list = lists.get(`${seat} ${kind}`)
    if (list) list[clearing] = (list[clearing] ?? 0) + count
  }
  return {
    at: (seat, kind, clearing) => lists.get(`${seat} ${kind}`)?.[clearing] ?? 0,
    tell(event) {
      if (event.type === 'placed') change(event.seat, event.piece, event.at, event.count)
      if (event.type === 'removed') change(event.seat, event.piece, event.at, -event.count)
      if (event.type !== 'moved') return
      change(event.seat, 'warrior', event.from, -event.count)
      change(event.seat, 'warrior', event.to, event.count)
    },
    difference(state) {
      for (const [seat, side] of Object.entries(state.sides))
        for (const [kind, list] of Object.entries(side?.pieces ?? {})) {
          const told = lists.get(`${seat} ${kind}`) ?? []
          if (told.join() !== list.join()) return `${seat} has ${kind} ${list.join()}, told were ${told.join()}`
        }
      return null
    },
  }
}
