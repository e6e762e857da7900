import type { Problems } from '../../../toolkit/problems'
import type { State } from '../state'
import { checkDifficulty } from './difficulty'
import { botOf } from './solo'

/** A game against a bot has the parts of this bot, and none of the other. */
export function checkSolo({ mode, solo }: Pick<State, 'mode' | 'solo'>, problems: Problems): void {
  const inSolo = problems.at('solo')
  inSolo.when((solo?.bot ?? null) !== botOf[mode], '', `It does not fit the mode ${mode}.`)
  if (!solo || solo.bot !== botOf[mode]) return
  const ironbot = solo.bot === 'ironclad'
  const sides: readonly string[] = ironbot ? ['alert', 'exhausted'] : ['disruptive', 'exalted']
  inSolo.when(!sides.includes(solo.side), 'side', `This bot has no side ${solo.side}.`)
  inSolo.when((solo.stance === null) === ironbot, 'stance', 'Ironbot has a stance, Woodenbot has none.')
  inSolo.when(ironbot && solo.spirits > 0, 'spirits', 'Ironbot has no Spirits of the Forest.')
  checkDifficulty(mode, undefined, solo.difficulty, inSolo)
  inSolo.when(new Set(solo.marked).size < solo.marked.length, 'marked', 'A mountain is marked twice.')
}
