import { act, indexed } from '../../encode/env-game'
import { createRows, writeEnd, writeTurn } from '../../encode/env-rows'
import type { AnswerTo } from '../answers'
import { Refused } from '../codes'
import { beginAgain, type Environment, encoded, encodingOf } from '../environment'
import { base64, bits, indexes, inRows, pairs } from '../forms'
import type { RequestTo } from '../request'
import { environmentNamed, type World } from '../world'
import { refusedBy } from './act'

/** The environments of a batch: different ones, of one game. */
function batchOf({ names, actions }: RequestTo<'step'>, world: World): [Environment, ...Environment[]] {
  const [first, ...others] = names.map((name) => environmentNamed(world, name))
  if (!first || actions.length !== names.length)
    throw new Refused('bad-batch', `There are ${actions.length} actions for ${names.length} environments.`)
  if (new Set(names).size < names.length) throw new Refused('bad-batch', 'An environment is named twice.')
  const other = others.find(({ listing }) => listing !== first.listing)
  if (other)
    throw new Refused(
      'bad-batch',
      `${first.name} is a game of ${first.listing.title}, ${other.name} of ${other.listing.title}.`,
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

/** Steps many environments at once. If one action is refused, it steps none. */
export function step(request: RequestTo<'step'>, world: World): AnswerTo<'step'> {
  const { form = 'plain', observe = true } = request
  const environments = batchOf(request, world)
  const encoding = encodingOf(environments[0])
  const { seats } = environments[0].setup.game
  const rows = createRows(environments.length, encoding, seats.length, observe)
  const actions = environments.map((environment, row) => chosen(environment, encoding, request.actions[row] ?? null))
  for (const [row, environment] of environments.entries()) {
    const { setup } = environment
    const found = actions[row]
    if (found) act(setup, environment.running, found.action)
    writeEnd(rows, row, setup, environment.running)
    // An ended game has already received its rewards.
    if (!found) rows.rewards.fill(0, row * seats.length, (row + 1) * seats.length)
    if (found && environment.autoReset && environment.running.end !== null) beginAgain(environment)
    encoded(() => writeTurn(rows, row, setup, encoding, environment.running))
  }
  const { observations, masks, rewards } = rows
  const width = encoding.bounds.actions
  const plain = form === 'plain'
  const observed = {
    plain: () => inRows(observations, encoding.size),
    base64: () => base64(observations),
    sparse: () => base64(pairs(observations)),
  }
  return {
    observations: observe ? observed[form]() : null,
    ...(plain
      ? { legal: environments.map((_, row) => indexes(masks.subarray(row * width, (row + 1) * width))) }
      : { masks: base64(bits(masks, width)) }),
    rewards: plain ? inRows(rewards, seats.length) : base64(rewards),
    terminated: [...rows.terminated].map(Boolean),
    truncated: [...rows.truncated].map(Boolean),
    turns: [...rows.turns].map((turn) => seats[turn] ?? null),
  }
}
