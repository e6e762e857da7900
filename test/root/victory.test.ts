import { expect, test } from 'vitest'
import { hand, on, points, table } from './table'

const trio = ['marquise', 'eyrie', 'alliance'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 0, recruited: false } as const
const check = { do: 'dominance-check', seat: 'p1' } as const

test('ROOT-3.1b, ROOT-4.3.4f, ROOT-ENG-23: of several who reach 30 by one event the seat in its turn wins, or the next after it', () => {
  const fight = (active: 'p1' | 'p2' | 'p3') => {
    const sides = {
      p1: {
        score: 29,
        leader: 'commander',
        pieces: [
          ['warrior', 8],
          ['roost', 8],
        ],
      },
      p2: {
        score: 29,
        pieces: [
          ['warrior', 8],
          ['sawmill', 8],
        ],
        crafted: ['sappers'],
        hand: ['anvil'],
      },
    } as const
    const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const
    const start = table({ factions: ['eyrie', 'marquise', 'alliance'], sides, active, tasks: [battle] })
    const done = start.chance({ dice: [1, 1] }).play('ambush nothing', 'effect sappers')
    expect(done.state.result?.by).toBe('points')
    expect([points(done, 'p1'), points(done, 'p2'), done.legal]).toEqual([30, 30, []])
    return done.state.result?.winners
  }
  expect([fight('p1'), fight('p2'), fight('p3')]).toEqual([['p1'], ['p2'], ['p1']])
})

test('ROOT-3.1c: the score is not capped at 30', () => {
  const sides = { p1: { score: 28, pieces: [['workshop', 5, 2]], hand: ['bake-sale'] } } as const
  const won = table({ factions: trio, sides, tasks: [{ do: 'craft-step', seat: 'p1' }] }).play('craft bake-sale')
  expect(won.outcome).toEqual({ winners: ['p1'], reason: 'points', scores: { p1: 31, p2: 0, p3: 0 } })
})

test('ROOT-3.2, ROOT-3.2.1b: everybody scores for enemy buildings and tokens; for one’s own nobody does', () => {
  const cats = {
    pieces: [
      ['warrior', 8],
      ['sawmill', 9],
      ['wood', 8],
    ],
    hand: ['anvil'],
  } as const
  const built = table({ factions: trio, sides: { p1: cats }, tasks: [{ ...actions, left: 1 }] }).play(
    'act build',
    'build 8',
    'building workshop',
  )
  expect([on(built, 'p1', 'wood', 8), points(built, 'p1')]).toEqual([1, 0])
  for (const faction of ['marquise', 'eyrie', 'alliance', 'vagabond'] as const) {
    const p1 =
      faction === 'vagabond'
        ? { pawn: 8, items: ['sword', 'sword'] as const }
        : { pieces: [['warrior', 8, 2]] as const }
    const other = faction === 'marquise' ? 'eyrie' : 'marquise'
    const p2 = { pieces: [[other === 'eyrie' ? 'roost' : 'sawmill', 8]] as const, hand: ['anvil'] as const }
    const start = table({
      factions: [faction, other],
      sides: { p1, p2 },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
    expect([faction, points(start.chance({ dice: [0, 0] }).play('ambush nothing'), 'p1')]).toEqual([faction, 1])
  }
})

test('ROOT-3.2.1b: pieces of a coalition partner are neither removed nor scored', () => {
  const sides = {
    p1: { pawn: 8, character: 'scoundrel', items: ['torch', 'torch'] },
    p2: { pieces: [['sawmill', 8]] },
    p3: { pieces: [['roost', 8]] },
  } as const
  const start = table({
    factions: ['vagabond', 'marquise', 'eyrie'],
    sides,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  const { p1, p2 } = start.state.sides
  if (p1 && p2) [p1.partner, p2.partner] = ['p2', 'p1']
  const burnt = start.play('act special')
  expect([on(burnt, 'p2', 'sawmill', 8), on(burnt, 'p3', 'roost', 8), points(burnt, 'p1')]).toEqual([1, 0, 1])
})

test('ROOT-3.2.1c, ROOT-4.3.4b, ROOT-DP-29: the hit seat picks the piece, and the seat that dealt the hit scores it', () => {
  const sides = {
    p1: { pieces: [['warrior', 8]] },
    p2: {
      pieces: [
        ['sawmill', 8],
        ['wood', 8],
      ],
      hand: ['anvil'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  const hit = start.chance({ dice: [0, 0] }).play('ambush nothing')
  expect([hit.seat, hit.legal]).toEqual(['p2', ['lose sawmill', 'lose wood']])
  const lost = hit.play('lose wood')
  expect([on(lost, 'p2', 'sawmill', 8), on(lost, 'p2', 'wood', 8), points(lost, 'p1'), points(lost, 'p2')]).toEqual([
    1, 0, 1, 0,
  ])
})

test('ROOT-3.3.1b: with dominance activated nobody scores, and nobody loses points', () => {
  const p1 = {
    score: 12,
    leader: 'builder',
    pieces: [['warrior', 8, 3]],
    hand: ['dominance-fox'],
    decree: { recruit: ['birdy-bindle', 'arms-trader', 'woodland-runners'] },
  } as const
  const start = table({
    factions: ['eyrie', 'marquise', 'alliance'],
    sides: { p1, p2: { pieces: [['sawmill', 8]], hand: ['anvil'] } },
    tasks: [
      { do: 'craft-step', seat: 'p1' },
      { do: 'battle', seat: 'p1', suit: 'bird' },
      { do: 'decree-begins', seat: 'p1' },
      { do: 'phase', seat: 'p1', phase: 'evening' },
    ],
  })
  const activated = start.play('activate-dominance dominance-fox')
  const fought = activated.chance({ dice: [1, 0] }).play('ambush nothing')
  expect(on(fought, 'p2', 'sawmill', 8)).toBe(0)
  // Nothing can be recruited: the turmoil would cost three points for the birds.
  expect(fought.state.discard).toContain('birdy-bindle')
  expect([points(fought, 'p1'), fought.state.sides.p1?.dominance]).toEqual([12, 'dominance-fox'])
})

test('ROOT-3.3.1c, ROOT-DP-11: the Vagabond enters a coalition instead', () => {
  const sides = { p1: { score: 10, pawn: 6, hand: ['dominance-fox'] }, p2: { score: 1 } } as const
  const start = table({
    factions: ['vagabond', 'marquise', 'eyrie', 'alliance'],
    sides: { ...sides, p3: { score: 0 }, p4: { score: 0 } },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }, check],
  })
  const asked = start.play('activate-dominance dominance-fox')
  expect(asked.legal).toEqual(['partner p3', 'partner p4'])
  const joined = asked.play('partner p4')
  expect([joined.state.sides.p1?.partner, joined.state.sides.p1?.dominance, joined.state.result]).toEqual([
    'p4',
    'dominance-fox',
    null,
  ])
})

const ruled = (card: string, places: readonly number[]) => {
  const pieces = places.map((at) => ['warrior', at] as const)
  const sides = { p1: { score: 10, pieces, hand: [card] } } as const
  return table({ factions: trio, sides, tasks: [actions, check] }).play(`activate-dominance ${card}`)
}

test('ROOT-3.3.1.2: bird dominance needs two opposite corners', () => {
  expect(ruled('dominance-bird', [1, 3]).outcome).toMatchObject({ winners: ['p1'], reason: 'dominance' })
  expect(ruled('dominance-bird', [2, 4]).outcome).not.toBeNull()
  expect(ruled('dominance-bird', [1, 2, 5, 6]).outcome).toBeNull()
  expect(ruled('dominance-rabbit', [3, 4]).outcome).toBeNull()
  expect(ruled('dominance-rabbit', [3, 4, 10]).outcome).not.toBeNull()
})

test('ROOT-3.3.1.3: it is looked at when Birdsong begins, and again after each effect of that moment', () => {
  const sides = {
    p1: {
      score: 10,
      pieces: [
        ['warrior', 1],
        ['warrior', 6],
        ['warrior', 8],
      ],
      crafted: ['saboteurs'],
      hand: ['dominance-fox'],
    },
    p2: { pieces: [['wood', 8]], crafted: ['soup-kitchens'], hand: ['anvil'] },
  } as const
  const tasks = [
    { do: 'craft-step', seat: 'p1' },
    { do: 'turn', seat: 'p1' },
  ] as const
  const start = table({ factions: ['eyrie', 'marquise', 'alliance'], deck: 'exiles', sides, tasks })
  const begun = start.play('activate-dominance dominance-fox')
  expect([begun.state.phase, begun.outcome, begun.legal]).toEqual(['birdsong', null, ['use saboteurs', 'done']])
  expect(begun.play('use saboteurs').outcome).toMatchObject({ winners: ['p1'], reason: 'dominance' })
})

test('ROOT-3.3.2a, ROOT-G.1.12: an activated dominance card is not part of the hand, and nothing removes it', () => {
  const sides = {
    p1: { crafted: ['saboteurs'], hand: ['anvil'] },
    p2: { score: 10, hand: ['dominance-fox'] },
  } as const
  const tasks = [
    { ...actions, seat: 'p2' },
    { do: 'window', seat: 'p1', moment: 'birdsong.start' },
  ] as const
  const start = table({ factions: ['eyrie', 'marquise', 'alliance'], deck: 'exiles', sides, active: 'p2', tasks })
  const activated = start.play('activate-dominance dominance-fox')
  expect([hand(activated, 'p2'), activated.state.sides.p2?.dominance]).toEqual([[], 'dominance-fox'])
  // Saboteurs find nothing in that play area.
  expect(activated.legal).not.toContain('use saboteurs')
})

test('ROOT-3.3.2b: one in a game; from then on the seat has no points to compare, and its last score is kept', () => {
  const two = { score: 10, hand: ['dominance-fox', 'dominance-mouse'] } as const
  const start = table({ factions: trio, sides: { p1: two }, tasks: [actions] })
  const activated = start.play('activate-dominance dominance-fox')
  expect(activated.legal).not.toContain('activate-dominance dominance-mouse')
  expect([hand(activated, 'p1'), points(activated, 'p1')]).toEqual([['dominance-mouse'], 10])
  const sides = {
    p1: { pawn: 6, score: 12, hand: ['dominance-bird'] },
    p2: { score: 2 },
    p3: { score: 5 },
    p4: { score: 6 },
  } as const
  const four = table({
    factions: ['vagabond', 'marquise', 'eyrie', 'alliance'],
    sides,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  if (four.state.sides.p2) four.state.sides.p2.dominance = 'dominance-fox'
  expect(four.play('activate-dominance dominance-bird').state.sides.p1?.partner).toBe('p3')
})

test('ROOT-3.3.3a, ROOT-G.1.29: a dominance card is spent for its suit like any other', () => {
  const sides = { p1: { pieces: [['sawmill', 8]], hand: ['dominance-fox'] } } as const
  const start = table({ factions: trio, sides, tasks: [{ ...actions, left: 1 }] })
  const spent = start.play('act overwork', 'spend dominance-fox')
  expect([on(spent, 'p1', 'wood', 8), spent.state.available, spent.state.discard]).toEqual([1, ['dominance-fox'], []])
})

test('ROOT-3.3.4b: the Vagabond may take available dominance cards too, as many as it can pay for', () => {
  const sides = { p1: { pawn: 6, hand: ['anvil', 'sword'] } } as const
  const start = table({
    factions: ['vagabond', 'marquise', 'eyrie'],
    sides,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  start.state.available = ['dominance-fox', 'dominance-mouse']
  const taken = start.play(
    'take-dominance dominance-fox',
    'spend anvil',
    'take-dominance dominance-mouse',
    'spend sword',
  )
  expect([hand(taken, 'p1'), taken.state.available]).toEqual([['dominance-fox', 'dominance-mouse'], []])
})
