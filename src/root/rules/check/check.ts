import type { Problem } from '../../../core'
import { collectProblems, type Problems } from '../../../toolkit'
import { rulesOf } from '../play'
import { playOn } from '../play-on'
import type { State } from '../state'
import { boardLaws } from './boards'
import { cardLaws, handLaws } from './cards'
import { courseLaws } from './course'
import { groundLaws } from './ground'
import { hirelingLaws } from './hirelings'
import { landmarkLaws } from './landmarks'
import type { Laws } from './law'
import { pieceLaws } from './pieces'

/** Each problem says which invariant it breaks. */
function hold<Law>(laws: Laws<Law>, problems: Problems, look: (law: Law, found: Problems) => void): void {
  for (const [id, law] of Object.entries(laws)) {
    const own = collectProblems()
    look(law, own)
    for (const { path, message } of own.found) problems.add(path, `${id}: ${message}`)
  }
}

/**
 * Everything that is wrong with a state of Root, by the invariants that can be looked at in one state. Nothing is wrong with a
 * state that the rules have made.
 *
 * @example
 * for (const { path, message } of root.check(state)) console.error(`${path}: ${message}`)
 */
export function check(state: State): readonly Problem[] {
  const problems = collectProblems()
  for (const { path, message } of checkTable(state)) problems.add(path, message)
  // What comes next can only be asked of a position that is sound.
  if (problems.found.length === 0) hold(courseLaws, problems, (law, found) => law(playOn(state), found))
  return problems.found
}

/** The same, without what is asked next. */
export function checkTable(state: State): readonly Problem[] {
  const problems = collectProblems()
  const play = playOn(state)
  // ROOT-5.1.1a: while factions are drafted nobody has anything.
  for (const seat of state.seats.filter((each) => state.sides[each]))
    for (const laws of [pieceLaws, boardLaws, handLaws, rulesOf(play, seat).laws])
      hold(laws, problems.at('sides', seat), (law, found) => law(play, seat, found))
  for (const laws of [cardLaws, groundLaws, landmarkLaws, hirelingLaws])
    hold(laws, problems, (law, found) => law(play, found))
  return problems.found
}
