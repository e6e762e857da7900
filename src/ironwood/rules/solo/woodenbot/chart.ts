import { frozen } from '../../../../core'
import type { Task } from '../../task'
import type { Solo } from '../solo'
import type { GatherTask } from './gather'
import type { Prey } from './raid'

type Parts = readonly Task[]

const gain: Task = { do: 'bot-gain' }
const recruit: Task = { do: 'bot-recruit', price: 0, at: 'home' }
const spirits: Task = { do: 'spirits' }
const move = (count: number, by: GatherTask['by']): Task => ({ do: 'gather', by, count, of: 'fighters', laden: true })
const attack = (...on: readonly Prey[]): Task => ({ do: 'raid', on, steal: false })

/** WB-10: the effect of each icon on the Disruptive and on the Exalted side. */
const chart: Readonly<Record<string, { readonly disruptive: Parts; readonly exalted: Parts }>> = /* @__PURE__ */ frozen(
  {
    CARD: {
      disruptive: [{ do: 'bot-draw', place: 'top' }, gain],
      exalted: [{ do: 'bot-draw', place: 'top' }, gain],
    },
    WARBAND: { disruptive: [recruit], exalted: [{ do: 'bot-recruit', price: 0, at: 'totem' }, recruit] },
    CRYSTALS: {
      disruptive: [move(2, 'plunder'), attack('drill', 'ferrum')],
      exalted: [move(2, 'interfere'), { do: 'raid', on: ['foundation', 'possible', 'warband'], steal: true }],
    },
    SHIELD: { disruptive: [{ do: 'tribute' }], exalted: [{ do: 'tribute' }] },
    BATTLE: {
      disruptive: [move(2, 'interfere'), attack('foundation', 'possible', 'drill', 'warband')],
      exalted: [move(2, 'secure'), attack('near-totem', 'possible', 'warband')],
    },
    EYE: {
      disruptive: [{ do: 'recall' }, move(2, 'secure')],
      exalted: [
        { do: 'gather', by: 'interfere', count: 2, of: 'warbands', laden: true },
        { do: 'locate', step: false },
      ],
    },
    ALERT: { disruptive: [{ do: 'alert' }], exalted: [{ do: 'alert' }] },
    SEARCH: {
      disruptive: [{ do: 'search' }],
      exalted: [{ do: 'gather', by: 'secure', count: 3, of: 'fighters', laden: false }, move(1, 'secure')],
    },
    CUBES: { disruptive: [spirits, move(2, 'interfere')], exalted: [spirits, move(2, 'secure')] },
    ARROWS: {
      disruptive: [move(3, 'interfere'), move(2, 'plunder'), attack('possible', 'drill', 'ferrum', 'warband')],
      exalted: [move(3, 'plunder'), move(2, 'interfere'), attack('drill', 'ferrum', 'foundation', 'warband')],
    },
  },
)

export const woodenbotChart = ({ side }: Solo, icon: string): Parts =>
  (side === 'exalted' ? chart[icon]?.exalted : chart[icon]?.disruptive) ?? []
