/** A line, and the bytes that follow it. */
export interface Frame<Answer> {
  readonly answer: Answer
  readonly bytes: Uint8Array
}

/** Whether bytes follow the line of an answer. */
export const isFrame = <Answer>(handled: Answer | Frame<Answer>): handled is Frame<Answer> =>
  typeof handled === 'object' && handled !== null && 'bytes' in handled && handled.bytes instanceof Uint8Array

/** A list of places of numbers and their values, which grows; one after the other, as they are sent. */
export interface SparseNumbers {
  /** Adds the numbers that are not 0, with this place for the first of them. */
  add(numbers: Float32Array, from: number): void
  readonly count: number
  readonly places: Uint32Array
  readonly values: Float32Array
}

/** An empty list of numbers. */
export function sparseNumbers(): SparseNumbers {
  let places = new Uint32Array(1024)
  let values = new Float32Array(1024)
  let count = 0
  return {
    add(numbers, from) {
      while (places.length < count + numbers.length) {
        places = grown(places, new Uint32Array(2 * places.length))
        values = grown(values, new Float32Array(2 * values.length))
      }
      for (let place = 0; place < numbers.length; place++) {
        const number = numbers[place] ?? 0
        if (number === 0) continue
        places[count] = from + place
        values[count++] = number
      }
    },
    get count() {
      return count
    },
    get places() {
      return places.subarray(0, count)
    },
    get values() {
      return values.subarray(0, count)
    },
  }
}

function grown<List extends Uint32Array | Float32Array>(old: List, bigger: List): List {
  bigger.set(old)
  return bigger
}

/** The places of the ones in masks that follow each other, counted through all of them. */
export function legalPlaces(masks: readonly Uint8Array[]): Uint32Array {
  const found: number[] = []
  let from = 0
  for (const mask of masks) {
    for (let index = mask.indexOf(1); index >= 0; index = mask.indexOf(1, index + 1)) found.push(from + index)
    from += mask.length
  }
  return Uint32Array.from(found)
}

/** The parts one after the other; each begins at a multiple of four bytes. */
export function joined(parts: readonly (Uint8Array | Int8Array | Uint32Array | Float32Array)[]): Uint8Array {
  const length = parts.reduce((sum, { byteLength }) => sum + whole(byteLength), 0)
  const bytes = new Uint8Array(length)
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += whole(byteLength)
  }
  return bytes
}

/** The next multiple of four. */
const whole = (length: number): number => (length + 3) & ~3
