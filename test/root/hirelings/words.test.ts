import { expect, test } from 'vitest'
import { hirelingQuestions as czech } from '../../../src/root/czech/hirelings'
import { hirelingQuestions as english } from '../../../src/root/english/hirelings'
import { hirelingQuestions as polish } from '../../../src/root/polish/hirelings'
import { hirelingRules } from '../../../src/root/rules/hirelings/rules'
import { hirelings } from '../../../src/root/rules/vocabulary'

test.each(Object.entries({ english, polish, czech }))(
  '%s asks for each step of a hireling that is a choice',
  (_name, words) => {
    for (const hireling of hirelings) {
      const steps = Object.keys(hirelingRules[hireling].steps ?? {})
      expect(
        Object.keys(words[hireling]).filter((step) => !steps.includes(step)),
        hireling,
      ).toEqual([])
      expect(
        steps.filter((step) => words[hireling][step] === undefined),
        hireling,
      ).toEqual([])
    }
  },
)

test('no hireling has more steps than have numbers', () => {
  for (const hireling of hirelings)
    expect(Object.keys(hirelingRules[hireling].steps ?? {}).length).toBeLessThanOrEqual(12)
})
