import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

/** A whole turn, as the game plans it. */
const turn: Task = { do: 'turn', seat: 'p1' }

describe('ROOT-EX-61: a turn of the Marquise', () => {
  const [a, b, c, d] = [1, 5, 2, 6]
  const start = table({
    factions: ['marquise', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['keep', a],
          ['sawmill', a],
          ['warrior', a, 2],
          ['workshop', b],
          ['warrior', b],
          ['recruiter', c],
          ['warrior', c],
          ['warrior', d],
        ],
        hand: ['birdy-bindle', 'sword', 'travel-gear-fox'],
      },
    },
    tasks: [turn],
  })
  const crafted = start.play('craft travel-gear-fox')
  const built = crafted.play('act build', `build ${d}`, 'building sawmill')
  const recruited = built.play('act recruit')
  const marched = recruited.play(
    'act march',
    `move-from ${c}`,
    `move-to ${d}`,
    'move-count 1',
    `move-from ${a}`,
    `move-to ${b}`,
    'move-count 1',
  )
  const spent = marched.play('spend-bird birdy-bindle')
  const ended = spent.play('act march', `move-from ${c}`, `move-to ${d}`, 'done', 'done')

  test('1: wood in A', () => {
    expect(start.state.sides.p1?.pieces.wood).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(start.legal).toEqual(['craft travel-gear-fox', 'done'])
  })
  test('2: boots are crafted by the workshop in B', () => {
    expect([points(crafted, 'p1'), crafted.state.sides.p1?.items[0], crafted.state.discard]).toEqual([
      1,
      1,
      ['travel-gear-fox'],
    ])
    expect(crafted.state.turn.activated[b]).toBe(1)
    expect(crafted.legal).toContain('act build')
  })
  test('3: a sawmill in D, paid by the wood in A', () => {
    expect([points(built, 'p1'), on(built, 'p1', 'wood', a), on(built, 'p1', 'sawmill', d)]).toEqual([2, 0, 1])
  })
  test('4: one warrior in C, and no second recruit', () => {
    expect(on(recruited, 'p1', 'warrior', c)).toBe(2)
    expect(recruited.refusal('act recruit')).toMatchObject({ code: 'recruited-already', rule: 'ROOT-6.5.3a' })
  })
  test('5: two moves are one action', () => {
    expect([a, b, c, d].map((at) => on(marched, 'p1', 'warrior', at))).toEqual([1, 2, 1, 2])
    expect(marched.legal).toEqual(['spend-bird birdy-bindle', 'done'])
  })
  test('6: a bird is one action more; no card of the hand is for overwork', () => {
    expect(spent.legal).toEqual(['act march', 'done'])
    expect(spent.refusal('act overwork')).toMatchObject({ code: 'no-matching-card', rule: 'ROOT-6.5.5a' })
    expect([c, d].map((at) => on(ended, 'p1', 'warrior', at))).toEqual([0, 3])
  })
  test('7: one card is drawn, none discarded, two points in all', () => {
    expect([hand(ended, 'p1').length, points(ended, 'p1'), ended.state.active]).toEqual([2, 2, 'p2'])
    expect(hand(ended, 'p1')).toContain('sword')
  })
})

describe('ROOT-EX-62: a turn of the Eyrie', () => {
  const [a, b] = [6, 2]
  const begin = (sawmills: number, score: number) =>
    table({
      factions: ['eyrie', 'marquise'],
      sides: {
        p1: {
          leader: 'builder',
          score,
          pieces: [
            ['roost', a],
            ['warrior', a, 6],
          ],
          decree: { recruit: ['vizier'], move: ['vizier'] },
          hand: ['anvil', 'sword', 'birdy-bindle'],
        },
        p2: {
          pieces: [
            ['warrior', b],
            ['sawmill', b, sawmills],
          ],
        },
      },
      tasks: [turn],
    })
  const start = begin(0, 0)
  const added = start.play('decree sword', 'column battle', 'decree birdy-bindle', 'column build')
  const fought = added.chance({ dice: [2, 1] }).play('done', `move-to ${b}`, 'move-count 4')

  test('1: one card and one bird are added, and there is a roost', () => {
    expect(start.legal).toEqual(['decree birdy-bindle', 'decree anvil', 'decree sword'])
    expect(added.state.sides.p1?.board).toMatchObject({
      decree: { recruit: ['vizier'], move: ['vizier'], battle: ['sword'], build: ['birdy-bindle'] },
    })
    expect([on(added, 'p1', 'roost', a), points(added, 'p1')]).toEqual([1, 0])
  })
  test('2: nothing is crafted', () => {
    expect(added.legal).toEqual(['craft anvil', 'done'])
  })
  test('3: a warrior in A, and four of seven go to B', () => {
    const moving = added.play('done')
    expect(on(moving, 'p1', 'warrior', a)).toBe(7)
    const events = fought.events.filter(({ type }) => type === 'moved')
    expect(events).toEqual([{ type: 'moved', owner: 'p1', from: a, to: b, count: 4, ferry: false }])
  })
  test('4: the cat falls, one hit is lost, and so does one of theirs', () => {
    expect([on(fought, 'p1', 'warrior', a), on(fought, 'p1', 'warrior', b), on(fought, 'p2', 'warrior', b)]).toEqual([
      3, 3, 0,
    ])
  })
  test('5: a roost in B', () => {
    expect(on(fought, 'p1', 'roost', b)).toBe(1)
  })
  test('6: a point for two roosts, and a card', () => {
    expect([points(fought, 'p1'), hand(fought, 'p1').length]).toEqual([1, 2])
  })
  test('had nobody fallen they could still build; with no open slot it is turmoil', () => {
    const still = added.chance({ dice: [0, 0] }).play('done', `move-to ${b}`, 'move-count 4')
    expect([on(still, 'p2', 'warrior', b), on(still, 'p1', 'roost', b)]).toEqual([1, 1])
    const full = begin(2, 5).play('decree sword', 'column battle', 'decree birdy-bindle', 'column build', 'done')
    const fallen = full.chance({ dice: [0, 0] }).play(`move-to ${b}`, 'move-count 4')
    expect(points(fallen, 'p1')).toBe(2)
    expect(fallen.legal).toEqual(['leader charismatic', 'leader commander', 'leader despot'])
  })
})

describe('ROOT-EX-63: a turn of the Alliance', () => {
  const [b, c, d] = [2, 6, 3]
  const start = table({
    factions: ['alliance', 'eyrie'],
    sides: {
      p1: { supporters: ['anvil', 'sword', 'birdy-bindle'], hand: ['root-tea-fox', 'bake-sale'] },
      p2: {
        pieces: [
          ['warrior', b, 2],
          ['warrior', c],
        ],
      },
    },
    tasks: [turn],
  })
  const first = start.play(`spread ${b}`, 'supporter sword')
  const second = first.play(`spread ${c}`, 'supporter anvil')
  const third = second.play(`spread ${d}`, 'supporter birdy-bindle')
  const crafted = third.play('craft root-tea-fox')
  const ended = crafted.play('mobilize bake-sale')

  test('1: no sympathetic clearing, so no revolt is asked for', () => {
    expect(start.legal).toContain('spread 1')
    expect(start.legal.some((action) => action.startsWith('revolt'))).toBe(false)
  })
  test('2: three tokens for 0, 1 and 1', () => {
    expect([first, second, third].map((each) => points(each, 'p1'))).toEqual([0, 1, 2])
    expect([b, c, d].map((at) => on(third, 'p1', 'sympathy', at))).toEqual([1, 1, 1])
    expect(third.state.sides.p1?.board).toMatchObject({ supporters: [] })
    expect(third.state.discard).toEqual(['sword', 'anvil', 'birdy-bindle'])
  })
  test('3: crafted by the token in B, a card mobilized, nobody trained', () => {
    expect([points(crafted, 'p1'), crafted.state.turn.activated[b]]).toEqual([4, 1])
    expect(crafted.legal).toEqual(['mobilize bake-sale', 'done'])
    expect(ended.state.sides.p1?.board).toMatchObject({ supporters: ['bake-sale'] })
  })
  test('4: no officers, no operations; one card is drawn', () => {
    expect([hand(ended, 'p1').length, ended.state.active, points(ended, 'p1')]).toEqual([1, 'p2', 4])
  })
})

describe('ROOT-EX-68: a turn of the Corvid Conspiracy', () => {
  const [a, b, c] = [8, 7, 4]
  const start = table({
    factions: ['corvid', 'marquise', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['warrior', a, 3],
          ['warrior', b],
        ],
        plots: [[b, 'extortion']],
        hand: ['anvil', 'foxfolk-steel'],
      },
      p2: {
        pieces: [
          ['warrior', b],
          ['warrior', a],
        ],
        hand: ['travel-gear-fox', 'gently-used-knapsack'],
      },
      p3: { pieces: [['roost', b]], hand: ['sword'] },
    },
    // A fox clearing beside another.
    arrange: (state) => Object.assign(state.suits, { 4: 'fox', 12: 'rabbit' }),
    tasks: [turn],
  })
  const flipped = start.play('done', `flip ${b}`)
  const recruited = flipped.play('recruit anvil')
  const plotted = recruited.play('act plot', `plot ${a}`, 'plant snare')
  const moved = plotted.play('act move', `move-from ${a}`, `move-to ${c}`, 'move-count 2')
  const drawn = moved.play('act plot', 'plant raid', 'done')

  test('1: a point for the plot, and a card each from the Marquise and the Eyrie', () => {
    expect(start.legal).toEqual(['done'])
    expect([points(flipped, 'p1'), hand(flipped, 'p1').length]).toEqual([1, 4])
    expect([hand(flipped, 'p2').length, hand(flipped, 'p3')]).toEqual([1, []])
  })
  test('2: a warrior in each fox clearing', () => {
    expect([1, 6, a, c].map((at) => on(recruited, 'p1', 'warrior', at))).toEqual([1, 1, 4, 1])
  })
  test('3: a plot for a warrior, the next for two', () => {
    expect([on(plotted, 'p1', 'warrior', a), on(plotted, 'p1', 'plot', a)]).toEqual([3, 1])
    expect(plotted.refusal('act plot')).toMatchObject({ code: 'nowhere', parameters: { cost: 2 } })
    expect([a, c].map((at) => on(moved, 'p1', 'warrior', at))).toEqual([1, 3])
    expect([on(drawn, 'p1', 'warrior', c), on(drawn, 'p1', 'plot', c)]).toEqual([1, 1])
  })
  test('4: two cards for the draw, and one point for the turn', () => {
    expect([hand(drawn, 'p1').length, points(drawn, 'p1')]).toEqual([3 + 2, 1])
  })
  test('5: a wrong guess costs the Marquise her fox card, and what the plot is not goes along with it', () => {
    const guessed = drawn.play(`expose ${a}`, `show ${hand(drawn, 'p2')[0]}`, 'guess bomb')
    expect([hand(guessed, 'p2'), hand(guessed, 'p1').length]).toEqual([[], 6])
    const board = guessed.view('p3').sides.p1?.board
    expect(board?.faction === 'corvid' && board.plots[a]).toEqual({ face: null, up: false, not: ['bomb'] })
  })
})
