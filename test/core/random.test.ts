import { test as property } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { createRandom, createStreams, drawFrom, randomAlgorithm, type Seed, type Streams } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { games } from '../deep'

const seeds = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))

/** The bound that chance alone passes once in a thousand tables, by the number of cells less one. */
const bound = { 9: 27.877, 99: 148.23 }

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

const tally = (cells: number, draws: number, draw: (number: number) => number): number[] => {
  const counts = Array<number>(cells).fill(0)
  for (let number = 0; number < draws; number++) {
    const cell = draw(number)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}

/** How often chance is asked: enough to see one digit of ten that comes up a tenth too often. */
const many = games(40_000, 1000)

const digit = (seed: Seed, purpose?: string): number => createRandom(seed, purpose).integer(0, 9)

describe('golden sequences: the same seed gives the same numbers for ever', () => {
  test.each([
    [0, '', [765510, 68520, 783705, 682780, 469086, 498824, 283037, 667573]],
    [1, '', [291645, 707279, 928270, 490623, 351181, 942075, 120850, 740956]],
    ['friday evening', '', [520085, 992391, 213596, 273556, 865161, 657077, 815368, 39827]],
    [7, 'deck', [832725, 827027, 148168, 828593, 148363, 531405, 436548, 161867]],
    [7, 'dice', [231403, 570783, 969703, 721668, 2592, 332590, 50886, 78937]],
  ])('seed %j, purpose %j', (seed, purpose, numbers) => {
    const random = createRandom(seed, purpose)
    expect(Array.from({ length: 8 }, () => random.integer(0, 999_999))).toEqual(numbers)
  })

  test.each([
    [0, 'deck', [173601, 141252, 875150, 470780, 706910, 374282, 241104, 374209]],
    [7, 'deck', [517503, 819574, 217765, 808734, 942175, 29241, 68221, 397304]],
    [7, 'dice', [177182, 360925, 837805, 926731, 7816, 648791, 901270, 624370]],
    ['friday evening', 'dice', [645138, 451211, 422378, 132959, 436055, 407564, 580238, 589740]],
  ])('the stream of seed %j, purpose %j', (seed, purpose, numbers) => {
    const random = drawFrom(createStreams(seed), purpose)
    expect(Array.from({ length: 8 }, () => random.integer(0, 999_999))).toEqual(numbers)
  })

  test('a shuffle and a sample of a stream', () => {
    const random = drawFrom(createStreams('golden'), 'deck')
    const cards = Array.from({ length: 20 }, (_, index) => index + 1)
    random.shuffle(cards)
    expect(cards).toEqual([16, 19, 13, 1, 17, 3, 12, 6, 4, 15, 11, 20, 9, 10, 18, 2, 5, 14, 8, 7])
    expect(random.sample(cards, 5)).toEqual([20, 2, 19, 12, 3])
  })

  test('several dice are one draw', () => {
    const random = createStreams<'dice'>(7)
    const rolled = drawFrom(random, 'dice').dice(600, 6)
    expect(random.streams).toEqual({ dice: 1 })
    expect(rolled).toHaveLength(600)
    const counts = [1, 2, 3, 4, 5, 6].map((face) => rolled.filter((each) => each === face).length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600)
    // Five degrees of freedom: fair dice exceed this once in a thousand times. The seed is fixed.
    expect(counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)).toBeLessThan(20.5)
    expect(() => drawFrom(random, 'dice').dice(-1, 6)).toThrow('There is no roll of -1 dice.')
    expect(() => drawFrom(random, 'dice').dice(1.5, 6)).toThrow('There is no roll of 1.5 dice.')
  })

  test('shuffle, pick, sample, die and wide ranges', () => {
    const random = createRandom('golden')
    const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    random.shuffle(cards)
    expect([
      cards,
      random.sample(cards, 4),
      random.pick(['ash', 'birch', 'cedar']),
      random.die(6),
      random.integer(-5, 5),
      random.integer(0, 2 ** 32 - 1),
    ]).toMatchInlineSnapshot(`
      [
        [
          10,
          7,
          1,
          3,
          8,
          6,
          4,
          2,
          5,
          9,
        ],
        [
          7,
          1,
          8,
          3,
        ],
        "cedar",
        2,
        0,
        2556033993,
      ]
    `)
  })

  test('the algorithm has a name that records carry', () => {
    expect(randomAlgorithm).toBe('blake3-1')
  })
})

describe('chance is even', () => {
  test('over neighbouring seeds', () => {
    expect(chiSquare(tally(10, many, (seed) => digit(seed)))).toBeLessThan(bound[9])
  })

  test('in pairs of neighbouring seeds', () => {
    expect(chiSquare(tally(100, many, (seed) => digit(seed) * 10 + digit(seed + 1)))).toBeLessThan(bound[99])
  })

  test('in pairs of seeds that are texts and differ in one letter', () => {
    const pair = (number: number): number => digit(`game ${number} a`) * 10 + digit(`game ${number} b`)
    expect(chiSquare(tally(100, many, pair))).toBeLessThan(bound[99])
  })

  test('in pairs of streams of one seed', () => {
    const first = (seed: number, purpose: string): number => drawFrom(createStreams(seed), purpose).integer(0, 9)
    const pair = (seed: number): number => first(seed, 'deck') * 10 + first(seed, 'dice')
    expect(chiSquare(tally(100, many, pair))).toBeLessThan(bound[99])
  })

  test.each([
    ['one source', createRandom(1)],
    ['one stream', drawFrom(createStreams(1), 'dice')],
  ])('in pairs of successive draws of %s', (_what, random) => {
    const pair = (): number => random.integer(0, 9) * 10 + random.integer(0, 9)
    expect(chiSquare(tally(100, many / 2, pair))).toBeLessThan(bound[99])
  })

  test.each([
    ['source', (seed: number) => createRandom(seed, 'shuffle')],
    ['stream', (seed: number) => drawFrom(createStreams(seed), 'shuffle')],
  ])('for the place that each card of a deck shuffled from a %s comes to', (_what, chance) => {
    const places = Array<number>(100).fill(0)
    for (let seed = 0; seed < many / 10; seed++) {
      const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      chance(seed).shuffle(cards)
      for (const [place, card] of cards.entries()) places[card * 10 + place] = (places[card * 10 + place] ?? 0) + 1
    }
    expect(chiSquare(places)).toBeLessThan(bound[99])
  })

  test('no two neighbouring seeds begin alike', () => {
    const begun = new Set<number>()
    for (let seed = 0; seed < 2 * many; seed++) {
      const random = createRandom(seed)
      begun.add(random.integer(0, 2 ** 21 - 1) * 2 ** 32 + random.integer(0, 2 ** 32 - 1))
    }
    expect(begun.size).toBe(2 * many)
  })
})

describe('what is drawn', () => {
  property.prop([seeds, fc.maxSafeInteger(), fc.oneof(fc.nat(), fc.constantFrom(2 ** 31, 2 ** 32 - 1))])(
    'a whole number lies between its bounds',
    (seed, from, span) => {
      const to = Math.min(from + span, Number.MAX_SAFE_INTEGER)
      const drawn = createRandom(seed).integer(from, to)
      expect(Number.isSafeInteger(drawn) && drawn >= from && drawn <= to).toBe(true)
    },
  )

  property.prop([seeds, fc.array(fc.integer())])('a shuffled list holds what it held', (seed, items) => {
    const shuffled = [...items]
    createRandom(seed).shuffle(shuffled)
    expect(shuffled.sort()).toEqual([...items].sort())
  })

  property.prop([seeds, fc.uniqueArray(fc.integer()), fc.nat()])(
    'a sample has each item once at most',
    (seed, items, size) => {
      const count = size % (items.length + 1)
      const sample = createRandom(seed).sample(items, count)
      expect(new Set(sample).size).toBe(count)
      expect(sample.every((item) => items.includes(item))).toBe(true)
    },
  )

  test('what cannot be drawn is refused in plain words', () => {
    const random = createRandom(1)
    expect(() => random.pick([])).toThrow('There is nothing to pick from.')
    expect(() => random.sample([1], 2)).toThrow('A sample of 2 cannot be drawn from 1 items.')
    expect(() => random.integer(2, 1)).toThrow('There is no random whole number from 2 to 1.')
    expect(() => random.die(0)).toThrow('There is no random whole number from 1 to 0.')
    expect(() => random.integer(0.5, 1)).toThrow(RangeError)
    expect(() => random.integer(Number.NaN, 1)).toThrow(RangeError)
    expect(() => random.integer(1, 1 + 2 ** 32)).toThrow('from 1 to 4294967297: they are 2^32 or more apart.')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, null, true, { seed: 7 }, [7]])(
    '%j is not a seed',
    (seed) => {
      const message = `A seed is a finite number or a text of at most 1000 characters, not ${seed}.`
      expect(() => Reflect.apply(createRandom, undefined, [seed])).toThrow(message)
      expect(() => drawFrom(Reflect.apply(createStreams, undefined, [seed]), 'dice').die(6)).toThrow(message)
    },
  )
})

describe('streams in a state', () => {
  const begin = (seed: Seed): Streams<'deck' | 'dice'> => createStreams(seed)
  const rolls = (random: Streams<'deck' | 'dice'>, count = 5): number[] =>
    Array.from({ length: count }, () => drawFrom(random, 'dice').die(1000))

  property.prop([seeds])('a stream goes on after a round trip through JSON', (seed) => {
    const random = begin(seed)
    rolls(random)
    const read: typeof random = JSON.parse(JSON.stringify(random))
    expect(rolls(read)).toEqual(rolls(random))
  })

  property.prop([seeds, fc.nat({ max: 50 })])(
    'drawing from one stream leaves the others where they were',
    (seed, count) => {
      const random = begin(seed)
      const cards = Array.from({ length: count }, (_, index) => index)
      drawFrom(random, 'deck').shuffle(cards)
      expect(rolls(random)).toEqual(rolls(begin(seed)))
    },
  )

  test('a stream and a source of chance of the same seed and purpose have nothing to do with each other', () => {
    const random = createRandom(7, 'dice')
    expect(rolls(begin(7))).not.toEqual(Array.from({ length: 5 }, () => random.die(1000)))
  })

  test.each(['constructor', 'toString', 'hasOwnProperty'])('a purpose may be called %s', (purpose) => {
    const random = createStreams(7)
    const drawn = Array.from({ length: 5 }, () => drawFrom(random, purpose).die(1_000_000))
    expect(new Set(drawn).size).toBe(5)
    expect(random.streams).toEqual({ [purpose]: 5 })
  })

  test('each draw is one event, however many numbers it takes, and only the count of events is kept', () => {
    const random = begin(7)
    drawFrom(random, 'deck').shuffle(Array.from({ length: 100 }, (_, index) => index))
    const deck = drawFrom(random, 'deck')
    deck.die(6)
    deck.die(6)
    expect(random).toEqual({ seed: 7, streams: { deck: 3 } })
    const same: typeof random = { seed: 7, streams: { deck: 1 } }
    expect(drawFrom(same, 'deck').die(1000)).not.toBe(drawFrom(begin(7), 'deck').die(1000))
  })

  test('a draw that is refused counts for nothing', () => {
    const random = begin(7)
    expect(() => drawFrom(random, 'dice').die(0)).toThrow()
    expect(random.streams).toEqual({})
  })

  test('a seed that is longer than any chance is refused', () => {
    expect(() => drawFrom(begin('x'.repeat(1001)), 'dice').die(6)).toThrow('not a text of 1001 characters.')
    expect(drawFrom(begin('x'.repeat(1000)), 'dice').die(6)).toBeGreaterThan(0)
  })

  test('7 and "7" are the same seed; seed and purpose cannot be mistaken for one another', () => {
    expect(rolls(begin(7))).toEqual(rolls(begin('7')))
    expect(createRandom('a b', 'c').integer(0, 1e9)).not.toBe(createRandom('a', 'b c').integer(0, 1e9))
  })
})
