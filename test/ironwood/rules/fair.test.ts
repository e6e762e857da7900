import { beforeAll, expect, test } from 'vitest'
import { createRandom, type Viewer } from '../../../src/core'
import { ironwood, ironwoodCards, type Seat, type State } from '../../../src/ironwood/rules'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { cardSetOf } from '../../../src/ironwood/rules/cards'
import { sum } from '../../../src/toolkit'
import { games } from '../../deep'
import { randomCards } from './random-cards'

const isInner = (mountain: number): boolean => ironwoodBoard.mountains[mountain]?.kind === 'inner'

/** How far two tables of counts of the same things are from what both together would lead one to expect. */
function distance(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [sum(one), sum(other)]
  let chiSquare = 0
  for (const [index, count] of one.entries()) {
    const both = count + (other[index] ?? 0)
    if (both === 0) continue
    const [here, there] = [(both * first) / (first + second), (both * second) / (first + second)]
    chiSquare += (count - here) ** 2 / here + ((other[index] ?? 0) - there) ** 2 / there
  }
  return chiSquare
}

/** Positions to look at in games played by chance. */
const wanted: Record<string, (state: State) => boolean> = {
  'hands of two': ({ visions }) => visions.hand.length === 2 && visions.departures.length === 0,
  'hands of one or more after a burn': ({ visions }) => visions.burned.length > 0 && visions.hand.length > 0,
  'burned cards and an empty hand': ({ visions }) => visions.burned.length > 0 && visions.hand.length === 0,
}

/** Plays a game by chance, and shows its first position of each kind: only one, so that they tell nothing of each other. */
function look(seed: number, show: (kind: string, state: State) => void): void {
  const random = createRandom(seed, 'somewhere')
  const state = ironwood.setup({ mode: 'duel', seed })
  const missing = new Set(Object.keys(wanted))
  for (let count = 0; count < 250 && !state.result && missing.size > 0; count++) {
    for (const kind of missing)
      if (wanted[kind]?.(state)) {
        show(kind, state)
        missing.delete(kind)
      }
    const legal = ironwood.legalActions(state)
    // Whether vision cards are drawn, burned or discovered does not depend on which they are.
    const blind = legal.filter(({ type }) => type !== 'discover' && type !== 'put-back' && type !== 'draw-vision')
    const draws = blind.filter(({ type }) => type === 'draw-visions' || type === 'burn-vision')
    ironwood.step(state, random.pick(draws.length > 0 ? draws : blind.length > 0 ? blind : legal))
  }
}

const viewers = ['ironclad', 'spectator'] as const

/** How many positions of each kind hold so many inner vision cards, in truth and as they are dealt to each viewer. */
const counts = Object.fromEntries(
  Object.keys(wanted).map((kind) => [
    kind,
    { truth: [0, 0, 0, 0, 0], ironclad: [0, 0, 0, 0, 0], spectator: [0, 0, 0, 0, 0] },
  ]),
)

function note(counts: number[] | undefined, { visions }: State): void {
  const cards = visions.hand.length > 0 ? visions.hand : visions.burned.map(({ mountain }) => mountain)
  const inner = cards.filter(isInner).length
  if (counts) counts[inner] = (counts[inner] ?? 0) + 1
}

beforeAll(() => {
  for (let seed = 0; seed < games(1500); seed++)
    look(seed, (kind, state) => {
      note(counts[kind]?.truth, state)
      for (const viewer of viewers)
        note(counts[kind]?.[viewer], ironwood.determinize(ironwood.view(state, viewer), createRandom(seed, 'fair')))
    })
})

test.each(Object.keys(wanted))('IW-SETUP-02, IW-INFO-02: %s hold as many inner vision cards as in truth', (kind) => {
  const { truth = [], ...dealt } = counts[kind] ?? { ironclad: [], spectator: [] }
  expect(sum(truth)).toBeGreaterThan(100)
  // Four degrees of freedom; 18.5 is exceeded once in a thousand times.
  for (const viewer of viewers)
    expect(distance(truth, dealt[viewer]), `${viewer}: in truth ${truth}, dealt ${dealt[viewer]}`).toBeLessThan(18.5)
})

test('IW-INFO-02: each card of the opponent is dealt to the hand as often as it is there in truth', () => {
  const specials = Object.values(ironwoodCards).filter(
    ({ faction, kind }) => faction === 'ironclad' && kind === 'special',
  )
  const truth = specials.map(() => 0)
  const dealt = specials.map(() => 0)
  const note = (counts: number[], { sides }: State): void => {
    for (const card of sides.ironclad.hand) {
      const index = specials.findIndex(({ id }) => id === card)
      if (index >= 0) counts[index] = (counts[index] ?? 0) + 1
    }
  }
  for (let seed = 0; seed < games(1000, 2000); seed++) {
    const state = ironwood.setup({ mode: 'duel', seed })
    for (let count = 0; count < 6; count++)
      ironwood.step(state, createRandom(seed, `${count}`).pick(ironwood.legalActions(state)))
    note(truth, state)
    note(dealt, ironwood.determinize(ironwood.view(state, 'woodwalkers'), createRandom(seed, 'fair')))
  }
  // 34 degrees of freedom; 65.2 is exceeded once in a thousand times.
  expect(distance(truth, dealt)).toBeLessThan(65.2)
})

test('IW-INFO-02: what is dealt does not depend on the order in which a card set was given', () => {
  const viewers: readonly Viewer<Seat>[] = ['woodwalkers', 'ironclad', 'spectator']
  for (let seed = 0; seed < games(20); seed++) {
    const random = createRandom(seed, 'keys')
    const cards = randomCards(random)
    const state = ironwood.setup({ mode: 'duel', seed, cards })
    for (let count = 0; count < 60; count++) ironwood.step(state, random.pick(ironwood.legalActions(state)))
    const other: State = { ...state, cards: cardSetOf(random.sample(cards, cards.length)) }
    for (const viewer of viewers) {
      const deal = (from: State): object => {
        const { cards: _, ...rest } = ironwood.determinize(ironwood.view(from, viewer), createRandom(seed, 'deal'))
        return rest
      }
      expect(deal(other)).toEqual(deal(state))
    }
  }
})
