import type { ActionOf } from '../action'
import { markersLeft } from '../components'
import { leavePlay, takeMarksOff } from '../phases/preparation'
import { forfeit, plan, type Question, sideOf } from '../play'
import { opponentOf, type Seat } from '../vocabulary'

/** CI-WW22, CI-IC36: markers off an ongoing card of the opponent; without markers it is discarded, with no other effect. */
export interface TakeMarkersTask {
  readonly do: 'take-markers'
  readonly seat: Seat
  left: number
  /** All markers of one card at once. */
  readonly all: boolean
  /** The card that markers have been taken from. */
  card: string | null
}

export const takeMarkers: Question<TakeMarkersTask, ActionOf<'unmark' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, left, card }) {
    if (left === 0) return []
    const cards = sideOf(play, opponentOf(seat)).ongoing.filter(
      (ongoing) => ongoing.markers > 0 && (card === null || card === ongoing.card),
    )
    if (cards.length === 0) return []
    return [...cards.map((ongoing): ActionOf<'unmark'> => ({ type: 'unmark', card: ongoing.card })), forfeit]
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
    task.left--
    task.card = card
    plan(play, task)
  },
}

/** CI-WW22: a marker more on an own ongoing card in play. */
export interface AddMarkerTask {
  readonly do: 'add-marker'
  readonly seat: Seat
}

export const addMarker: Question<AddMarkerTask, ActionOf<'add-marker' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat }) {
    const ongoing = sideOf(play, seat).ongoing.filter(({ markers }) => markers > 0)
    if (markersLeft(play.state) === 0 || ongoing.length === 0) return []
    return [...ongoing.map(({ card }): ActionOf<'add-marker'> => ({ type: 'add-marker', card })), forfeit]
  },
  answer(play, { seat }, action) {
    if (action.type === 'forfeit') return
    const ongoing = sideOf(play, seat).ongoing.find(({ card }) => card === action.card)
    if (!ongoing) return
    ongoing.markers++
    play.emit?.({ type: 'markers', seat, card: action.card, markers: ongoing.markers })
  },
}
