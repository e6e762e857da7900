import { tell } from '../../toolkit'
import type { Step } from '../rules/keywords'
import type { Seat } from '../rules/vocabulary'
import type { IronwoodWords } from './catalogue'
import { past, type Reading } from './reading'

/** The start of reading, for a first step. */
export const readingOf = (words: IronwoodWords, seat: Seat, line = ''): Reading => ({
  seat,
  line,
  before: [],
  tell: (steps, reading) => tellSteps(words, steps, reading),
  inline: (told) => told.replace('\n', ' ').replaceAll('\n', ` ${words.card.or} `),
})

/** Consecutive steps as one line of text, with lines for the options of the last step. */
export function tellSteps({ steps: tellings, card }: IronwoodWords, steps: readonly Step[], reading: Reading): string {
  let told = ''
  let now = reading
  for (const [index, step] of steps.entries()) {
    const words = tell(tellings, 'do', step, now)
    // Steps after a payment are not part of the purchase.
    const joined = steps[index - 1]?.do === 'pay' ? card.afterPayment(step, words) : words
    told = told === '' ? joined : `${reading.inline(told)} ${joined}`
    now = past(now, step)
  }
  return told === '' ? card.nothing : told
}
