import type { ReasonWords } from './catalogue'

/** The reason for points, from the rule that an event names; a rule without words gives its id. */
export const reasonIn = (reasons: ReasonWords, rule: string): string => {
  const words: Readonly<Record<string, string>> = reasons
  return words[rule] ?? `(${rule})`
}
