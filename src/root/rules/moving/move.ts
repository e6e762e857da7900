import { flag, optional } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { clearingsFor, matchesClearing, severalFit } from '../clearings'
import { draw } from '../hands'
import { shift } from '../placing'
import { type Play, plan, type Question, rulesOf } from '../play'
import { warriorsAt } from '../rule'
import * as shape from '../shapes'
import type { Seat, Suit } from '../vocabulary'
import { canMoveFrom, movesFrom, type Way, waysFrom } from './links'
import { countRefused, originRefused, unruled, wayRefused } from './way-refusal'

/** One move (ROOT-4.2): by warriors, or by a pawn, as the faction goes. */
export interface MoveTask {
  readonly do: 'move'
  readonly seat: Seat
  /** The suit of the origin; birds stand for any. */
  readonly suit: Suit
  /** Whether the seat may stop instead (ROOT-4.2.2c). */
  readonly optional: boolean
  /** A battle follows where it led (ROOT-CARD-24). */
  readonly battle: boolean
  /** Its faction goes on where it led. */
  readonly follow?: boolean
}
export interface MoveFromTask extends Omit<MoveTask, 'do'> {
  readonly do: 'move-from'
}
export interface MoveToTask {
  readonly do: 'move-to'
  readonly seat: Seat
  readonly from: number
  readonly battle: boolean
  readonly follow?: boolean
}
export interface MoveCountTask extends Omit<MoveToTask, 'do'>, Way {
  readonly do: 'move-count'
}

export type MoveAction =
  | { readonly type: 'move-from'; readonly at: number }
  /** `ferry` where a path leads there too. */
  | { readonly type: 'move-to'; readonly at: number; readonly ferry?: boolean }
  | { readonly type: 'move-count'; readonly count: number }
  | { readonly type: 'done' }

/** Whether a seat can start a move of warriors there. */
const isOrigin = (play: Play, seat: Seat, suit: Suit, at: number): boolean =>
  warriorsAt(play, seat, at) > 0 && matchesClearing(play, suit, at) && canMoveFrom(play, seat, at)

const originsOf = (play: Play, seat: Seat, suit: Suit): number[] =>
  clearingsFor(play, seat).filter((at) => isOrigin(play, seat, suit, at))

/** Whether a seat can move warriors at all. */
export const canMarch = (play: Play, seat: Seat, suit: Suit = 'bird'): boolean =>
  clearingsFor(play, seat).some((at) => isOrigin(play, seat, suit, at))

/** The answers for ways; the Ferry is named only where something else leads there as well. */
export const goingTo = (ways: readonly Way[]): { type: 'move-to'; at: number; ferry?: boolean }[] =>
  [...ways]
    .sort((one, other) => one.to - other.to || Number(one.ferry) - Number(other.ferry))
    .map(({ to, ferry }) => {
      const twice = ferry && ways.some((other) => other.to === to && !other.ferry)
      return twice ? { type: 'move-to', at: to, ferry } : { type: 'move-to', at: to }
    })

/** The way that was answered. */
export function wayOf(ways: readonly Way[], { at, ferry = false }: { at: number; ferry?: boolean }): Way {
  const way = ways.find((each) => each.to === at && each.ferry === ferry) ?? ways.find(({ to }) => to === at)
  if (!way) throw new Error(`No way leads to ${at}.`)
  return way
}

/** Warriors have moved: the Ferry has gone with them (ROOT-C.2.5), Outrage is due (ROOT-8.2.6a). */
export function march(play: Play, seat: Seat, from: number, { to, ferry }: Way, count: number): void {
  shift(play, seat, from, to, count)
  play.emit?.({ type: 'moved', seat, from, to, count, ferry })
  if (ferry) takeFerry(play, seat, to)
  for (const other of play.state.seats) if (other !== seat) rulesOf(play, other).afterMove?.(play, other, seat, to)
}

export function takeFerry(play: Play, seat: Seat, to: number): void {
  play.state.ferry = to
  play.state.turn.ferry = true
  draw(play, seat, 1)
}

/** Said only by moves that are followed. */
const followed = (follow = false): { readonly follow?: true } => (follow ? { follow } : {})

const whence: Question<MoveFromTask, MoveAction> = {
  actions(play, { seat, suit, optional: stoppable }) {
    const actions: MoveAction[] = originsOf(play, seat, suit).map((at) => ({ type: 'move-from', at }))
    if (stoppable && actions.length > 0) actions.push({ type: 'done' })
    return actions
  },
  asks: (play, { seat, suit, optional: stoppable }) =>
    stoppable
      ? canMarch(play, seat, suit)
      : severalFit((at) => isOrigin(play, seat, suit, at), clearingsFor(play, seat)),
  answer(play, { seat, battle, follow }, action) {
    if (action.type === 'move-from') plan(play, { do: 'move-to', seat, from: action.at, battle, ...followed(follow) })
  },
}

const whither: Question<MoveToTask, Extract<MoveAction, { type: 'move-to' }>> = {
  actions: (play, { seat, from }) => goingTo(movesFrom(play, seat, from)),
  answer(play, { seat, from, battle, follow }, action) {
    const { to, ferry } = wayOf(waysFrom(play, seat, from), action)
    plan(play, { do: 'move-count', seat, from, battle, ...followed(follow), to, ferry })
  },
}

const howMany: Question<MoveCountTask, Extract<MoveAction, { type: 'move-count' }>> = {
  actions: (play, { seat, from }) =>
    Array.from({ length: warriorsAt(play, seat, from) }, (_, index) => ({ type: 'move-count', count: index + 1 })),
  asks: (play, { seat, from }) => warriorsAt(play, seat, from) > 1,
  answer(play, { seat, from, to, ferry, battle, follow }, { count }) {
    if (battle) plan(play, { do: 'emigre-battle', seat, at: to })
    if (follow) rulesOf(play, seat).followMove?.(play, seat, to)
    march(play, seat, from, { to, ferry }, count)
  },
}

export const moving: Chapter<MoveFromTask | MoveToTask | MoveCountTask, MoveAction, MoveTask> = {
  tasks: {
    move: {
      fields: { seat: shape.seat, suit: shape.suit, optional: flag, battle: flag, follow: optional(flag) },
      law: 'ROOT-4.2a',
      rule: {
        run(play, task) {
          const { move } = rulesOf(play, task.seat)
          if (move) move(play, task)
          else plan(play, { ...task, do: 'move-from' })
        },
      },
    },
    'move-from': {
      fields: { seat: shape.seat, suit: shape.suit, optional: flag, battle: flag, follow: optional(flag) },
      law: 'ROOT-4.2.1a',
      rule: whence,
      refuse: { 'move-from': (play, { seat, suit }, { at }) => originRefused(play, seat, suit, at) },
    },
    'move-to': {
      fields: { seat: shape.seat, from: shape.place, battle: flag, follow: optional(flag) },
      law: 'ROOT-4.2.1a',
      rule: whither,
      refuse: {
        'move-to': (play, { seat, from }, action) =>
          wayRefused(play, seat, from, action) ?? unruled(seat, from, action.at),
      },
    },
    'move-count': {
      fields: {
        seat: shape.seat,
        from: shape.place,
        to: shape.place,
        ferry: flag,
        battle: flag,
        follow: optional(flag),
      },
      law: 'ROOT-4.2a',
      rule: howMany,
      refuse: { 'move-count': (play, { seat, from }) => countRefused(play, seat, from, 'ROOT-4.2a') },
    },
  },
  actions: {
    'move-from': { fields: { at: shape.place } },
    'move-to': { fields: { at: shape.place, ferry: shape.ferry } },
    'move-count': { fields: { count: shape.count } },
    done: { fields: {} },
  },
}
