import type { Game, Seeded } from 'totemforge'
import { checkGame } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { type State as KuhnState, kuhnPoker, scramble } from '../../examples/games/kuhn-poker'
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
  test('keeps every law', () => {
    expect(checkGame(connectFour, { options, games: games(40) }).broken).toEqual([])
  })

  test('has the known numbers of move sequences after 1 to 8 plies', () => {
    const sequences = Array<number>(9).fill(0)
    walk(connectFour, connectFour.setup({ seed: 0 }), (state, depth) => {
      sequences[depth] = (sequences[depth] ?? 0) + 1
      if (depth === 7) sequences[8] = (sequences[8] ?? 0) + connectFour.legalActions(state).length
      return depth < 7
    })
    expect(sequences).toEqual([1, 7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234])
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
    const state = columns
      .split(' ')
      .map(connectFour.parse)
      .reduce((state, action) => connectFour.apply(state, action), connectFour.setup({ seed: 0 }))
    expect(connectFour.outcome(state)?.winners[0]).toBe(winner)
  })

  test('a full board without four in a row is a draw', () => {
    const order = '1 2 1 2 1 2 2 1 2 1 2 1 3 4 3 4 3 4 4 3 4 3 4 3 5 6 5 6 5 6 6 5 6 5 6 5 7 7 7 7 7 7'
    const state = order
      .split(' ')
      .map(connectFour.parse)
      .reduce((state, action) => connectFour.apply(state, action), connectFour.setup({ seed: 0 }))
    expect(connectFour.outcome(state)).toEqual({ winners: [], reason: 'board full' })
  })
})

describe('tic-tac-toe', () => {
  test('keeps every law', () => {
    expect(checkGame(ticTacToe, { options, games: games(60) }).broken).toEqual([])
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

describe('Kuhn poker', () => {
  const deals = new Map<string, KuhnState>()
  for (let seed = 0; deals.size < 6; seed++) {
    const state = kuhnPoker.setup({ seed })
    deals.set(`${state.cards.first} ${state.cards.second}`, state)
  }

  test('keeps every law', () => {
    expect(checkGame(kuhnPoker, { options, games: games(100), scramble }).broken).toEqual([])
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

  test.each([
    ['pass pass', 1],
    ['pass bet pass', -1],
    ['pass bet bet', 2],
    ['bet pass', 1],
    ['bet bet', 2],
  ])('king against queen: after %s the first seat has %d', (moves, score) => {
    const deal = deals.get('king queen') ?? kuhnPoker.setup({ seed: 0 })
    const state = moves
      .split(' ')
      .map(kuhnPoker.parse)
      .reduce((state, action) => kuhnPoker.apply(state, action), deal)
    expect(kuhnPoker.outcome(state)?.scores).toEqual({ first: score, second: -score })
  })

  test('cards are shown at a showdown and not after a fold', () => {
    const end = (moves: string): unknown =>
      kuhnPoker.view(
        moves
          .split(' ')
          .map(kuhnPoker.parse)
          .reduce((state, action) => kuhnPoker.apply(state, action), kuhnPoker.setup({ seed: 1 })),
        'first',
      ).cards
    expect(end('bet bet')).not.toMatchObject({ second: null })
    expect(end('bet pass')).toMatchObject({ second: null })
  })
})
