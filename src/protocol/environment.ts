import type { AnyEncoding, AnyPolicy } from '../catalogue'
import { type Policy, randomSeed, type Seed, type Seeded } from '../core'
import { beginGame, type EnvironmentSetup, type RunningGame, returnsOf, setupOf } from '../encode/env-game'
import type { Standing } from './answers'
import { Refused } from './codes'
import { reasonOf } from './reason'
import type { Served } from './served'

type AnyEnvironmentSetup = EnvironmentSetup<object, unknown, unknown, Seeded, string, unknown>
export type AnyRunningGame = RunningGame<object, unknown, Seeded, string>

type Options = Readonly<Record<string, unknown>>

/** What the caller has said of an environment. */
export interface Settings {
  readonly name: string
  readonly served: Served
  readonly options: Options
  /** The policies that the caller has named, by seat; without any they belong to the options. */
  readonly named: Readonly<Record<string, string>> | undefined
  readonly length: number | undefined
  readonly autoReset: boolean
}

/** A game with a name chosen by the caller, and the settings of the games after it. */
export interface Environment extends Settings {
  setup: AnyEnvironmentSetup
  /** Its options, with those of the last reset. */
  playing: Options
  /** The base of its games' seeds, and the number of games so far. */
  seed: Seed
  begun: number
  /** Whether the game goes on from a state to which no record leads. */
  fromState: boolean
  running: AnyRunningGame
  /** Policies that the caller has asked for a choice, by name. */
  readonly advisers: Map<string, AnyPolicy>
}

type Opponents = Readonly<Record<string, AnyPolicy>>

/** How the games of an environment are played. */
export function setupFor({ served, length }: Settings, opponents: Opponents): AnyEnvironmentSetup {
  const { game, encoding = null } = served.listing
  const policies = Object.fromEntries(
    Object.entries(opponents).map(([seat, policy]) => [seat, atOnce(policy)] as const),
  )
  return setupOf(game, { encoding, policies, ...(length === undefined ? {} : { length }) })
}

/** Begins the first game of an environment, or goes on from the actions of a record. */
export function makeEnvironment(
  settings: Settings,
  opponents: Opponents,
  given: Seed | undefined,
  actions?: readonly unknown[],
): Environment {
  const seed = given ?? seedOf(settings.options) ?? randomSeed()
  const setup = setupFor(settings, opponents)
  return environmentOf(settings, { setup, seed, running: begin(setup, { ...settings.options, seed }, actions) })
}

/** An environment whose first game is this one. */
export const environmentOf = (
  settings: Settings,
  first: Pick<Environment, 'setup' | 'seed' | 'running'>,
): Environment => ({
  ...settings,
  ...first,
  playing: settings.options,
  begun: 1,
  fromState: false,
  advisers: new Map(),
})

/** The seed that stands in options. */
export const seedOf = ({ seed }: Options): Seed | undefined =>
  typeof seed === 'string' || typeof seed === 'number' ? seed : undefined

/** The next game: with this seed, or with one derived from the first seed. */
export function beginAgain(environment: Environment, given?: Seed): void {
  beginWith(environment, environment.setup, environment.playing, given)
}

/** The next game, with other options and the opponents that belong to them. If it cannot begin, nothing changes. */
export function beginOtherwise(environment: Environment, opponents: Opponents, playing: Options, given?: Seed): void {
  beginWith(environment, setupFor(environment, opponents), playing, given)
}

function beginWith(environment: Environment, setup: AnyEnvironmentSetup, playing: Options, given?: Seed): void {
  const { seed, begun } = environment
  environment.running = begin(setup, { ...playing, seed: given ?? `${seed} ${begun}` })
  environment.setup = setup
  environment.playing = playing
  environment.seed = given ?? seed
  environment.begun = given === undefined ? begun + 1 : 1
  environment.fromState = false
}

/** Changes environments. If an opponent fails midway, all of them are as before. */
export function wholly<Value>(environments: readonly Environment[], change: () => Value): Value {
  // Without opponents nothing fails midway, and each step would copy its state for nothing.
  const before = environments.some(hasOpponents) ? environments.map(wayBack) : []
  try {
    return change()
  } catch (error) {
    for (const goBack of before) goBack()
    throw error
  }
}

const hasOpponents = ({ setup }: Environment): boolean => Object.keys(setup.policies).length > 0

/** Makes an environment again what it is now. */
function wayBack(environment: Environment): () => void {
  const { setup, playing, seed, begun, fromState, running } = environment
  const before = { ...running, state: setup.game.clone(running.state) }
  const { actions } = running.record
  const played = actions.length
  return () => {
    actions.length = played
    Object.assign(environment, { setup, playing, seed, begun, fromState, running: before })
  }
}

function begin(setup: AnyEnvironmentSetup, options: Seeded, actions?: readonly unknown[]): AnyRunningGame {
  try {
    setup.game.setup(structuredClone(options))
  } catch (error) {
    throw new Refused('bad-options', reasonOf(error))
  }
  return beginGame(setup, options, actions)
}

/** A policy that answers at once, or fails with a code. */
function atOnce(policy: AnyPolicy): Policy<unknown, unknown, string> {
  return {
    name: policy.name,
    choose(turn) {
      const action = guarded(policy.name, () => policy.choose(turn))
      if (!(action instanceof Promise)) return action
      action.catch(() => undefined)
      throw new Refused(
        'policy-failed',
        `${policy.name} takes its time, and cannot be an opponent: ask it with choose.`,
      )
    },
  }
}

function guarded<Value>(name: string, choose: () => Value): Value {
  try {
    return choose()
  } catch (error) {
    throw new Refused('policy-failed', `${name} threw: ${reasonOf(error)}`)
  }
}

/** The public status of the game. */
export function standingOf({ name, setup, running }: Environment): Standing {
  const { game, policies } = setup
  const { state, record, turn, end } = running
  const players = game.players(state)
  return {
    name,
    players: [...players],
    agents: players.filter((seat) => !Object.hasOwn(policies, seat)),
    turn,
    actions: record.actions.length,
    terminated: end === 'terminated',
    truncated: end === 'truncated',
    returns: Object.fromEntries(returnsOf(setup, running)),
    outcome: game.outcome(state),
  }
}

/** The record of a game; refuses a game that goes on from a state. */
export function recordOf({ fromState, running }: Environment): AnyRunningGame['record'] {
  if (fromState) throw new Refused('no-record', 'The game goes on from a state, so no record leads to it.')
  return running.record
}

/** The encoding of a game; refuses a game without one. */
export function encodingOf({ setup, served }: Environment): AnyEncoding {
  if (setup.encoding) return setup.encoding
  throw new Refused('no-encoding', `${served.listing.title} has no encoding: name actions as text or as objects.`)
}

/** Runs an encoding on a game that it may not cover, and refuses if it does not. */
export function encoded<Value>(encode: () => Value): Value {
  try {
    return encode()
  } catch (error) {
    throw error instanceof RangeError ? new Refused('no-encoding', reasonOf(error)) : error
  }
}

/** Refuses a seat that the game does not have. */
export function checkSeat({ served }: Pick<Settings, 'served'>, seat: string): void {
  const { seats } = served.listing.game
  if (!seats.includes(seat))
    throw new Refused('no-such-seat', `There is no seat ${JSON.stringify(seat)}; there are ${seats.join(', ')}.`)
}
