import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { oddOrEven } from '../../examples/games/odd-or-even'
import { defineGame, type Random } from '../../src/core'
import { flatMonteCarlo, halving, ismcts, principalVariation, type SearchNode } from '../../src/search'
import { heap, turnOf } from './games'

type Heap = ReturnType<typeof heap.clone>

const start = heap.setup({ seed: 0, players: 3, left: 5 })
const policy = ismcts(heap, { iterations: 400 })
const found = policy.search(turnOf(heap, start))

describe('the tree of a search', () => {
  const tree = policy.tree(found)

  test('has at its top what the report says', () => {
    const told = found.tried.map(({ action, visits, value }) => ({ action, visits, value }))
    expect(tree?.moves.map(({ action, visits, value }) => ({ action, visits, value }))).toEqual(told)
  })

  test('has below each move no more visits than the move, and the seats in turn', () => {
    let deepest = 0
    const check = (node: SearchNode<number, string>, visits: number, depth: number): void => {
      deepest = Math.max(deepest, depth)
      expect(node.moves.reduce((sum, move) => sum + move.visits, 0)).toBeLessThanOrEqual(visits)
      for (const move of node.moves) {
        expect(move.seat).toBe(['a', 'b', 'c'][(depth - 1) % 3])
        expect(move.available).toBeGreaterThanOrEqual(move.visits)
        expect(Object.keys(move.value)).toEqual(['a', 'b', 'c'])
        if (move.next) check(move.next, move.visits, depth + 1)
      }
    }
    if (tree) check(tree, 400, 1)
    expect(deepest).toBeGreaterThan(2)
  })

  test('is plain data, and a copy', () => {
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
    const again = policy.tree(found)
    expect(again).toEqual(tree)
    expect(again).not.toBe(tree)
  })

  test('leaves out moves with fewer visits', () => {
    const pruned = policy.tree(found, 50)
    expect(pruned?.moves.map(({ visits }) => visits)).toEqual(
      found.tried.map(({ visits }) => visits).filter((visits) => visits >= 50),
    )
  })

  test('has a principal variation: the move that was visited most, again and again', () => {
    const line = tree ? principalVariation(tree) : []
    expect(line[0]?.action).toBe(found.action)
    expect(line.map(({ seat }) => seat)).toEqual(['a', 'b', 'c', 'a', 'b', 'c'].slice(0, line.length))
    for (const [index, move] of line.entries()) expect(move.visits).toBeLessThanOrEqual(line[index - 1]?.visits ?? 400)
    expect(principalVariation({ moves: [], afterSecret: null })).toEqual([])
  })

  test('belongs to a search of this policy that has a tree', () => {
    expect(ismcts(heap, { iterations: 5 }).tree(found)).toBeNull()
    for (const search of [flatMonteCarlo, halving]) {
      const other = search(heap, { iterations: 5 })
      expect(other.tree(other.search(turnOf(heap, start)))).toBeNull()
    }
  })

  test('has one place after all secret choices', () => {
    const secret = ismcts(oddOrEven, { iterations: 100, guide: { isSecret: () => true } })
    const state = oddOrEven.setup({ seed: 1 })
    const read = secret.tree(secret.search(turnOf(oddOrEven, state)))
    expect(read?.moves.map(({ isSecret, next }) => [isSecret, next])).toEqual(read?.moves.map(() => [true, null]))
    expect(read?.afterSecret?.moves.length).toBeGreaterThan(1)
    expect(read && principalVariation(read).length).toBeGreaterThan(1)
  })
})

describe('a guide that leaves one action', () => {
  const big = heap.setup({ seed: 0, players: 2, left: 30 })

  test.each([
    ['ismcts', ismcts],
    ['flat Monte Carlo', flatMonteCarlo],
    ['halving', halving],
  ] as const)('is answered at once by %s', (_name, search) => {
    const sensible = (legal: readonly number[]): readonly number[] => legal.slice(1, 2)
    const policy = search(heap, { iterations: 1e9, guide: { sensible } })
    expect(policy.choose(turnOf(heap, big))).toBe(2)
    expect(policy.search(turnOf(heap, big))).toMatchObject({ action: 2, iterations: 0, stopped: false })
  })

  test('is not believed if it leaves another one where other things are hidden', () => {
    let drawn = 0
    const hiding = defineGame({
      ...heap,
      determinize: (view: Heap, _random: Random) => ({ ...view, turn: 2 * drawn++ }),
    })
    const sensible = (legal: readonly number[], { turn }: Heap): readonly number[] =>
      legal.slice(turn % 3, (turn % 3) + 1)
    const policy = ismcts(hiding, { iterations: 30, guide: { sensible } })
    expect(policy.search(turnOf(hiding, big)).iterations).toBe(30)
  })

  test('changes nothing where it leaves more', () => {
    const sensible = (legal: readonly number[]): readonly number[] => legal
    const settings = { iterations: 200, determinizations: 20 }
    const plain = ismcts(connectFour, settings).search(turnOf(connectFour, connectFour.setup({ seed: 0 })))
    const guided = ismcts(heap, { ...settings, guide: { sensible } }).search(turnOf(heap, big))
    expect([plain.iterations, guided.iterations, guided.determinizations]).toEqual([200, 200, 20])
  })
})
