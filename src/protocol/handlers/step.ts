import { IllegalActionError } from '../../core'
import { act, indexed } from '../../encode/env-game'
import type { AnswerTo } from '../answers'
import { Refused } from '../codes'
import { beginAgain, type Environment, encoded, encodingOf, wholly } from '../environment'
import type { Frame } from '../frame'
import { reasonOf } from '../reason'
import type { RequestTo } from '../request'
import { environmentNamed, type World } from '../world'
import { refusedBy } from './act'
import { frameOfSteps } from './step-frame'
import { linesOfSteps } from './step-rows'

/** The environments of a batch: different ones, of one game. */
function batchOf({ names, actions }: RequestTo<'step'>, world: World): Batch {
  const [first, ...others] = names.map((name) => environmentNamed(world, name))
  if (!first || actions.length !== names.length)
    throw new Refused('bad-batch', `There are ${actions.length} actions for ${names.length} environments.`)
  if (new Set(names).size < names.length) throw new Refused('bad-batch', 'An environment is named twice.')
  const other = others.find(({ served }) => served !== first.served)
  if (other)
    throw new Refused(
      'bad-batch',
      `${first.name} is a game of ${first.served.listing.title}, ${other.name} of ${other.served.listing.title}.`,
    )
  return [first, ...others]
}

/** The action of an index, or `null` if the game stays as it is. */
function chosen({ setup, running, name }: Environment, encoding: ReturnType<typeof encodingOf>, index: number | null) {
  if (index === null) return null
  if (running.end !== null)
    throw new Refused('game-over', 'The game is over: its action is null, and reset begins another.', { name })
  try {
    return encoded(() => ({ action: indexed(setup, encoding, running, index) }))
  } catch (error) {
    throw refusedBy(error, name)
  }
}

/** The environments of one step; there is at least one. */
export type Batch = readonly [Environment, ...Environment[]]

/** What writes down each row of a step. */
export interface StepWriter<Answer> {
  /** The game after its action, before another begins; `acted` if it was not left as it is. */
  end(row: number, environment: Environment, acted: boolean): void
  /** The game that the row shows. */
  turn(row: number, environment: Environment): void
  answer(): Answer
}

/** Steps many environments at once. If one action is refused, it steps none. */
export function step(request: RequestTo<'step'>, world: World): AnswerTo<'step'> | Frame<AnswerTo<'step'>> {
  const { form = 'plain', observe = true } = request
  const environments = batchOf(request, world)
  const encoding = encodingOf(environments[0])
  const actions = environments.map((environment, row) => chosen(environment, encoding, request.actions[row] ?? null))
  const writer =
    form === 'binary'
      ? frameOfSteps(environments, encoding, observe)
      : linesOfSteps(environments, encoding, form, observe)
  const acting = environments.filter((_, row) => actions[row])
  wholly(acting, () => {
    for (const [row, environment] of environments.entries())
      naming(environment, () => {
        const found = actions[row]
        if (found) act(environment.setup, environment.running, found.action)
        encoded(() => writer.end(row, environment, found !== undefined && found !== null))
        if (found && environment.autoReset && environment.running.end !== null) beginAgain(environment)
        encoded(() => writer.turn(row, environment))
      })
  })
  return writer.answer()
}

/** Says in an error which environment of the batch it is about. */
function naming({ name }: Environment, change: () => void): void {
  try {
    change()
  } catch (error) {
    if (error instanceof IllegalActionError) throw new Refused('policy-failed', reasonOf(error), { name })
    throw error instanceof Refused ? new Refused(error.code, error.message, { ...error.details, name }) : error
  }
}
