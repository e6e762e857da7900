import { IllegalActionError } from '../../core'
import { notYourTurn } from '../../core/refusal'
import { act, careful, indexed, turnOf } from '../../encode/env-game'
import type { AnswerTo } from '../answers'
import { Refused } from '../codes'
import { checkSeat, type Environment, encodingOf, standingOf, wholly } from '../environment'
import { reasonOf } from '../reason'
import type { RequestTo } from '../request'
import { environmentNamed, policyNamed, type World } from '../world'
import { written } from './look'

/** A refusal of the game as an answer. */
export function refusedBy(error: unknown, name: string): unknown {
  if (!(error instanceof IllegalActionError)) return error
  return new Refused('refused', error.refusal.message, { refusal: error.refusal, name })
}

/** The action of a request, checked as legal for the seat that asks. */
function meant(environment: Environment, given: RequestTo<'apply'>['action'], by: string | undefined): unknown {
  const { setup, running, name } = environment
  const { game } = setup
  if (running.end !== null) throw new Refused('game-over', 'The game is over: reset begins another.')
  const action = typeof given === 'string' ? parsed(environment, given) : given
  try {
    if (typeof action === 'number') {
      const encoding = encodingOf(environment)
      if (by !== undefined && by !== running.turn) throw new IllegalActionError(notYourTurn)
      return indexed(setup, encoding, running, action)
    }
    if (by === undefined) return careful(setup, running, action)
    const refusal = game.refusal(running.state, action, by)
    if (refusal) throw new IllegalActionError(refusal)
    return action
  } catch (error) {
    throw refusedBy(error, name)
  }
}

function parsed({ setup }: Environment, text: string): unknown {
  try {
    return setup.game.parse(text)
  } catch (error) {
    throw new Refused('bad-action', reasonOf(error))
  }
}

export function apply({ name, action, by }: RequestTo<'apply'>, world: World): AnswerTo<'apply'> {
  const environment = environmentNamed(world, name)
  const { setup, running } = environment
  if (by !== undefined) checkSeat(environment, by)
  const chosen = meant(environment, action, by)
  const events: unknown[] = []
  wholly([environment], () =>
    act(setup, running, chosen, (event) => {
      const seen = by === undefined ? event : setup.game.redact(event, by)
      // The parts of an event may become parts of the state.
      if (seen !== null) events.push(structuredClone(seen))
    }),
  )
  return { ...standingOf(environment), events }
}

/** The most policies that an environment remembers. */
const mostAdvisers = 16

export async function choose({ name, policy }: RequestTo<'choose'>, world: World): Promise<AnswerTo<'choose'>> {
  const environment = environmentNamed(world, name)
  const { setup, running, advisers, served } = environment
  const { turn } = running
  if (turn === null) throw new Refused('game-over', 'The game is over: there is nothing to choose.')
  const adviser = advisers.get(policy) ?? (await policyNamed(served.listing, policy))
  if (advisers.size < mostAdvisers) advisers.set(policy, adviser)
  try {
    return written(environment, careful(setup, running, await adviser.choose(turnOf(setup, running, turn))))
  } catch (error) {
    throw new Refused('policy-failed', `${policy}: ${reasonOf(error)}`)
  }
}
