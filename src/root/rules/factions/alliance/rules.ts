import type { Viewer } from '../../../../core'
import { nullable, optional, whole, without } from '../../../../toolkit'
import { onMap } from '../../rule'
import * as shape from '../../shapes'
import { mostCards, type Seat } from '../../vocabulary'
import type { FactionRules } from '../faction'
import { cardSteps } from '../turns'
import { planBaseLost } from './base'
import { settle } from './birdsong'
import type { AllianceBoard, AllianceView } from './board'
import { allianceLaws } from './laws'
import { outrageAt } from './outrage'
import { baseKind, basesOnMap, isBase } from './supporters'

/** What a viewer knows in the stack: what everybody has seen come, and what it gave. */
const knownOf = ({ given, shown = [] }: Pick<AllianceBoard, 'given' | 'shown'>, viewer: Viewer<Seat>) =>
  viewer === 'spectator' ? shown : [...shown, ...(given[viewer] ?? [])]

/** The board says nothing of shown supporters until there are some. */
const shownOn = ({ shown }: Pick<AllianceBoard, 'shown'>) => shown && { shown: [...shown] }

function showBoard(board: AllianceBoard, isOwn: boolean, viewer: Viewer<Seat>) {
  const { faction, officers, supporters, given } = board
  const known = Object.entries(given).filter(([giver]) => isOwn || giver === viewer)
  return {
    faction,
    officers,
    given: Object.fromEntries(known.map(([giver, cards]) => [giver, [...cards]])),
    ...shownOn(board),
    supporters: isOwn ? [...supporters] : null,
    supporterCount: supporters.length,
  }
}

export const alliance: FactionRules<AllianceBoard, AllianceView> = {
  fields: {
    officers: shape.amount,
    supporters: shape.cards,
    given: shape.bySeat(shape.cards),
    shown: optional(shape.cards),
  },
  shownFields: {
    officers: shape.amount,
    given: shape.bySeat(shape.cards),
    shown: optional(shape.cards),
    supporters: nullable(shape.cards),
    supporterCount: whole(0, mostCards),
  },
  newBoard: () => ({ faction: 'alliance', officers: 0, supporters: [], given: {} }),
  copyBoard({ faction, officers, supporters, given, shown }) {
    const copy: AllianceBoard = { faction, officers, supporters: [...supporters], given: { ...given } }
    if (shown) copy.shown = [...shown]
    return copy
  },
  showBoard,
  cardsOn: ({ supporters }) => supporters,
  cardsSeen: (board, viewer) => board.supporters ?? knownOf(board, viewer),
  boardBehind: ({ supporterCount: _, ...open }, viewer) => ({
    ...open,
    supporters: open.supporters ?? [...knownOf(open, viewer)],
  }),
  hiddenOn: ({ supporters }, shown) =>
    shown.supporters === null ? [{ place: 'supporters', list: supporters, size: shown.supporterCount }] : [],
  dealMemories(board, givers, viewer, random) {
    const { supporters, given } = board
    // No supporter was given twice.
    const gifts = without(supporters, knownOf(board, viewer))
    for (const card of gifts) {
      const giver = random.pick([...givers, null])
      if (giver !== null) given[giver] = [...(given[giver] ?? []), card]
    }
  },
  setup: (seat) => ({ do: 'alliance-setup', seat }),
  turn: (seat) => ({
    birdsong: [
      { do: 'revolt', seat },
      { do: 'spread', seat },
    ],
    daylight: [{ do: 'alliance-daylight', seat }],
    evening: [{ do: 'operations', seat, taken: 0 }, ...cardSteps(seat)],
  }),
  drawCount: (play, seat) => 1 + basesOnMap(play, seat),
  warriorsAside: ({ officers }) => officers,
  suited: { isLeft: (play, seat, suit) => onMap(play, seat, baseKind[suit]) === 0, place: settle },
  dealsHigher: true,
  afterMove: outrageAt,
  afterLoss(_play, seat, { kind, at, count }, by) {
    if (isBase(kind))
      return Array.from({ length: count }, () => ({ owner: seat, effect: planBaseLost(seat, kind, at) }))
    return kind === 'sympathy' && by !== null && by !== seat
      ? [{ owner: seat, effect: { do: 'outrage', seat: by, at } }]
      : null
  },
  laws: allianceLaws,
}
