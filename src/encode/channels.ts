import type { ChannelRule } from './channel'

type Write<View, Seat extends string> = ChannelRule<View, Seat>['write']

/** Numbers from 0. */
export const numbers = <View, Seat extends string>(
  name: string,
  size: number,
  most: number,
  meaning: string,
  write: Write<View, Seat>,
): ChannelRule<View, Seat> => ({ name, size, least: 0, most, meaning, write })

/** Numbers that mean yes or no. */
export const flags = <View, Seat extends string>(
  name: string,
  size: number,
  meaning: string,
  write: Write<View, Seat>,
): ChannelRule<View, Seat> => numbers(name, size, 1, meaning, write)

/** One number for each of a few values: 1 for the present value; all 0 for `null`. */
export const oneOf = <View, Seat extends string, Value extends string>(
  name: string,
  values: readonly Value[],
  what: string,
  chosen: (view: View, seat: Seat) => Value | null,
): ChannelRule<View, Seat> =>
  flags(name, values.length, `${what}: ${values.join(', ')}`, (into, view, seat) => {
    const value = chosen(view, seat)
    if (value !== null) into[values.indexOf(value)] = 1
  })
