import { expect, test } from 'vitest'
import type { table } from './table'

/** A wrong action in a position, and what is said to it. */
export type Case = readonly [
  what: string,
  at: () => ReturnType<typeof table>,
  action: string,
  code: string,
  rule: string,
  message: string,
]

export const refuses = (cases: readonly Case[]): void =>
  test.each(cases)('refused: %s', (_what, at, action, code, rule, message) => {
    expect(at().refusal(action)).toMatchObject({ code, rule, message })
  })
