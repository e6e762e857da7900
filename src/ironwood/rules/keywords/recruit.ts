import type { ActionOf } from '../action'
import type { Step } from '../card'
import {
  forestOf,
  hasForge,
  idOf,
  mountainOf,
  recruit as place,
  unitsLeft,
  warbandOn,
  warbandsWithTotem,
} from '../components'
import { forfeit, frameOf, type Play, plan, type Question } from '../play'
import type { Seat } from '../vocabulary'

type RecruitStep = Extract<Step, { do: 'recruit' }>

/** IW-KEY-13: units from the supply, one at a time, all to the same place unless the card says otherwise (CI-06). */
export interface RecruitTask {
  readonly do: 'recruit'
  readonly seat: Seat
  readonly step: RecruitStep
  left: number
  /** Where units of this step have gone. */
  readonly taken: number[]
}

/** The places that a card allows. */
function placesFor(play: Play, at: RecruitStep['at']): number[] {
  const { state, board } = play
  const { forest, mountain, sacrificed } = frameOf(play)
  const mountains = (fits: (mountain: number) => boolean): number[] => [...board.mountains.keys()].filter(fits)
  const known = (place: number | null): number[] => (place === null ? [] : [place])
  switch (at) {
    case 'outer':
      return [...board.outerForests]
    case 'chosen':
      return known(forest)
    case 'totem':
      return warbandsWithTotem(state)
    case 'forge':
      return mountains((each) => hasForge(play, each))
    case 'site':
      return mountains((each) => hasForge(play, each) || state.mountains.sites[each] !== 'none')
    case 'controlled':
      return mountains((each) => warbandOn(state, each) > 0)
    case 'drill':
      return [state.drill.at]
    case 'attacked-from':
      return known(mountain)
    case 'sacrificed':
      return known(sacrificed)
  }
}

/** If there is no such place, what the card says instead (CI-WW25). */
export function recruitOf(play: Play, seat: Seat, step: RecruitStep): RecruitTask {
  const { otherwise, ...plain } = step
  const { at, count } = otherwise && placesFor(play, step.at).length === 0 ? otherwise : step
  return { do: 'recruit', seat, step: { ...plain, at, count }, left: count, taken: [] }
}

export const recruit: Question<RecruitTask, ActionOf<'recruit' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, step, left, taken }) {
    if (left === 0 || unitsLeft(play.state, seat, step.unit) === 0) return []
    const fits = (at: number): boolean => taken.length === 0 || (step.apart ? !taken.includes(at) : taken.includes(at))
    const places = placesFor(play, step.at).filter(fits)
    if (places.length === 0) return []
    return [...places.map((at): ActionOf<'recruit'> => ({ type: 'recruit', at: idOf(play.board, seat, at) })), forfeit]
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const { seat, step, taken } = task
    const at = seat === 'woodwalkers' ? forestOf(play, action.at) : mountainOf(play, action.at)
    if (taken.length === 0 && step.countIfShown !== undefined && frameOf(play).shown.includes(at))
      task.left = step.countIfShown
    taken.push(at)
    task.left--
    plan(play, task)
    place(play, seat, step.unit, at)
  },
}
