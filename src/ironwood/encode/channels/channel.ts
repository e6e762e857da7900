import type { ChannelRule } from '../../../encode'
import type { Seat, View } from '../../rules'

export type IronwoodChannel = ChannelRule<View, Seat>
type Write = IronwoodChannel['write']

/** Numbers from 0. */
export const numbers = (name: string, size: number, most: number, meaning: string, write: Write): IronwoodChannel => ({
  name,
  size,
  least: 0,
  most,
  meaning,
  write,
})

/** Numbers that mean yes or no. */
export const flags = (name: string, size: number, meaning: string, write: Write): IronwoodChannel =>
  numbers(name, size, 1, meaning, write)

/** One number for each of a few values: 1 for the present value; all 0 for `null`. */
export const oneOf = <Value extends string>(
  name: string,
  values: readonly Value[],
  what: string,
  chosen: (view: View, seat: Seat) => Value | null,
): IronwoodChannel =>
  flags(name, values.length, `${what}: ${values.join(', ')}`, (into, view, seat) => {
    const value = chosen(view, seat)
    if (value !== null) into[values.indexOf(value)] = 1
  })

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
