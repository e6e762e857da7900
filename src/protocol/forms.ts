/** Numbers as bytes, the lowest byte first, encoded as base64. */
export const base64 = ({ buffer, byteOffset, byteLength }: Float32Array | Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** All numbers that are not 0, as pairs: the place as a 32-bit whole number, and the number as a 32-bit float. */
export function pairs(numbers: Float32Array): Uint8Array {
  let count = 0
  for (const number of numbers) if (number !== 0) count++
  const places = new Uint32Array(2 * count)
  const values = new Float32Array(places.buffer)
  let at = 0
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place] ?? 0
    if (number === 0) continue
    places[at++] = place
    values[at++] = number
  }
  return new Uint8Array(places.buffer)
}

/** Masks with a bit instead of a byte: each row begins with a whole byte, and the first action is its lowest bit. */
export function bits(masks: Uint8Array, width: number): Uint8Array {
  const bytes = Math.ceil(width / 8)
  const packed = new Uint8Array((masks.length / width) * bytes)
  for (let place = masks.indexOf(1); place >= 0; place = masks.indexOf(1, place + 1)) {
    const column = place % width
    const at = Math.floor(place / width) * bytes + (column >> 3)
    packed[at] = (packed[at] ?? 0) | (1 << (column & 7))
  }
  return packed
}

/** The indexes of the legal actions in a mask. */
export function indexes(mask: Uint8Array): number[] {
  const open: number[] = []
  for (let index = mask.indexOf(1); index >= 0; index = mask.indexOf(1, index + 1)) open.push(index)
  return open
}

/** The rows of an array, with `width` numbers each. */
export const inRows = (numbers: Float32Array, width: number): number[][] =>
  Array.from({ length: numbers.length / width }, (_, row) => [...numbers.subarray(row * width, (row + 1) * width)])
