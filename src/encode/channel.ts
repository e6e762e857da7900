import type { Channel } from './encoding'
import { notEncoded } from './not-encoded'

/**
 * A channel, and the function that writes its numbers from a view.
 *
 * @example
 * const crystals: ChannelRule<View, Seat> = {
 *   name: 'crystals',
 *   size: 2,
 *   least: 0,
 *   most: 20,
 *   meaning: 'own crystals, then theirs',
 *   write(numbers, view, seat) {
 *     numbers[0] = view.sides[seat].crystals
 *     numbers[1] = view.sides[opponentOf(seat)].crystals
 *   },
 * }
 */
export interface ChannelRule<View, Seat extends string> extends Channel {
  /** Writes the raw numbers, from `least` to `most`, into an array of zeros. It reads only this view. */
  write(numbers: Float64Array, view: View, seat: Seat): void
}

export type Observe<View, Seat> = (view: View, seat: Seat, into: Float32Array) => void

/** Writes one channel after another, scaled from 0 for `least` to 1 for `most`. */
export function observer<View, Seat extends string>(rules: readonly ChannelRule<View, Seat>[]): Observe<View, Seat> {
  let from = 0
  const parts = rules.map((rule) => {
    const numbers = new Float64Array(rule.size)
    const begins = from
    from += rule.size
    return { rule, numbers, begins }
  })
  return (view, seat, into) => {
    for (const { rule, numbers, begins } of parts) {
      const { least, most } = rule
      numbers.fill(0)
      rule.write(numbers, view, seat)
      for (let index = 0; index < numbers.length; index++) {
        const number = numbers[index] ?? 0
        if (!(number >= least && number <= most)) throw beyond(rule, index, number)
        into[begins + index] = (number - least) / (most - least)
      }
    }
  }
}

const beyond = ({ name, least, most }: Channel, index: number, number: number): RangeError =>
  notEncoded(
    'BEYOND_CHANNEL',
    `Number ${index} of the channel ${name} is ${number}, outside its bounds ${least} to ${most}.`,
  )

export function checkChannels(channels: readonly Channel[]): void {
  for (const { name, size, least, most } of channels) {
    if (!Number.isInteger(size) || size < 1) throw new TypeError(`The channel ${name} needs a size of at least 1.`)
    // A channel begins with zeros, so its bounds must include 0.
    if (!(least <= 0 && most >= 0 && least < most))
      throw new TypeError(`The channel ${name} needs bounds that include 0.`)
    if (channels.filter((other) => other.name === name).length > 1)
      throw new TypeError(`Two channels have the name ${name}.`)
  }
}
