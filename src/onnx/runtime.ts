import type { InferenceSession } from 'onnxruntime-web'
import { reasonOf, refused } from './refuse'

/** Runs a model on one observation. */
export type Run = (observation: Float32Array) => Promise<Float32Array>

/** The user installs this package; no other part of the library needs it. */
async function runtime() {
  try {
    return await import('onnxruntime-web')
  } catch (error) {
    throw refused(
      'NO_RUNTIME',
      `A trained model needs the package onnxruntime-web, which cannot be loaded here (${reasonOf(error)}): npm install onnxruntime-web`,
      error,
    )
  }
}

/** Opens a model that takes one observation after the other. */
export async function openModel(model: Uint8Array): Promise<Run> {
  const { InferenceSession, Tensor, env } = await runtime()
  // Small models gain nothing from threads, and threads keep a program from ending. Respect the user's own choice.
  env.wasm.numThreads ??= 1
  let session: InferenceSession
  try {
    session = await InferenceSession.create(model, { executionProviders: ['wasm'] })
  } catch (error) {
    throw refused('NOT_A_MODEL', `The model cannot be opened: ${reasonOf(error)}`, error)
  }
  const [input, ...others] = session.inputNames
  const [output] = session.outputNames
  if (input === undefined || output === undefined || others.length > 0)
    throw refused(
      'WRONG_SHAPE',
      `A model takes one input, the observation; this one takes ${session.inputNames.join(', ')}.`,
    )
  return async (observation) => {
    const said = await session.run({ [input]: new Tensor('float32', observation, [1, observation.length]) })
    const data = said[output]?.data
    if (data instanceof Float32Array) return data
    throw refused('WRONG_SHAPE', `The output ${output} of the model does not consist of 32-bit floats.`)
  }
}
