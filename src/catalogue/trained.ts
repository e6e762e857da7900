import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { onnxPolicy } from '../onnx'
import type { AnyPolicy } from './any'
import type { AnyListing } from './listing'
import { numberIn, type PolicySettings } from './policy-name'

/**
 * Models that were opened. A policy is made anew for each game of a tournament, and what a model takes of memory is never given
 * back; what is opened chooses by the turn alone, so games may share it.
 */
const opened = new Map<string, Promise<AnyPolicy>>()

/** A model in a file, asked by the numbers of the game's encoding. */
export async function makeOnnx({ values, named }: PolicySettings, { game, encoding }: AnyListing): Promise<AnyPolicy> {
  // The name of a file may have a colon in it.
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
