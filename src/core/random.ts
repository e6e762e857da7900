import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'
import { givenChance } from './given'
import { hashSeed, type Seed } from './seed'
import { at } from './value'

/**
 * Names how chance is computed. A record carries it; it changes whenever the same seed would give other numbers.
 *
 * @example
 * if (record.random !== randomAlgorithm) console.log('made with another generator')
 */
export const randomAlgorithm = 'xoroshiro128plus-1'

/**
 * A source of chance. Each call draws anew.
 *
 * @example
 * const random = createRandom(7)
 * const cards = ['ace', 'king', 'queen']
 * random.shuffle(cards)
 * const roll = random.die(6)
 */
export interface Random {
  /** A whole number between the two bounds, both included; they lie less than 2^32 apart. */
  integer(from: number, to: number): number
  /** 1 to the number of faces. */
  die(faces: number): number
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** So many of the items, each at most once, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  /** Puts the items in random order, in place. */
  shuffle<Item>(items: Item[]): void
}

/**
 * The chance of a game as it lies in the state: plain JSON, one stream per purpose. A stream begins when it is first
 * drawn from, so a new purpose changes no other. Name the purposes in the type and a misspelt one does not compile.
 *
 * @example
 * interface State { deck: string[]; random: Streams<'deck' | 'dice'> }
 */
export interface Streams<Purpose extends string = string> {
  readonly seed: Seed
  readonly streams: { [purpose in Purpose]?: readonly number[] }
}

/**
 * Begins the chance of a game.
 *
 * @example
 * const random: Streams<'deck' | 'dice'> = createStreams(options.seed)
 */
export function createStreams<Purpose extends string>(seed: Seed): Streams<Purpose> {
  return { seed, streams: {} }
}

/**
 * Draws from one stream of a state; what is drawn moves that stream on, and no other.
 *
 * @example
 * drawFrom(state.random, 'deck').shuffle(state.deck)
 * const roll = drawFrom(state.random, 'dice').die(6)
 */
export function drawFrom<Purpose extends string>(random: Streams<Purpose>, purpose: Purpose): Random {
  const given = givenChance<Random>(random, purpose)
  if (given) return given
  return randomOver((draw) => {
    const { seed, streams } = random
    const stream = Object.hasOwn(streams, purpose) ? streams[purpose] : undefined
    const generator = xoroshiro128plusFromState(stream ?? hashSeed(seed, purpose))
    const drawn = draw(generator)
    streams[purpose] = generator.getState()
    return drawn
  })
}

/**
 * A source of chance of its own, for policies, tests and tools. The same seed and purpose give the same numbers. It is
 * good enough for play; it does not hold against people who set out to predict it.
 *
 * @example
 * const random = createRandom('friday evening', 'greedy policy')
 */
export function createRandom(seed: Seed, purpose = ''): Random {
  const generator = xoroshiro128plusFromState(hashSeed(seed, purpose))
  return randomOver((draw) => draw(generator))
}

/** Lends the generator for one draw, and keeps what has become of it. */
type Lend = <Drawn>(draw: (generator: RandomGenerator) => Drawn) => Drawn

function randomOver(lend: Lend): Random {
  return {
    integer: (from, to) => lend((generator) => integer(generator, from, to)),
    die: (faces) => lend((generator) => integer(generator, 1, faces)),
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.')
      return at(
        items,
        lend((generator) => below(generator, items.length)),
      )
    },
    sample: (items, count) => {
      if (!Number.isInteger(count) || count < 0 || count > items.length)
        throw new RangeError(`There is no sample of ${count} among ${items.length} items.`)
      const sample = items.slice()
      lend((generator) => shuffleFirst(generator, sample, count))
      return sample.slice(0, count)
    },
    shuffle: (items) => lend((generator) => shuffleFirst(generator, items, items.length - 1)),
  }
}

function integer(generator: RandomGenerator, from: number, to: number): number {
  const size = to - from + 1
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || size < 1 || size > everything)
    throw new RangeError(
      `There is no random whole number from ${from} to ${to}${size > everything ? ': they are 2^32 or more apart' : ''}.`,
    )
  return from + below(generator, size)
}

/** How many numbers the generator can give. */
const everything = 2 ** 32

/** A whole number from 0, less than `size`. What the generator gives beyond a multiple of the size is thrown away. */
function below(generator: RandomGenerator, size: number): number {
  const end = everything - (everything % size)
  for (;;) {
    const drawn = generator.next() + 2 ** 31
    if (drawn < end) return drawn % size
  }
}

/** Fisher and Yates, as far as the first `count` places. */
function shuffleFirst<Item>(generator: RandomGenerator, items: Item[], count: number): void {
  for (let index = 0; index < count; index++) {
    const other = index + below(generator, items.length - index)
    const held = at(items, index)
    items[index] = at(items, other)
    items[other] = held
  }
}
