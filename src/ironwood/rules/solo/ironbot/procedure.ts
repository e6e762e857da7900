import { controlledFoundations, forgesBuilt, warbandsWithTotem } from '../../components'
import { foundable } from '../../keywords/site'
import { type Play, sideOf } from '../../play'
import type { Frame } from '../../state'
import type { Task } from '../../task'
import type { ProcedureStep, Solo, Stance } from '../solo'

export const forgePrice = 5

export const canBuild = (play: Play): boolean =>
  sideOf(play, 'ironclad').crystals >= forgePrice && controlledFoundations(play).length > 0

/** IB-03. */
function stanceOf(play: Play): Stance {
  if (warbandsWithTotem(play).length > 0) return 'aggressive'
  return canBuild(play) ? 'defensive' : 'expansive'
}

export function setStance(play: Play, solo: Solo): void {
  const stance = stanceOf(play)
  solo.stance = stance
  play.emit?.({ type: 'stance', stance })
}

/** IB-05 and IB-06. */
export function ironbotProcedure(play: Play, { side, stance }: Solo, frame: Frame): [ProcedureStep, ...Task[]] {
  if (side === 'exhausted') return ['IB-06', { do: 'expend', icons: true }, { do: 'flip', side: 'alert' }]
  const closing: Task[] = [
    { do: 'expend', icons: false },
    { do: 'flip', side: 'exhausted' },
  ]
  if (canBuild(play) && (stance === 'defensive' || forgesBuilt(play) === 2))
    return ['IB-05 (1)', { do: 'bot-build' }, ...closing]
  if (stance === 'aggressive')
    return [
      'IB-05 (2)',
      { do: 'expend', icons: false },
      { do: 'focus', for: 'chase' },
      { do: 'focus', for: 'attack' },
      frame,
      { do: 'flip', side: 'exhausted' },
    ]
  if (stance === 'expansive' && foundable(play, false).length > 0)
    return ['IB-05 (3)', { do: 'bot-found' }, { do: 'bot-gain' }, ...closing]
  return ['IB-05 (4)', { do: 'expend', icons: true }]
}
