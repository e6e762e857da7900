import { same } from '../core'

/** The choices with the numbers that they have for as long as the same thing is asked. */
export type Numbered = readonly { readonly number: number; readonly action: unknown }[]

/** A question as a person sees it: what is counted down in it does not make it another. */
export interface Question {
  readonly topic: string
  readonly numbered: Numbered
}

export const topicOf = (question: string): string => question.replace(/\d+/g, '')

/**
 * Numbers the choices. Those that are numbers in the game itself keep these. In a question that is repeated each keeps its
 * number, and what is new comes after them.
 */
export function numberedAs(
  before: Question | null,
  topic: string,
  choices: readonly unknown[],
  format: (action: unknown) => string,
): Question {
  const texts = choices.map(format)
  if (texts.every((text) => /^[1-9]\d{0,2}$/.test(text)))
    return { topic, numbered: choices.map((action, index) => ({ number: Number(texts[index]), action })) }
  const known = before?.topic === topic ? before.numbered : []
  let highest = Math.max(0, ...known.map(({ number }) => number))
  const numbered = choices.map((action) => ({
    number: known.find((each) => same(each.action, action))?.number ?? ++highest,
    action,
  }))
  return { topic, numbered: numbered.sort((one, other) => one.number - other.number) }
}
