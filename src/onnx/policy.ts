import type { AsyncPolicy } from '../core'
import type { Encoding } from '../encode'
import { drawn, highest } from './choose'
import { reasonOf, refused } from './refuse'
import { openModel, type Run } from './runtime'
import { stampOf } from './stamp'

/**
 * The settings of a policy that asks a model.
 *
 * @example
 * const settings: OnnxSettings = { name: 'generation 7', temperature: 1 }
 */
export interface OnnxSettings {
  /** The name of the policy; default `onnx`. */
  readonly name?: string
  /**
   * 0 always takes the model's best action; more draws an action by the softmax of its numbers divided by the temperature.
   * Default 0.
   */
  readonly temperature?: number
}

/** The parts of an encoding that a model needs. */
type Numbers<Action, View, Seat extends string> = Pick<
  Encoding<never, Action, View, Seat>,
  'id' | 'blocks' | 'bounds' | 'size' | 'indexOf' | 'observe' | 'limitedTo'
>

/**
 * A policy that asks an ONNX model. It needs the package `onnxruntime-web`. The model takes an observation of the encoding, one
 * row of floats, and gives a number for each action in its list; the policy takes the legal action with the highest number. The
 * metadata of the model must name its encoding: see {@link stampModel}. A model for some of the blocks of the encoding plays the
 * games that use no other block.
 *
 * It rejects a wrong model at once, with an error that has a code: `NO_RUNTIME`, `NOT_A_MODEL`, `NO_ENCODING`, `OTHER_ENCODING`,
 * `UNKNOWN_BLOCK` or `WRONG_SHAPE`. It rejects a game that uses a block which the model lacks in its first turn there, with the
 * code `BLOCK_NOT_ENCODED`.
 *
 * @example
 * const trained = await onnxPolicy(ironwoodEncoding, readFileSync('model.onnx'))
 * const { outcome } = await playMatchAsync(ironwood, { options: { mode: 'duel', seed: 7 }, policies: { woodwalkers: trained, ironclad: greedy } })
 */
export async function onnxPolicy<Action, View, Seat extends string>(
  whole: Numbers<Action, View, Seat>,
  model: Uint8Array,
  { name = 'onnx', temperature = 0 }: OnnxSettings = {},
): Promise<AsyncPolicy<View, Action, Seat>> {
  if (!(temperature >= 0 && Number.isFinite(temperature)))
    throw new RangeError(`A temperature is a number from 0 on, not ${temperature}.`)
  const encoding = trainedFor(stampOf(model), whole)
  const run = await openModel(model)
  await checkShape(run, encoding)
  return {
    name,
    async choose({ view, legal, seat, random }) {
      const numbers = await run(encoding.observe(view, seat))
      const liked = legal.map((action) => numbers[encoding.indexOf(action)] ?? Number.NaN)
      const place = temperature === 0 ? highest(liked) : drawn(liked, temperature, random)
      const action = legal[place]
      if (action !== undefined) return action
      throw refused('NOT_A_NUMBER', `The model ${name} gives no number for any legal action.`)
    },
  }
}

/** The part of the encoding that the model was trained for. */
function trainedFor<Action, View, Seat extends string>(
  stamp: string | null,
  whole: Numbers<Action, View, Seat>,
): Numbers<Action, View, Seat> {
  const { id } = whole
  if (stamp === null)
    throw refused(
      'NO_ENCODING',
      `The model does not name the encoding that it was trained for; this game has ${id}. If that is the right one, write it into the model with stampModel.`,
    )
  if (stamp === id) return whole
  const [base, ...blocks] = stamp.split('+')
  if (base !== id.split('+')[0])
    throw refused('OTHER_ENCODING', `The model was trained for the encoding ${stamp}, but this game has ${id}.`)
  const unknown = blocks.filter((block) => !whole.blocks.includes(block))
  if (unknown.length > 0)
    throw refused(
      'UNKNOWN_BLOCK',
      `The model was trained for the encoding ${stamp}, but this game has ${id}, which lacks ${unknown.join(', ')}. A newer version of the game may have it.`,
    )
  const limited = whole.limitedTo(blocks)
  if (limited.id === stamp) return limited
  throw refused(
    'OTHER_ENCODING',
    `The model was trained for ${stamp}, but this game has these blocks as ${limited.id}.`,
  )
}

/** A first run, which checks whether the numbers fit. */
async function checkShape(
  run: Run,
  { id, size, bounds }: Pick<Encoding<never, never, never, never>, 'id' | 'size' | 'bounds'>,
) {
  const numbers = await run(new Float32Array(size)).catch((error: unknown) => {
    throw refused('WRONG_SHAPE', `The model cannot take the ${size} numbers of ${id}: ${reasonOf(error)}`, error)
  })
  if (numbers.length !== bounds.actions)
    throw refused('WRONG_SHAPE', `The model gives ${numbers.length} numbers, but ${id} has ${bounds.actions} actions.`)
}
