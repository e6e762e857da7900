import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** How chance was derived once, and how it was broken: kept so that the attacks have something to succeed on. */

const factors = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const
type Words = readonly [number, number, number, number]

function absorb([a, b, c, d]: Words, text: string): Words {
  for (let index = 0; index < text.length; index++) {
    a = (Math.imul(a ^ text.charCodeAt(index), factors[0]) + b) | 0
    b = (Math.imul(b ^ (a >>> 15), factors[1]) + c) | 0
    c = (Math.imul(c ^ (b >>> 13), factors[2]) + d) | 0
    d = (Math.imul(d ^ (c >>> 16), factors[3]) + a) | 0
  }
  return [a, b, c, d]
}

function finish(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function finishAll([a, b, c, d]: Words): Words {
  for (let round = 0; round < 2; round++) {
    a = finish(a + d)
    b = finish(b + a)
    c = finish(c + b)
    d = finish(d + c)
  }
  return [a, b, c, d]
}

const beginning: Words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]

const generatorOf = (state: readonly number[]) => xoroshiro128plusFromState(state)

/** Numbers from 0 as the first scheme gave them, for a seed and a purpose. */
export function firstScheme(seed: string, purpose: string): (size: number) => number {
  const generator = generatorOf(finishAll(absorb(beginning, `${seed.length} ${seed} ${purpose}`)))
  return (size) => (generator.next() + 2 ** 31) % size
}

/** The number that undoes a multiplication in 32 bits. */
function inverse(factor: number): number {
  let guess = factor
  for (let round = 0; round < 5; round++) guess = Math.imul(guess, 2 - Math.imul(factor, guess))
  return guess
}

function undoShift(word: number, shift: number): number {
  let undone = word
  for (let known = shift; known < 32; known += shift) undone = word ^ (undone >>> shift)
  return undone
}

function undoFinish(word: number): number {
  let mixed = Math.imul(undoShift(word, 16), inverse(0xc2b2ae35))
  mixed = Math.imul(undoShift(mixed, 13), inverse(0x85ebca6b))
  return undoShift(mixed, 16)
}

function undoFinishAll([a, b, c, d]: Words): Words {
  for (let round = 0; round < 2; round++) {
    d = (undoFinish(d) - c) | 0
    c = (undoFinish(c) - b) | 0
    b = (undoFinish(b) - a) | 0
    a = (undoFinish(a) - d) | 0
  }
  return [a, b, c, d]
}

function undoAbsorb([a, b, c, d]: Words, text: string): Words {
  for (let index = text.length - 1; index >= 0; index--) {
    d = Math.imul(d - a, inverse(factors[3])) ^ (c >>> 16)
    c = Math.imul(c - d, inverse(factors[2])) ^ (b >>> 13)
    b = Math.imul(b - c, inverse(factors[1])) ^ (a >>> 15)
    a = Math.imul(a - b, inverse(factors[0])) ^ text.charCodeAt(index)
  }
  return [a, b, c, d]
}

/** The lowest bit of the number that a generator gives at a step; it depends on the state by exclusive or alone. */
interface Parity {
  readonly step: number
  readonly bit: number
}

/** Solves for the state that a generator began with; `null` if no state gives these bits, or not one alone. */
function solve(seen: readonly Parity[]): Words | null {
  const last = Math.max(...seen.map(({ step }) => step))
  const unit = (bit: number): number[] => [0, 1, 2, 3].map((word) => (bit >> 5 === word ? 1 << (bit & 31) : 0))
  const columns = Array.from({ length: 128 }, (_, bit) => {
    const generator = generatorOf(unit(bit))
    return Array.from({ length: last + 1 }, () => BigInt(generator.next() & 1))
  })
  const pivots = new Map<number, bigint>()
  for (const { step, bit } of seen) {
    let row = columns.reduce((sum, column, index) => sum | ((column[step] ?? 0n) << BigInt(index)), BigInt(bit) << 128n)
    for (let index = 0; index < 128; index++) {
      if (((row >> BigInt(index)) & 1n) === 0n) continue
      const pivot = pivots.get(index)
      if (pivot === undefined) {
        pivots.set(index, row)
        row = 0n
        break
      }
      row ^= pivot
    }
    if (row !== 0n) return null
  }
  if (pivots.size < 128) return null
  let solved = 0n
  for (let index = 127; index >= 0; index--) {
    const row = pivots.get(index) ?? 0n
    let value = (row >> 128n) & 1n
    for (let other = index + 1; other < 128; other++)
      value ^= (row >> BigInt(other)) & 1n & ((solved >> BigInt(other)) & 1n)
    solved |= value << BigInt(index)
  }
  const word = (index: number): number => Number((solved >> BigInt(32 * index)) & 0xffffffffn) | 0
  return [word(0), word(1), word(2), word(3)]
}

/** From 160 coins of one purpose: what the generator gives next, and what the first scheme would give for another purpose. */
export function attack(
  coins: readonly number[],
  purpose: string,
  other: string,
): { next: number[]; draw: (size: number) => number } | null {
  const state = solve(coins.map((bit, step) => ({ step, bit })))
  if (!state) return null
  const generator = generatorOf(state)
  for (const _ of coins) generator.next()
  const back = undoAbsorb(undoFinishAll(state), purpose)
  const elsewhere = generatorOf(finishAll(absorb(back, other)))
  return {
    next: Array.from({ length: 64 }, () => generator.next() & 1),
    draw: (size) => (elsewhere.next() + 2 ** 31) % size,
  }
}

/** Shuffles the numbers from 0, from the first place on. */
export function shuffled(count: number, draw: (size: number) => number): number[] {
  const deck = Array.from({ length: count }, (_, index) => index)
  for (let index = 0; index < count - 1; index++) {
    const other = index + draw(count - index)
    const held = deck[index] ?? 0
    deck[index] = deck[other] ?? 0
    deck[other] = held
  }
  return deck
}

/** From the first cards of a deck that was shuffled in one event: the whole deck, or `null`. */
export function restOfDeck(seen: readonly number[], count: number): number[] | null {
  const deck = Array.from({ length: count }, (_, index) => index)
  const parities: Parity[] = []
  for (const [index, card] of seen.entries()) {
    const other = deck.indexOf(card)
    if ((count - index) % 2 === 0) parities.push({ step: index, bit: (other - index) % 2 })
    deck[other] = deck[index] ?? 0
    deck[index] = card
  }
  const state = solve(parities)
  if (!state) return null
  const generator = generatorOf(state)
  return shuffled(count, (size) => (generator.next() + 2 ** 31) % size)
}
