import { listOf, objectOf, whole } from '../../../../toolkit'
import * as shape from '../../shapes'
import { ministers, type Rank } from '../../vocabulary'
import type { FactionRules } from '../faction'
import type { DuchyBoard } from './board'
import { byCard } from './by-card'
import { crownsOfRank } from './facts'
import { priceOf } from './failure'
import { duchyLaws } from './laws'
import { linksOfBurrow } from './tunnels'
import { drawCount, turnOf } from './turn'

const copyBoard = ({ faction, swayed, crowns, revealed }: DuchyBoard): DuchyBoard => ({
  faction,
  swayed: [...swayed],
  crowns: { ...crowns },
  revealed: [...revealed],
})

/** Revealed cards are no hand, and everybody sees them (ROOT-12.0c). */
const cardsOn = ({ revealed }: DuchyBoard): readonly string[] => revealed

const left = /* @__PURE__ */ whole(0, crownsOfRank)

export const duchy: FactionRules<DuchyBoard, DuchyBoard> = {
  fields: {
    swayed: listOf(shape.minister, ministers.length),
    crowns: objectOf<Readonly<Record<Rank, number>>>({ squire: left, noble: left, lord: left }),
    revealed: shape.cards,
  },
  newBoard: () => ({
    faction: 'duchy',
    swayed: [],
    crowns: { squire: crownsOfRank, noble: crownsOfRank, lord: crownsOfRank },
    revealed: [],
  }),
  copyBoard,
  showBoard: copyBoard,
  boardBehind: (board) => board,
  cardsOn,
  cardsSeen: cardsOn,
  setup: (seat) => ({ do: 'duchy-corner', seat }),
  byCard,
  startedAt: ({ pieces }) => Math.max(0, pieces.tunnel?.indexOf(1) ?? 0),
  turn: turnOf,
  drawCount,
  links: linksOfBurrow,
  afterLosses: priceOf,
  laws: duchyLaws,
}
