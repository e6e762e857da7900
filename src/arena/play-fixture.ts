import { type AnyListing, type AnyPolicy, findGame, findPolicy, modulePathOf, reasonOf } from '../catalogue'
import { type Match, playMatchAsync, type Seeded } from '../core'
import { type Clock, clockOf, TooLate, unwatched, type Watch } from './clock'
import type { Fixture } from './fixture'
import { placesOf } from './places'
import type { Failure, Played } from './played'
import type { Tournament } from './tournament'

type AnyMatch = Match<object, unknown, Seeded, string>

/**
 * Plays one game of a tournament in this thread. The faults of a policy are in the result, not thrown. A policy that never
 * yields the thread can only be stopped from outside; {@link playTournament} does that.
 *
 * @example
 * const [first] = await fixtures(plan)
 * const { winners } = await playFixture(plan, first)
 */
export async function playFixture(tournament: Tournament, fixture: Fixture, watch: Watch = unwatched): Promise<Played> {
  const listing = await findGame(tournament.game)
  const { limits } = tournament
  const { seated, options } = fixture
  const policies: Record<string, AnyPolicy> = {}
  const clocks = new Map<string, Clock>()
  let asked = 0
  const failed = (failure: Failure, match: AnyMatch | null = null): Played => ({
    ...loss(listing, fixture, failure, match),
    time: times(clocks),
  })
  for (const [seat, policy] of Object.entries(seated)) {
    watch.begins(seat, null)
    try {
      const made = await (await findPolicy(listing, policy))()
      const clock = clockOf(policy, made, limits.milliseconds, watch, () => asked++)
      clocks.set(seat, clock)
      policies[seat] = clock.policy
    } catch (error) {
      return failed({ kind: 'threw', seat, policy, action: null, message: reasonOf(error) })
    } finally {
      watch.ends()
    }
  }
  try {
    const match = await playMatchAsync(listing.game, { options, policies, maxActions: limits.actions })
    const failure = failureOf(match, fixture)
    if (failure) return failed(failure, match)
    const { outcome, actions } = match
    return {
      number: fixture.number,
      seed: options.seed,
      seated,
      factions: factionsOf(listing, fixture, match),
      winners: outcome?.winners ?? [],
      cause: outcome?.reason ?? 'endless',
      places: placesOf(outcome, Object.keys(seated)),
      scores: definite(outcome?.scores ?? {}),
      actions,
      time: times(clocks),
      failure: null,
    }
  } catch (error) {
    return failed({ kind: 'game', seat: null, policy: null, action: asked, message: reasonOf(error) })
  }
}

const times = (clocks: ReadonlyMap<string, Clock>): Played['time'] =>
  Object.fromEntries([...clocks].map(([seat, clock]) => [seat, clock.thinking()]))

function failureOf({ error }: AnyMatch, { seated }: Fixture): Failure | null {
  if (!error) return null
  const { code, seat, action, cause, refusal } = error
  const policy = seated[seat] ?? null
  if (cause instanceof TooLate) return { kind: 'timeout', seat, policy, action, message: cause.message }
  if (code === 'ILLEGAL_ACTION')
    return { kind: 'illegal', seat, policy, action, message: refusal?.message ?? error.message }
  if (code === 'POLICY_THREW')
    return { kind: 'threw', seat, policy, action, message: reasonOf(cause, modulePathOf(policy)) }
  return { kind: 'game', seat: null, policy: null, action, message: error.message }
}

const definite = (scores: Readonly<Partial<Record<string, number>>>): Record<string, number> =>
  Object.fromEntries(Object.entries(scores).flatMap(([seat, score]) => (score === undefined ? [] : [[seat, score]])))

function factionsOf(listing: AnyListing, { seated, options }: Fixture, match: AnyMatch | null): Record<string, string> {
  const state = match?.state ?? listing.game.setup(options)
  return Object.fromEntries(Object.keys(seated).map((seat) => [seat, listing.faction(state, seat)]))
}

/** A game that a seat has lost by its fault: all others win. Without a seat at fault it is drawn. */
function loss(listing: AnyListing, fixture: Fixture, failure: Failure, match: AnyMatch | null): Played {
  const { number, options, seated } = fixture
  const seats = Object.keys(seated)
  const winners = failure.seat === null ? [] : seats.filter((seat) => seat !== failure.seat)
  return {
    number,
    seed: options.seed,
    seated,
    factions: factionsOf(listing, fixture, match),
    winners,
    cause: 'forfeit',
    places: placesOf(winners.length > 0 ? { winners, reason: 'forfeit' } : null, seats),
    scores: {},
    actions: failure.action ?? 0,
    time: {},
    failure,
  }
}

/** The result of a game stopped from outside, with the seat at fault. */
export const stopped = async ({ game }: Tournament, fixture: Fixture, failure: Failure): Promise<Played> =>
  loss(await findGame(game), fixture, failure, null)
