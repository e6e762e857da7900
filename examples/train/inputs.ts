import type { Action, Seat, View } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import type { Question, Step } from './network.ts'

/** What there is to decide. */
export interface Turn {
  readonly seat: Seat
  readonly view: View
  readonly legal: readonly Action[]
}

/** What is counted. 3 Fighters of 20 are a small number, so the network is also told whether there are at least 1, 2, 3 ... */
const counted = [
  ...['round', 'turns', 'crystals', 'hand-size', 'slots-used', 'drill-step', 'cargo', 'secured', 'question-count'],
  ...['forest-fighters', 'forest-moved', 'totems-full', 'totems-fading', 'battle-bonus', 'damage'],
  ...['mountain-fighters', 'mountain-golems', 'mountain-moved-fighters', 'mountain-moved-golems'],
]

/** The largest number that is told in this way. */
const largest = 6

function stepsOf({ channels }: Pick<typeof ironwoodEncoding, 'channels'>): Step[] {
  const steps: Step[] = []
  let from = 0
  for (const { name, size, most } of channels) {
    if (counted.includes(name))
      for (let place = from; place < from + size; place++)
        for (let count = 1; count <= Math.min(largest, most); count++)
          steps.push({ place, least: (count - 0.5) / most })
    from += size
  }
  return steps
}

/** Where numbers of an observation become large enough to be told. */
export const steps: readonly Step[] = stepsOf(ironwoodEncoding)

const stepsAt: number[][] = Array.from({ length: ironwoodEncoding.size }, () => [])
for (const [index, { place }] of steps.entries()) stepsAt[place]?.push(index)

/** A turn as the network sees it. */
export function seenIn({ view, seat, legal }: Turn, taught: boolean): Question {
  const observation = ironwoodEncoding.observe(view, seat)
  const places: number[] = []
  const numbers: number[] = []
  for (let place = 0; place < observation.length; place++) {
    const number = observation[place] ?? 0
    if (number === 0) continue
    places.push(place)
    numbers.push(number)
    for (const step of stepsAt[place] ?? []) {
      if (number < (steps[step]?.least ?? 1)) break
      places.push(ironwoodEncoding.size + step)
      numbers.push(1)
    }
  }
  return {
    places: Uint16Array.from(places),
    numbers: Float32Array.from(numbers),
    legal: Uint16Array.from(legal, ironwoodEncoding.indexOf),
    taught,
  }
}
