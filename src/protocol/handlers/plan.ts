import { createRandom, randomSeed, startRecord } from '../../core'
import { goOn } from '../../encode/env-game'
import type { AnswerTo, Standing } from '../answers'
import { Refused } from '../codes'
import { checkSeat, encoded, encodingOf, environmentOf, setupFor } from '../environment'
import type { RequestTo } from '../request'
import { checkRoom, environmentNamed, gameNamed, keep, type World } from '../world'
import { seatAsked } from './look'
import { opponentsOf } from './opponents'
import { settingsOf } from './settings'

/** A game that fits what a seat knows; the seed draws everything else, so nothing hidden comes along. */
export function determinize({ name, as, seat, seed }: RequestTo<'determinize'>, world: World): Standing {
  const environment = environmentNamed(world, name)
  checkSeat(environment, seat)
  checkRoom(world, as)
  const { setup, running } = environment
  const { game } = setup
  const state = game.determinize(game.view(running.state, seat), createRandom(seed, 'determinize'))
  const { record } = running
  const drawn = goOn(setup, state, { ...record, options: { ...record.options, seed }, actions: [...record.actions] })
  const determinized = environmentOf({ ...environment, name: as }, { setup, seed, running: drawn })
  return keep(world, { ...determinized, playing: environment.playing, fromState: true })
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
