import { listOf } from '../../../../toolkit'
import * as shape from '../../shapes'
import { clearingCount } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { between, cardSteps } from '../turns'
import type { OttersBoard } from './board'

const copy = ({ faction, visited }: OttersBoard): OttersBoard => ({ faction, visited: visited.slice() })

export const otters: FactionRules<OttersBoard, OttersBoard> = {
  fields: { visited: listOf(shape.clearing, clearingCount) },
  newBoard: () => ({ faction: 'otters', visited: [] }),
  copyBoard: copy,
  showBoard: copy,
  boardBehind: (board) => board,
  setup: (seat) => ({ do: 'otters-start', seat }),
  turn: (seat) => ({
    birdsong: [between(seat)],
    daylight: [
      { do: 'move', seat, suit: 'bird', optional: true, battle: false },
      { do: 'visit', seat },
    ],
    evening: cardSteps(seat),
  }),
  drawCount: () => 1,
  laws: {},
}
