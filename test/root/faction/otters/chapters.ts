import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import { type Play, type Question, sideOf } from '../../play'
import { canPlace, warriorsAt } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { clearings, type Seat } from '../../vocabulary'

interface StartTask {
  readonly do: 'otters-start'
  readonly seat: Seat
}
interface VisitTask {
  readonly do: 'visit'
  readonly seat: Seat
}
type Task = StartTask | VisitTask
type Visit = { readonly type: 'choose-clearing'; readonly at: number } | { readonly type: 'done' }

function visitedOf(play: Play, seat: Seat): number[] {
  const { board } = sideOf(play, seat)
  if (board.faction === 'otters') return board.visited
  throw new Error(`${seat} does not play the Otters.`)
}

const starting: Question<StartTask, Visit> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) =>
    clearings.filter((at) => canPlace(play, seat, at)).map((at) => ({ type: 'choose-clearing', at })),
  answer(play, { seat }, action) {
    if (action.type === 'choose-clearing') place(play, seat, 'warrior', action.at, 4)
  },
}

const visiting: Question<VisitTask, Visit> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => [
    ...clearings
      .filter((at) => warriorsAt(play, seat, at) > 0 && !visitedOf(play, seat).includes(at))
      .map((at) => ({ type: 'choose-clearing', at }) as const),
    { type: 'done' },
  ],
  answer(play, { seat }, action) {
    if (action.type === 'done') return
    visitedOf(play, seat).push(action.at)
    score(play, seat, 2, 'ROOT-3.2.2')
  },
}

export const ottersChapters: { readonly otters: Chapter<Task, Visit> } = {
  otters: {
    tasks: {
      'otters-start': { fields: { seat: shape.seat }, law: 'ROOT-5.1.7a', rule: starting },
      visit: { fields: { seat: shape.seat }, law: 'ROOT-1.4.1a', rule: visiting },
    },
    actions: { 'choose-clearing': { fields: { at: shape.clearing } }, done: { fields: {} } },
  },
}
