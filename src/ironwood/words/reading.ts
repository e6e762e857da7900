import type { Step } from '../rules/keywords'
import type { Seat } from '../rules/vocabulary'

/** The place of a step in a card: the owner of the card, the number of the line, and the steps before it. */
export interface Reading {
  readonly seat: Seat
  /** `1`, or `2b` for the second option of a step; empty for a step without its card. */
  readonly line: string
  readonly before: readonly { readonly step: Step; readonly line: string }[]
  /** Steps within the step. */
  tell(steps: readonly Step[], reading: Reading): string
  /** Choices within a line of text. */
  inline(told: string): string
}

/** A step with its inner steps, which may be done together with it. */
const within = (step: Step): Step[] => [step, ...('steps' in step ? step.steps.flatMap(within) : [])]

export const past = (reading: Reading, step: Step): Reading => ({
  ...reading,
  before: [...reading.before, ...within(step).map((each) => ({ step: each, line: reading.line }))],
})

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** The last step of this kind before this one, and the number of its line. */
export function last<Kind extends Step['do']>(
  { before }: Reading,
  kind: Kind,
): { readonly step: StepOf<Kind>; readonly line: string } | undefined {
  const found = before.flatMap(({ step, line }) => (isOf(step, kind) ? [{ step, line }] : []))
  return found.at(-1)
}

const isOf = <Kind extends Step['do']>(step: Step, kind: Kind): step is StepOf<Kind> => step.do === kind

/** The number of the line of that step; nothing for the same line. */
export function lineOf(reading: Reading, kind: Step['do']): string | undefined {
  const line = last(reading, kind)?.line
  return line === reading.line ? undefined : line
}
