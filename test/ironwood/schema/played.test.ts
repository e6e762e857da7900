import { expect, test } from 'vitest'
import type { Card } from '../../../src/ironwood/rules/card'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { parseCards, parseOptions } from '../../../src/ironwood/schema'
import { checkGame } from '../../../src/testing'
import { redeal } from '../rules/redeal'
import { crystals, untilTurn } from '../rules/support'
import { problems, standardCards, throughJson, withCard } from './support'

/** Swift Strike and Expansion as somebody else might have written them, of known keywords alone. */
const rewritten = withCard('WW02', {
  title: 'Harvest',
  steps: [
    { do: 'gain', count: 5 },
    { do: 'recruit', unit: 'fighter', at: 'outer', count: 2 },
  ],
}).map(
  (card): Card =>
    card.id === 'IC02'
      ? { ...card, steps: [{ do: 'pay', cost: { spend: 1 }, steps: [{ do: 'steal', count: 2 }] }] }
      : card,
)

/** The cards as they come out of a file. */
function loaded(): readonly Card[] {
  const parsed = parseCards(throughJson(rewritten))
  if (!parsed.ok) throw new Error(problems(parsed).join('\n'))
  return parsed.value
}

const play = (state: State, ...texts: string[]): State =>
  texts.map(game.parse).reduce((state, action) => game.apply(state, action), state)
const legal = (state: State): string[] => game.legalActions(state).map(game.format)

test('IW-CARD-04: a card set of known keywords changes what happens, without new code', () => {
  const standard = untilTurn(game.setup({ mode: 'duel', seed: 1 }), 'woodwalkers')
  expect(legal(play(standard, 'play WW02'))[0]).toMatch(/^move /)

  const start = untilTurn(game.setup({ mode: 'duel', seed: 1, cards: loaded() }), 'woodwalkers')
  const gaining = play(start, 'play WW02')
  expect(legal(gaining)).toEqual(['gain 5', 'gain 4', 'gain 3', 'gain 2', 'gain 1', 'gain 0'])
  const recruited = play(gaining, 'gain 5', 'recruit F1', 'recruit F1')
  expect(crystals(recruited, 'woodwalkers')).toBe(crystals(start, 'woodwalkers') + 5)
  expect(recruited.forests.fighters[0]).toBe(4)

  const stolen = play(recruited, 'play IC02', 'pay', 'steal 2')
  expect(crystals(stolen, 'woodwalkers')).toBe(crystals(recruited, 'woodwalkers') - 2)
  expect(crystals(stolen, 'ironclad')).toBe(crystals(recruited, 'ironclad') + 1)
})

test('IW-CARD-04: the values of a card set are what a wager counts', () => {
  const strong = standardCards.map((card) => ({ ...card, values: { damage: 9, defense: 0, dominance: 0 } }))
  const state = game.setup({ mode: 'duel', seed: 1, cards: strong })
  expect(state.cards?.['WW01']?.values.damage).toBe(9)
})

test('IW-CARD-04: a game with other cards keeps the laws of the kit', () => {
  const cards = loaded()
  const report = checkGame(game, {
    options: (seed) => ({ mode: 'duel' as const, seed, cards }),
    redeal,
    games: 1,
    maxActions: 60,
  })
  expect(report.broken).toEqual([])
})

test('options out of a file, with everything in them, can be set up', () => {
  const options = {
    mode: 'duel',
    seed: 'file',
    beginnerDecks: true,
    cards: rewritten,
    newcomer: { seat: 'woodwalkers', at: ['F1'] },
  }
  const parsed = parseOptions(throughJson(options))
  if (!parsed.ok) throw new Error(problems(parsed).join('\n'))
  expect(game.setup(parsed.value).forests.fighters[0]).toBe(3)
})
