import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { english } from '../../../src/ironwood/english'
import type { Card, Step } from '../../../src/ironwood/rules'
import { ironcladCards } from '../../../src/ironwood/rules/data/ironclad'
import { woodwalkerCards } from '../../../src/ironwood/rules/data/woodwalkers'
import { burnedText, cardText } from '../../../src/ironwood/words/card-text'
import { games } from '../../deep'
import { randomCards } from '../rules/random-cards'

test.each([...woodwalkerCards, ...ironcladCards])('$id says what it does, in that order, and nothing else', (card) => {
  expect(cardText(english.words, card)).toEqual(card.text)
  expect(burnedText(english.words, card)).toEqual(card.burnedText ?? [])
})

describe('a card that nobody has printed says what it does', () => {
  const lines = (faction: Card['faction'], ...steps: Step[]): string[] => cardText(english.words, { faction, steps })

  test('what stands before a step is named by its number, or else by the card', () => {
    expect(
      lines('woodwalkers', { do: 'gain', count: 1 }, { do: 'move-fighters', count: 1 }, { do: 'move-again' }),
    ).toEqual(['1. Gain 1 crystal.', '2. Move 1 Fighter.', '3. Move the Fighters moved in step 2 a second time.'])
    const both: Step[] = [
      { do: 'move-fighters', count: 2 },
      { do: 'remove', reach: 'moved', count: 1 },
    ]
    expect(lines('woodwalkers', { do: 'pay', cost: { spend: 1 }, steps: both }, { do: 'move-again' })).toEqual([
      '1. Spend 1 crystal: Move 2 Fighters. Remove 1 Ironclad Fighter from a mountain adjacent to an inner forest that holds at least 1 of the Fighters moved by this card.',
      '2. Move the Fighters moved in step 1 a second time.',
    ])
  })

  test('what follows a payment stands apart from what was bought', () => {
    const paid: Step = { do: 'pay', cost: { burn: 'special' }, steps: [{ do: 'gain', count: 2 }] }
    const options: Step[][] = [
      [paid, { do: 'draw', count: 1 }],
      [paid, { do: 'toll' }],
    ]
    expect(lines('ironclad', { do: 'resolve', count: 1, options })).toEqual([
      '1. Resolve 1:',
      '1a. Burn 1 special card: Gain 2 crystals. Then Draw 1 special card.',
      '1b. Burn 1 special card: Gain 2 crystals. Then: This round: to play a special card as an action the opponent must first Spend 1 crystal.',
    ])
  })

  test('a choice within a choice stays in its line', () => {
    const inner: Step = { do: 'resolve', count: 1, options: [[{ do: 'build' }], [{ do: 'found' }]] }
    const options: Step[][] = [[inner, { do: 'attack' }], [{ do: 'move-drill' }]]
    expect(lines('ironclad', { do: 'resolve', count: 1, options })).toEqual([
      '1. Resolve 1:',
      '1a. Resolve 1: Build. Or: Place a Foundation on an outer mountain you control that has no Foundation or Forge. Attack.',
      '1b. Move the Drill.',
    ])
  })

  test('Totems are held from where it says so', () => {
    const hold: Step = { do: 'hold-totems' }
    const move: Step = { do: 'move-fighters', count: 2 }
    const rest = '2. For the rest of this turn Totems cannot be moved.'
    expect(lines('woodwalkers', move, hold)).toEqual(['1. Move 2 Fighters.', rest])
    expect(lines('woodwalkers', hold, move).at(-1)).toBe(
      '2. During this whole turn (step 1 included) Totems cannot be moved.',
    )
  })
})

test('cards at random are told in whole sentences', () => {
  for (let seed = 1; seed <= games(5, 10); seed++)
    for (const card of randomCards(createRandom(seed, 'words')))
      for (const line of [...cardText(english.words, card), ...burnedText(english.words, card)]) {
        expect(line).toMatch(/[.:]$/)
        expect(line).not.toMatch(/undefined|null|NaN|object/)
      }
})
