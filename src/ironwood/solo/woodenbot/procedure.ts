import { fightersOn, totemsOn } from '../../components'
import { type Play, sideOf } from '../../play'
import type { Frame, State } from '../../state'
import type { Task } from '../../task'
import type { Solo } from '../solo'

/** Forests where a Warband has a totem. */
export const escorted = (state: Pick<State, 'forests'>): number[] =>
  [...state.forests.fighters.keys()].filter((forest) => fightersOn(state, forest) > 0 && totemsOn(state, forest) > 0)

/** WB-05 and WB-06, after Locate. */
export function woodenbotProcedure(play: Play, { side }: Solo, frame: Frame): Task[] {
  const seat = 'woodwalkers'
  if (side === 'disruptive' && sideOf(play, 'ironclad').crystals >= 5)
    return [
      { do: 'expend', seat, icons: false },
      { do: 'gather', by: 'plunder', count: 5, of: 'fighters', laden: true },
      { do: 'raid', on: ['ferrum', 'foundation'], steal: false },
      frame,
    ]
  if (side === 'exalted' && escorted(play.state).length > 0)
    return [
      { do: 'gather', by: 'secure', count: 5, of: 'fighters', laden: true },
      frame,
      { do: 'expend', seat, icons: false },
    ]
  return [{ do: 'expend', seat, icons: true }]
}
