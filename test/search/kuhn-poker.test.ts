import { describe, expect, test } from 'vitest'
import { type Card, kuhnPoker, type Move, type Seat, type State, type View } from '../../examples/games/kuhn-poker'
import { flatMonteCarlo, type Guide, ismcts, type SearchPolicy } from '../../src/search'
import { answerOf } from './games'

/** Two stakes are the most that is won or lost. */
const guide: Guide<State, Move, Seat> = {
  worth: ({ scores }, seat) => 0.5 + (scores?.[seat] ?? 0) / 4,
  knows: ({ cards }, seat) => cards[seat],
}

const deck: readonly Card[] = ['jack', 'queen', 'king']

/** How often a seat bets, with a card of its own and after these moves. */
type Strategy = (seat: Seat, card: Card, moves: State['moves']) => number

/** What the first gains on average, over all deals. */
function gain(first: Strategy, second: Strategy): number {
  const worth = (state: State): number => {
    const outcome = kuhnPoker.outcome(state)
    if (outcome) return outcome.scores?.first ?? 0
    const seat = kuhnPoker.toAct(state) ?? 'first'
    const bets = (seat === 'first' ? first : second)(seat, state.cards[seat], state.moves)
    const [passed, bet] = kuhnPoker.legalActions(state).map((action) => {
      const next = kuhnPoker.clone(state)
      kuhnPoker.step(next, action)
      return next
    })
    return (bets > 0 && bet ? bets * worth(bet) : 0) + (bets < 1 && passed ? (1 - bets) * worth(passed) : 0)
  }
  const deals = deck.flatMap((first) =>
    deck.flatMap((second): State[] => (first === second ? [] : [{ cards: { first, second }, moves: [] }])),
  )
  return deals.reduce((sum, state) => sum + worth(state), 0) / deals.length
}

/** An equilibrium, found by hand by Kuhn: the second's is the only one, the first's the one that bluffs most. */
const equilibrium: Strategy = (seat, card, moves) => {
  if (seat === 'first') {
    if (moves.length === 0) return { jack: 1 / 3, queen: 0, king: 1 }[card]
    return { jack: 0, queen: 2 / 3, king: 1 }[card]
  }
  return moves[0] === 'bet' ? { jack: 0, queen: 1 / 3, king: 1 }[card] : { jack: 1 / 3, queen: 0, king: 1 }[card]
}

const other: Record<Card, Card> = { jack: 'king', queen: 'jack', king: 'queen' }

const seeds = Array.from({ length: 10 }, (_, seed) => seed)

/** How often a policy bets, over many seeds; what the other holds it cannot know. */
function strategyOf(policy: SearchPolicy<View, Move, Seat>): Strategy {
  const known = new Map<string, number>()
  return (seat, card, moves) => {
    const state: State = {
      cards: seat === 'first' ? { first: card, second: other[card] } : { first: other[card], second: card },
      moves: moves.slice(),
    }
    const key = [card, ...moves].join(' ')
    const bets =
      known.get(key) ?? seeds.filter((seed) => answerOf(kuhnPoker, policy, state, seed) === 'bet').length / seeds.length
    known.set(key, bets)
    return bets
  }
}

describe('Kuhn poker', () => {
  test('the known equilibrium gains the first -1/18', () => {
    expect(gain(equilibrium, equilibrium)).toBeCloseTo(-1 / 18, 10)
  })

  const policy = ismcts(kuhnPoker, { iterations: 1000, guide })
  const strategy = strategyOf(policy)

  test.each(['ismcts', 'flat Monte Carlo'])(
    '%s never passes the king to a bet, and never calls with the jack',
    (name) => {
      const played = name === 'ismcts' ? strategy : strategyOf(flatMonteCarlo(kuhnPoker, { iterations: 100, guide }))
      for (const [seat, moves] of [
        ['first', ['pass', 'bet']],
        ['second', ['bet']],
      ] as const) {
        expect(played(seat, 'king', [...moves])).toBe(1)
        expect(played(seat, 'jack', [...moves])).toBe(0)
      }
    },
  )

  test('with the knowledge of seats, ismcts gains the most possible against the equilibrium, in both seats', () => {
    expect(gain(strategy, equilibrium)).toBeCloseTo(-1 / 18, 2)
    expect(gain(equilibrium, strategy)).toBeCloseTo(-1 / 18, 2)
  })

  test('without it, ismcts assumes that the other acts alike with each card, and bets with the queen', () => {
    const { worth } = guide
    const careless = strategyOf(ismcts(kuhnPoker, { iterations: 1000, guide: worth ? { worth } : {} }))
    expect(gain(careless, equilibrium)).toBeLessThan(-0.09)
  })
})
