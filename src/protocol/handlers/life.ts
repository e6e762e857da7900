import { loadRecord } from '../../core'
import { copyGame } from '../../encode/env-game'
import type { AnswerTo, Standing } from '../answers'
import { Refused } from '../codes'
import { beginAgain, beginOtherwise, makeEnvironment, recordOf, seedOf, standingOf } from '../environment'
import type { RequestTo } from '../request'
import { checkRoom, environmentNamed, gameNamed, keep, type World } from '../world'
import { opponentsOf } from './opponents'
import { settingsOf } from './settings'

export async function create(request: RequestTo<'create'>, world: World): Promise<Standing> {
  const { name, game, options = {}, seed } = request
  const settings = settingsOf(request, gameNamed(world, game), options)
  checkRoom(world, name)
  return keep(world, makeEnvironment(settings, await opponentsOf(settings, options), seed))
}

export async function load(request: RequestTo<'load'>, world: World): Promise<Standing> {
  const { name, game, record } = request
  const served = gameNamed(world, game)
  checkRoom(world, name)
  const loaded = loadRecord(served.listing.game, typeof record === 'string' ? record : JSON.stringify(record))
  if (!loaded.ok)
    throw new Refused('bad-record', 'The record cannot be played.', { problems: loaded.problems.slice(0, 100) })
  const { options, actions } = loaded.record
  // The seed is that of this game alone.
  const { seed, ...others } = options
  const settings = settingsOf(request, served, others)
  return keep(world, makeEnvironment(settings, await opponentsOf(settings, others), seed, actions))
}

export async function reset({ name, seed, options }: RequestTo<'reset'>, world: World): Promise<Standing> {
  const environment = environmentNamed(world, name)
  const playing = { ...environment.options, ...options }
  if (options || environment.playing !== environment.options)
    beginOtherwise(environment, await opponentsOf(environment, playing), playing, seed ?? seedOf(options ?? {}))
  else beginAgain(environment, seed)
  return standingOf(environment)
}

export function clone({ name, as }: RequestTo<'clone'>, world: World): Standing {
  const environment = environmentNamed(world, name)
  checkRoom(world, as)
  const running = copyGame(environment.setup.game, environment.running)
  return keep(world, { ...environment, name: as, running, advisers: new Map() })
}

export function record({ name }: RequestTo<'record'>, world: World): AnswerTo<'record'> {
  return { record: recordOf(environmentNamed(world, name)) }
}

export function close({ name }: RequestTo<'close'>, world: World): AnswerTo<'close'> {
  environmentNamed(world, name)
  world.environments.delete(name)
  return { name }
}
