import type { ReasonWords } from './catalogue'

/** What points are for, by the rule that an event names; one without words is named itself. */
export const reasonIn = (reasons: ReasonWords, rule: string): string => {
  const words: Readonly<Record<string, string>> = reasons
  return words[rule] ?? `(${rule})`
}
