import type { Beginning, Total } from './kit'

/** Each player on the seat before, the first on the last; `null` if all players are alike. */
export function movedOn<Options, Seat extends string>(
  { options, players }: Beginning<Options, Seat>,
  seats: readonly Seat[],
): Beginning<Options, Seat> | null {
  const [first, ...rest] = seats.flatMap((seat) => players[seat] ?? [])
  if (first === undefined || rest.every((player) => player === first)) return null
  const moved = [...rest, first]
  const taken: Partial<Record<Seat, string>> = {}
  for (const [index, seat] of seats.entries()) {
    const player = moved[index]
    if (player !== undefined) taken[seat] = player
  }
  return { options, players: taken }
}

/** One event for each seat and source, with all its points. */
export function totalled<Seat extends string, Event extends { readonly points: number }>(
  events: readonly Event[],
  seatOf: (event: Event) => Seat,
  sourceOf: (event: Event) => string,
): readonly Total<Event, Seat>[] {
  const found = new Map<string, Total<Event, Seat>>()
  for (const event of events) {
    const seat = seatOf(event)
    const key = `${seat} ${sourceOf(event)}`
    const points = event.points + (found.get(key)?.points ?? 0)
    found.set(key, { seat, points, event: { ...event, points } })
  }
  return [...found.values()].filter(({ points }) => points !== 0)
}
