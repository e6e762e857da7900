import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { onnxPolicy } from '../onnx'
import type { AnyPolicy } from './any'
import type { AnyListing } from './listing'
import { numberIn, type PolicySettings } from './policy-name'

/**
 * Opened models. Each game of a tournament creates its policies again, and the memory of a model is never freed. A model
 * chooses only from the turn, so games share it.
 */
const opened = new Map<string, Promise<AnyPolicy>>()

/** A policy that asks a model in a file, with the numbers of the game's encoding. */
export async function makeOnnx({ values, named }: PolicySettings, { game, encoding }: AnyListing): Promise<AnyPolicy> {
  // The path of a file may contain a colon.
  const file = values.join(':')
  if (file === '') throw new Error('It takes the file of a model, such as onnx:./model.onnx.')
  const { temperature = '0', ...others } = named
  const [strange] = Object.keys(others)
  if (strange !== undefined) throw new Error(`It takes the file of a model and temperature=NUMBER, not "${strange}".`)
  if (!encoding) throw new Error(`${game.id} has no encoding, so a model cannot be asked.`)
  const path = resolve(file)
  const { mtimeMs } = await stat(path).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  const key = [path, mtimeMs, encoding.id, temperature].join('\n')
  const known = opened.get(key)
  if (known) return known
  const policy = readFile(path).then((model) =>
    onnxPolicy(encoding, model, { name: `onnx (${file})`, temperature: numberIn(temperature, 'temperature') }),
  )
  opened.set(key, policy)
  return policy
}
