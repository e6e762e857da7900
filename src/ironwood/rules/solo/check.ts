import type { Problem } from '../../../core'
import type { State } from '../state'
import { checkDifficulty } from './difficulty'
import { botOf } from './solo'

/** What belongs to a bot is there in a game against it, and nothing of the other bot. */
export function checkSolo({ mode, solo }: Pick<State, 'mode' | 'solo'>): Problem[] {
  if ((solo?.bot ?? null) !== botOf[mode]) return [{ path: 'solo', message: `It does not go with the mode ${mode}.` }]
  if (!solo) return []
  const ironbot = solo.bot === 'ironclad'
  const sides: readonly string[] = ironbot ? ['alert', 'exhausted'] : ['disruptive', 'exalted']
  const problems: Problem[] = []
  const complain = (path: string, wrong: boolean, message: string): void => {
    if (wrong) problems.push({ path: `solo.${path}`, message })
  }
  complain('side', !sides.includes(solo.side), `This bot has no side ${solo.side}.`)
  complain('stance', (solo.stance === null) === ironbot, 'Ironbot has a stance, Woodenbot has none.')
  complain('spirits', ironbot && solo.spirits > 0, 'Ironbot has no Spirits of the Forest.')
  for (const { path, message } of checkDifficulty(mode, undefined, solo.difficulty)) complain(path, true, message)
  complain('marked', new Set(solo.marked).size < solo.marked.length, 'A mountain is marked twice.')
  return problems
}
