import { type AnyListing, findGame, reasonOf, reordered, UnknownName } from '../catalogue'
import type { Fixture } from './fixture'
import { PlanError } from './plan-error'
import { periodOf, tablesOf, turned } from './tables'
import type { Tournament } from './tournament'

/**
 * The order of the games of a tournament. A deal is a seed with a table of policies. It is played once for each rotation of the
 * policies around the table; repeated seatings get other chance. The factions move on with each turn, and after a cycle every
 * policy has played everything equally often.
 *
 * @example
 * const { cycle } = await rotationOf(tournament({ policies: ['greedy', 'random'] })) // 2: each of the two seats
 */
export interface Rotation {
  /** The seats that the policies play; a bot of the rulebook may play another. */
  readonly seats: readonly string[]
  /** The number of games in a deal. */
  readonly seatings: number
  /** The number of tables, each with its own deal. */
  readonly tables: number
  /** The number of turns after which the factions repeat. */
  readonly turns: number
  /** The number of games after which each policy has had each seat and each faction equally often. */
  readonly cycle: number
}

interface Board {
  readonly listing: AnyListing
  readonly rotation: Rotation
  readonly tables: readonly (readonly string[])[]
}

/** Calls a listing, and turns its errors into errors of the plan. */
async function planned<Value>(find: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof UnknownName) throw new PlanError(error.code, error.message)
    throw new PlanError('wrong-settings', reasonOf(error))
  }
}

async function boardOf(tournament: Tournament): Promise<Board> {
  const { game: name, settings, players, policies, schedule } = tournament
  const listing = await planned(() => findGame(name))
  const strange = Object.keys(settings).find((key) => listing.settings.every((setting) => setting.name !== key))
  if (strange !== undefined) {
    const known = listing.settings.map((setting) => setting.name)
    const there = known.length === 0 ? 'It has none.' : `It has ${known.join(', ')}.`
    throw new PlanError('unknown-setting', `${listing.title} has no setting "${strange}". ${there}`)
  }
  return planned(() => {
    const options = listing.options({ seed: tournament.seed, players, settings, turn: 0 })
    const fixed = listing.seated(options)
    const { game } = listing
    const all = game.players(game.setup(options))
    const seats = all.filter((seat) => fixed[seat] === undefined)
    if (players !== null && players !== seats.length && players !== all.length)
      throw new Error(
        `${listing.title} has ${all.length} players with these settings, not ${players}: leave out --players.`,
      )
    const tables = tablesOf(policies, seats.length, schedule)
    const turns = listing.turns({ players, settings })
    // One policy that plays all seats, or only one seat, has no places to swap.
    const seatings = policies.length === 1 ? 1 : seats.length
    const rotation = { seats, seatings, tables: tables.length, turns, cycle: seatings * tables.length * turns }
    return { listing, rotation, tables }
  })
}

/**
 * The order of the games of a tournament.
 *
 * @example
 * const { cycle } = await rotationOf(plan)
 * if (plan.games % cycle !== 0) console.log(`A multiple of ${cycle} games is fair to the last.`)
 */
export const rotationOf = async (tournament: Tournament): Promise<Rotation> => (await boardOf(tournament)).rotation

/**
 * All games of a tournament, in order. The same tournament always gives the same games, and a longer one begins with the games
 * of a shorter one.
 *
 * @example
 * const [first] = await fixtures(tournament({ policies: ['greedy', 'random'] }))
 */
export async function fixtures(tournament: Tournament): Promise<Fixture[]> {
  const board = await boardOf(tournament)
  return planned(() => Array.from({ length: tournament.games }, (_, number) => fixtureOf(board, tournament, number)))
}

function fixtureOf({ listing, rotation, tables }: Board, tournament: Tournament, number: number): Fixture {
  const { seats, seatings } = rotation
  const { seed, players, settings } = tournament
  const deal = Math.floor(number / seatings)
  const turn = Math.floor(deal / tables.length)
  // After a full cycle they sit in another order, so that no policy always follows the same one.
  const table = reordered(tables[deal % tables.length] ?? [], Math.floor(turn / rotation.turns))
  const seating = number % seatings
  const policies = turned(table, seating)
  const before = Math.floor(seating / periodOf(table))
  const options = listing.options({ seed: `${seed}:${deal}${before > 0 ? `:${before}` : ''}`, players, settings, turn })
  const playing = seats.map((seat, index) => [seat, policies[index] ?? ''] as const)
  const bots = Object.entries(listing.seated(options)).flatMap(([seat, bot]) => (bot ? [[seat, bot] as const] : []))
  return { number, options, seated: Object.fromEntries([...playing, ...bots]) }
}
