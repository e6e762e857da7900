import type { AsyncPolicy } from '../core'
import type { Encoding } from '../encode'
import { drawn, highest } from './choose'
import { reasonOf, refused } from './refuse'
import { openModel, type Run } from './runtime'
import { stampOf } from './stamp'

/**
 * How a model plays.
 *
 * @example
 * const settings: OnnxSettings = { name: 'generation 7', temperature: 1 }
 */
export interface OnnxSettings {
  /** The name of the policy; `onnx` unless given. */
  readonly name?: string
  /** 0 always takes what the model likes best; more lets chance choose by the softmax of its numbers over it. 0 unless given. */
  readonly temperature?: number
}

/** What a model needs of an encoding. */
type Numbers<Action, View, Seat extends string> = Pick<
  Encoding<never, Action, View, Seat>,
  'id' | 'bounds' | 'size' | 'indexOf' | 'observe'
>

/**
 * A policy that asks an ONNX model, by the package `onnxruntime-web`, which has to be installed. The model takes an observation of
 * the encoding, one row of so many floats, and gives a number for each action of its list; of those that are legal the one
 * with the highest number is chosen. For which encoding it was trained must stand in its metadata: see {@link stampModel}.
 *
 * What cannot be is refused at once, by an error with a code: `NO_RUNTIME`, `NOT_A_MODEL`, `NO_ENCODING`, `OTHER_ENCODING` or
 * `WRONG_SHAPE`.
 *
 * @example
 * const trained = await onnxPolicy(ironwoodEncoding, readFileSync('model.onnx'))
 * const { outcome } = await playMatchAsync(ironwood, { options: { mode: 'duel', seed: 7 }, policies: { woodwalkers: trained, ironclad: greedy } })
 */
export async function onnxPolicy<Action, View, Seat extends string>(
  encoding: Numbers<Action, View, Seat>,
  model: Uint8Array,
  { name = 'onnx', temperature = 0 }: OnnxSettings = {},
): Promise<AsyncPolicy<View, Action, Seat>> {
  if (!(temperature >= 0 && Number.isFinite(temperature)))
    throw new RangeError(`A temperature is a number from 0 on, not ${temperature}.`)
  checkStamp(stampOf(model), encoding.id)
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

function checkStamp(stamp: string | null, id: string): void {
  if (stamp === null)
    throw refused(
      'NO_ENCODING',
      `The model does not say for which encoding it was trained; this game has ${id}. If it was trained for that, stampModel writes it into the model.`,
    )
  if (stamp !== id)
    throw refused('OTHER_ENCODING', `The model was trained for the encoding ${stamp}, and this game has ${id}.`)
}

/** A first run, which shows whether the numbers fit. */
async function checkShape(
  run: Run,
  { id, size, bounds }: Pick<Encoding<never, never, never, never>, 'id' | 'size' | 'bounds'>,
) {
  const numbers = await run(new Float32Array(size)).catch((error: unknown) => {
    throw refused('WRONG_SHAPE', `The model cannot take the ${size} numbers of ${id}: ${reasonOf(error)}`, error)
  })
  if (numbers.length !== bounds.actions)
    throw refused('WRONG_SHAPE', `The model gives ${numbers.length} numbers, and ${id} has ${bounds.actions} actions.`)
}
