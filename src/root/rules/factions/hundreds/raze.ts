import { listOf, without } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { boxOf, enemiesOf, troopOf } from '../../owner'
import { structuresOf } from '../../pieces'
import { type Play, plan, type Question } from '../../play'
import { type Loss, remove } from '../../removal'
import { takeFromRuin } from '../../ruins'
import { isShielded } from '../../rule'
import * as shape from '../../shapes'
import { clearingCount, type Item, items, type Seat } from '../../vocabulary'
import { hundredsOf } from './board'
import { hoard } from './hoard'
import { mobsOf } from './mobs'

/** The mobs raze, clearing by clearing, each as an event of its own (ROOT-14.4.1c). */
export interface RazeTask {
  readonly do: 'raze'
  readonly seat: Seat
}
export interface RazeNextTask {
  readonly do: 'raze-next'
  readonly seat: Seat
  readonly places: readonly number[]
}
/** Then they loot the ruin (ROOT-14.4.1b); of two items they see both, and choose. */
export interface RazeRuinTask {
  readonly do: 'raze-ruin'
  readonly seat: Seat
  readonly at: number
}
export interface RazeItemTask extends Omit<RazeRuinTask, 'do'> {
  readonly do: 'raze-item'
}
export type RazeAction = { readonly type: 'raze'; readonly at: number } | { readonly type: 'take'; readonly item: Item }

/** What the mobs of a clearing can remove. */
function standing(play: Play, seat: Seat, at: number): Loss[] {
  const open = enemiesOf(play, seat).filter((owner) => !isShielded(play, seat, owner, at))
  return open.flatMap((owner) =>
    structuresOf[boxOf(play, owner)].flatMap((kind) => {
      const count = troopOf(play, owner).pieces[kind]?.[at] ?? 0
      return count > 0 ? [{ owner, kind, at, count }] : []
    }),
  )
}

const under = (play: Play, at: number): readonly Item[] => play.state.ruins[at] ?? []

/** Clearings where there is something to raze now. */
const razable = (play: Play, seat: Seat, places: readonly number[]): number[] =>
  places.filter((at) => standing(play, seat, at).length > 0 || under(play, at).length > 0)

const razing: Question<RazeNextTask, Extract<RazeAction, { type: 'raze' }>> = {
  actions: (play, { seat, places }) => razable(play, seat, places).map((at) => ({ type: 'raze', at })),
  answer(play, { seat, places }, { at }) {
    plan(play, { do: 'raze-ruin', seat, at }, { do: 'raze-next', seat, places: without(places, [at]) })
    const losses = standing(play, seat, at)
    if (losses.length > 0) remove(play, [{ by: seat, losses }])
  },
}

function loot(play: Play, { seat, at }: RazeRuinTask): void {
  const [item, ...others] = under(play, at)
  if (item === undefined) return
  if (others.length === 0) {
    take(play, seat, at, item)
    return
  }
  const { looked } = hundredsOf(play, seat)
  if (!looked.includes(at)) looked.push(at)
  plan(play, { do: 'raze-item', seat, at })
}

function take(play: Play, seat: Seat, at: number, item: Item): void {
  takeFromRuin(play, at, item)
  hoard(play, seat, item)
}

const choosing: Question<RazeItemTask, Extract<RazeAction, { type: 'take' }>> = {
  // What lies there is hidden: two items of a kind are asked for, too.
  asks: (play, { at }) => under(play, at).length > 1,
  actions: (play, { at }) =>
    items.filter((item) => under(play, at).includes(item)).map((item) => ({ type: 'take', item })),
  answer: (play, { seat, at }, { item }) => take(play, seat, at, item),
}

export const raze: Chapter<RazeNextTask | RazeItemTask, RazeAction, RazeTask | RazeRuinTask> = {
  tasks: {
    raze: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.4.1a',
      rule: { run: (play, { seat }) => plan(play, { do: 'raze-next', seat, places: mobsOf(play, seat) }) },
    },
    'raze-next': {
      fields: { seat: shape.seat, places: listOf(shape.clearing, clearingCount) },
      law: 'ROOT-14.4.1c',
      rule: razing,
      refuse: {
        raze: (_play, { places }, { at }) =>
          places.includes(at)
            ? because('nothing-to-raze', 'ROOT-14.4.1a', { at })
            : because('no-mob', 'ROOT-14.4.1a', { at }),
      },
    },
    'raze-ruin': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-14.4.1b',
      rule: { run: loot },
    },
    'raze-item': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-14.4.1b',
      rule: choosing,
      refuse: { take: (_play, _task, { item }) => because('no-such-item.ruin', 'ROOT-14.4.1b', { item }) },
    },
  },
  actions: {
    raze: { fields: { at: shape.clearing } },
    take: { fields: { item: shape.item } },
  },
}
