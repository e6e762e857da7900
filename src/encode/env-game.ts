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
import { copy } from '../core/value'
import type { Encoding } from './encoding'
import { shares } from './utility'

/** Policies that play some of the seats, by seat. */
export type Policies<View, Action, Seat extends string> = { readonly [seat in Seat]?: Policy<View, Action, Seat> }

/** The parts of an environment, the same for all its games. */
export interface EnvironmentSetup<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event,
> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  readonly encoding: Encoding<State, Action, View, Seat> | null
  /** The environment plays these seats itself. */
  readonly policies: Policies<View, Action, Seat>
  /** A game is cut off after this many actions. */
  readonly length: number
}

/** The settings of an environment with all defaults filled in. */
export function setupOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  {
    encoding = null,
    policies = {},
    length = encoding?.bounds.length ?? usualLength,
  }: Partial<Omit<EnvironmentSetup<State, Action, View, Options, Seat, Event>, 'game'>>,
): EnvironmentSetup<State, Action, View, Options, Seat, Event> {
  return { game, encoding, policies, length }
}

/** The default limit of actions, the same as for matches. */
const usualLength = 100_000

/** A running game: it stops where a seat without a policy must decide. */
export interface RunningGame<State, Action, Options extends Seeded, Seat extends string> {
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
export function beginGame<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  options: Options,
  actions: readonly Action[] = [],
): RunningGame<State, Action, Options, Seat> {
  const { game } = setup
  const record = startRecord<State, Action, Options>(game, options)
  record.actions.push(...actions)
  return goOn(setup, replay(game, record), record)
}

/** Goes on from a state that its record does not lead to; the record then only says how long the game is, and its seed. */
export function goOn<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  state: State,
  record: GameRecord<Options, Action>,
): RunningGame<State, Action, Options, Seat> {
  const running: RunningGame<State, Action, Options, Seat> = {
    state,
    record,
    turn: null,
    end: null,
    legal: null,
    mask: null,
  }
  playOn(setup, running)
  return running
}

/** A copy of the game, to try other actions. */
export const copyGame = <State extends object, Action, Options extends Seeded, Seat extends string>(
  { clone }: { clone(state: State): State },
  running: RunningGame<State, Action, Options, Seat>,
): RunningGame<State, Action, Options, Seat> => ({
  ...running,
  state: clone(running.state),
  record: { ...running.record, actions: [...running.record.actions] },
  mask: null,
})

/** Carries out a legal action of the seat that decides, and then the actions of the policies. */
export function act<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  running: RunningGame<State, Action, Options, Seat>,
  action: Action,
  emit?: Emit<Event>,
): void {
  carryOut(setup, running, action, emit)
  playOn(setup, running, emit)
}

function carryOut<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  running: RunningGame<State, Action, Options, Seat>,
  action: Action,
  emit: Emit<Event> | undefined,
): void {
  running.legal = null
  running.mask = null
  game.step(running.state, action, emit)
  // A caller may use the same object for its next action.
  running.record.actions.push(copy(action))
}

function playOn<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  running: RunningGame<State, Action, Options, Seat>,
  emit?: Emit<Event>,
): void {
  const { game, policies, length } = setup
  for (;;) {
    running.turn = game.toAct(running.state)
    if (running.turn === null) {
      running.end = 'terminated'
      return
    }
    if (running.record.actions.length >= length) {
      running.turn = null
      running.end = 'truncated'
      return
    }
    const policy = policies[running.turn]
    if (!policy) return
    carryOut(setup, running, chosen(setup, running, running.turn, policy), emit)
  }
}

/** The next decision, with the chance that a policy gets for this action in a match. */
export function turnOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  { state, record }: RunningGame<State, Action, Options, Seat>,
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
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  running: RunningGame<State, Action, Options, Seat>,
  seat: Seat,
  policy: Policy<View, Action, Seat>,
): Action {
  const turn = turnOf(setup, running, seat)
  const action = policy.choose(turn)
  if (turn.legal.includes(action)) return action
  const refusal = setup.game.refusal(running.state, action, seat)
  if (refusal) throw new IllegalActionError(refusal)
  return action
}

/** The legal actions of the seat that decides. */
export function legalOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  running: RunningGame<State, Action, Options, Seat>,
): readonly Action[] {
  running.legal ??= running.turn === null ? [] : game.legalActions(running.state)
  return running.legal
}

/** The same as a mask. */
export function maskOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  encoding: Encoding<State, Action, View, Seat>,
  running: RunningGame<State, Action, Options, Seat>,
): Uint8Array {
  running.mask ??= encoding.mask(legalOf(setup, running))
  return running.mask
}

/** Reads an action of the seat that decides; refuses an illegal one. */
export function careful<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game }: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  { state, turn }: RunningGame<State, Action, Options, Seat>,
  action: Action,
): Action {
  const refusal = game.refusal(state, action, turn ?? undefined)
  if (refusal) throw new IllegalActionError(refusal)
  return action
}

/** The legal action with this index of the encoding; throws if there is none. */
export function indexed<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  setup: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  encoding: Encoding<State, Action, View, Seat>,
  running: RunningGame<State, Action, Options, Seat>,
  index: number,
): Action {
  if (maskOf(setup, encoding, running)[index] === 1) return encoding.actionAt(index)
  const refusal =
    Number.isInteger(index) && index >= 0 && index < encoding.bounds.actions
      ? setup.game.refusal(running.state, encoding.actionAt(index))
      : null
  throw new IllegalActionError(refusal ?? { code: 'not-legal', message: `No legal action has the index ${index}.` })
}

/** What every seat gets: nothing before the end; without an encoding the winners share the game. */
export function returnsOf<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { game, encoding }: EnvironmentSetup<State, Action, View, Options, Seat, Event>,
  { state, end }: RunningGame<State, Action, Options, Seat>,
): ReadonlyMap<Seat, number> {
  const got = new Map<Seat, number>()
  if (end !== 'terminated') return got
  const returns = encoding?.returns(state)
  const outcome = game.outcome(state)
  const seats = game.players(state)
  for (const seat of seats) got.set(seat, returns?.[seat] ?? (outcome ? shares.of(outcome, seat, seats) : 0))
  return got
}
