import type { AnyListing, AnyPolicy } from '../../catalogue'
import { loadRecord } from '../../core'
import { copyGame } from '../../encode/env-game'
import type { AnswerTo, Standing } from '../answers'
import { Refused } from '../codes'
import { beginAgain, checkSeat, makeEnvironment, standingOf } from '../environment'
import type { RequestTo } from '../request'
import { checkRoom, environmentNamed, gameNamed, policyNamed, type World } from '../world'

/** The policies that play seats: the named ones, or those that belong to the options. */
async function opponentsOf(
  listing: AnyListing,
  options: Readonly<Record<string, unknown>>,
  named: Readonly<Record<string, string>> | undefined,
): Promise<Record<string, AnyPolicy>> {
  const playing: [string, AnyPolicy][] = []
  for (const [seat, policy] of Object.entries(named ?? seated(listing, options))) {
    checkSeat({ listing }, seat)
    if (policy !== undefined) playing.push([seat, await policyNamed(listing, policy)])
  }
  return Object.fromEntries(playing)
}

/** Wrong options have no policies; a later check refuses them. */
function seated(
  listing: AnyListing,
  options: Readonly<Record<string, unknown>>,
): Readonly<Partial<Record<string, string>>> {
  try {
    return listing.seated({ ...options, seed: 0 })
  } catch {
    return {}
  }
}

export async function create(request: RequestTo<'create'>, world: World): Promise<Standing> {
  const { name, game, options = {}, seed, opponents: named, autoReset = false, length } = request
  const listing = gameNamed(world, game)
  checkRoom(world, name)
  const opponents = await opponentsOf(listing, options, named)
  const environment = makeEnvironment({ name, listing, options, opponents, autoReset, length, seed })
  world.environments.set(name, environment)
  return standingOf(environment)
}

export async function load(request: RequestTo<'load'>, world: World): Promise<Standing> {
  const { name, game, record, opponents: named, autoReset = false, length } = request
  const listing = gameNamed(world, game)
  checkRoom(world, name)
  const loaded = loadRecord(listing.game, typeof record === 'string' ? record : JSON.stringify(record))
  if (!loaded.ok)
    throw new Refused('bad-record', 'The record cannot be played.', { problems: loaded.problems.slice(0, 100) })
  const { options, actions } = loaded.record
  const opponents = await opponentsOf(listing, { ...options }, named)
  const environment = makeEnvironment({
    name,
    listing,
    options: { ...options },
    opponents,
    autoReset,
    length,
    seed: options.seed,
    actions,
  })
  world.environments.set(name, environment)
  return standingOf(environment)
}

export function reset({ name, seed }: RequestTo<'reset'>, world: World): Standing {
  const environment = environmentNamed(world, name)
  beginAgain(environment, seed)
  return standingOf(environment)
}

export function clone({ name, as }: RequestTo<'clone'>, world: World): Standing {
  const environment = environmentNamed(world, name)
  checkRoom(world, as)
  const running = copyGame(environment.setup.game, environment.running)
  const copied = { ...environment, name: as, running, advisers: new Map() }
  world.environments.set(as, copied)
  return standingOf(copied)
}

export function record({ name }: RequestTo<'record'>, world: World): AnswerTo<'record'> {
  return { record: environmentNamed(world, name).running.record }
}

export function close({ name }: RequestTo<'close'>, world: World): AnswerTo<'close'> {
  environmentNamed(world, name)
  world.environments.delete(name)
  return { name }
}
