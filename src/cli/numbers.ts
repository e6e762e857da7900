import { same } from '../core'

/** The numbers of the choices, which stay the same while the same question is open. */
export type Numbered = readonly { readonly number: number; readonly action: unknown }[]

/** A question as a person sees it: counting down inside it does not make a new question. */
export interface Question {
  readonly topic: string
  readonly numbered: Numbered
}

export const topicOf = (question: string): string => question.replace(/\d+/g, '')

/**
 * Numbers the choices. A choice that is a number in the game keeps that number. In a repeated question each choice
 * keeps its number, and new choices come after them.
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
