import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectFourEncoding } from '../../examples/encodings/connect-four'
import { kuhnPokerEncoding } from '../../examples/encodings/kuhn-poker'
import { loveLetterEncoding } from '../../examples/encodings/love-letter'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker, redeal } from '../../examples/games/kuhn-poker'
import { loveLetter, redeal as redealLetters } from '../../examples/games/love-letter'
import { playEncoded } from './laws'

const seeds = fc.integer({ min: 0, max: 1_000_000 })

test('Connect Four keeps every promise of an encoding', () => {
  fc.assert(
    fc.property(seeds, (seed) => playEncoded({ game: connectFour, encoding: connectFourEncoding }, { seed })),
    { numRuns: 20 },
  )
})

test('Kuhn poker keeps them, for any card of the other seat', () => {
  fc.assert(
    fc.property(seeds, (seed) => playEncoded({ game: kuhnPoker, encoding: kuhnPokerEncoding, redeal }, { seed })),
  )
})

test('Love Letter keeps them with two, three and four players', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 2, max: 4 }), (seed, players) =>
      playEncoded(
        { game: loveLetter, encoding: loveLetterEncoding, redeal: redealLetters, every: 5 },
        { seed, players },
      ),
    ),
    { numRuns: 10 },
  )
})

test('Kuhn poker has 12 information keys at which somebody decides', () => {
  const keys = new Set<string>()
  for (let seed = 0; seed < 60; seed++)
    for (const moves of [[], ['pass'], ['bet'], ['pass', 'bet']] as const) {
      const state = { ...kuhnPoker.setup({ seed }), moves: [...moves] }
      const seat = kuhnPoker.toAct(state)
      if (seat) keys.add(kuhnPokerEncoding.informationKey(kuhnPoker.view(state, seat), seat))
    }
  expect(keys.size).toBe(12)
})

test('a stake of two is won and lost in Kuhn poker', () => {
  const state = { ...kuhnPoker.setup({ seed: 1 }), cards: { first: 'king', second: 'jack' } as const }
  expect(kuhnPokerEncoding.returns({ ...state, moves: ['bet', 'bet'] })).toEqual({ first: 2, second: -2 })
})

test('an observation of Connect Four is from the side of its seat', () => {
  const state = connectFour.apply(connectFour.setup({ seed: 1 }), { type: 'drop', column: 3 })
  const at = (seat: 'red' | 'yellow'): number[] =>
    [...connectFourEncoding.observe(state, seat).entries()].flatMap(([index, number]) => (number > 0 ? [index] : []))
  expect(at('red')).toEqual([12])
  expect(at('yellow')).toEqual([42 + 12, 84])
})
