import { flag, nullable } from '../../../../toolkit'
import { place } from '../../placing'
import { onMap } from '../../rule'
import * as shape from '../../shapes'
import { clearingSuits, clearings } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { between, bonusCards, cardSteps } from '../turns'
import { gainAcolytes } from './acolytes'
import type { CultBoard } from './board'
import { byCard } from './by-card'
import { crusadeOn } from './crusade'
import { cultTracks } from './facts'
import { fearOf, gardenKind, hasGarden, isGarden } from './gardens'
import { cultLaws } from './laws'
import { layOut } from './setup'

const copyBoard = ({ faction, outcast, hated, acolytes, souls, revealed }: CultBoard): CultBoard => ({
  faction,
  outcast,
  hated,
  acolytes,
  souls: [...souls],
  revealed: [...revealed],
})

/** Lost Souls and revealed cards lie open. */
const cardsOn = ({ souls, revealed }: CultBoard): string[] => [...souls, ...revealed]

export const cult: FactionRules<CultBoard, CultBoard> = {
  fields: {
    outcast: nullable(shape.clearingSuit),
    hated: flag,
    acolytes: shape.amount,
    souls: shape.cards,
    revealed: shape.cards,
  },
  newBoard: () => ({ faction: 'cult', outcast: null, hated: false, acolytes: 0, souls: [], revealed: [] }),
  copyBoard,
  showBoard: copyBoard,
  boardBehind: (board) => board,
  cardsOn,
  cardsSeen: cardsOn,
  pileOn: ({ souls }) => souls,
  layOut,
  setup: (seat) => ({ do: 'cult-corner', seat }),
  byCard,
  startedAt: ({ pieces }) =>
    clearings.find((at) => clearingSuits.some((suit) => (pieces[gardenKind[suit]]?.[at] ?? 0) > 0)) ?? 0,
  turn: (seat) => ({
    birdsong: [
      between(seat),
      { do: 'outcast', seat },
      between(seat),
      { do: 'lost-souls', seat },
      { do: 'conspiracy', seat },
    ],
    daylight: [{ do: 'rituals', seat, scored: [] }],
    evening: [{ do: 'gather-cards', seat }, { do: 'craft-step', seat }, ...cardSteps(seat)],
  }),
  drawCount(play, seat) {
    let count = 1
    for (const suit of clearingSuits) count += bonusCards(onMap(play, seat, gardenKind[suit]), cultTracks.drawBonusAt)
    return count
  },
  suited: { isLeft: hasGarden, place: (play, seat, at, suit) => void place(play, seat, gardenKind[suit], at) },
  craftsWith: ({ outcast }) => (outcast ? [gardenKind[outcast]] : []),
  warriorsAside: ({ acolytes }) => acolytes,
  followMove: crusadeOn,
  afterLoss(play, seat, { kind, at, count }) {
    if (isGarden(kind)) return fearOf(seat, at, count)
    // Revenge (ROOT-10.2.3a).
    if (kind !== 'warrior' || play.state.battle?.defender !== seat) return null
    gainAcolytes(play, seat, count)
    return []
  },
  laws: cultLaws,
}
