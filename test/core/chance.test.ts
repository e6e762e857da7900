import { createRandom, createStreams, drawFrom, randomSeed } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { attack, firstScheme, restOfDeck, shuffled } from './attack'

const seeds = Array.from({ length: 20 }, (_, number) => `evening ${number}`)
const coins = (draw: () => number): number[] => Array.from({ length: 160 }, draw)
const cards = 35

const shuffleOf = (seed: string, purpose: string, count: number): number[] => {
  const deck = Array.from({ length: count }, (_, index) => index)
  drawFrom(createStreams(seed), purpose).shuffle(deck)
  return deck
}

describe("from a policy's own chance the opponent's deck", () => {
  const purpose = 'policy ironclad 12'

  test('could be computed once', () => {
    for (const seed of seeds) {
      const own = firstScheme(seed, purpose)
      const found = attack(
        coins(() => own(2)),
        purpose,
        'cards',
      )
      expect(found && shuffled(cards, found.draw)).toEqual(shuffled(cards, firstScheme(seed, 'cards')))
    }
  })

  test('cannot be computed now', () => {
    for (const seed of seeds) {
      const own = createRandom(seed, purpose)
      const found = attack(
        coins(() => own.integer(0, 1)),
        purpose,
        'cards',
      )
      // It may foresee its own coins: that is all they lead to.
      expect(found?.next).toEqual(Array.from({ length: 64 }, () => own.integer(0, 1)))
      expect(found && shuffled(cards, found.draw)).not.toEqual(shuffleOf(seed, 'cards', cards))
    }
  })
})

describe('from dice that fell in the open the next ones', () => {
  test('could be computed once, and with them every deck', () => {
    for (const seed of seeds) {
      const dice = firstScheme(seed, 'dice')
      const found = attack(
        coins(() => dice(2)),
        'dice',
        'cards',
      )
      expect(found?.next).toEqual(Array.from({ length: 64 }, () => dice(2)))
      expect(found && shuffled(cards, found.draw)).toEqual(shuffled(cards, firstScheme(seed, 'cards')))
    }
  })

  test('cannot be computed now: no generator gives them', () => {
    for (const seed of seeds) {
      const dice = drawFrom(createStreams(seed), 'dice')
      expect(
        attack(
          coins(() => dice.integer(0, 1)),
          'dice',
          'cards',
        ),
      ).toBeNull()
    }
  })
})

describe('from the first cards of a deck the others', () => {
  const [count, seen] = [600, 320]

  test('could be computed once', () => {
    for (const seed of seeds.slice(0, 5)) {
      const deck = shuffled(count, firstScheme(seed, 'cards'))
      expect(restOfDeck(deck.slice(0, seen), count)).toEqual(deck)
    }
  })

  test('cannot be computed now', () => {
    for (const seed of seeds.slice(0, 5))
      expect(restOfDeck(shuffleOf(seed, 'cards', count).slice(0, seen), count)).toBeNull()
  })
})

describe('a seed that nobody can guess', () => {
  test('is a text of 25 letters and digits, and another one each time', () => {
    const made = Array.from({ length: 1000 }, randomSeed)
    expect(new Set(made).size).toBe(1000)
    for (const seed of made) expect(seed).toMatch(/^[0-9a-z]{25}$/)
  })

  test('uses all of its 128 bits', () => {
    const highest = made(2000).sort().at(-1) ?? ''
    const all = (2n ** 128n - 1n).toString(36)
    expect(highest.length).toBe(all.length)
    expect(highest <= all && highest.slice(0, 1) === all.slice(0, 1)).toBe(true)
  })
})

const made = (count: number): string[] => Array.from({ length: count }, randomSeed)
