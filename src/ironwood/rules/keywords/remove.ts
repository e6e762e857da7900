import { flag, nullable, oneOf, optional } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import type { Reach } from '../card'
import { fightersOn, idOf, placeOf, takeUnits, warbandOn } from '../components'
import type { Keyword } from '../keyword'
import { frameOf, orForfeit, type Play, plan, type Question } from '../play'
import { removeRefused } from '../refusals/fighting'
import * as shape from '../shapes'
import { opponentOf, type Seat, type Unit } from '../vocabulary'
import { holdsMoved } from './move'

export interface RemoveStep {
  readonly do: 'remove'
  readonly reach: Reach
  readonly count: number
  /** All from one location. */
  readonly together?: boolean
}

export interface RemoveAction {
  readonly type: 'remove'
  readonly at: string
  readonly unit: Unit
}

/** IW-KEY-14: Fighters of the opponent to the supply, one at a time; only across the border with an inner forest (CI-08). */
export interface RemoveTask {
  readonly do: 'remove'
  readonly seat: Seat
  readonly reach: Reach
  readonly left: number
  readonly together: boolean
  /** The place of the first removal, if all must come from there. */
  readonly at: number | null
}

/** Places with Fighters of the opponent within reach. */
function reached(play: Play, seat: Seat, reach: Reach): number[] {
  const { state, board } = play
  const { forest, mountain, sacrificed } = frameOf(play)
  const inner = board.innerForests
  if (seat === 'woodwalkers') {
    const from =
      reach === 'border'
        ? inner.filter((each) => fightersOn(play, each) > 0)
        : reach === 'moved'
          ? inner.filter((each) => holdsMoved(play, each))
          : [reach === 'sacrificed' ? sacrificed : forest]
    const beside = from.flatMap((each) => board.mountainsBeside[each ?? -1] ?? [])
    return [...board.mountains.keys()].filter(
      (each) => beside.includes(each) && item(state.mountains.fighters, each) > 0,
    )
  }
  const controlled = (each: number): boolean =>
    item(board.mountainsBeside, each).some((beside) => warbandOn(play, beside) > 0)
  const within = (each: number): boolean => {
    if (reach === 'border') return controlled(each)
    if (reach === 'baited') return each === forest && controlled(each)
    return item(board.mountainsBeside, each).includes(mountain ?? -1)
  }
  return inner.filter((each) => fightersOn(play, each) > 0 && within(each))
}

const which: Question<RemoveTask, ActionOf<'remove' | 'forfeit'>> = {
  actions(play, { seat, reach, left, together, at }) {
    if (left === 0) return []
    const places = reached(play, seat, reach).filter((each) => !together || at === null || at === each)
    const victim = opponentOf(seat)
    return orForfeit(
      places.map((each): RemoveAction => ({ type: 'remove', at: idOf(play, victim, each), unit: 'fighter' })),
    )
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const victim = opponentOf(task.seat)
    const at = placeOf(play, victim, action.at)
    takeUnits(play, victim, 'fighter', at, 1)
    plan(play, { ...task, at, left: task.left - 1 })
  },
}

/** The faction whose cards have this reach; both have `border`. */
const owners: Readonly<Record<Exclude<Reach, 'border'>, Seat>> = {
  moved: 'woodwalkers',
  sacrificed: 'woodwalkers',
  chosen: 'woodwalkers',
  founded: 'ironclad',
  'attacked-from': 'ironclad',
  baited: 'ironclad',
}

const reaches = oneOf('border', 'moved', 'sacrificed', 'chosen', 'founded', 'attacked-from', 'baited')

export const remove: Keyword<RemoveStep, RemoveTask, RemoveAction> = {
  steps: {
    remove: {
      owner: 'both',
      fields: { reach: reaches, count: shape.some, together: optional(flag) },
      check(card, path, { reach }) {
        if (reach !== 'border') card.only(`${path}.reach`, owners[reach], `the reach ${reach}`)
      },
      tasks: (_play, { reach, count, together = false }, { seat }) => [
        { do: 'remove', seat, reach, left: count, together, at: null },
      ],
    },
  },
  tasks: {
    remove: {
      fields: { seat: shape.seat, reach: reaches, left: shape.count, together: flag, at: nullable(shape.place) },
      law: 'IW-KEY-14',
      refuse: { remove: removeRefused },
      rule: which,
    },
  },
  actions: {
    remove: {
      fields: { at: shape.placeId, unit: shape.unit },
    },
  },
}
