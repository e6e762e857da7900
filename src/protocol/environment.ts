import type { AnyEncoding, AnyListing, AnyPolicy } from '../catalogue'
import { type Policy, randomSeed, type Seed, type Seeded } from '../core'
import { beginCourse, type Course, type Plan, planOf, returnsOf } from '../encode/env-course'
import type { Standing } from './answers'
import { Refused } from './codes'
import { reasonOf } from './reason'

type AnyPlan = Plan<object, unknown, unknown, Seeded, string, unknown>
export type AnyCourse = Course<object, unknown, Seeded, string>

/** A game with a name chosen by the caller, and the settings of the games after it. */
export interface Environment {
  readonly name: string
  readonly listing: AnyListing
  readonly plan: AnyPlan
  readonly options: Readonly<Record<string, unknown>>
  readonly autoReset: boolean
  /** The base of its games' seeds, and the number of games so far. */
  seed: Seed
  begun: number
  course: AnyCourse
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
  const plan: AnyPlan = planOf(game, { encoding, policies, ...(length === undefined ? {} : { length }) })
  const seed = made.seed ?? seedOf(options) ?? randomSeed()
  const course = begin(plan, { ...options, seed }, actions)
  return { name, listing, plan, options, autoReset, seed, begun: 1, course, advisers: new Map() }
}

const seedOf = ({ seed }: Readonly<Record<string, unknown>>): Seed | undefined =>
  typeof seed === 'string' || typeof seed === 'number' ? seed : undefined

/** The next game: with this seed, or with one derived from the first seed. */
export function beginAgain(environment: Environment, given?: Seed): void {
  const { plan, options, seed, begun } = environment
  const next = given ?? `${seed} ${begun}`
  environment.course = begin(plan, { ...options, seed: next })
  environment.seed = given ?? seed
  environment.begun = given === undefined ? begun + 1 : 1
}

function begin(plan: AnyPlan, options: Seeded, actions?: readonly unknown[]): AnyCourse {
  try {
    plan.game.setup(structuredClone(options))
  } catch (error) {
    throw new Refused('bad-options', reasonOf(error))
  }
  return beginCourse(plan, options, actions)
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
export function standingOf({ name, plan, course }: Environment): Standing {
  const { game, policies } = plan
  const { state, record, turn, end } = course
  const players = game.players(state)
  return {
    name,
    players: [...players],
    agents: players.filter((seat) => !Object.hasOwn(policies, seat)),
    turn,
    actions: record.actions.length,
    terminated: end === 'terminated',
    truncated: end === 'truncated',
    returns: Object.fromEntries(returnsOf(plan, course)),
    outcome: game.outcome(state),
  }
}

/** The encoding of a game; refuses a game without one. */
export function encodingOf({ plan, listing }: Environment): AnyEncoding {
  if (plan.encoding) return plan.encoding
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
