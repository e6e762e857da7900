import {
  createRandom,
  type Emit,
  type Game,
  type GameRecord,
  IllegalActionError,
  type Policy,
  replay,
  type Seeded,
  startRecord,
  type Turn,
} from '../core'
import type { Encoding } from './encoding'
import { shares } from './utility'

/** Policies that play some of the seats, by seat. */
export type Policies<View, Action, Seat extends string> = { readonly [seat in Seat]?: Policy<View, Action, Seat> }

/** The parts of an environment, the same for all its games. */
export interface Plan<State extends object, Action, View, Options extends Seeded, Seat extends string, Event> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  readonly encoding: Encoding<State, Action, View, Seat> | null
  /** The environment plays these seats itself. */
  readonly policies: Policies<View, Action, Seat>
  /** A game is cut off after this many actions. */
  readonly length: number
}

/** The settings of an environment with all defaults filled in. */
export function planOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  {
    encoding = null,
    policies = {},
    length = encoding?.bounds.length ?? usualLength,
  }: Partial<Omit<Plan<State, Action, View, Options, Seat, Event>, 'game'>>,
): Plan<State, Action, View, Options, Seat, Event> {
  return { game, encoding, policies, length }
}

/** The default limit of actions, the same as for matches. */
const usualLength = 100_000

/** A running game: it stops where a seat without a policy must decide. */
export interface Course<State, Action, Options extends Seeded, Seat extends string> {
  readonly state: State
  readonly record: GameRecord<Options, Action>
  /** The seat that decides next; `null` once the game is over. */
  turn: Seat | null
  end: 'terminated' | 'truncated' | null
  /** That seat's legal actions and mask, once somebody has asked for them. */
  legal: readonly Action[] | null
  mask: Uint8Array | null
}

/** Begins a game, or continues one from a record. */
export function beginCourse<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  plan: Plan<State, Action, View, Options, Seat, Event>,
  options: Options,
  actions: readonly Action[] = [],
): Course<State, Action, Options, Seat> {
  const { game } = plan
  const record = startRecord<State, Action, Options>(game, options)
  record.actions.push(...actions)
  const state = replay(game, record)
  const course: Course<State, Action, Options, Seat> = { state, record, turn: null, end: null, legal: null, mask: null }
  playOn(plan, course)
  return course
}

/** A copy of the game, to try other actions. */
export const copyCourse = <State extends object, Action, Options extends Seeded, Seat extends string>(
  { clone }: { clone(state: State): State },
  course: Course<State, Action, Options, Seat>,
): Course<State, Action, Options, Seat> => ({
  ...course,
  state: clone(course.state),
  record: { ...course.record, actions: [...course.record.actions] },
  mask: null,
})

/** Carries out a legal action of the seat that decides, and then the actions of the policies. */
export function act<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  plan: Plan<State, Action, View, Options, Seat, Event>,
  course: Course<State, Action, Options, Seat>,
  action: Action,
  emit?: Emit<Event>,
): void {
  carryOut(plan, course, action, emit)
  playOn(plan, course, emit)
}

function carryOut<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: Plan<State, Action, View, Options, Seat, Event>,
  course: Course<State, Action, Options, Seat>,
  action: Action,
  emit: Emit<Event> | undefined,
): void {
  course.legal = null
  course.mask = null
  game.step(course.state, action, emit)
  course.record.actions.push(action)
}

function playOn<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  plan: Plan<State, Action, View, Options, Seat, Event>,
  course: Course<State, Action, Options, Seat>,
  emit?: Emit<Event>,
): void {
  const { game, policies, length } = plan
  for (;;) {
    course.turn = game.toAct(course.state)
    if (course.turn === null) {
      course.end = 'terminated'
      return
    }
    if (course.record.actions.length >= length) {
      course.turn = null
      course.end = 'truncated'
      return
    }
    const policy = policies[course.turn]
    if (!policy) return
    carryOut(plan, course, chosen(plan, course, course.turn, policy), emit)
  }
}

/** The next decision, with the chance that a policy gets for this action in a match. */
export function turnOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: Plan<State, Action, View, Options, Seat, Event>,
  { state, record }: Course<State, Action, Options, Seat>,
  seat: Seat,
): Turn<View, Action, Seat> {
  return {
    // Many policies never read it.
    get view() {
      return game.view(state, seat)
    },
    legal: game.legalActions(state),
    seat,
    random: createRandom(record.options.seed, `policy ${seat} ${record.actions.length}`),
  }
}

function chosen<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  plan: Plan<State, Action, View, Options, Seat, Event>,
  course: Course<State, Action, Options, Seat>,
  seat: Seat,
  policy: Policy<View, Action, Seat>,
): Action {
  const turn = turnOf(plan, course, seat)
  const action = policy.choose(turn)
  if (turn.legal.includes(action)) return action
  const refusal = plan.game.refusal(course.state, action, seat)
  if (refusal) throw new IllegalActionError(refusal)
  return action
}

/** The legal actions of the seat that decides. */
export function legalOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: Plan<State, Action, View, Options, Seat, Event>,
  course: Course<State, Action, Options, Seat>,
): readonly Action[] {
  course.legal ??= course.turn === null ? [] : game.legalActions(course.state)
  return course.legal
}

/** The same as a mask. */
export function maskOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  plan: Plan<State, Action, View, Options, Seat, Event>,
  encoding: Encoding<State, Action, View, Seat>,
  course: Course<State, Action, Options, Seat>,
): Uint8Array {
  course.mask ??= encoding.mask(legalOf(plan, course))
  return course.mask
}

/** Reads an action of the seat that decides; refuses an illegal one. */
export function careful<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: Plan<State, Action, View, Options, Seat, Event>,
  { state, turn }: Course<State, Action, Options, Seat>,
  action: Action,
): Action {
  const refusal = game.refusal(state, action, turn ?? undefined)
  if (refusal) throw new IllegalActionError(refusal)
  return action
}

/** The legal action with this index of the encoding; throws if there is none. */
export function indexed<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  plan: Plan<State, Action, View, Options, Seat, Event>,
  encoding: Encoding<State, Action, View, Seat>,
  course: Course<State, Action, Options, Seat>,
  index: number,
): Action {
  if (maskOf(plan, encoding, course)[index] === 1) return encoding.actionAt(index)
  const refusal =
    Number.isInteger(index) && index >= 0 && index < encoding.bounds.actions
      ? plan.game.refusal(course.state, encoding.actionAt(index))
      : null
  throw new IllegalActionError(refusal ?? { code: 'not-legal', message: `No legal action has the index ${index}.` })
}

/** What every seat gets: nothing before the end; without an encoding the winners share the game. */
export function returnsOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game, encoding }: Plan<State, Action, View, Options, Seat, Event>,
  { state, end }: Course<State, Action, Options, Seat>,
): ReadonlyMap<Seat, number> {
  const got = new Map<Seat, number>()
  if (end !== 'terminated') return got
  const returns = encoding?.returns(state)
  const outcome = game.outcome(state)
  const seats = game.players(state)
  for (const seat of seats) got.set(seat, returns?.[seat] ?? (outcome ? shares.of(outcome, seat, seats) : 0))
  return got
}
