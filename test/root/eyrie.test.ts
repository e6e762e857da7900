import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { deckOf } from '../../src/root/rules/cards'
import { suitOfOrder } from '../../src/root/rules/factions/eyrie/board'
import { viziers } from '../../src/root/rules/factions/eyrie/facts'
import { pieceTotals } from '../../src/root/rules/pieces'
import { rulerOf } from '../../src/root/rules/rule'
import { deckIds, leaders } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { type At, hand, hire, on, points, table } from './table'

const pair = ['eyrie', 'marquise'] as const
const decree = { do: 'decree', seat: 'p1', added: 0, bird: false } as const

const eyrie = (p1: At, p2: At, ...tasks: Parameters<typeof table>[0]['tasks']) =>
  table({ factions: pair, sides: { p1, p2 }, tasks })

describe('the board', () => {
  /** Roosts in this many clearings. */
  const roosts = (count: number): At => ({
    pieces: Array.from({ length: count }, (_, index) => ['roost', index + 1] as const),
  })

  test('ROOT-7.0a, ROOT-COMP-02: their pieces', () => {
    expect(pieceTotals.eyrie).toEqual({ warrior: 20, roost: 7 })
    expect([leaders.length, suitOfOrder('vizier')]).toEqual([4, 'bird'])
    for (const deck of deckIds) expect(deckOf(deck, 4)).not.toContain('vizier')
  })

  test('ROOT-7.0b, ROOT-7.6.1, ROOT-7.6.2a: points and cards by the number of roosts', () => {
    const evening = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => {
      const done = eyrie(roosts(count), {}, { do: 'roost-points', seat: 'p1' }, { do: 'draw-step', seat: 'p1' })
      return [points(done, 'p1'), hand(done, 'p1').length]
    })
    expect(evening).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 2],
      [4, 3],
      [5, 3],
    ])
  })

  test('ROOT-7.0d: the Decree is open, no part of the hand, and of no other use', () => {
    const p1: At = {
      pieces: [
        ['roost', 6],
        ['warrior', 6],
      ],
      decree: { move: ['vizier', 'anvil'] },
      hand: ['sword'],
    }
    const start = eyrie(p1, {}, { do: 'craft-step', seat: 'p1' })
    const seen = start.view('p2').sides.p1
    expect(seen?.board).toEqual(start.state.sides.p1?.board)
    expect([seen?.hand, seen?.handSize]).toEqual([null, 1])
    expect(start.refusal('craft anvil').code).toBe('not-in-hand')
  })

  test('ROOT-7.6.2b, ROOT-DP-53: with more than five cards they discard down to five', () => {
    const cards = ['anvil', 'sword', 'bake-sale', 'armorers', 'birdy-bindle', 'foxfolk-steel', 'root-tea-fox']
    const start = eyrie({ hand: cards }, {}, { do: 'discard-step', seat: 'p1' })
    const done = start.play('discard anvil', 'discard sword')
    expect([hand(done, 'p1').length, done.legal]).toEqual([5, ['reward points', 'reward cards']])
  })
})

describe('abilities', () => {
  test('ROOT-7.2.2a, ROOT-7.2.2b: they rule where nobody has more, but not where they have nothing', () => {
    const rebels = ['marquise', 'eyrie', 'alliance'] as const
    const ruler = (cats: number, birds: number, others: number) =>
      rulerOf(
        table({
          factions: rebels,
          sides: {
            p1: { pieces: [['warrior', 6, cats]] },
            p2: { pieces: [['warrior', 6, birds]] },
            p3: { pieces: [['warrior', 6, others]] },
          },
          tasks: [],
        }),
        6,
      )
    expect([ruler(2, 2, 2), ruler(2, 2, 1), ruler(3, 2, 2), ruler(3, 2, 3)]).toEqual(['p2', 'p2', 'p1', null])
    expect(ruler(0, 0, 0)).toBeNull()
  })

  test('ROOT-7.2.1, ROOT-7.5.1: they craft by roosts, before the Decree', () => {
    const p1: At = {
      pieces: [
        ['roost', 6],
        ['warrior', 6, 2],
      ],
      decree: { move: ['vizier', 'anvil'] },
      hand: ['crossbow-bird', 'crossbow-mouse'],
    }
    const start = eyrie(p1, {}, { do: 'craft-step', seat: 'p1' }, { do: 'decree-begins', seat: 'p1' })
    expect(start.legal).toEqual(['craft crossbow-bird', 'craft crossbow-mouse', 'done'])
    const crafted = start.play('craft crossbow-bird')
    expect(crafted.legal).toEqual(['order fox', 'order bird'])
    expect(start.play('done').refusal('craft crossbow-bird').code).toBe('craft-over')
  })

  test('ROOT-7.2.3a, ROOT-7.2.3b, ROOT-7.2.3c, ROOT-7.8.1: one point for an item, and what other effects add; the Builder all', () => {
    const crafted = (card: string, at: At) => {
      const pieces = [
        ['roost', 6],
        ['roost', 8],
        ['roost', 9],
        ['roost', 5],
        ['roost', 3],
      ] as const
      const start = eyrie({ pieces, hand: [card, 'sword'], ...at }, {}, { do: 'craft-step', seat: 'p1' })
      return points(start.play(`craft ${card}`), 'p1')
    }
    expect(crafted('bake-sale', { leader: 'despot' })).toBe(1)
    expect(crafted('bake-sale', { leader: 'builder' })).toBe(3)
    expect(crafted('armorers', { leader: 'despot' })).toBe(0)
  })
})

describe('setup', () => {
  const begin = (...factions: Parameters<typeof root.setup>[0]['factions'] & object) =>
    script(root)(root.setup({ seed: 3, factions }))

  test('ROOT-7.3.1, ROOT-7.3.2, ROOT-7.3.5, ROOT-DP-04: opposite the keep, a roost and six warriors', () => {
    const start = begin('marquise', 'eyrie').play('start 2', 'place 2', 'place 5', 'place 10')
    expect(start.legal).toEqual(['leader builder', 'leader charismatic', 'leader commander', 'leader despot'])
    expect([on(start, 'p2', 'roost', 4), on(start, 'p2', 'warrior', 4), start.state.sides.p2?.supply]).toEqual([
      1, 6, 14,
    ])
    expect(start.state.sides.p2?.pieces.roost?.reduce((sum, count) => sum + count, 0)).toBe(1)
    const free = begin('eyrie', 'alliance')
    expect(free.legal).toEqual(['start 1', 'start 2', 'start 3', 'start 4'])
  })

  test.each(leaders)(
    'ROOT-7.3.3, ROOT-7.3.4, ROOT-DP-05: the viziers of %s go to two columns, the others lie face up',
    (leader) => {
      const settled = begin('eyrie', 'alliance').play('start 1', `leader ${leader}`)
      const board = settled.state.sides.p1?.board
      if (board?.faction !== 'eyrie') throw new Error('The Eyrie do not sit there.')
      expect([board.leader, board.fallen]).toEqual([leader, []])
      const lying = Object.entries(board.decree).filter(([, cards]) => cards.length > 0)
      expect(lying).toEqual(viziers[leader].map((column) => [column, ['vizier']]))
    },
  )

  test('ROOT-7.0a, ROOT-7.3.4: where the viziers of each leader go', () => {
    expect(viziers).toEqual({
      builder: ['recruit', 'move'],
      charismatic: ['recruit', 'battle'],
      commander: ['move', 'battle'],
      despot: ['move', 'build'],
    })
  })
})

describe('Birdsong', () => {
  test('ROOT-7.4.1: Emergency Orders draw a card for an empty hand only', () => {
    const emergency = { do: 'emergency', seat: 'p1' } as const
    expect(hand(eyrie({}, {}, emergency), 'p1').length).toBe(1)
    expect(hand(eyrie({ hand: ['anvil'] }, {}, emergency), 'p1')).toEqual(['anvil'])
  })

  test('ROOT-7.4.2a, ROOT-7.4.2b, ROOT-DP-38: a second bird cannot be added, a second card of a suit can', () => {
    const start = eyrie({ hand: ['birdy-bindle', 'armorers', 'anvil', 'sword'] }, {}, decree)
    const bird = start.play('decree anvil', 'column move')
    expect(bird.legal).toEqual(['decree birdy-bindle', 'decree sword', 'decree armorers', 'done'])
    const both = bird.play('decree armorers', 'column move')
    expect(both.legal).toEqual(['reward points', 'reward cards'])
    expect(both.state.sides.p1?.board).toMatchObject({ decree: { move: ['anvil', 'armorers'] } })
    expect(hand(both, 'p1')).toEqual(['birdy-bindle', 'sword'])
    const asked = start.play('decree armorers')
    expect(asked.legal).toEqual(['column recruit', 'column move', 'column battle', 'column build'])
    expect(asked.play('column build').legal).toEqual(['decree anvil', 'decree sword', 'done'])
  })

  test('ROOT-7.4.2c: without any card nothing is added, and after one they may stop', () => {
    expect(eyrie({}, {}, decree).legal).toEqual(['reward points', 'reward cards'])
    const one = eyrie({ hand: ['birdy-bindle', 'armorers'] }, {}, decree).play('decree armorers', 'column build')
    expect(one.legal).toEqual(['done'])
  })

  test('ROOT-7.4.2d, ROOT-3.3.3b: an ambush or a dominance card is an order; purged, dominance becomes available', () => {
    const start = table({
      factions: ['eyrie', 'marquise', 'alliance'],
      sides: { p1: { hand: ['ambush-fox', 'dominance-mouse'] } },
      tasks: [decree, { do: 'decree-begins', seat: 'p1' }, { do: 'phase', seat: 'p1', phase: 'evening' }],
    })
    const fallen = start.play('decree ambush-fox', 'column build', 'decree dominance-mouse', 'column recruit')
    expect(fallen.legal[0]).toBe('leader charismatic')
    expect([fallen.state.discard, fallen.state.available]).toEqual([['ambush-fox'], ['dominance-mouse']])
  })

  test('ROOT-7.4.3a, ROOT-7.4.3b, ROOT-DP-36: without a roost one comes to the fewest warriors, with three of theirs', () => {
    const task = { do: 'new-roost', seat: 'p1' } as const
    expect(eyrie({ pieces: [['roost', 6]] }, {}, task).legal).toEqual(['reward points', 'reward cards'])
    const crowd = [1, 2, 3, 4, 5, 7, 8, 9].map((at) => ['warrior', at, 3] as const)
    const own = {
      pieces: [
        ['warrior', 10],
        ['warrior', 11],
        ['warrior', 12],
      ],
    } as const
    const cats = { pieces: [...crowd, ['warrior', 10]] } as const
    const tied = eyrie({ pieces: [...own.pieces, ['warrior', 6, 15]] }, cats, task)
    expect(tied.legal).toEqual(['place 11', 'place 12'])
    const settled = tied.play('place 12')
    expect([on(settled, 'p1', 'roost', 12), on(settled, 'p1', 'warrior', 12)]).toEqual([1, 3])
    const full = [
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 1],
      [7, 2],
      [8, 2],
      [9, 2],
      [10, 1],
      [11, 2],
      [12, 1],
    ] as const
    const slots = full.map(([at, count]) => ['sawmill', at, count] as const)
    expect(eyrie({}, { pieces: slots }, task).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-7.4.3a: warriors of hirelings and the Warlord crowd a clearing like any others', () => {
    const rats = [1, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => ['warrior', at, 2] as const)
    const game = (pieces: At['pieces'] = []) =>
      table({
        factions: ['eyrie', 'hundreds'],
        sides: { p2: { pieces: [...rats, ['warlord', 11], ...pieces] } },
        tasks: [{ do: 'new-roost', seat: 'p1' }],
        arrange: (state) => void hire(state, 'forest-patrol', { pieces: [['warrior', 2, 2]] }),
      })
    expect(on(game(), 'p1', 'roost', 12)).toBe(1)
    expect(game([['warrior', 12]]).legal).toEqual(['place 11', 'place 12'])
    const refusal = game([['warrior', 12]]).refusal('place 2')
    expect([refusal.code, refusal.rule]).toEqual(['more-warriors', 'ROOT-7.4.3a'])
  })
})
