import { listOf, zeros } from '../../../../toolkit'
import { battleOf } from '../../battle/battle'
import { layRuinItems } from '../../ruins'
import * as shape from '../../shapes'
import { clearingCount, items } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { between, cardSteps } from '../turns'
import { fightsAt, mayMuster } from './bitter'
import { type HundredsBoard, hundredsOf, isInMood } from './board'
import { byCard } from './by-card'
import { hoard } from './hoard'
import { lavishness } from './lavish'
import { hundredsLaws } from './laws'
import { led } from './lead'
import { isLooting, mayLoot, takeLoot } from './loot'
import { drawCount } from './oppress'

const copyBoard = ({ faction, mood, hoard: lying, looked }: HundredsBoard): HundredsBoard => ({
  faction,
  mood,
  hoard: [...lying],
  looked: [...looked],
})

export const hundreds: FactionRules<HundredsBoard, HundredsBoard> = {
  fields: { mood: shape.mood, hoard: shape.perItem, looked: listOf(shape.clearing, clearingCount) },
  newBoard: () => ({ faction: 'hundreds', mood: 'stubborn', hoard: zeros(items.length), looked: [] }),
  copyBoard,
  showBoard: copyBoard,
  boardBehind: (board) => board,
  itemsOn: ({ hoard: lying }) => [lying],
  needsRuinItems: true,
  setup: (seat) => ({ do: 'hundreds-corner', seat }),
  byCard,
  startedAt: ({ pieces }) => Math.max(0, pieces.stronghold?.indexOf(1) ?? 0),
  layOut: (play) => layRuinItems(play, 1),
  turn: (seat) => ({
    birdsong: [
      between(seat),
      { do: 'raze', seat },
      { do: 'mob-die', seat },
      between(seat),
      { do: 'hundreds-recruit', seat },
      between(seat),
      { do: 'anoint', seat },
      between(seat),
      { do: 'mood', seat },
    ],
    daylight: [
      { do: 'craft-step', seat },
      { do: 'campaigns', seat },
    ],
    evening: [{ do: 'incite', seat }, { do: 'oppress', seat }, ...cardSteps(seat)],
  }),
  drawCount,
  effects: [lavishness],
  ruinsLooked: (play, seat) => hundredsOf(play, seat).looked,
  forgetRuin(play, seat, at) {
    const board = hundredsOf(play, seat)
    board.looked = board.looked.filter((each) => each !== at)
  },
  beforeCount: led,
  beforeItem: (seat, card) => ({ do: 'item-or-points', seat, card }),
  takeItem: hoard,
  declares: mayLoot,
  holdsBack: (play, seat, side) => side === 'attacker' && isLooting(battleOf(play), seat),
  beforeOwnRoll: mayMuster,
  // ROOT-14.7.8, also without rolled hits.
  extraHits: (play, seat, side) =>
    side === 'attacker' && isInMood(play, seat, 'wrathful') && fightsAt(play, seat) ? 1 : 0,
  ignoresFirstHit: (play, seat) => isInMood(play, seat, 'stubborn') && fightsAt(play, seat),
  afterBattle: takeLoot,
  laws: hundredsLaws,
}
