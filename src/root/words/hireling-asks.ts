import type { HirelingTask } from '../rules/hirelings/steps'
import type { Asked, HirelingAsk, HirelingQuestions } from './catalogue'

/** What a step of a hireling asks, for others and for the seat that decides. */
export function hirelingAsks(
  questions: HirelingQuestions,
  { hireling, step }: HirelingTask,
): Exclude<HirelingAsk, string> {
  const asked = questions[hireling][step] ?? ''
  return typeof asked === 'string' ? { others: asked, you: asked } : asked
}

/** Whether the step of a hireling is asked with such a word: where cases differ, an answer stands in that of its question. */
export const isAskedBy = (questions: HirelingQuestions, task: Asked, word: string): boolean =>
  task?.do === 'hireling' && hirelingAsks(questions, task).you.startsWith(word)
