import { createRandom, randomSeed, type Seed, startRecord } from '../../core'
import { goOn } from '../../encode/env-game'
import { historyKey } from '../../encode/history'
import type { AnswerTo, Standing } from '../answers'
import { Refused } from '../codes'
import { checkSeat, type Environment, encoded, encodingOf, environmentOf, recordOf, setupFor } from '../environment'
import type { RequestTo } from '../request'
import { checkRoom, environmentNamed, gameNamed, keep, type World } from '../world'
import { seatAsked } from './look'
import { opponentsOf } from './opponents'
import { settingsOf } from './settings'

/** A game that fits what a seat knows; the seed draws everything else, so nothing hidden comes along. */
export function determinize({ name, as, seat, seed }: RequestTo<'determinize'>, world: World): Standing {
  const environment = environmentNamed(world, name)
  checkSeat(environment, seat)
  const { game } = environment.setup
  const view = game.view(environment.running.state, seat)
  return drawn(world, environment, { as, seed, state: game.determinize(view, createRandom(seed, 'determinize')) })
}

/** The same game with new chance to come; what is hidden stays. */
export function reseed({ name, as, seed }: RequestTo<'reseed'>, world: World): Standing {
  const environment = environmentNamed(world, name)
  const { setup, running } = environment
  return drawn(world, environment, { as, seed, state: setup.game.reseed(running.state, createRandom(seed, 'reseed')) })
}

/** An environment that goes on from a drawn state; this seed is the chance of opponents and of the games after it. */
function drawn(
  world: World,
  environment: Environment,
  { as, seed, state }: { readonly as: string; readonly seed: Seed; readonly state: object },
): Standing {
  checkRoom(world, as)
  const { setup, playing, running } = environment
  const { options, actions } = running.record
  const record = { ...running.record, options: { ...options, seed }, actions: [...actions] }
  const first = environmentOf({ ...environment, name: as }, { setup, seed, running: goOn(setup, state, record) })
  return keep(world, { ...first, playing, fromState: true })
}

/** The keys of what a seat knows, and of the position. */
export function keys({ name, seat }: RequestTo<'keys'>, world: World): AnswerTo<'keys'> {
  const environment = environmentNamed(world, name)
  const encoding = encodingOf(environment)
  const { setup, running } = environment
  const asked = seatAsked(environment, seat)
  return encoded(() => ({
    seat: asked,
    information: asked === null ? null : encoding.informationKey(setup.game.view(running.state, asked), asked),
    position: encoding.positionKey(running.state),
  }))
}

/** The key of all that a seat was shown and did. */
export function history({ name, seat }: RequestTo<'history'>, world: World): AnswerTo<'history'> {
  const environment = environmentNamed(world, name)
  const { setup } = environment
  const asked = seatAsked(environment, seat)
  return { seat: asked, history: asked === null ? null : historyKey(setup.game, recordOf(environment), asked) }
}

/** The whole truth. */
export const state = ({ name }: RequestTo<'state'>, world: World): AnswerTo<'state'> => ({
  state: environmentNamed(world, name).running.state,
})

/** A game that goes on from a state of the caller. */
export async function restore(request: RequestTo<'restore'>, world: World): Promise<Standing> {
  const { name, game, state: given, options = {}, seed = randomSeed() } = request
  const served = gameNamed(world, game)
  checkRoom(world, name)
  const { listing, readState } = served
  if (!readState) throw new Refused('bad-state', `${listing.title} does not read states: load a record instead.`)
  const parsed = await readState(given)
  if (!parsed.ok) throw new Refused('bad-state', 'The state does not fit the game.', { problems: parsed.problems })
  const settings = settingsOf(request, served, options)
  const setup = setupFor(settings, await opponentsOf(settings, options))
  const running = goOn(setup, parsed.value, startRecord(setup.game, { ...options, seed }))
  return keep(world, { ...environmentOf(settings, { setup, seed, running }), fromState: true })
}
