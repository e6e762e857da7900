import type { AnyEncoding, AnyListing, AnyPolicy } from '../catalogue'
import { type Policy, randomSeed, type Seed, type Seeded } from '../core'
import { beginGame, type EnvironmentSetup, type RunningGame, returnsOf, setupOf } from '../encode/env-game'
import type { Standing } from './answers'
import { Refused } from './codes'
import { reasonOf } from './reason'

type AnyEnvironmentSetup = EnvironmentSetup<object, unknown, unknown, Seeded, string, unknown>
export type AnyRunningGame = RunningGame<object, unknown, Seeded, string>

/** A game with a name chosen by the caller, and the settings of the games after it. */
export interface Environment {
  readonly name: string
  readonly listing: AnyListing
  readonly setup: AnyEnvironmentSetup
  readonly options: Readonly<Record<string, unknown>>
  readonly autoReset: boolean
  /** The base of its games' seeds, and the number of games so far. */
  seed: Seed
  begun: number
  running: AnyRunningGame
  /** Policies that the caller has asked for a choice, by name. */
  readonly advisers: Map<string, AnyPolicy>
}

/** The settings of an environment. */
interface Made {
  readonly name: string
  readonly listing: AnyListing
  readonly options: Readonly<Record<string, unknown>>
  readonly opponents: Readonly<Record<string, AnyPolicy>>
  readonly autoReset: boolean
  readonly length: number | undefined
  readonly seed: Seed | undefined
  /** The actions of a record to continue from. */
  readonly actions?: readonly unknown[]
}

export function makeEnvironment(made: Made): Environment {
  const { name, listing, options, autoReset, length, actions } = made
  const { game, encoding = null } = listing
  const policies = Object.fromEntries(
    Object.entries(made.opponents).map(([seat, policy]) => [seat, atOnce(policy)] as const),
  )
  const setup: AnyEnvironmentSetup = setupOf(game, { encoding, policies, ...(length === undefined ? {} : { length }) })
  const seed = made.seed ?? seedOf(options) ?? randomSeed()
  const running = begin(setup, { ...options, seed }, actions)
  return { name, listing, setup, options, autoReset, seed, begun: 1, running, advisers: new Map() }
}

const seedOf = ({ seed }: Readonly<Record<string, unknown>>): Seed | undefined =>
  typeof seed === 'string' || typeof seed === 'number' ? seed : undefined

/** The next game: with this seed, or with one derived from the first seed. */
export function beginAgain(environment: Environment, given?: Seed): void {
  const { setup, options, seed, begun } = environment
  const next = given ?? `${seed} ${begun}`
  environment.running = begin(setup, { ...options, seed: next })
  environment.seed = given ?? seed
  environment.begun = given === undefined ? begun + 1 : 1
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

/** The encoding of a game; refuses a game without one. */
export function encodingOf({ setup, listing }: Environment): AnyEncoding {
  if (setup.encoding) return setup.encoding
  throw new Refused('no-encoding', `${listing.title} has no encoding: name actions as text or as objects.`)
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
export function checkSeat({ listing }: Pick<Environment, 'listing'>, seat: string): void {
  const { seats } = listing.game
  if (!seats.includes(seat))
    throw new Refused('no-such-seat', `There is no seat ${JSON.stringify(seat)}; there are ${seats.join(', ')}.`)
}
