import { warbandsWithTotem } from '../../components'
import { type Play, sideOf } from '../../play'
import type { Frame } from '../../state'
import type { Task } from '../../task'
import type { ProcedureStep, Solo } from '../solo'

/** WB-05 and WB-06, after Locate. */
export function woodenbotProcedure(play: Play, { side }: Solo, frame: Frame): [ProcedureStep, ...Task[]] {
  if (side === 'disruptive' && sideOf(play, 'ironclad').crystals >= 5)
    return [
      'WB-05 (2)',
      { do: 'expend', icons: false },
      { do: 'gather', by: 'plunder', count: 5, of: 'fighters', laden: true },
      { do: 'raid', on: ['ferrum', 'foundation'], steal: false },
      frame,
    ]
  if (side === 'exalted' && warbandsWithTotem(play).length > 0)
    return [
      'WB-06 (1)',
      { do: 'gather', by: 'secure', count: 5, of: 'fighters', laden: true },
      frame,
      { do: 'expend', icons: false },
    ]
  return [side === 'exalted' ? 'WB-06 (2)' : 'WB-05 (3)', { do: 'expend', icons: true }]
}
