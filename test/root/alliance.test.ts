import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { runOn } from '../../src/root/rules/agenda'
import { pieceTotals } from '../../src/root/rules/pieces'
import { playOn } from '../../src/root/rules/play-on'
import { remove } from '../../src/root/rules/removal'
import { script } from '../../src/testing'
import { type At, hand, on, points, table } from './table'

const pair = ['alliance', 'eyrie'] as const

const rebels = (
  phase: 'birdsong' | 'daylight' | 'evening',
  p1: At,
  p2: At,
  ...tasks: Parameters<typeof table>[0]['tasks']
) => table({ factions: pair, phase, sides: { p1, p2 }, tasks })

const sympathy = (...at: readonly number[]): At['pieces'] & object => at.map((each) => ['sympathy', each] as const)

describe('the board', () => {
  test('ROOT-8.0a, ROOT-8.2.5a, ROOT-COMP-03: their pieces', () => {
    expect(pieceTotals.alliance).toEqual({
      warrior: 10,
      'base-fox': 1,
      'base-rabbit': 1,
      'base-mouse': 1,
      sympathy: 10,
    })
  })

  test('ROOT-8.0b, ROOT-8.4.2.2a, ROOT-8.4.2.3: supporters and points for each token', () => {
    const supporters = ['anvil', 'foxfolk-steel', 'birdy-bindle'] as const
    const spread = (lying: number) => {
      const taken = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11].slice(0, lying)
      const pieces = lying === 0 ? [] : sympathy(...taken.slice(0, -1), 11)
      const start = rebels('birdsong', { pieces, supporters }, {}, { do: 'spread', seat: 'p1' })
      let done = start.play('spread 6')
      while (done.legal.some((action) => action.startsWith('supporter')) && on(done, 'p1', 'sympathy', 6) === 0)
        done = done.play(done.legal[0] ?? '')
      return [done.state.discard.length, points(done, 'p1')]
    }
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(spread)).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 2],
      [2, 2],
      [3, 3],
      [3, 4],
      [3, 4],
      [3, 4],
    ])
  })

  test('ROOT-8.0c, ROOT-8.6.2a: a card, and one more for each base', () => {
    const drawn = (...bases: readonly ('base-fox' | 'base-rabbit' | 'base-mouse')[]) =>
      hand(
        rebels('evening', { pieces: bases.map((kind) => [kind, 6] as const) }, {}, { do: 'draw-step', seat: 'p1' }),
        'p1',
      ).length
    expect([drawn(), drawn('base-fox'), drawn('base-fox', 'base-rabbit', 'base-mouse')]).toEqual([1, 2, 4])
  })

  test('ROOT-8.0d, ROOT-8.2.3b: the supporters are the Alliance’s to see, their number everybody’s', () => {
    const { view } = rebels(
      'daylight',
      {
        hand: ['anvil', 'sword', 'bake-sale', 'armorers', 'root-tea-fox'],
        supporters: ['birdy-bindle', 'root-tea-mouse'],
        officers: 2,
      },
      {},
      { do: 'discard-step', seat: 'p1' },
    )
    expect(view('p1').sides.p1?.board).toMatchObject({ supporters: ['birdy-bindle', 'root-tea-mouse'], officers: 2 })
    expect(view('p2').sides.p1).toMatchObject({ hand: null, handSize: 5, supply: 8 })
    expect(view('p2').sides.p1?.board).toMatchObject({ supporters: null, supporterCount: 2, officers: 2 })
    expect(view('p1').agenda.at(-1)?.do).toBe('reward')
  })

  test('ROOT-8.6.2b, ROOT-DP-53: with more than five cards they discard down to five', () => {
    const cards = ['anvil', 'sword', 'bake-sale', 'armorers', 'birdy-bindle', 'foxfolk-steel']
    const start = rebels('evening', { hand: cards }, {}, { do: 'discard-step', seat: 'p1' })
    expect(hand(start.play('discard sword'), 'p1').length).toBe(5)
  })

  test('ROOT-8.3.1, ROOT-8.3.2, ROOT-8.3.3, ROOT-8.3.4: nothing on the map, three supporters', () => {
    const start = script(root)(root.setup({ seed: 3, factions: ['alliance', 'eyrie'] })).play(
      'start 1',
      'leader builder',
    )
    const side = start.state.sides.p1
    expect(
      Object.values(side?.pieces ?? {})
        .flat()
        .every((count) => count === 0),
    ).toBe(true)
    expect([side?.supply, side?.hand.length]).toEqual([10, 3])
    expect(side?.board).toMatchObject({
      officers: 0,
      supporters: [expect.any(String), expect.any(String), expect.any(String)],
    })
  })
})

describe('supporters', () => {
  test('ROOT-8.2.3a: they count for their suit alone, birds for any', () => {
    const p1: At = { pieces: sympathy(6), supporters: ['ambush-fox', 'dominance-fox', 'ambush-bird', 'sword'] }
    const start = table({
      factions: ['alliance', 'eyrie', 'marquise'],
      phase: 'birdsong',
      sides: { p1 },
      tasks: [{ do: 'revolt', seat: 'p1' }],
    })
    const asked = start.play('revolt 6')
    expect(asked.legal).toEqual(['supporter ambush-bird', 'supporter ambush-fox', 'supporter dominance-fox'])
    const risen = asked.play('supporter dominance-fox', 'supporter ambush-fox')
    expect([risen.state.discard, risen.state.available]).toEqual([['ambush-fox'], ['dominance-fox']])
  })

  test('ROOT-8.2.3.1b: with a base there is no limit', () => {
    const supporters = ['bake-sale', 'smugglers-trail', 'birdy-bindle', 'sword', 'anvil'] as const
    const p1: At = { pieces: [['base-fox', 6]], hand: ['foxfolk-steel', 'armorers'], supporters }
    const start = rebels('daylight', p1, {}, { do: 'alliance-daylight', seat: 'p1' })
    const done = start.play('mobilize foxfolk-steel')
    expect(done.state.sides.p1?.board).toMatchObject({ supporters: [...supporters, 'foxfolk-steel'] })
  })

  test('ROOT-8.2.4b, ROOT-DP-32: without a base more than five are discarded down to five, as they choose', () => {
    const p1: At = {
      pieces: [['base-fox', 6]],
      supporters: [
        'anvil',
        'sword',
        'mouse-in-a-sack',
        'bake-sale',
        'smugglers-trail',
        'root-tea-mouse',
        'root-tea-rabbit',
      ],
    }
    const p2: At = { pieces: [['warrior', 6, 2]] }
    const start = table({
      factions: pair,
      sides: { p1: { ...p1, hand: ['armorers'] }, p2 },
      active: 'p2',
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
    const lost = start.chance({ dice: [0, 0] }).play('ambush nothing')
    expect([lost.seat, lost.legal.length]).toEqual(['p1', 6])
    const done = lost.play('lose-supporter sword')
    expect(done.state.discard).toEqual(['anvil', 'sword'])
    expect(done.seat).toBe('p2')
  })

  test('ROOT-8.2.4a, ROOT-8.2.4c: of several bases each costs its suit and half of the officers that are left', () => {
    const p1: At = {
      pieces: [
        ['base-fox', 6],
        ['base-mouse', 7],
      ],
      officers: 5,
      supporters: ['anvil', 'sword', 'bake-sale', 'armorers'],
    }
    const done = rebels('daylight', p1, {})
    const play = playOn(done.state)
    remove(play, [
      {
        by: 'p2',
        losses: [
          { owner: 'p1', kind: 'base-fox', at: 6, count: 1 },
          { owner: 'p1', kind: 'base-mouse', at: 7, count: 1 },
        ],
      },
    ])
    runOn(play)
    expect(done.state.sides.p1?.board).toMatchObject({ officers: 1, supporters: ['bake-sale'] })
    expect(done.state.sides.p1?.supply).toBe(9)
  })
})

test('ROOT-INV-18, ROOT-3.1a: when the loss of the last base ends the game, its supporters lie there still', () => {
  const supporters = ['anvil', 'sword', 'bake-sale', 'cobbler', 'armorers', 'sappers']
  const asked = table({
    factions: pair,
    active: 'p2',
    sides: { p1: { pieces: [['base-fox', 8]], supporters }, p2: { pieces: [['warrior', 8, 2]], score: 29 } },
    tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
  })
  expect([asked.state.result?.winners, on(asked, 'p1', 'base-fox', 8)]).toEqual([['p2'], 0])
  expect(root.check(asked.state).filter(({ path }) => path === 'sides.p1.board.supporters')).toEqual([])
})

test('ROOT-INFO-24, ROOT-INFO-03: in dealt states each enemy has given supporters as often as any other', () => {
  const supporters = ['anvil', 'foxfolk-steel', 'birdy-bindle', 'sword', 'bake-sale']
  const { state } = table({
    factions: ['alliance', 'marquise', 'eyrie', 'cult', 'duchy'],
    sides: { p1: { supporters } },
    tasks: [],
  })
  const given = { p2: 0, p3: 0, p4: 0, p5: 0 }
  for (let seed = 1; seed <= 60; seed++) {
    const board = root.determinize(root.view(state, 'spectator'), createRandom(seed)).sides.p1?.board
    if (board?.faction !== 'alliance') continue
    for (const seat of ['p2', 'p3', 'p4', 'p5'] as const) given[seat] += board.given[seat]?.length ?? 0
  }
  // A fifth of the 300 cards for each, and a fifth from nobody.
  for (const count of Object.values(given)) expect(Math.abs(count - 60)).toBeLessThan(25)
})
