import { worded } from '../../toolkit'
import { stepKinds } from '../rules/carrying-out'
import type { StepKind } from '../rules/chapter'
import type { Step } from '../rules/keywords'
import { inline, past, type Reading } from '../rules/reading'
import type { Seat } from '../rules/vocabulary'

/** A step is read from here, if none stands before it. */
export const readingOf = (seat: Seat, line = ''): Reading => ({ seat, line, before: [], tell: tellSteps })

function kindOf(step: Step): StepKind<Step> {
  const kind = stepKinds[step.do]
  if (!kind) throw new Error(`There is no keyword ${step.do}.`)
  return kind
}

/** What follows a payment is not part of what was bought. */
const afterPayment = (step: Step, words: string): string =>
  kindOf(step).isStatement ? `Then: ${words}` : `Then ${words}`

/** What is done one after another, as one line of text and the lines that the last step offers to choose from. */
export function tellSteps(steps: readonly Step[], reading: Reading): string {
  let told = ''
  let now = reading
  for (const [index, step] of steps.entries()) {
    const words = worded(kindOf(step).words, step, now)
    const joined = steps[index - 1]?.do === 'pay' ? afterPayment(step, words) : words
    told = told === '' ? joined : `${inline(told)} ${joined}`
    now = past(now, step)
  }
  return told === '' ? 'Nothing happens.' : told
}
