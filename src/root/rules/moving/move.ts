import { flag, optional } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { clearingsFor, matchesClearing, severalFit } from '../clearings'
import { draw } from '../hands'
import { boxOf, controllerOf } from '../owner'
import { type PieceKind, warriorsOf } from '../pieces'
import { shift } from '../placing'
import { type Play, plan, type Question, rulesOf } from '../play'
import { type DueTrigger, remove } from '../removal'
import { countAt, mayLeave, warriorsAt } from '../rule'
import * as shape from '../shapes'
import { isSeat, type Owner, type Seat, type Suit } from '../vocabulary'
import { noteArrival, noteLeave } from './arrivals'
import { canMoveFrom, movesFrom, type Way, waysFrom } from './links'
import { paysToll, planEscort } from './paths'
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
  /** Whose pieces move, if not those of the seat. */
  readonly owner?: Owner
}
export interface MoveFromTask extends Omit<MoveTask, 'do'> {
  readonly do: 'move-from'
}
export interface MoveToTask extends Pick<MoveTask, 'seat' | 'battle' | 'follow' | 'owner'> {
  readonly do: 'move-to'
  readonly from: number
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

/** Whether a move of an owner's warriors can start there. */
const isOrigin = (play: Play, owner: Owner, suit: Suit, at: number): boolean =>
  movableAt(play, owner, at) > 0 && matchesClearing(play, suit, at) && canMoveFrom(play, owner, at)

/** Warriors that can move now: those that others cannot move do so in their own turn only. */
export const movableAt = (play: Play, owner: Owner, at: number): number =>
  owner === play.state.active ? warriorsAt(play, owner, at) : countAt(play, owner, 'warrior', at)

const originsOf = (play: Play, owner: Owner, suit: Suit): number[] =>
  clearingsFor(play, owner).filter((at) => isOrigin(play, owner, suit, at))

/** How many warriors can leave a clearing at once. */
export const marchersAt = (play: Play, owner: Owner, at: number): number =>
  Math.min(countAt(play, owner, 'warrior', at), mayLeave(play, owner, at))

/** A warrior there that only its own turn moves, in that turn (ROOT-14.2.2c). */
export const leaderAt = (play: Play, seat: Seat, at: number): PieceKind | undefined =>
  seat === play.state.active
    ? warriorsOf[boxOf(play, seat)].find((kind) => kind !== 'warrior' && countAt(play, seat, kind, at) > 0)
    : undefined

/** Whether warriors of an owner can move at all. */
export const canMarch = (play: Play, owner: Owner, suit: Suit = 'bird'): boolean =>
  clearingsFor(play, owner).some((at) => isOrigin(play, owner, suit, at))

/** Whose warriors move. */
const moverOf = ({ seat, owner = seat }: Pick<MoveTask, 'seat' | 'owner'>): Owner => owner

function areAscending(ways: readonly Way[]): boolean {
  let last = -1
  for (const { to } of ways) {
    if (to <= last) return false
    last = to
  }
  return true
}

/** The answers for ways; the Ferry is named only where something else leads there as well. */
export function goingTo(ways: readonly Way[]): { type: 'move-to'; at: number; ferry?: boolean }[] {
  // Most are in order, and none leads where another does.
  if (areAscending(ways)) return ways.map(({ to }) => ({ type: 'move-to', at: to }))
  return [...ways]
    .sort((one, other) => one.to - other.to || Number(one.ferry) - Number(other.ferry))
    .map(({ to, ferry }) => {
      const twice = ferry && ways.some((other) => other.to === to && !other.ferry)
      return twice ? { type: 'move-to', at: to, ferry } : { type: 'move-to', at: to }
    })
}

/** The way that was answered. */
export function wayOf(ways: readonly Way[], { at, ferry = false }: { at: number; ferry?: boolean }): Way {
  const way = ways.find((each) => each.to === at && each.ferry === ferry) ?? ways.find(({ to }) => to === at)
  if (!way) throw new Error(`No way leads to ${at}.`)
  return way
}

/**
 * Warriors have moved, and who leads them: the Ferry has gone with them (ROOT-C.2.5), Outrage is due (ROOT-8.2.6a). A hireling
 * moves for its controller (ROOT-E.3.7). A seat whose pawn the Ferry carried with them draws a card too.
 */
export function march(
  play: Play,
  owner: Owner,
  from: number,
  { to, ferry }: Way,
  count: number,
  led?: PieceKind,
  pawn: Seat | null = null,
): void {
  const lost = count > 0 && paysToll(play, owner, from, { to, ferry }) ? 1 : 0
  const going = count - lost
  if (going > 0) {
    shift(play, owner, from, to, going, 'warrior')
    play.emit?.({ type: 'moved', owner, from, to, count: going, ferry })
  }
  if (led) {
    shift(play, owner, from, to, 1, led)
    play.emit?.({ type: 'moved', owner, from, to, count: 1, ferry, piece: led })
  }
  noteLeave(play, owner, from)
  noteArrival(play, owner, to, going + (led ? 1 : 0))
  if (going > 0 || led) planMoved(play, owner, from, { to, ferry }, going, pawn)
  if (lost === 0) return
  // It had left already, so it is not one of those that a Band keeps there (ROOT-HIR-7d).
  noteArrival(play, owner, from, lost)
  // What is removed on the way answers by where it started (ROOT-HIR-12e).
  remove(play, [{ by: owner, losses: [{ owner, kind: 'warrior', at: from, count: lost }] }])
}

/** What a move sets off. */
function planMoved(play: Play, owner: Owner, from: number, { to, ferry }: Way, count: number, pawn: Seat | null): void {
  if (ferry) moveFerry(play, to)
  const mover = controllerOf(play, owner)
  if (mover === null) return
  planEscort(play, owner, from, { to, ferry })
  const passengers = ferry ? [...(pawn === null ? [] : [pawn]), mover] : []
  const due: DueTrigger[] = []
  for (const other of play.state.seats) {
    const effect = other === mover ? null : rulesOf(play, other).afterMove?.(play, other, mover, to)
    if (effect) due.push(effect)
  }
  cross(play, passengers, to, due)
  // What belongs to the move comes before what it sets off.
  if (isSeat(owner)) rulesOf(play, owner).afterOwnMove?.(play, owner, from, to, count)
}

function moveFerry({ state }: Play, to: number): void {
  state.ferry = to
  state.turn.ferry = true
}

/** The Ferry has carried a pawn, and nothing else follows: its seat draws a card (ROOT-C.2.5c). */
export function takeFerry(play: Play, seat: Seat, to: number): void {
  moveFerry(play, to)
  draw(play, seat, 1)
}

/**
 * Passengers of the Ferry draw a card each (ROOT-C.2.5c). Outrage that the same move sets off comes at the same moment, so the
 * active seat says whose effects come first (ROOT-1.1.3a).
 */
function cross(play: Play, passengers: readonly Seat[], at: number, due: readonly DueTrigger[]): void {
  if (passengers.length === 0 || due.length === 0) {
    for (const seat of passengers) draw(play, seat, 1)
    plan(play, ...due.map(({ effect }) => effect))
    return
  }
  const cards = passengers.map((owner): DueTrigger => ({ owner, effect: { do: 'ferry-card', seat: owner, at } }))
  const groups = [...cards, ...due].map(
    ({ owner, effect }) => ({ do: 'triggers', seat: owner, effects: [effect] }) as const,
  )
  plan(play, { do: 'sides-first', seat: play.state.active, groups })
}

/** Said only by moves that are followed. */
const followed = (follow = false): { readonly follow?: true } => (follow ? { follow } : {})

const whence: Question<MoveFromTask, MoveAction> = {
  actions(play, task) {
    const actions: MoveAction[] = originsOf(play, moverOf(task), task.suit).map((at) => ({ type: 'move-from', at }))
    if (task.optional && actions.length > 0) actions.push({ type: 'done' })
    return actions
  },
  asks: (play, task) =>
    task.optional
      ? canMarch(play, moverOf(task), task.suit)
      : severalFit((at) => isOrigin(play, moverOf(task), task.suit, at), clearingsFor(play, moverOf(task))),
  answer(play, { seat, battle, owner, follow }, action) {
    if (action.type !== 'move-from') return
    const from = action.at
    if (owner === undefined && !follow) plan(play, { seat, battle, do: 'move-to', from })
    else if (owner === undefined) plan(play, { seat, battle, do: 'move-to', from, ...followed(follow) })
    else plan(play, { seat, battle, owner, do: 'move-to', from, ...followed(follow) })
  },
}

const whither: Question<MoveToTask, Extract<MoveAction, { type: 'move-to' }>> = {
  actions: (play, task) => goingTo(movesFrom(play, moverOf(task), task.from)),
  answer(play, task, action) {
    const { seat, battle, from, owner, follow } = task
    const { to, ferry } = wayOf(waysFrom(play, moverOf(task), from), action)
    // Written out for most moves: to copy a task and change what it does is slow.
    const going: MoveCountTask =
      owner === undefined && follow === undefined
        ? { seat, battle, do: 'move-count', from, to, ferry }
        : { ...task, to, ferry, do: 'move-count' }
    plan(play, (task.owner === undefined && rulesOf(play, task.seat).beforeCount?.(play, going)) || going)
  },
}

/** They go, and what follows where they have gone is planned. */
export function go(
  play: Play,
  { seat, from, to, ferry, battle, follow, owner = seat }: MoveCountTask,
  count: number,
  led?: PieceKind,
): void {
  if (battle) plan(play, { do: 'emigre-battle', seat, at: to })
  if (follow) rulesOf(play, seat).followMove?.(play, seat, to)
  march(play, owner, from, { to, ferry }, count, led)
}

/** Whether warriors of an owner only move all together. */
const moveTogether = (play: Play, owner: Owner): boolean =>
  !isSeat(owner) && play.hirelings[owner].movesTogether === true

const howMany: Question<MoveCountTask, Extract<MoveAction, { type: 'move-count' }>> = {
  actions(play, task) {
    const all = marchersAt(play, moverOf(task), task.from)
    const actions: Extract<MoveAction, { type: 'move-count' }>[] = []
    for (let count = moveTogether(play, moverOf(task)) ? Math.max(all, 1) : 1; count <= all; count++)
      actions.push({ type: 'move-count', count })
    return actions
  },
  asks: (play, task) => marchersAt(play, moverOf(task), task.from) > 1 && !moveTogether(play, moverOf(task)),
  answer: (play, task, { count }) => go(play, task, count),
}

export const moving: Chapter<MoveFromTask | MoveToTask | MoveCountTask, MoveAction, MoveTask> = {
  tasks: {
    move: {
      fields: {
        seat: shape.seat,
        suit: shape.suit,
        optional: flag,
        battle: flag,
        follow: optional(flag),
        owner: optional(shape.owner),
      },
      law: 'ROOT-4.2a',
      rule: {
        run(play, task) {
          const { move } = rulesOf(play, task.seat)
          if (move && task.owner === undefined) move(play, task)
          else plan(play, { ...task, do: 'move-from' })
        },
      },
    },
    'move-from': {
      fields: {
        seat: shape.seat,
        suit: shape.suit,
        optional: flag,
        battle: flag,
        follow: optional(flag),
        owner: optional(shape.owner),
      },
      law: 'ROOT-4.2.1a',
      rule: whence,
      refuse: { 'move-from': (play, task, { at }) => originRefused(play, moverOf(task), task.suit, at) },
    },
    'move-to': {
      fields: {
        seat: shape.seat,
        from: shape.place,
        battle: flag,
        follow: optional(flag),
        owner: optional(shape.owner),
      },
      law: 'ROOT-4.2.1a',
      rule: whither,
      refuse: {
        'move-to': (play, task, action) =>
          wayRefused(play, moverOf(task), task.from, action) ?? unruled(moverOf(task), task.from, action.at),
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
        owner: optional(shape.owner),
      },
      law: 'ROOT-4.2a',
      rule: howMany,
      refuse: { 'move-count': (play, task) => countRefused(play, moverOf(task), task.from, 'ROOT-4.2a') },
    },
  },
  actions: {
    'move-from': { fields: { at: shape.place } },
    'move-to': { fields: { at: shape.place, ferry: shape.ferry } },
    'move-count': { fields: { count: shape.count } },
    done: { fields: {} },
  },
}
