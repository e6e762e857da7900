import type { ActionOf } from '../action'
import type { Step } from '../card'
import { fightersOn, forestId, markersLeft, mountainId, warbandOn } from '../components'
import { forfeit, frameOf, type Play, type Question } from '../play'
import type { Seat } from '../vocabulary'

type MarkStep = Extract<Step, { do: 'mark' }>

/** IW-KEY-08: a marker on a location, where the card says. */
export interface MarkTask {
  readonly do: 'mark'
  readonly seat: Seat
  readonly step: MarkStep
}

/** Where a card may put its marker: mountains for the Woodwalkers, forests for the Ironclad. */
function markable(play: Play, at: MarkStep['at']): number[] {
  const { state, board } = play
  const controlledBeside = (forest: number): number =>
    (board.mountainsBeside[forest] ?? []).filter((mountain) => warbandOn(state, mountain) > 0).length
  if (at === 'forest') return board.innerForests.filter((forest) => controlledBeside(forest) > 0)
  if (at === 'warband-between-two')
    return board.innerForests.filter((forest) => fightersOn(state, forest) > 0 && controlledBeside(forest) > 1)
  return [...board.mountains.keys()].filter(
    (mountain) =>
      (at === 'mountain' || mountain !== board.ferrum) &&
      (board.innerBeside[mountain] ?? []).some((forest) => fightersOn(state, forest) > 0),
  )
}

export const mark: Question<MarkTask, ActionOf<'mark' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, step }) {
    const places = markersLeft(play.state) > 0 ? markable(play, step.at) : []
    if (places.length === 0) return []
    const idOf = seat === 'woodwalkers' ? mountainId : forestId
    return [...places.map((at): ActionOf<'mark'> => ({ type: 'mark', at: idOf(play, at) })), forfeit]
  },
  answer(play, { seat, step: { stops, until } }, action) {
    if (action.type === 'forfeit') return
    const { state, board } = play
    const kind = seat === 'woodwalkers' ? 'mountain' : 'forest'
    const at = (kind === 'mountain' ? board.mountainAt : board.forestAt)[action.at] ?? -1
    const frame = frameOf(play)
    state.marks.push({ card: frame.card, seat, kind, at, stops, until, over: false })
    play.emit?.({ type: 'marked', seat, card: frame.card, at: action.at })
  },
}

/** An inner forest you control, for later steps of the card. */
export interface ChooseTask {
  readonly do: 'choose'
}

export const choose: Question<ChooseTask, ActionOf<'choose' | 'forfeit'>> = {
  seat: () => 'woodwalkers',
  actions(play) {
    const forests = play.board.innerForests.filter((forest) => fightersOn(play.state, forest) > 0)
    if (forests.length === 0) return []
    return [...forests.map((forest): ActionOf<'choose'> => ({ type: 'choose', at: forestId(play, forest) })), forfeit]
  },
  answer(play, _task, action) {
    if (action.type === 'choose') frameOf(play).forest = play.board.forestAt[action.at] ?? null
  },
}
