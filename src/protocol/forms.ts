/** Numbers as bytes, the lowest byte first, and these as text. */
export const base64 = ({ buffer, byteOffset, byteLength }: Float32Array | Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Masks with a bit for a byte: each row begins with a whole byte, and in it the first action is the lowest bit. */
export function bits(masks: Uint8Array, width: number): Uint8Array {
  const bytes = Math.ceil(width / 8)
  const packed = new Uint8Array((masks.length / width) * bytes)
  for (const [place, bit] of masks.entries()) {
    if (bit === 0) continue
    const column = place % width
    const at = Math.floor(place / width) * bytes + (column >> 3)
    packed[at] = (packed[at] ?? 0) | (1 << (column & 7))
  }
  return packed
}

/** The indexes that are open in a mask. */
export function indexes(mask: Uint8Array): number[] {
  const open: number[] = []
  for (let index = mask.indexOf(1); index >= 0; index = mask.indexOf(1, index + 1)) open.push(index)
  return open
}

/** So many numbers in each row. */
export const inRows = (numbers: Float32Array, width: number): number[][] =>
  Array.from({ length: numbers.length / width }, (_, row) => [...numbers.subarray(row * width, (row + 1) * width)])
