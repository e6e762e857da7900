/** One field of a protobuf message: its number, all its bytes, and its content if that is bytes. */
export interface Field {
  readonly number: number
  readonly whole: Uint8Array
  readonly content: Uint8Array | null
}

/** The most bytes that a number has. */
const longest = 10

/** More fields than any model or entry has: a field in memory takes far more than the two bytes of the smallest. */
const most = 100_000

/** The fields of a message in order; `null` if the bytes are not a message. */
export function fieldsOf(bytes: Uint8Array): readonly Field[] | null {
  const fields: Field[] = []
  let at = 0
  /** Inexact beyond 2^53, which no tag and no length reaches. */
  function varint(): number | null {
    let number = 0
    for (let count = 0; count < longest; count++) {
      const byte = bytes[at++]
      if (byte === undefined) return null
      number += (byte & 127) * 2 ** (7 * count)
      if (byte < 128) return number
    }
    return null
  }
  /** How many bytes follow the tag. */
  function sizeOf(kind: number): number | null {
    if (kind === 1) return 8
    if (kind === 5) return 4
    if (kind === 2) return varint()
    return kind === 0 && varint() !== null ? 0 : null
  }
  while (at < bytes.length) {
    const from = at
    const tag = varint()
    const size = tag === null ? null : sizeOf(tag % 8)
    if (tag === null || size === null || at + size > bytes.length || fields.length === most) return null
    const content = tag % 8 === 2 ? bytes.subarray(at, at + size) : null
    at += size
    fields.push({ number: Math.floor(tag / 8), whole: bytes.subarray(from, at), content })
  }
  return fields
}

/** A field that holds bytes. */
export function fieldWith(number: number, content: Uint8Array): Uint8Array {
  const head = [...varintOf(number * 8 + 2), ...varintOf(content.length)]
  return joined([Uint8Array.from(head), content])
}

function varintOf(number: number): number[] {
  const bytes: number[] = []
  let left = number
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128)
  return [...bytes, left]
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
