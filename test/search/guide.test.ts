import { describe, expect, test } from 'vitest'
import { defineGame, type Random, type Seed } from '../../src/core'
import { flatMonteCarlo, halving, ismcts } from '../../src/search'
import { heap, turnOf } from './games'

type Heap = ReturnType<typeof heap.clone>

const big = heap.setup({ seed: 0, players: 2, left: 30 })

/** The worth of each action to the seat that moves. */
const valuesOf = (search: typeof flatMonteCarlo, state: Heap, settings: object): (number | undefined)[] => {
  const policy = search(heap, { iterations: 60, ...settings })
  const turn = turnOf(heap, state)
  return policy.search(turn).tried.map(({ value }) => value?.[turn.seat])
}

test('a tree becomes no deeper than it may', () => {
  for (const treeDepth of [1, 2])
    expect(ismcts(heap, { iterations: 200, treeDepth }).search(turnOf(heap, big)).depth).toBe(treeDepth)
})

describe('a guide', () => {
  test('judges where a playout ends', () => {
    const evaluate = ({ left }: Heap, seat: string) => (seat === 'a' ? left / 30 : 0)
    const values = valuesOf(flatMonteCarlo, big, { longestPlayout: 0, guide: { evaluate } })
    expect(values.map((value) => Math.round((value ?? 0) * 30))).toEqual([29, 28, 27])
  })

  test('judges all seats at once, if it can', () => {
    const evaluate = ({ left }: Heap, seat: string) => (seat === 'a' ? left / 30 : 0)
    const evaluateAll = (state: Heap, seats: readonly string[]) => seats.map((seat) => evaluate(state, seat))
    const asked = (guide: object) => valuesOf(halving, big, { longestPlayout: 0, guide })
    expect(asked({ evaluate: () => Number.NaN, evaluateAll })).toEqual(asked({ evaluate }))
  })

  test('without it a playout that is too long stands even, also for one alone', () => {
    for (const search of [flatMonteCarlo, halving, ismcts]) {
      expect(valuesOf(search, big, { longestPlayout: 3 })).toEqual([0.5, 0.5, 0.5])
      expect(valuesOf(search, { ...big, players: 1 }, { longestPlayout: 3 })).toEqual([0.5, 0.5, 0.5])
      expect(valuesOf(search, { ...big, players: 4 }, { longestPlayout: 3 })).toEqual([0.25, 0.25, 0.25])
    }
  })

  test('says where a playout may end', () => {
    const judged = new Set<number>()
    const evaluate = ({ left }: Heap) => {
      judged.add(left)
      return 0.5
    }
    valuesOf(flatMonteCarlo, big, { guide: { evaluate, isRest: ({ left }: Heap) => left <= 10 } })
    expect([...judged].sort((one, other) => one - other)).toEqual([8, 9, 10])
  })

  test('leaves out actions that are not sensible, in the tree and in playouts', () => {
    const lists = new Set<string>()
    const playout = (_: Heap, actions: readonly number[], random: Random) => {
      lists.add(actions.join(' '))
      return random.pick(actions)
    }
    const sensible = (legal: readonly number[]) => legal.filter((taken) => taken !== 2)
    for (const search of [flatMonteCarlo, halving, ismcts]) {
      const { tried } = search(heap, { iterations: 60, guide: { sensible, playout } }).search(turnOf(heap, big))
      expect(tried.map(({ visits }) => visits > 0)).toEqual([true, false, true])
      expect([...lists].sort()).toEqual(['1', '1 3'])
    }
  })

  test('plays in playouts', () => {
    const six = heap.setup({ seed: 0, players: 2, left: 6 })
    expect(valuesOf(flatMonteCarlo, six, { guide: { playout: () => 1 } })).toEqual([0, 1, 0])
  })

  test('plays on by many actions at once, in a state of its own or in place', () => {
    const states = [
      (state: Heap) => ({ ...state, left: 1, turn: state.turn + 1 }),
      (state: Heap) => Object.assign(state, { left: 1, turn: state.turn + 1 }),
    ]
    // One to three are taken, then all but one: the third to take is the first again, and has won.
    for (const step of states) {
      const advance = (state: Heap) => (state.left === 1 ? { ...state, left: 0, turn: state.turn + 1 } : step(state))
      for (const search of [flatMonteCarlo, halving, ismcts])
        expect(valuesOf(search, big, { treeDepth: 1, guide: { advance } })).toEqual([1, 1, 1])
    }
  })

  test('says what looks promising, which counts for less the more is known', () => {
    const weigh = (_: Heap, actions: readonly number[]) => actions.map((taken) => (taken === 1 ? 8 : 1))
    const visits = (iterations: number, state: Heap) =>
      ismcts(heap, { iterations, guide: { weigh } })
        .search(turnOf(heap, state))
        .tried.map((each) => each.visits)
    const [first = 0, ...others] = visits(10, big)
    expect(first).toBeGreaterThan(Math.max(...others) * 2)
    const three = heap.setup({ seed: 0, players: 2, left: 3 })
    const [wrong = 0, , right = 0] = visits(300, three)
    expect(right).toBeGreaterThan(wrong * 3)
  })
})

type Place = 'left' | 'right' | 'away'

interface Hidden {
  hidden: Place | null
  guess: Place | null
}

/** One hides, unseen, on the left, on the right or far away; the other looks on the left or on the right. */
const hiding = defineGame({
  id: 'hiding',
  version: '1.0.0',
  seats: ['hider', 'seeker'],
  setup: (_: { seed: Seed }): Hidden => ({ hidden: null, guess: null }),
  legalActions: ({ hidden }): Place[] => (hidden === null ? ['left', 'right', 'away'] : ['left', 'right']),
  toAct: ({ hidden, guess }) => (hidden === null ? 'hider' : guess === null ? 'seeker' : null),
  step(state, place) {
    if (state.hidden === null) state.hidden = place
    else state.guess = place
  },
  outcome({ hidden, guess }) {
    if (hidden === null || guess === null) return null
    return hidden === guess ? { winners: ['seeker'], reason: 'found' } : { winners: ['hider'], reason: hidden }
  },
  clone: (state) => ({ ...state }),
  view: ({ guess }) => ({ guess }),
  // Only the first decision is asked for.
  determinize: ({ guess }): Hidden => ({ hidden: null, guess }),
  format: (place) => place,
  parse: (): Place => 'left',
})

test('a choice in secret is not known to the others', () => {
  // Far away nobody is found, but that is worth less than to be found half of the time.
  const worth = ({ reason }: { reason: string }, seat: string) => {
    const gain = reason === 'found' ? 0 : reason === 'away' ? 0.25 : 1
    return seat === 'hider' ? gain : 1 - gain
  }
  const isSecret = (_: Place, { hidden }: Hidden) => hidden === null
  for (const [guide, places] of [
    [{ worth }, ['away']],
    [{ worth, isSecret }, ['left', 'right']],
  ] as const) {
    for (const seed of [1, 2, 3]) {
      const turn = turnOf(hiding, hiding.setup({ seed: 0 }), seed)
      expect(places).toContain(ismcts(hiding, { iterations: 1000, guide }).choose(turn))
    }
  }
})
