import type { HirelingTask } from '../rules/hirelings/steps'
import type { HirelingAsk, HirelingQuestions } from './catalogue'

/** What a step of a hireling asks, for others and for the seat that decides. */
export function hirelingAsks(
  questions: HirelingQuestions,
  { hireling, step }: HirelingTask,
): Exclude<HirelingAsk, string> {
  const asked = questions[hireling][step] ?? ''
  return typeof asked === 'string' ? { others: asked, you: asked } : asked
}
