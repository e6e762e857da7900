import { same } from '../../src/core'
import type { Event, Side, State } from '../../src/root'
import type { PieceKind } from '../../src/root/rules/pieces'
import type { Owner } from '../../src/root/rules/vocabulary'

/** Pieces on the map, as events tell of them. */
export interface Pieces {
  at(owner: Owner, kind: PieceKind, clearing: number): number
  /** Where something was when a rule looked, before all these events. */
  tell(event: Event): void
  /** Where this differs from a state. */
  difference(state: State): string | null
}

const piecesIn = ({ sides, hirelings }: State): (readonly [string, Side['pieces']])[] => [
  ...Object.entries(sides).map(([seat, side]) => [seat, side.pieces] as const),
  ...hirelings.map(({ hireling, pieces }) => [hireling, pieces] as const),
]

/** Starts from a state, and goes on by events alone. */
export function piecesOf(state: State): Pieces {
  const lists = new Map<string, number[]>()
  for (const [owner, pieces] of piecesIn(state))
    for (const [kind, list] of Object.entries(pieces)) lists.set(`${owner} ${kind}`, [...list])
  const change = (owner: Owner, kind: PieceKind, clearing: number, count: number): void => {
    const list = lists.get(`${owner} ${kind}`)
    if (list) list[clearing] = (list[clearing] ?? 0) + count
  }
  return {
    at: (owner, kind, clearing) => lists.get(`${owner} ${kind}`)?.[clearing] ?? 0,
    tell(event) {
      if (event.type === 'placed') change(event.owner, event.piece, event.at, event.count)
      if (event.type === 'removed') change(event.owner, event.piece, event.at, -event.count)
      if (event.type === 'delved') change(event.seat, event.relic, event.at, 1)
      if (event.type === 'recovered') change(event.seat, event.relic, event.at, -1)
      if (event.type === 'carried') {
        change(event.seat, event.relic, event.from, -1)
        change(event.seat, event.relic, event.to, 1)
      }
      if (event.type !== 'moved') return
      const { piece = 'warrior' } = event
      change(event.owner, piece, event.from, -event.count)
      change(event.owner, piece, event.to, event.count)
    },
    difference(state) {
      for (const [owner, pieces] of piecesIn(state))
        for (const [kind, list] of Object.entries(pieces)) {
          const told = lists.get(`${owner} ${kind}`) ?? []
          if (!same(told, list)) return `${owner} has ${kind} ${list.join()}, told were ${told.join()}`
        }
      return null
    },
  }
}
