import { type Seat, seats } from '../../vocabulary'

/** Warriors off the map, by the seat whose they are: a fund keeps its owner (ROOT-11.0e). */
export type Purse = Partial<Record<Seat, number>>

export function countIn(purse: Readonly<Purse>): number {
  let count = 0
  for (const seat of seats) count += purse[seat] ?? 0
  return count
}

/** The seats whose warriors lie there, in the order of seats. */
export const ownersIn = (purse: Readonly<Purse>): Seat[] => seats.filter((seat) => (purse[seat] ?? 0) > 0)

/** Puts warriors in, or takes them out; who has none left is not named. */
export function change(purse: Purse, owner: Seat, by: number): void {
  const count = (purse[owner] ?? 0) + by
  if (count < 0) throw new Error(`${owner} has too few warriors there.`)
  if (count === 0) delete purse[owner]
  else purse[owner] = count
}
