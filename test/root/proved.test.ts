import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root, type State } from '../../src/root'
import { cardOf, matches } from '../../src/root/rules/cards'
import { draw, enterHand, giveCard } from '../../src/root/rules/hands'
import { playOn } from '../../src/root/rules/play-on'
import type { Item } from '../../src/root/rules/vocabulary'
import { takeOut } from '../../src/toolkit'
import { table } from './table'

/** What others may think of a position: worlds that fit their view. */
const worlds = (state: State, viewer: 'p2' | 'p3' | 'spectator'): State[] =>
  Array.from({ length: 60 }, (_, seed) => root.determinize(root.view(state, viewer), createRandom(seed, 'proved')))

const cats = ['marquise', 'alliance', 'eyrie'] as const
const march = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
const outraged = () =>
  table({
    factions: cats,
    sides: { p1: { pieces: [['warrior', 1, 2]], hand: ['anvil', 'sword'] }, p2: { pieces: [['sympathy', 5]] } },
    tasks: [march],
  }).play('move-to 5', 'move-count 2').state

test('ROOT-INFO-15, ROOT-INFO-24: a hand without a matching card for Outrage has none in any world that others think of', () => {
  const state = outraged()
  expect(state.sides.p1?.lacks).toEqual([state.suits[5]])
  for (const viewer of ['p3', 'spectator'] as const) {
    const hands = worlds(state, viewer).map(({ sides }) => sides.p1?.hand ?? [])
    expect(hands.flat().filter((card) => matches(card, state.suits[5] ?? 'fox'))).toEqual([])
    expect(new Set(hands.flat()).size).toBeGreaterThan(10)
  }
})

test('ROOT-INFO-15: a card that is drawn afterwards may match, so the hand is dealt freely again', () => {
  const state = root.clone(outraged())
  draw(playOn(state), 'p1', 1)
  expect(state.sides.p1?.lacks).toEqual([])
  const cards = worlds(state, 'p3').flatMap(({ sides }) => sides.p1?.hand ?? [])
  expect(cards.some((card) => cardOf(card).suit === state.suits[5])).toBe(true)
})

test('ROOT-INFO-13, ROOT-INFO-15: an open card that may have left unseen no longer stands beside what the hand lacks', () => {
  const state = root.clone(outraged())
  const play = playOn(state)
  const [suit = 'fox'] = state.sides.p1?.lacks ?? []
  // The deck gives a card of that suit in everybody's sight, and then a card of the hand passes face down.
  const open = state.deck.find((card) => cardOf(card).suit === suit) ?? ''
  takeOut(state.deck, open)
  enterHand(play, 'p1', open)
  expect(state.sides.p1?.lacks).toEqual([suit])
  giveCard(play, 'p1', 'p2', 'anvil')
  expect(state.sides.p1).toMatchObject({ hand: ['sword', open], lacks: [] })
  expect(worlds(state, 'p3').some(({ sides }) => sides.p1?.hand.some((card) => matches(card, suit)))).toBe(true)
})

test('ROOT-9.7.3b, ROOT-INFO-24: a ruin from which the explorer takes nothing holds kinds that it has, in every world', () => {
  const factions = ['vagabond', 'vagabond2', 'marquise'] as const
  const start = table({
    factions,
    sides: { p1: { pawn: 6, items: ['torch', 'sword', 'boot'] } },
    arrange(state) {
      const lying: Readonly<Record<number, readonly Item[]>> = {
        6: ['boot', 'sword'],
        10: ['bag', 'hammer'],
        11: ['bag', 'hammer'],
      }
      state.ruins = state.ruins.map((_, at) => [...(lying[at] ?? [])]).map((items) => (items.length > 0 ? items : null))
      const { board } = state.sides.p1 ?? {}
      if (board?.faction === 'vagabond') {
        board.fromRuins[0] = 1
        board.fromRuins[4] = 1
      }
    },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  const done = start.play('act explore', 'explore nothing')
  expect(done.state.declined).toEqual([{ at: 6, kinds: ['boot', 'sword'] }])
  const found = worlds(done.state, 'p3').map(({ ruins }) => [...(ruins[6] ?? [])].sort().join(' '))
  expect(new Set(found)).toEqual(new Set(['boot sword']))
  const before = worlds(start.state, 'p3').map(({ ruins }) => [...(ruins[6] ?? [])].sort().join(' '))
  expect(new Set(before).size).toBeGreaterThan(3)
})
