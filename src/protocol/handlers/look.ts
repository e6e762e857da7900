import { legalOf, maskOf } from '../../encode/env-game'
import type { AnswerTo } from '../answers'
import { Refused } from '../codes'
import { checkSeat, type Environment, encoded, encodingOf } from '../environment'
import { base64, bits, indexes, pairs } from '../forms'
import { type Frame, joined, legalPlaces, sparseNumbers } from '../frame'
import type { RequestTo } from '../request'
import { environmentNamed, type World } from '../world'

/** An action in all its forms. */
export function written({ setup }: Environment, action: unknown): AnswerTo<'choose'> {
  const { game, encoding } = setup
  const text = game.format(action)
  return { action, text, ...(encoding ? indexIn(encoding, action) : {}) }
}

/** The encoding may not cover custom cards or a custom map. */
function indexIn(encoding: { indexOf(action: unknown): number }, action: unknown): { index?: number } {
  try {
    return { index: encoding.indexOf(action) }
  } catch {
    return {}
  }
}

/** The seat of a request; default: the seat that decides. Any other seat has no legal actions now. */
export function seatAsked(environment: Environment, seat: string | undefined): string | null {
  if (seat !== undefined) checkSeat(environment, seat)
  return seat ?? environment.running.turn
}

export function legal({ name, seat }: RequestTo<'legal'>, world: World): AnswerTo<'legal'> {
  const environment = environmentNamed(world, name)
  const { setup, running } = environment
  const asked = seatAsked(environment, seat)
  const actions = asked === running.turn ? legalOf(setup, running) : []
  return { seat: asked, legal: actions.map((action) => written(environment, action)) }
}

export function view({ name, seat }: RequestTo<'view'>, world: World): AnswerTo<'view'> {
  const environment = environmentNamed(world, name)
  if (seat !== 'spectator') checkSeat(environment, seat)
  return { view: environment.setup.game.view(environment.running.state, seat) }
}

export function render({ name, seat, form = 'text' }: RequestTo<'render'>, world: World): AnswerTo<'render'> {
  const environment = environmentNamed(world, name)
  const { setup, running, served } = environment
  const viewer = seat ?? running.turn ?? 'spectator'
  if (viewer !== 'spectator') checkSeat(environment, viewer)
  const seen = setup.game.view(running.state, viewer)
  const picture = form === 'text' ? served.text(seen) : served.picture(seen)
  if (picture === '') throw new Refused('no-picture', `${served.listing.title} has no picture: ask for its text.`)
  return { seat: viewer, picture }
}

export function encode(
  { name, seat, form = 'plain' }: RequestTo<'encode'>,
  world: World,
): AnswerTo<'encode'> | Frame<AnswerTo<'encode'>> {
  const environment = environmentNamed(world, name)
  const { setup, running } = environment
  const encoding = encodingOf(environment)
  const asked = seatAsked(environment, seat)
  const { observation, mask } = encoded(() => ({
    observation:
      asked === null ? new Float32Array(encoding.size) : encoding.observe(setup.game.view(running.state, asked), asked),
    mask: asked === running.turn ? maskOf(setup, encoding, running) : new Uint8Array(encoding.bounds.actions),
  }))
  if (form === 'binary') {
    const seen = sparseNumbers()
    seen.add(observation, 0)
    const legal = legalPlaces([mask])
    const bytes = joined([seen.places, seen.values, legal])
    return { answer: { seat: asked, bytes: bytes.length, numbers: seen.count, legal: legal.length }, bytes }
  }
  return form === 'plain'
    ? { seat: asked, observation: [...observation], legal: indexes(mask) }
    : {
        seat: asked,
        observation: base64(form === 'sparse' ? pairs(observation) : observation),
        mask: base64(bits(mask, mask.length)),
      }
}
