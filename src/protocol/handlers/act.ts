import { IllegalActionError } from '../../core'
import { notYourTurn } from '../../core/refusal'
import { act, careful, indexed, turnOf } from '../../encode/env-course'
import type { AnswerTo } from '../answers'
import { Refused } from '../codes'
import { checkSeat, type Environment, encodingOf, standingOf } from '../environment'
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
  const { plan, course, name } = environment
  const { game } = plan
  if (course.end !== null) throw new Refused('game-over', 'The game is over: reset begins another.')
  const action = typeof given === 'string' ? parsed(environment, given) : given
  try {
    if (typeof action === 'number') {
      const encoding = encodingOf(environment)
      if (by !== undefined && by !== course.turn) throw new IllegalActionError(notYourTurn)
      return indexed(plan, encoding, course, action)
    }
    if (by === undefined) return careful(plan, course, action)
    const refusal = game.refusal(course.state, action, by)
    if (refusal) throw new IllegalActionError(refusal)
    return action
  } catch (error) {
    throw refusedBy(error, name)
  }
}

function parsed({ plan }: Environment, text: string): unknown {
  try {
    return plan.game.parse(text)
  } catch (error) {
    throw new Refused('bad-action', reasonOf(error))
  }
}

export function apply({ name, action, by }: RequestTo<'apply'>, world: World): AnswerTo<'apply'> {
  const environment = environmentNamed(world, name)
  const { plan, course } = environment
  if (by !== undefined) checkSeat(environment, by)
  const events: unknown[] = []
  act(plan, course, meant(environment, action, by), (event) => {
    const seen = by === undefined ? event : plan.game.redact(event, by)
    // The parts of an event may become parts of the state.
    if (seen !== null) events.push(structuredClone(seen))
  })
  return { ...standingOf(environment), events }
}

/** The most policies that an environment remembers. */
const mostAdvisers = 16

export async function choose({ name, policy }: RequestTo<'choose'>, world: World): Promise<AnswerTo<'choose'>> {
  const environment = environmentNamed(world, name)
  const { plan, course, advisers, listing } = environment
  const { turn } = course
  if (turn === null) throw new Refused('game-over', 'The game is over: there is nothing to choose.')
  const adviser = advisers.get(policy) ?? (await policyNamed(listing, policy))
  if (advisers.size < mostAdvisers) advisers.set(policy, adviser)
  try {
    return written(environment, careful(plan, course, await adviser.choose(turnOf(plan, course, turn))))
  } catch (error) {
    throw new Refused('policy-failed', `${policy}: ${reasonOf(error)}`)
  }
}
