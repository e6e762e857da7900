import type { Seed } from '../core'
import { PlanError } from './plan-error'

/**
 * The names of all schedules.
 *
 * @example
 * const known = schedules.includes('pairings')
 */
export const schedules = ['round-robin', 'pairings'] as const

/**
 * How policies meet. In a `round-robin`, as many different policies as there are seats sit at a table, and every combination
 * comes equally often. In `pairings`, two policies sit at a table, each against each; in a game for more players they share the
 * seats. For two players both are the same.
 *
 * @example
 * const schedule: Schedule = 'pairings'
 */
export type Schedule = (typeof schedules)[number]

/**
 * The limits of a decision and of a game.
 *
 * @example
 * const limits: Limits = { milliseconds: 1000, actions: 5000 }
 */
export interface Limits {
  /** A decision that takes longer is lost, and the game with it. */
  readonly milliseconds: number
  /** A game that is not over after this many actions is drawn and counts as endless. */
  readonly actions: number
}

/**
 * A tournament, as plain data: the same data gives the same games. {@link tournament} makes one from a {@link TournamentPlan}.
 *
 * @example
 * const duels: Tournament = tournament({ game: 'ironwood', policies: ['greedy', './my-bot.js'], games: 200 })
 */
export interface Tournament {
  /** The name of a game of the library, or the file of a module. */
  readonly game: string
  /** The settings of the game, by name and as text: `{ mode: 'ironbot', level: '3' }`. */
  readonly settings: Readonly<Record<string, string>>
  /** The number of players, or `null` if the game fixes it. */
  readonly players: number | null
  /** Names with their settings, or files of modules: `ismcts:500`, `greedy`, `./my-bot.js`. */
  readonly policies: readonly string[]
  readonly schedule: Schedule
  readonly games: number
  /** A seed that is a number means the same as its text. */
  readonly seed: string
  readonly limits: Limits
}

/**
 * The plan of a tournament: policies, and everything that differs from the defaults.
 *
 * @example
 * const plan: TournamentPlan = { game: 'root', policies: ['greedy', 'random'], players: 4, settings: { map: 'lake' } }
 */
export interface TournamentPlan extends Partial<Omit<Tournament, 'seed' | 'limits'>> {
  readonly policies: readonly string[]
  readonly seed?: Seed
  readonly limits?: Partial<Limits>
}

/** A minute per decision catches a policy that hangs; in the games of the library only random players come near so many actions. */
const usualLimits: Limits = { milliseconds: 60_000, actions: 20_000 }

/** The numbers of the games follow it, and a seed has at most 1,000 characters. */
const longestSeed = 900

/**
 * Fills in the defaults of a plan: Ironwood, 100 games, the seed 1, a round robin, a minute for a decision and 20,000 actions
 * for a game. Throws a {@link PlanError} for an impossible plan.
 *
 * @example
 * const plan = tournament({ policies: ['greedy', 'random'], games: 1000 })
 */
export function tournament(plan: TournamentPlan): Tournament {
  const { game = 'ironwood', settings = {}, players = null, policies } = plan
  const { schedule = 'round-robin', games = 100, seed = 1, limits } = plan
  if (typeof seed === 'string' ? seed.length > longestSeed : !Number.isFinite(seed))
    throw new PlanError('plan', `A seed is a number or a text of at most ${longestSeed} characters.`)
  const all = { ...usualLimits, ...limits }
  const filled = { game, settings, players, policies, schedule, games, seed: String(seed), limits: all }
  check(filled)
  return filled
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1

function check({ policies, schedule, games, players, limits }: Tournament): void {
  const [first] = policies
  if (first === undefined) throw new PlanError('plan', 'A tournament needs at least one policy.')
  const twice = policies.find((name, index) => policies.indexOf(name) !== index)
  if (twice !== undefined)
    throw new PlanError('plan', `The policy "${twice}" is named twice; a single policy plays against itself.`)
  if (!schedules.includes(schedule))
    throw new PlanError('plan', `A schedule is ${schedules.join(' or ')}, not "${schedule}".`)
  if (!isCount(games)) throw new PlanError('plan', `The number of games is a whole number from 1, not ${games}.`)
  if (players !== null && !isCount(players))
    throw new PlanError('plan', `The number of players is a whole number from 1, not ${players}.`)
  if (!isCount(limits.actions))
    throw new PlanError('plan', `The limit of actions is a whole number from 1, not ${limits.actions}.`)
  if (!(limits.milliseconds > 0 && Number.isFinite(limits.milliseconds)))
    throw new PlanError('plan', `The limit of a decision is a number of milliseconds, not ${limits.milliseconds}.`)
}
