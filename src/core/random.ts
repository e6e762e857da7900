import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { type Below, choosing } from './choosing'
import { givenChance } from './given'
import { checkSeed, derive, everything, type Seed, type Source } from './seed'
import { at } from './value'

/**
 * Names the algorithm of chance. A record carries it; it changes whenever the same seed would give different numbers.
 *
 * @example
 * if (record.random !== randomAlgorithm) console.log('made with another generator')
 */
export const randomAlgorithm = 'blake3-1'

/**
 * A source of chance. Each call draws again.
 *
 * @example
 * const random = createRandom(7)
 * const cards = ['ace', 'king', 'queen']
 * random.shuffle(cards)
 * const roll = random.die(6)
 */
export interface Random {
  /** A whole number between the two bounds, both included; the bounds are less than 2^32 apart. */
  integer(from: number, to: number): number
  /** 1 to the number of faces. */
  die(faces: number): number
  /** So many dice with these faces, in one draw. */
  dice(count: number, faces: number): number[]
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** `count` of the items, each at most once, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[]
  /** Puts the items in random order, in place. */
  shuffle<Item>(items: Item[]): void
}

/**
 * The chance of a game, as part of the state: plain JSON, with one stream per purpose and its number of draws. A stream begins
 * with its first draw, so a new purpose changes no other stream. Name the purposes in the type, and a misspelt one does not
 * compile.
 *
 * @example
 * interface State { deck: string[]; random: Streams<'deck' | 'dice'> }
 */
export interface Streams<Purpose extends string = string> {
  readonly seed: Seed
  readonly streams: { [purpose in Purpose]?: number }
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
 * Draws from one stream of a state, and moves only that stream on. Each draw is derived on its own, one way, from the seed, the
 * purpose and the number of the draw. A player who sees the result of a draw or a part of it, such as the first cards of a
 * shuffled deck, cannot compute the rest without the seed.
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
    checkSeed(seed)
    const count = (Object.hasOwn(streams, purpose) && streams[purpose]) || 0
    const drawn = draw(choosing() ?? belowOf(derive(seed, 'game', purpose, count)))
    streams[purpose] = count + 1
    return drawn
  })
}

/**
 * A separate source of chance for policies, tests and tools. It is fast, and the same seed and purpose give the same numbers.
 * It reveals nothing of a game's chance or of another purpose. But a player who sees enough of its numbers can compute the next
 * ones, so draw what a game hides with {@link drawFrom}.
 *
 * @example
 * const random = createRandom('friday evening', 'greedy policy')
 */
export function createRandom(seed: Seed, purpose = ''): Random {
  checkSeed(seed)
  return randomFrom(() => derive(seed, 'own', purpose, 0))
}

function randomFrom(begin: () => Source): Random {
  let below: Below | null = null
  return randomOver((draw) => {
    // Many sources are never drawn from, so it computes nothing earlier.
    below ??= belowOf(fast(begin()))
    return draw(below)
  })
}

/** A fast generator whose start comes from a derived source. */
function fast(derived: Source): Source {
  const generator = xoroshiro128plusFromState([derived() | 0, derived() | 0, derived() | 0, derived() | 0])
  return () => generator.next() >>> 0
}

/** Lends the numbers for one draw. */
type Lend = <Drawn>(draw: (below: Below) => Drawn) => Drawn

function randomOver(lend: Lend): Random {
  return {
    integer: (from, to) => lend((below) => integer(below, from, to)),
    die: (faces) => lend((below) => integer(below, 1, faces)),
    dice(count, faces) {
      if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`There is no roll of ${count} dice.`)
      return lend((below) => Array.from({ length: count }, () => integer(below, 1, faces)))
    },
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.')
      return at(
        items,
        lend((below) => below(items.length)),
      )
    },
    sample: (items, count) => {
      if (!Number.isInteger(count) || count < 0 || count > items.length)
        throw new RangeError(`A sample of ${count} cannot be drawn from ${items.length} items.`)
      const sample = items.slice()
      lend((below) => shuffleFirst(below, sample, count))
      return sample.slice(0, count)
    },
    shuffle: (items) => lend((below) => shuffleFirst(below, items, items.length - 1)),
  }
}

function integer(below: Below, from: number, to: number): number {
  const size = to - from + 1
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || size < 1 || size > everything)
    throw new RangeError(
      `There is no random whole number from ${from} to ${to}${size > everything ? ': they are 2^32 or more apart' : ''}.`,
    )
  return from + below(size)
}

/**
 * Whole numbers from 0, less than a size. It discards numbers beyond the last multiple of the size, so all are equally likely.
 */
function belowOf(source: Source): Below {
  return (size) => {
    const end = everything - (everything % size)
    for (;;) {
      const drawn = source()
      if (drawn < end) return drawn % size
    }
  }
}

/** The Fisher-Yates shuffle for the first `count` places. */
function shuffleFirst<Item>(below: Below, items: Item[], count: number): void {
  for (let index = 0; index < count; index++) {
    const other = index + below(items.length - index)
    const held = at(items, index)
    items[index] = at(items, other)
    items[other] = held
  }
}
