import { type Field, fieldsOf, fieldWith, joined } from './protobuf'
import { refused } from './refuse'

/** The key of the metadata entry that names the encoding of a model. */
const key = 'totemforge.encoding'

/** Field numbers of ONNX: the graph and the metadata of a model, and the key and the value of an entry. */
const [graph, metadata, entryKey, entryValue] = [7, 14, 1, 2]

function modelFields(model: Uint8Array): readonly Field[] {
  const fields = fieldsOf(model)
  if (fields?.some(({ number, content }) => number === graph && content)) return fields
  throw refused('NOT_A_MODEL', 'These bytes are not an ONNX model.')
}

/** The value of an entry, if it is the entry about the encoding. */
function saidBy({ number, content }: Field): string | null {
  const parts = number === metadata && content ? fieldsOf(content) : null
  const text = (wanted: number): string | null => {
    const part = parts?.filter((each) => each.number === wanted).at(-1)
    return part?.content ? new TextDecoder().decode(part.content) : null
  }
  return text(entryKey) === key ? text(entryValue) : null
}

/** The encoding that a model was trained for, if its metadata name one. */
export function stampOf(model: Uint8Array): string | null {
  const said = modelFields(model).map(saidBy)
  return said.filter((text) => text !== null).at(-1) ?? null
}

/**
 * A copy of an ONNX model whose metadata name the encoding that it was trained for, as `onnxPolicy` requires. It replaces an
 * earlier name.
 *
 * @example
 * writeFileSync('model.onnx', stampModel(readFileSync('exported.onnx'), ironwoodEncoding.id))
 */
export function stampModel(model: Uint8Array, encoding: string): Uint8Array {
  const kept = modelFields(model).filter((field) => saidBy(field) === null)
  const encoder = new TextEncoder()
  const entry = joined([fieldWith(entryKey, encoder.encode(key)), fieldWith(entryValue, encoder.encode(encoding))])
  return joined([...kept.map(({ whole }) => whole), fieldWith(metadata, entry)])
}
