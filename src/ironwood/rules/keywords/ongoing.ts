import { either, flag, nullable, oneOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import { markersLeft } from '../components'
import type { Keyword } from '../keyword'
import { leavePlay, takeMarksOff } from '../phases/markers'
import { orForfeit, plan, type Question, sideOf } from '../play'
import { markerRefused } from '../refusals/cards'
import * as shape from '../shapes'
import { opponentOf, type Seat } from '../vocabulary'

export type OngoingStep =
  /** Take up to this many markers off an ongoing card of the opponent, or all. */
  | { readonly do: 'take-markers'; readonly count: number | 'all' }
  /** Put a marker on an ongoing card of yours. */
  | { readonly do: 'add-marker' }

export type OngoingAction =
  /** Take a marker off an ongoing card. */
  { readonly type: 'unmark'; readonly card: string } | { readonly type: 'add-marker'; readonly card: string }

/**
 * CI-WW22, CI-IC36: markers leave an ongoing card of the opponent; without markers it is discarded, without another
 * effect.
 */
export interface TakeMarkersTask {
  readonly do: 'take-markers'
  readonly seat: Seat
  readonly left: number
  /** All markers of one card at once. */
  readonly all: boolean
  /** The card that has lost markers. */
  readonly card: string | null
}

const fromWhich: Question<TakeMarkersTask, ActionOf<'unmark' | 'forfeit'>> = {
  actions(play, { seat, left, card }) {
    if (left === 0) return []
    const cards = sideOf(play, opponentOf(seat)).ongoing.filter(
      (ongoing) => ongoing.markers > 0 && (card === null || card === ongoing.card),
    )
    return orForfeit(cards.map((ongoing): ActionOf<'unmark'> => ({ type: 'unmark', card: ongoing.card })))
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const { card } = action
    const seat = opponentOf(task.seat)
    const ongoing = sideOf(play, seat).ongoing.find((each) => each.card === card)
    if (!ongoing) return
    ongoing.markers -= task.all ? ongoing.markers : 1
    play.emit?.({ type: 'markers', seat, card, markers: ongoing.markers })
    if (ongoing.markers === 0) {
      leavePlay(play, seat, card)
      // CI-14: its markers on the map go too.
      takeMarksOff(play, (mark) => mark.seat === seat && mark.card === card)
      return
    }
    plan(play, { ...task, left: task.left - 1, card })
  },
}

/** CI-WW22: another marker on one's own ongoing card in play. */
export interface AddMarkerTask {
  readonly do: 'add-marker'
  readonly seat: Seat
}

const toWhich: Question<AddMarkerTask, ActionOf<'add-marker' | 'forfeit'>> = {
  actions(play, { seat }) {
    const ongoing = markersLeft(play) === 0 ? [] : sideOf(play, seat).ongoing.filter(({ markers }) => markers > 0)
    return orForfeit(ongoing.map(({ card }): ActionOf<'add-marker'> => ({ type: 'add-marker', card })))
  },
  answer(play, { seat }, action) {
    if (action.type === 'forfeit') return
    const ongoing = sideOf(play, seat).ongoing.find(({ card }) => card === action.card)
    if (!ongoing) return
    ongoing.markers++
    play.emit?.({ type: 'markers', seat, card: action.card, markers: ongoing.markers })
  },
}

export const ongoing: Keyword<OngoingStep, TakeMarkersTask | AddMarkerTask, OngoingAction> = {
  steps: {
    'take-markers': {
      owner: 'both',
      fields: { count: either(shape.some, oneOf('all')) },
      forPlayersOnly: true,
      tasks: (_play, { count }, { seat }) => [
        { do: 'take-markers', seat, left: count === 'all' ? 1 : count, all: count === 'all', card: null },
      ],
    },
    'add-marker': {
      owner: 'both',
      fields: {},
      tasks: (_play, _step, { seat }) => [{ do: 'add-marker', seat }],
    },
  },
  tasks: {
    'take-markers': {
      fields: { seat: shape.seat, left: shape.count, all: flag, card: nullable(shape.card) },
      law: 'CI-14',
      refuse: { unmark: markerRefused },
      rule: fromWhich,
    },
    'add-marker': {
      fields: { seat: shape.seat },
      law: 'CI-WW22',
      refuse: { 'add-marker': markerRefused },
      rule: toWhich,
    },
  },
  actions: {
    unmark: {
      fields: { card: shape.card },
    },
    'add-marker': {
      fields: { card: shape.card },
    },
  },
}
