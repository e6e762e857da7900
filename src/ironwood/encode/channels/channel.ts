import type { ChannelRule } from '../../../encode'
import { flags, numbers } from '../../../encode/channels'
import type { Seat, View } from '../../rules'

export { flags, numbers, oneOf } from '../../../encode/channels'

export type IronwoodChannel = ChannelRule<View, Seat>

/** The numbers of a list, unchanged. */
export const list = (
  name: string,
  size: number,
  most: number,
  meaning: string,
  listOf: (view: View) => readonly number[],
): IronwoodChannel => numbers(name, size, most, meaning, (into, view) => into.set(listOf(view)))

/** 1 for each named place. */
export const marked = (
  name: string,
  size: number,
  meaning: string,
  placesOf: (view: View, seat: Seat) => readonly number[],
): IronwoodChannel =>
  flags(name, size, meaning, (into, view, seat) => {
    for (const place of placesOf(view, seat)) into[place] = 1
  })

/** First the seat's own number, then that of its opponent. */
export const both = (
  name: string,
  most: number,
  what: string,
  numberOf: (view: View, seat: Seat) => number,
): IronwoodChannel =>
  numbers(name, 2, most, `${what}: own, then the opponent's`, (into, view, seat) => {
    into[0] = numberOf(view, seat)
    into[1] = numberOf(view, seat === 'woodwalkers' ? 'ironclad' : 'woodwalkers')
  })

/** 1 for the seat itself, or 1 for its opponent. */
export const whose = (name: string, what: string, seatOf: (view: View) => Seat | 'nobody' | null): IronwoodChannel =>
  flags(name, 2, `${what}: oneself, or the opponent`, (into, view, seat) => {
    const other = seatOf(view)
    if (other === null || other === 'nobody') return
    into[other === seat ? 0 : 1] = 1
  })
