import { createRandom, type Outcome, type Seed, startRecord } from 'totemforge'
import { historyKey } from 'totemforge/encode'
import {
  bestResponse,
  cfrPlus,
  expectedValues,
  exploitability,
  externalSampling,
  gameTree,
  type Mix,
  strategyPolicy,
} from 'totemforge/equilibrium'
import { describe, expect, test } from 'vitest'
import { type Card, kuhnPoker, type Seat } from '../../examples/games/kuhn-poker'
import { leducPoker } from '../../examples/games/leduc-poker'
import { oddOrEven } from '../../examples/games/odd-or-even'
import { ticTacToe } from '../../examples/games/tic-tac-toe'
import { games } from '../deep'

const worth = ({ scores }: Outcome<Seat>, seat: Seat): number => scores?.[seat] ?? 0
const dealt = { options: { seed: 0 }, worth }
const sampled = { seed: 7, options: (seed: Seed) => ({ seed }), worth }
const kuhn = gameTree(kuhnPoker, dealt)
const leduc = gameTree(leducPoker, dealt)

/** The information set of a seat in Kuhn poker with this card, after these moves. */
function keyOf(seat: Seat, card: string, moves: readonly ('pass' | 'bet')[]): string {
  for (let seed = 0; ; seed++) {
    const record = startRecord(kuhnPoker, { seed })
    if (kuhnPoker.setup({ seed }).cards[seat] !== card) continue
    record.actions.push(...moves.map((type) => ({ type })))
    return historyKey(kuhnPoker, record, seat)
  }
}

/** An equilibrium, found by hand by Kuhn. */
const bets = [
  ['first', 'jack', [], 1 / 3],
  ['first', 'queen', [], 0],
  ['first', 'king', [], 1],
  ['first', 'jack', ['pass', 'bet'], 0],
  ['first', 'queen', ['pass', 'bet'], 2 / 3],
  ['first', 'king', ['pass', 'bet'], 1],
  ['second', 'jack', ['pass'], 1 / 3],
  ['second', 'queen', ['pass'], 0],
  ['second', 'king', ['pass'], 1],
  ['second', 'jack', ['bet'], 0],
  ['second', 'queen', ['bet'], 1 / 3],
  ['second', 'king', ['bet'], 1],
] as const

const byHand = new Map(
  bets.map(([seat, card, moves, bet]): [string, Mix<Seat>] => [
    keyOf(seat, card, moves),
    { seat, view: '', actions: ['pass', 'bet'], probabilities: [1 - bet, bet] },
  ]),
)

describe('a tree', () => {
  test('has the known information sets of Kuhn and Leduc poker, by their history keys', () => {
    expect(kuhn.sets.map(({ key }) => key).sort()).toEqual([...byHand.keys()].sort())
    expect(leduc.sets.length).toBe(288)
  })

  test('that is too large is refused', () => {
    const tooMany = expect.objectContaining({ code: 'TOO_MANY_NODES' })
    expect(() => gameTree(ticTacToe, { options: { seed: 0 }, mostNodes: 1000 })).toThrow(tooMany)
  })

  test('of a game without chance has no value for either seat of odd or even', () => {
    const tree = gameTree(oddOrEven, { options: { seed: 0 } })
    const solver = cfrPlus(tree)
    solver.run(50)
    for (const value of Object.values(expectedValues(tree, solver.strategy()))) expect(value).toBeCloseTo(0, 2)
  })
})

describe('exploitability', () => {
  test('is 0 for the equilibrium of Kuhn poker that is known by hand, whose value is -1/18', () => {
    expect(exploitability(kuhn, byHand)).toBeCloseTo(0, 12)
    expect(expectedValues(kuhn, byHand).first).toBeCloseTo(-1 / 18, 12)
    expect(bestResponse(kuhn, byHand, 'first').value).toBeCloseTo(-1 / 18, 12)
    expect(bestResponse(kuhn, byHand, 'second').value).toBeCloseTo(1 / 18, 12)
  })

  test('of play at random is 11/24 in Kuhn poker, and known in Leduc poker', () => {
    expect(exploitability(kuhn, new Map())).toBeCloseTo(11 / 24, 12)
    expect(exploitability(leduc, new Map())).toBeCloseTo(4.747222 / 2, 6)
  })

  test('a best response does as well as it says', () => {
    const response = bestResponse(leduc, new Map(), 'second')
    expect(expectedValues(leduc, response.strategy).second).toBeCloseTo(response.value, 12)
    expect(bestResponse(leduc, response.strategy, 'second').value).toBeCloseTo(response.value, 12)
  })
})

describe('CFR+', () => {
  test('reaches the value of Kuhn poker, -1/18', () => {
    const solver = cfrPlus(kuhn)
    solver.run(1000)
    expect(exploitability(kuhn, solver.strategy())).toBeLessThan(0.0005)
    expect(expectedValues(kuhn, solver.strategy()).first).toBeCloseTo(-1 / 18, 4)
  })

  test('reaches the value of Leduc poker, -0.0856', () => {
    const solver = cfrPlus(leduc)
    solver.run(200)
    solver.run(200)
    expect(solver.iterations).toBe(400)
    expect(exploitability(leduc, solver.strategy())).toBeLessThan(0.002)
    expect(Math.abs(expectedValues(leduc, solver.strategy()).first + 0.085606)).toBeLessThan(0.0005)
  })
})

describe('external sampling', () => {
  test('comes close to the value of Kuhn poker, and the same seed gives the same strategy', () => {
    const solve = (seed: Seed) => {
      const solver = externalSampling(kuhnPoker, { ...sampled, seed })
      solver.run(games(1500))
      return solver.strategy()
    }
    const strategy = solve(7)
    expect(strategy).toEqual(solve(7))
    expect(strategy).not.toEqual(solve(8))
    expect(exploitability(kuhn, strategy)).toBeLessThan(0.03)
    expect(Math.abs(expectedValues(kuhn, strategy).first + 1 / 18)).toBeLessThan(0.01)
  })

  test('comes closer to an equilibrium of Leduc poker', () => {
    const solver = externalSampling(leducPoker, sampled)
    solver.run(300)
    const early = exploitability(leduc, solver.strategy())
    solver.run(games(900))
    const late = exploitability(leduc, solver.strategy())
    expect(early).toBeLessThan(2.3)
    expect(late).toBeLessThan(early / 1.5)
  })
})

describe('a policy of a strategy', () => {
  test('plays as the strategy says', () => {
    const solver = cfrPlus(kuhn)
    solver.run(1000)
    const policy = strategyPolicy(kuhnPoker, solver.strategy())
    /** How often the second seat bets with this card, after this move of the first. */
    const share = (card: Card, move: 'pass' | 'bet'): number => {
      const state = { cards: { first: card === 'queen' ? 'king' : 'queen', second: card }, moves: [move] } as const
      const view = { ...state, moves: [...state.moves], cards: { first: null, second: card } }
      const legal = kuhnPoker.legalActions({ ...state, moves: [...state.moves] })
      const bets = Array.from({ length: 600 }, (_, seed) =>
        policy.choose({ view, legal, seat: 'second', random: createRandom(seed) }),
      )
      return bets.filter(({ type }) => type === 'bet').length / bets.length
    }
    expect([share('jack', 'bet'), share('king', 'bet'), share('king', 'pass')]).toEqual([0, 1, 1])
    expect(share('jack', 'pass')).toBeCloseTo(1 / 3, 1)
    expect(share('queen', 'bet')).toBeCloseTo(1 / 3, 1)
  })

  test('is refused where a view tells less than the history', () => {
    const [[key, mix] = ['', undefined]] = byHand
    if (!mix) throw new Error('There is no mix.')
    const strategy = new Map([
      [key, mix],
      ['other', { ...mix, probabilities: [0.5, 0.5] }],
    ])
    expect(() => strategyPolicy(kuhnPoker, strategy)).toThrow(expect.objectContaining({ code: 'VIEW_FORGETS' }))
  })
})
