import { rootGuide } from 'totemforge/root/bots'
import { expect, test } from 'vitest'
import type { State } from '../../../src/root'
import { serviceWorth } from '../../../src/root/bots/services'
import { seenBy } from '../../../src/root/bots/sight'
import { sideOf } from '../../../src/root/rules/play'
import { type At, table } from '../table'

const { evaluate = () => 0 } = rootGuide

/** The standing of p1 with an active dominance card, in a table with the Riverfolk. */
function withDominance(card: string, pieces: At['pieces'] = [], arrange?: (state: State) => void): number {
  const { state } = table({
    factions: ['marquise', 'riverfolk', 'eyrie'],
    sides: {
      p1: { pieces: [['warrior', 5, 3], ...pieces], score: 12 },
      p2: { pieces: [['warrior', 8, 2]], score: 18 },
      p3: { score: 18 },
    },
    arrange(state) {
      state.deck = state.deck.filter((each) => each !== card)
      sideOf({ state }, 'p1').dominance = card
      arrange?.(state)
    },
    tasks: [],
  })
  return evaluate(state, 'p1')
}

test('ROOT-3.3.1.2: a dominance card counts by the clearings of its suit that its seat rules', () => {
  const [none, one, two, three] = [
    [10, 11, 2],
    [1, 11, 2],
    [1, 6, 2],
    [1, 6, 12],
  ].map((places) =>
    withDominance(
      'dominance-fox',
      places.map((at) => ['warrior', at, 2] as const),
    ),
  )
  const values = [none, one, two, three].map((value) => value ?? 0)
  for (const [index, value] of values.slice(1).entries()) expect(value).toBeGreaterThan((values[index] ?? 0) + 0.1)
  expect(three).toBeGreaterThan(0.5)
})

test('ROOT-3.3.1.1: a bird card counts by opposite corners', () => {
  const beside = withDominance('dominance-bird', [
    ['warrior', 1, 2],
    ['warrior', 2, 2],
  ])
  const opposite = withDominance('dominance-bird', [
    ['warrior', 1, 2],
    ['warrior', 3, 2],
  ])
  expect(opposite).toBeGreaterThan(beside * 1.5)
})

test('ROOT-11.2.7.3f: mercenaries that rule for their buyer count for no dominance card', () => {
  const pieces = [
    ['warrior', 1, 2],
    ['warrior', 6, 2],
  ] as const
  const hired = withDominance('dominance-fox', pieces, (state) => {
    state.turn.used.push('mercenaries')
  })
  expect(hired).toBeCloseTo(withDominance('dominance-fox', pieces), 1)
})

test('ROOT-9.2.8e: a Vagabond in a coalition stands as its partner stands', () => {
  const value = (score: number): number => {
    const { state } = table({
      factions: ['vagabond', 'marquise', 'eyrie', 'alliance'],
      sides: { p1: { pawn: 5 }, p2: { score }, p3: { score: 15 } },
      arrange(state) {
        state.deck = state.deck.filter((each) => each !== 'dominance-fox')
        Object.assign(sideOf({ state }, 'p1'), { dominance: 'dominance-fox', partner: 'p2' })
        sideOf({ state }, 'p2').partner = 'p1'
      },
      tasks: [],
    })
    return evaluate(state, 'p1')
  }
  expect(value(26)).toBeGreaterThan(value(4) + 0.1)
})

test('ROOT-11.2.7.3a: only those who build in ruled clearings pay for mercenaries', () => {
  const worth = (faction: 'marquise' | 'corvid' | 'alliance', at: number): number => {
    const { state } = table({
      factions: ['riverfolk', faction],
      active: 'p2',
      phase: 'birdsong',
      sides: { p1: { pieces: [['warrior', at, 2]], prices: { mercenaries: 1 } }, p2: { pieces: [['warrior', at]] } },
      tasks: [],
    })
    return serviceWorth(seenBy(state, 'p2'), 'mercenaries')
  }
  expect(worth('marquise', 5)).toBeGreaterThan(0)
  expect([worth('corvid', 5), worth('alliance', 5)].every((each) => each < 0)).toBe(true)
})
