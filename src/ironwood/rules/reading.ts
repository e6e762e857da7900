import type { Step } from './keywords'
import type { Seat } from './vocabulary'

/** From where in a card a step is read: whose card it is, the number of its line, and what stands before it. */
export interface Reading {
  readonly seat: Seat
  /** `1`, or `2b` for the second option of a step; empty if the step is told without its card. */
  readonly line: string
  readonly before: readonly { readonly step: Step; readonly line: string }[]
  /** Steps within the step. */
  tell(steps: readonly Step[], reading: Reading): string
}

/** A step with those inside it, which may be done with it. */
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

/** Where that step is: by the number of its line, unless it stands in the same one. */
export const since = (reading: Reading, kind: Step['do']): string => {
  const line = last(reading, kind)?.line
  return line === undefined || line === reading.line ? 'by this card' : `in step ${line}`
}

/** What differs between a card of the one faction and of the other. */
export const across: Readonly<Record<Seat, { readonly [Part in 'enemy' | 'theirs' | 'beside' | 'home']: string }>> = {
  woodwalkers: {
    enemy: 'Ironclad',
    theirs: 'mountain',
    beside: 'mountain adjacent to an inner forest you control',
    home: 'inner forest',
  },
  ironclad: {
    enemy: 'Woodwalker',
    theirs: 'forest',
    beside: 'inner forest adjacent to a mountain you control',
    home: 'mountain',
  },
}

export const a = (what: string): string => (what.startsWith('inner') ? `an ${what}` : `a ${what}`)

/** Choices within a line of text. */
export const inline = (told: string): string => told.replace('\n', ' ').replaceAll('\n', ' Or: ')
