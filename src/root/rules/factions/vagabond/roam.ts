import { flag, nullable } from '../../../../toolkit'
import type { Chapter } from '../../chapter'
import { noteArrival, noteLeave } from '../../moving/arrivals'
import { slipsFrom, type Way, waysFrom } from '../../moving/links'
import { goingTo, type MoveAction, march, marchersAt, takeFerry, wayOf } from '../../moving/move'
import { paysToll } from '../../moving/paths'
import { countRefused, heldRefused } from '../../moving/way-refusal'
import { type Play, plan, type Question } from '../../play'
import { unreachable } from '../../reasons'
import { countAt, heldBy, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { alliesAt } from './allies'
import { vagabondOf } from './board'
import { isHostile } from './hostility'
import { exhaust, readyOf } from './items'
import { allyRefused, roamRefused, slipRefused } from './roam-refusal'

/** The pawn moves to an adjacent clearing (ROOT-9.5.1); with `slip` also to a forest (ROOT-9.4.2). */
export interface RoamTask {
  readonly do: 'roam'
  readonly seat: Seat
  /** Boots that the move costs, hostile clearings apart. */
  readonly boots: number
  readonly slip: boolean
  readonly optional: boolean
  readonly battle: boolean
}
/** An ally may be taken along, so many of its warriors (ROOT-9.2.9.2.2). */
export interface AlongTask {
  readonly do: 'along'
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly ferry: boolean
  readonly battle: boolean
}
export interface AlongCountTask extends Omit<AlongTask, 'do'> {
  readonly do: 'along-count'
  readonly ally: Seat
}
type Task = RoamTask | AlongTask | AlongCountTask

export type RoamAction =
  | Extract<MoveAction, { type: 'move-to' | 'move-count' | 'done' }>
  | { readonly type: 'slip'; readonly forest: string }
  | { readonly type: 'along'; readonly ally: Seat | null }

/** ROOT-9.2.9.3.2: one boot more into a clearing with a warrior of a Hostile faction. */
const isGuarded = (play: Play, seat: Seat, at: number): boolean =>
  play.state.seats.some((other) => isHostile(play, seat, other) && warriorsAt(play, other, at) > 0)

const bootsFor = (play: Play, seat: Seat, boots: number, slip: boolean, at: number): number =>
  boots + (!slip && isGuarded(play, seat, at) ? 1 : 0)

/** Where the pawn can go, and by which way. */
export function roamsTo(play: Play, { seat, boots, slip }: Pick<RoamTask, 'seat' | 'boots' | 'slip'>) {
  const { clearing, forest } = vagabondOf(play, seat)
  const ready = readyOf(play, seat, 'boot')
  if (boots > ready) return []
  const ways =
    clearing > 0
      ? (slip ? slipsFrom : waysFrom)(play, seat, clearing)
      : (play.ground.forests[forest]?.clearings ?? [])
          .filter((to) => !play.state.scorched.includes(to))
          .map((to) => ({ to, ferry: false }))
  return ways.filter(({ to }) => bootsFor(play, seat, boots, slip, to) <= ready)
}

function forestsNear(play: Play, seat: Seat): readonly number[] {
  const { clearing, forest } = vagabondOf(play, seat)
  return (clearing > 0 ? play.ground.forestsAt[clearing] : play.ground.forestNeighbours[forest]) ?? []
}

export function movePawn(play: Play, seat: Seat, clearing: number, { forest = -1, ferry = false } = {}): void {
  const board = vagabondOf(play, seat)
  const from = board.clearing
  board.clearing = clearing
  board.forest = forest
  noteLeave(play, seat, from)
  noteArrival(play, seat, clearing, 1)
  play.emit?.({ type: 'pawn', seat, clearing, forest: play.ground.forests[forest]?.id ?? null, ferry })
}

const roaming: Question<RoamTask, RoamAction> = {
  actions(play, task) {
    const actions: RoamAction[] = goingTo(roamsTo(play, task))
    if (task.slip)
      for (const index of forestsNear(play, task.seat)) {
        const forest = play.ground.forests[index]
        if (forest) actions.push({ type: 'slip', forest: forest.id })
      }
    if (task.optional && actions.length > 0) actions.push({ type: 'done' })
    return actions
  },
  asks: (play, task) => roamsTo(play, task).length > 1,
  answer(play, task, action) {
    const { seat, boots, slip, battle } = task
    if (action.type === 'slip')
      movePawn(play, seat, 0, { forest: play.ground.forests.findIndex(({ id }) => id === action.forest) })
    if (action.type !== 'move-to') return
    const { to, ferry } = wayOf(roamsTo(play, task), action)
    for (let left = bootsFor(play, seat, boots, slip, to); left > 0; left--) exhaust(play, seat, 'boot')
    plan(play, { do: 'along', seat, from: vagabondOf(play, seat).clearing, to, ferry, battle })
  },
}

/** The pawn goes, and the ally's warriors with it; who moved by the Ferry draws a card (ROOT-C.2.5c). */
function go(
  play: Play,
  { seat, from, to, ferry, battle }: Omit<AlongTask, 'do'>,
  ally: Seat | null,
  count: number,
): void {
  if (battle) plan(play, { do: 'emigre-battle', seat, at: to })
  movePawn(play, seat, to, { ferry })
  if (from > 0 && paysToll(play, seat, from, { to, ferry })) plan(play, { do: 'damage', seat, left: 1 })
  if (ally !== null) march(play, ally, from, { to, ferry }, count, undefined, seat)
  else if (ferry) takeFerry(play, seat, to)
}

/** A move that somebody else forces: no boot but that of a Hostile clearing, and nobody goes along (ROOT-HIR-9d). */
export function roamForced(play: Play, seat: Seat, { to, ferry }: Way): void {
  for (let left = bootsFor(play, seat, 0, false, to); left > 0; left--) exhaust(play, seat, 'boot')
  go(play, { seat, from: vagabondOf(play, seat).clearing, to, ferry, battle: false }, null, 0)
}

/** Allies that may leave with the pawn: what keeps them there does so even if the pawn slips (ROOT-9.2.9.2.2b). */
const companionsAt = (play: Play, seat: Seat, from: number): Seat[] =>
  from > 0
    ? alliesAt(play, seat, from).filter(
        (ally) => countAt(play, ally, 'warrior', from) > 0 && heldBy(play, ally, from) === null,
      )
    : []

const taking: Question<AlongTask, Extract<RoamAction, { type: 'along' }>> = {
  actions: (play, { seat, from }) => [
    ...companionsAt(play, seat, from).map((ally) => ({ type: 'along', ally }) as const),
    { type: 'along', ally: null },
  ],
  answer(play, task, { ally }) {
    const { seat, from, to, ferry, battle } = task
    if (ally === null) go(play, task, null, 0)
    else plan(play, { do: 'along-count', seat, from, to, ferry, battle, ally })
  },
}

const howMany: Question<AlongCountTask, Extract<RoamAction, { type: 'move-count' }>> = {
  actions(play, { ally, from }) {
    const actions: Extract<RoamAction, { type: 'move-count' }>[] = []
    const all = marchersAt(play, ally, from)
    for (let count = 1; count <= all; count++) actions.push({ type: 'move-count', count })
    return actions
  },
  answer: (play, task, { count }) => go(play, task, task.ally, count),
}

export const roamingPawns: Chapter<Task, RoamAction> = {
  tasks: {
    roam: {
      fields: { seat: shape.seat, boots: shape.amount, slip: flag, optional: flag, battle: flag },
      law: 'ROOT-9.5.1a',
      rule: roaming,
      refuse: {
        'move-to': (play, { seat }, action) => roamRefused(play, seat, action),
        slip: (play, { seat, slip }, { forest }) => slipRefused(play, seat, forest, slip),
      },
    },
    along: {
      fields: { seat: shape.seat, from: shape.place, to: shape.clearing, ferry: flag, battle: flag },
      law: 'ROOT-9.2.9.2.2a',
      rule: taking,
      refuse: {
        along: (play, { seat, from }, { ally }) =>
          ally === null
            ? null
            : (allyRefused(play, seat, ally, from, 'ROOT-9.2.9.2.2a') ??
              unreachable(play, ally, from, 'ROOT-9.2.9.2.2c') ??
              heldRefused(play, ally, from)),
      },
    },
    'along-count': {
      fields: {
        seat: shape.seat,
        from: shape.clearing,
        to: shape.clearing,
        ferry: flag,
        battle: flag,
        ally: shape.seat,
      },
      law: 'ROOT-9.2.9.2.2a',
      rule: howMany,
      refuse: { 'move-count': (play, { ally, from }) => countRefused(play, ally, from, 'ROOT-9.2.9.2.2a') },
    },
  },
  actions: {
    'move-to': { fields: { at: shape.place, ferry: shape.ferry } },
    'move-count': { fields: { count: shape.count } },
    done: { fields: {} },
    slip: { fields: { forest: shape.forest } },
    along: { fields: { ally: nullable(shape.seat) } },
  },
}
