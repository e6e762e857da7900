import { blake3 } from '@noble/hashes/blake3.js'
import { hashShort } from './block'
import { at } from './value'

/**
 * The source of all chance: a text or a finite number. `7` and `'7'` are the same seed. A person who guesses the seed knows all
 * chance of the game, so a server uses {@link randomSeed}. Use short seeds for tests and for games that may be repeated.
 *
 * @example
 * const seed: Seed = 'friday evening'
 */
export type Seed = number | string

/**
 * The options of every game contain a seed: the game's own chance and the policies of a match draw from it.
 *
 * @example
 * interface Options extends Seeded { readonly beginner?: boolean }
 */
export interface Seeded {
  readonly seed: Seed
}

/** A longer text holds no more chance, and every draw reads all the text. */
export const longestSeed = 1000

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' ? value.length <= longestSeed : Number.isFinite(value)
}

export function checkSeed(seed: unknown): void {
  if (isSeed(seed)) return
  const found = typeof seed === 'string' ? `a text of ${seed.length} characters` : String(seed)
  throw new RangeError(`A seed is a finite number or a text of at most ${longestSeed} characters, not ${found}.`)
}

/**
 * A seed that nobody can guess: 128 bits from the `crypto` of the platform, as a text of letters and digits.
 *
 * @example
 * const state = game.setup({ seed: randomSeed() })
 */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${digits}`).toString(36).padStart(25, '0')
}

/** How many numbers a {@link Source} can give. */
export const everything = 2 ** 32

/** Gives whole numbers from 0, less than 2^32, each as likely as any other. */
export type Source = () => number

/** Who draws: the game itself, or a policy, a test or a tool. Neither use reveals the numbers of the other. */
type Use = 'game' | 'own'

/** One block of BLAKE3's output. */
const blockSize = 64

/** The encoder keeps no state between calls. */
const encoder = /* @__PURE__ */ new TextEncoder()

/** The text to hash: JSON keeps its parts apart, so different inputs give different texts. */
const nameOf = (seed: Seed, use: Use, purpose: string, count: number): string =>
  `["${use}",${JSON.stringify(String(seed))},${JSON.stringify(purpose)},${count}]`

/**
 * Derives numbers from a seed, a use, a purpose and a count, by BLAKE3 with output of any length. They reveal neither the seed,
 * nor the numbers of another purpose or count, nor any other part of the same output.
 */
export function derive(seed: Seed, use: Use, purpose: string, count: number): Source {
  const name = nameOf(seed, use, purpose, count)
  return hashShort(name) ?? hashLong(name)
}

/** The same numbers for a text of any length. */
export function hashLong(text: string): Source {
  const output = blake3.create().update(encoder.encode(text))
  const block = new Uint8Array(blockSize)
  let next = blockSize
  return () => {
    if (next === blockSize) {
      output.xofInto(block)
      next = 0
    }
    next += 4
    return wordAt(block, next - 4)
  }
}

/** Four bytes as a number, the lowest first. */
const wordAt = (bytes: Uint8Array, index: number): number =>
  (at(bytes, index) | (at(bytes, index + 1) << 8) | (at(bytes, index + 2) << 16) | (at(bytes, index + 3) << 24)) >>> 0
