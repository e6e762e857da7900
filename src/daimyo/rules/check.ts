import type { Problem } from '../../core'
import { collectProblems } from '../../toolkit'
import { laws } from './laws/laws'
import type { State } from './state'

/** What is wrong with a state, each with the id of its law (DAI-INV). */
export function check(state: State): readonly Problem[] {
  const problems = collectProblems()
  for (const [id, law] of Object.entries(laws))
    for (const sentence of law(state)) problems.add('', `${id}: ${sentence}`)
  return problems.found
}
