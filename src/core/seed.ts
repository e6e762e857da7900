/**
 * What chance is derived from: a text or a finite number. `7` and `'7'` are the same seed.
 *
 * @example
 * const seed: Seed = 'friday evening'
 */
export type Seed = number | string

/**
 * The options of every game name a seed: the game's own chance and the policies of a match draw from it.
 *
 * @example
 * interface Options extends Seeded { readonly beginner?: boolean }
 */
export interface Seeded {
  readonly seed: Seed
}

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' || Number.isFinite(value)
}

/**
 * Turns a seed and a purpose into 128 bits. Neighbouring seeds of the generator would be correlated, hashed ones are not.
 * Every step can be undone, so none loses what came before; the two last rounds make every bit of the result depend on
 * the whole text.
 */
export function hashSeed(seed: Seed, purpose: string): [number, number, number, number] {
  if (!isSeed(seed)) throw new RangeError(`A seed is a text or a finite number, not ${String(seed)}.`)
  const name = String(seed)
  const text = `${name.length} ${name} ${purpose}`
  let a = 0x243f6a88
  let b = 0x85a308d3
  let c = 0x13198a2e
  let d = 0x03707344
  for (let index = 0; index < text.length; index++) {
    a = (Math.imul(a ^ text.charCodeAt(index), 0x9e3779b1) + b) | 0
    b = (Math.imul(b ^ (a >>> 15), 0x85ebca77) + c) | 0
    c = (Math.imul(c ^ (b >>> 13), 0xc2b2ae3d) + d) | 0
    d = (Math.imul(d ^ (c >>> 16), 0x27d4eb2f) + a) | 0
  }
  for (let round = 0; round < 2; round++) {
    a = finish(a + d)
    b = finish(b + a)
    c = finish(c + b)
    d = finish(d + c)
  }
  return [a, b, c, d]
}

/** The last step of MurmurHash3 (32 bits, public domain): every bit of the input changes half of the output. */
function finish(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
