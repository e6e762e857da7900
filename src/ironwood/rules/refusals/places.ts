import type { Refusal } from '../../../core'
import type { ActionOf } from '../action'
import { fightersOn, forestOf, mountainOf, warbandOn } from '../components'
import type { Play } from '../play'
import type { RuleId } from '../rule-id'
import { because } from './because'

/** Why no Totem can be discovered there. */
export function discoverRefused(play: Play, _task: unknown, { vision, at }: ActionOf<'discover'>): Refusal {
  const { board } = play
  const [mountain, forest] = [mountainOf(play, vision), forestOf(play, at)]
  if (warbandOn(play, mountain) > 0) return because(play, 'mountain-controlled', 'IW-TOTEM-01', { at: vision })
  if (board.forests[forest]?.kind === 'outer') return because(play, 'outer-forest', 'IW-MAP-05', { why: 'totem', at })
  if (!board.innerBeside[mountain]?.includes(forest))
    return because(play, 'not-adjacent', 'IW-TOTEM-01', { why: 'vision', from: vision, to: at })
  if (fightersOn(play, forest) === 0) return because(play, 'not-controlled', 'IW-TOTEM-01', { why: 'place', at })
  return because(play, 'wrong-place', 'CI-WW38', { why: 'totem' })
}

/** Why no Foundation can be placed there. */
export function foundRefused(play: Play, _task: unknown, { at }: ActionOf<'found'>): Refusal {
  const { state, board } = play
  const mountain = mountainOf(play, at)
  const site = state.mountains.sites[mountain] ?? 'none'
  const why = board.mountains[mountain]?.kind !== 'outer' ? 'not-outer' : site === 'none' ? 'not-controlled' : site
  return because(play, 'foundation-not-allowed', 'IW-FORGE-01', { why, at })
}

/** Why no Forge can be built there. */
export function buildRefused(play: Play, _task: unknown, { at }: ActionOf<'build'>): Refusal {
  if (play.state.mountains.sites[mountainOf(play, at)] !== 'foundation')
    return because(play, 'no-foundation', 'IW-FORGE-02', { at })
  return because(play, 'not-controlled', 'IW-FORGE-02', { why: 'place', at })
}

/** Why no unit can be recruited there, by the rule of its question. */
export const recruitRefused =
  (law: RuleId) =>
  (play: Play, _task: unknown, { at }: ActionOf<'recruit'>): Refusal =>
    because(play, 'wrong-place', law, { why: 'recruit', at })

/** Why no Fighters can be given up there. */
export const sacrificeRefused = (play: Play, _task: unknown, { at }: ActionOf<'sacrifice'>): Refusal =>
  because(play, 'nothing-to-remove', 'CI-02', { at })

/** Why no marker can be placed there. */
export const markRefused = (play: Play, _task: unknown, { at }: ActionOf<'mark'>): Refusal =>
  because(play, 'wrong-place', 'IW-KEY-08', { why: 'mark', at })

/** Why a forest cannot be chosen. */
export const chooseRefused = (play: Play, _task: unknown, { at }: ActionOf<'choose'>): Refusal =>
  because(play, 'not-controlled', 'IW-MAP-04', { why: 'forest', at })
