/** Bytes in a block of BLAKE3, and so many words of four bytes. */
const blockSize = 64
const wordsInBlock = 16

/** The words that BLAKE3 begins with. */
const initial: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

/** In this order the next round reads the words of the message. */
const permutation: readonly number[] = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8]

const rounds = 7

/** The words that each round reads, one round after another. */
const schedule: readonly number[] = /* @__PURE__ */ (() => {
  const order = Array.from({ length: wordsInBlock }, (_, index) => index)
  for (let index = 0; index < (rounds - 1) * wordsInBlock; index++) {
    const round = index - (index % wordsInBlock)
    order.push(order[round + word(permutation, index % wordsInBlock)] ?? 0)
  }
  return order
})()

/** This block is the first of the message, its last, and gives the output. */
const onlyBlock = 0b1011

function word(words: { readonly [index: number]: number }, index: number): number {
  return words[index] ?? 0
}

const turned = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

function mix(state: Int32Array, a: number, b: number, c: number, d: number, first: number, second: number): void {
  const sum = (word(state, a) + word(state, b) + first) | 0
  const turn = turned(word(state, d) ^ sum, 16)
  const mixed = (word(state, c) + turn) | 0
  const half = turned(word(state, b) ^ mixed, 12)
  const last = (sum + half + second) | 0
  const end = turned(turn ^ last, 8)
  const other = (mixed + end) | 0
  state[a] = last
  state[b] = turned(half ^ other, 7)
  state[c] = other
  state[d] = end
}

/** The words of a text, if it fits into one block and has nothing but ASCII. */
function wordsOf(text: string): Int32Array | null {
  if (text.length > blockSize) return null
  const words = new Int32Array(wordsInBlock)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) return null
    words[index >> 2] = word(words, index >> 2) | (code << (8 * (index & 3)))
  }
  return words
}

/** A block of the output, as words. */
function output(message: Int32Array, length: number, block: number): Int32Array {
  const state = new Int32Array(wordsInBlock)
  for (let index = 0; index < 8; index++) state[index] = word(initial, index)
  for (let index = 0; index < 4; index++) state[8 + index] = word(initial, index)
  state[12] = block
  state[14] = length
  state[15] = onlyBlock
  const next = (index: number): number => word(message, word(schedule, index))
  for (let from = 0; from < schedule.length; from += wordsInBlock) {
    mix(state, 0, 4, 8, 12, next(from), next(from + 1))
    mix(state, 1, 5, 9, 13, next(from + 2), next(from + 3))
    mix(state, 2, 6, 10, 14, next(from + 4), next(from + 5))
    mix(state, 3, 7, 11, 15, next(from + 6), next(from + 7))
    mix(state, 0, 5, 10, 15, next(from + 8), next(from + 9))
    mix(state, 1, 6, 11, 12, next(from + 10), next(from + 11))
    mix(state, 2, 7, 8, 13, next(from + 12), next(from + 13))
    mix(state, 3, 4, 9, 14, next(from + 14), next(from + 15))
  }
  for (let index = 0; index < 8; index++) {
    const high = word(state, index + 8)
    state[index] = word(state, index) ^ high
    state[index + 8] = word(initial, index) ^ high
  }
  return state
}

/**
 * The output of BLAKE3 for a short text, word after word; `null` for a longer one and for letters beyond ASCII. Games draw often,
 * and the names of their draws are short: this takes half the time of the library, which is made for long inputs.
 */
export function hashShort(text: string): (() => number) | null {
  const message = wordsOf(text)
  if (!message) return null
  let block = 0
  let words = message
  let next = wordsInBlock
  return () => {
    if (next === wordsInBlock) {
      words = output(message, text.length, block++)
      next = 0
    }
    return word(words, next++) >>> 0
  }
}
