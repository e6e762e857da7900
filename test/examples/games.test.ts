import type { Game, Seeded } from 'totemforge'
import { checkGame, perft, script } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { type State as KuhnState, kuhnPoker, redeal } from '../../examples/games/kuhn-poker'
import { type Card, leducPoker, redeal as redealLeduc } from '../../examples/games/leduc-poker'
import { oddOrEven, redeal as redealNumbers } from '../../examples/games/odd-or-even'
import { ticTacToe } from '../../examples/games/tic-tac-toe'
import { games } from '../deep'

const options = (seed: number): Seeded => ({ seed })

/** Calls back for every line of play from a state: at every position, with how many actions led there. */
function walk<State extends object, Action>(
  game: Pick<Game<State, Action, unknown, Seeded, string>, 'legalActions' | 'clone'> & {
    step(state: State, action: Action): void
  },
  state: State,
  visit: (state: State, depth: number) => boolean,
  depth = 0,
): void {
  if (!visit(state, depth)) return
  for (const action of game.legalActions(state)) {
    const next = game.clone(state)
    game.step(next, action)
    walk(game, next, visit, depth + 1)
  }
}

test.each([
  ['Connect Four', () => connectFour.legalActions(connectFour.setup({ seed: 0 }))],
  ['tic-tac-toe', () => ticTacToe.legalActions(ticTacToe.setup({ seed: 0 }))],
  ['Kuhn poker', () => kuhnPoker.legalActions(kuhnPoker.setup({ seed: 0 }))],
])('%s lists actions that nobody can change', (_name, actions) => {
  expect(actions().filter((action) => !Object.isFrozen(action))).toEqual([])
})

describe('Connect Four', () => {
  const start = script(connectFour)(connectFour.setup({ seed: 0 }))

  test('keeps every law', () => {
    expect(checkGame(connectFour, { options, games: games(20, 40) }).broken).toEqual([])
  })

  test('has the known numbers of move sequences of 1 to 8 plies', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((plies) => perft(connectFour, connectFour.setup({ seed: 0 }), plies))
    expect(counts).toEqual([7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234])
  })

  test.each([
    ['upright', '1 2 1 2 1 2 1', 'red'],
    ['level', '1 1 2 2 3 3 4', 'red'],
    ['rising', '1 2 2 3 3 4 3 4 4 6 4', 'red'],
    ['falling', '7 6 6 5 5 4 5 4 4 2 4', 'red'],
    ['at the right edge', '7 1 7 1 7 1 7', 'red'],
    ['for yellow', '1 2 1 2 1 2 3 2', 'yellow'],
    ['not round the edge', '5 5 6 6 7 7 1', undefined],
  ])('four in a row %s', (_how, columns, winner) => {
    expect(start.play(...columns.split(' ')).outcome?.winners[0]).toBe(winner)
  })

  test('a full board without four in a row is a draw', () => {
    const order = '1 2 1 2 1 2 2 1 2 1 2 1 3 4 3 4 3 4 4 3 4 3 4 3 5 6 5 6 5 6 6 5 6 5 6 5 7 7 7 7 7 7'
    const full = start.play(...order.split(' '))
    expect(full.outcome).toEqual({ winners: [], reason: 'board full' })
    expect(full.refusal('7').code).toBe('game-over')
  })

  test('a full column is refused, and so is a column that does not exist', () => {
    const full = start.play('4', '4', '4', '4', '4', '4')
    expect(full.legal).toEqual(['1', '2', '3', '5', '6', '7'])
    expect(full.refusal('4')).toEqual({ code: 'column-full', message: 'Column 4 is full.' })
    expect(full.refusal({ type: 'drop', column: 8 }).code).toBe('no-such-column')
  })
})

describe('tic-tac-toe', () => {
  test('keeps every law', () => {
    expect(checkGame(ticTacToe, { options, games: games(30, 60) }).broken).toEqual([])
  })

  test('has the known numbers of move sequences', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((plies) => perft(ticTacToe, ticTacToe.setup({ seed: 0 }), plies))
    expect(counts).toEqual([9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872])
  })

  test('has 255,168 games and 5,478 positions', () => {
    let endings = 0
    const positions = new Set<string>()
    walk(ticTacToe, ticTacToe.setup({ seed: 0 }), (state) => {
      positions.add(state.cells)
      if (state.turn === null) endings++
      return true
    })
    expect([endings, positions.size]).toEqual([255_168, 5478])
  })
})

describe('Leduc poker', () => {
  const from = script(leducPoker)
  const deal = leducPoker.setup({ seed: 0 })
  const hand = (first: Card, second: Card) => from({ ...deal, cards: { first, second } })

  test('keeps every law', () => {
    expect(checkGame(leducPoker, { options, games: games(50, 100), redeal: redealLeduc }).broken).toEqual([])
  })

  test('allows two raises in a round, and a fold only after a raise', () => {
    expect(hand('jack', 'king').legal).toEqual(['call', 'raise'])
    expect(hand('jack', 'king').play('raise').legal).toEqual(['fold', 'call', 'raise'])
    expect(hand('jack', 'king').play('call', 'raise', 'raise').legal).toEqual(['fold', 'call'])
    expect(
      hand('jack', 'king')
        .chance({ board: ['queen'] })
        .play('call', 'call').legal,
    ).toEqual(['call', 'raise'])
  })

  test.each([
    ['the higher card', 'queen', 'jack', 'king', 'call call call call', 1],
    ['a pair over a higher card', 'jack', 'king', 'jack', 'call call call call', 1],
    ['nobody, with the same card', 'jack', 'jack', 'king', 'call call call call', 0],
    ['raises of 2 and of 4', 'king', 'jack', 'queen', 'raise raise call raise raise call', 13],
    ['raises that the second makes', 'jack', 'queen', 'king', 'call raise call call raise call', -7],
    ['what the other had put in before it folded', 'jack', 'king', 'queen', 'raise call raise fold', 3],
  ] as const)('pays %s', (_what, first, second, board, moves, won) => {
    const { outcome } = hand(first, second)
      .chance({ board: [board] })
      .play(...moves.split(' '))
    expect(outcome?.scores).toEqual({ first: won, second: won === 0 ? 0 : -won })
  })

  test('pays the ante for a fold in the first round, and shows no card', () => {
    const over = hand('jack', 'king').play('raise', 'fold')
    expect(over.outcome).toEqual({ winners: ['first'], reason: 'the other folded', scores: { first: 1, second: -1 } })
    expect(over.view('first').cards).toEqual({ first: 'jack', second: null })
    const other = hand('jack', 'king').play('call', 'raise', 'fold')
    expect(other.outcome).toMatchObject({ winners: ['second'], scores: { first: -1, second: 1 } })
  })
})

describe('Kuhn poker', () => {
  const from = script(kuhnPoker)
  const deals = new Map<string, KuhnState>()
  for (let seed = 0; deals.size < 6; seed++) {
    const state = kuhnPoker.setup({ seed })
    deals.set(`${state.cards.first} ${state.cards.second}`, state)
  }

  test('keeps every law', () => {
    expect(checkGame(kuhnPoker, { options, games: games(50, 100), redeal }).broken).toEqual([])
  })

  test('has 12 information sets and 30 ways to end over the 6 deals', () => {
    const sets = new Set<string>()
    let endings = 0
    for (const deal of deals.values())
      walk(kuhnPoker, deal, (state) => {
        const seat = kuhnPoker.toAct(state)
        if (seat === null) endings++
        else sets.add(JSON.stringify([seat, kuhnPoker.view(state, seat)]))
        return true
      })
    expect([sets.size, endings]).toEqual([12, 30])
  })

  test.each([...deals])('has 2, 4 and 2 sequences of moves with %s', (_cards, deal) => {
    expect([1, 2, 3, 4].map((moves) => perft(kuhnPoker, deal, moves))).toEqual([2, 4, 2, 0])
  })

  test.each([
    ['pass pass', 1],
    ['pass bet pass', -1],
    ['pass bet bet', 2],
    ['bet pass', 1],
    ['bet bet', 2],
  ])('king against queen: after %s the first seat has %d', (moves, score) => {
    const deal = deals.get('king queen') ?? kuhnPoker.setup({ seed: 0 })
    expect(from(deal).play(...moves.split(' ')).outcome?.scores).toEqual({ first: score, second: -score })
  })

  test('cards are shown at a showdown and not after a fold', () => {
    const dealt = from(kuhnPoker.setup({ seed: 1 }))
    expect(dealt.play('bet', 'bet').view('first').cards).toEqual(dealt.state.cards)
    expect(dealt.play('bet', 'bet').events).toContainEqual({ type: 'shown', cards: dealt.state.cards })
    expect(dealt.play('bet', 'pass').view('first').cards).toMatchObject({ second: null })
  })
})

test('Odd or even keeps every law, and Bob does not see what Ann has chosen', () => {
  expect(checkGame(oddOrEven, { options, games: games(20, 40), redeal: redealNumbers }).broken).toEqual([])
  const chosen = script(oddOrEven)(oddOrEven.setup({ seed: 0 })).play('4')
  expect(chosen.view('bob')).toEqual({ count: 1, chosen: { ann: null, bob: null } })
  expect(chosen.play('3').view('bob')).toEqual({ count: 2, chosen: { ann: 4, bob: 3 } })
})
