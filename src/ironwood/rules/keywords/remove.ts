import type { ActionOf } from '../action'
import type { Reach } from '../card'
import { fightersOn, forestOf, idOf, mountainOf, remove as take, warbandOn } from '../components'
import { forfeit, frameOf, type Play, plan, type Question } from '../play'
import { opponentOf, type Seat } from '../vocabulary'
import { holdsMoved } from './move'

/** IW-KEY-14: Fighters of the opponent to the supply, one at a time; only across the border with an inner forest (CI-08). */
export interface RemoveTask {
  readonly do: 'remove'
  readonly seat: Seat
  readonly reach: Reach
  left: number
  readonly together: boolean
  /** Where one has been removed, if all come from there. */
  at: number | null
}

/** Where Fighters of the opponent are within reach. */
function reached(play: Play, seat: Seat, reach: Reach): number[] {
  const { state, board } = play
  const { forest, mountain, sacrificed } = frameOf(play)
  const inner = board.innerForests
  if (seat === 'woodwalkers') {
    const from =
      reach === 'border'
        ? inner.filter((each) => fightersOn(state, each) > 0)
        : reach === 'moved'
          ? inner.filter((each) => holdsMoved(play, each))
          : [reach === 'sacrificed' ? sacrificed : forest]
    const beside = from.flatMap((each) => board.mountainsBeside[each ?? -1] ?? [])
    return [...board.mountains.keys()].filter(
      (each) => beside.includes(each) && (state.mountains.fighters[each] ?? 0) > 0,
    )
  }
  const controlled = (each: number): boolean =>
    (board.mountainsBeside[each] ?? []).some((beside) => warbandOn(state, beside) > 0)
  const within = (each: number): boolean => {
    if (reach === 'border') return controlled(each)
    if (reach === 'baited') return each === forest && controlled(each)
    return (board.mountainsBeside[each] ?? []).includes(mountain ?? -1)
  }
  return inner.filter((each) => fightersOn(state, each) > 0 && within(each))
}

export const remove: Question<RemoveTask, ActionOf<'remove' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, reach, left, together, at }) {
    if (left === 0) return []
    const places = reached(play, seat, reach).filter((each) => !together || at === null || at === each)
    if (places.length === 0) return []
    const victim = opponentOf(seat)
    return [
      ...places.map(
        (each): ActionOf<'remove'> => ({ type: 'remove', at: idOf(play.board, victim, each), unit: 'fighter' }),
      ),
      forfeit,
    ]
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const victim = opponentOf(task.seat)
    const at = victim === 'woodwalkers' ? forestOf(play, action.at) : mountainOf(play, action.at)
    take(play, victim, 'fighter', at, 1)
    task.at = at
    task.left--
    plan(play, task)
  },
}
