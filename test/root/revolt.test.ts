import { describe, expect, test } from 'vitest'
import { runOn } from '../../src/root/rules/agenda'
import { startBattle } from '../../src/root/rules/battle/battle'
import { playOn } from '../../src/root/rules/play-on'
import { type At, hand, on, points, table } from './table'

const pair = ['alliance', 'marquise'] as const
const revolt = { do: 'revolt', seat: 'p1' } as const
const fox = ['anvil', 'foxfolk-steel'] as const

const rising = (p1: At, p2: At = {}) => table({ factions: pair, phase: 'birdsong', sides: { p1, p2 }, tasks: [revolt] })
const rise = ['revolt 6', 'supporter anvil', 'supporter foxfolk-steel'] as const

describe('revolt', () => {
  test('ROOT-8.4.1.1: in a sympathetic clearing of the suit of a base that is not on the map', () => {
    const supporters = [...fox, 'armorers', 'birdy-bindle']
    const at = (...pieces: At['pieces'] & object) => rising({ pieces, supporters }).legal
    expect(at(['sympathy', 6], ['sympathy', 7])).toEqual(['revolt 6', 'revolt 7', 'done'])
    expect(at(['sympathy', 6], ['sympathy', 7], ['base-fox', 8])).toEqual(['revolt 7', 'done'])
    expect(at(['warrior', 6])).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-8.4.1.2, ROOT-DP-41: two supporters of the suit, as they choose', () => {
    const pieces = [['sympathy', 6]] as const
    const asked = rising({ pieces, supporters: [...fox, 'sword', 'armorers'] }).play('revolt 6')
    expect(asked.legal).toEqual(['supporter foxfolk-steel', 'supporter anvil', 'supporter armorers'])
    const risen = asked.play('supporter armorers', 'supporter anvil')
    expect(risen.state.discard).toEqual(['armorers', 'anvil'])
    expect(rising({ pieces, supporters: ['anvil', 'sword'] }).legal).toEqual(['done'])
  })

  test('ROOT-8.4.1.3b, ROOT-8.4.1.3c, ROOT-8.4.1.3g: its base, a warrior for each sympathetic clearing of its suit, the token stays', () => {
    const pieces = [
      ['sympathy', 6],
      ['sympathy', 12],
      ['sympathy', 11],
    ] as const
    const risen = rising({ pieces, supporters: fox }).play(...rise)
    expect([on(risen, 'p1', 'base-fox', 6), on(risen, 'p1', 'warrior', 6), on(risen, 'p1', 'sympathy', 6)]).toEqual([
      1, 2, 1,
    ])
    expect(risen.state.sides.p1).toMatchObject({ supply: 7, board: { officers: 1 } })
  })

  test('ROOT-8.4.1.3d, ROOT-8.4.1.3e: with too few warriors the clearing comes first', () => {
    const pieces = [
      ['sympathy', 6],
      ['sympathy', 12],
      ['warrior', 3, 8],
    ] as const
    const risen = rising({ pieces, supporters: fox }).play(...rise)
    expect(on(risen, 'p1', 'warrior', 6)).toBe(2)
    expect(risen.state.sides.p1).toMatchObject({ supply: 0, board: { officers: 0 } })
    const one = rising({
      pieces: [
        ['sympathy', 6],
        ['sympathy', 12],
        ['warrior', 3, 9],
      ],
      supporters: fox,
    }).play(...rise)
    expect(on(one, 'p1', 'warrior', 6)).toBe(1)
  })

  test('ROOT-8.4.1.3f: a slot that the revolt frees will do, a ruin will not', () => {
    const pieces = [['sympathy', 6]] as const
    const full = rising({ pieces, supporters: fox }, { pieces: [['sawmill', 6]] })
    const risen = full.play(...rise)
    expect([on(risen, 'p1', 'base-fox', 6), on(risen, 'p2', 'sawmill', 6), points(risen, 'p1')]).toEqual([1, 0, 1])
    const own = rising({ pieces: [...pieces, ['base-mouse', 6]], supporters: fox })
    expect(own.legal).toEqual(['reward points', 'reward cards'])
    expect(own.state.ruins[6]).not.toBeNull()
  })
})

describe('Outrage', () => {
  const cats = ['marquise', 'alliance'] as const
  const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const

  test('ROOT-8.2.6a, ROOT-8.2.6b, ROOT-8.2.6j, ROOT-DP-31: a matching card for a move, once, for any number', () => {
    const sides = {
      p1: { pieces: [['warrior', 2, 3]], hand: ['anvil', 'armorers', 'sword'] },
      p2: { pieces: [['sympathy', 6]] },
    } as const
    const moved = table({ factions: cats, sides, tasks: [move] }).play('move-to 6', 'move-count 3')
    expect([moved.seat, moved.legal]).toEqual(['p1', ['outrage anvil', 'outrage armorers']])
    const paid = moved.play('outrage anvil')
    expect([hand(paid, 'p1'), paid.legal]).toEqual([
      ['armorers', 'sword'],
      ['reward points', 'reward cards'],
    ])
    const alike = { ...sides, p1: { pieces: [['warrior', 2]], hand: ['anvil', 'sword'] } } as const
    expect(table({ factions: cats, sides: alike, tasks: [move] }).play('move-to 6').legal).toEqual(['outrage anvil'])
  })

  test('ROOT-8.2.6c, ROOT-INT-34: from an empty hand too the Alliance draws', () => {
    const sides = { p1: { pieces: [['warrior', 2]] }, p2: { pieces: [['sympathy', 6]] } } as const
    const moved = table({ factions: cats, sides, tasks: [move] }).play('move-to 6')
    expect(moved.state.sides.p2?.board).toMatchObject({ supporters: [expect.any(String)] })
  })

  test('ROOT-8.2.6d: no Outrage for a pawn, nor for warriors that are placed', () => {
    const pawn = table({
      factions: ['vagabond', 'alliance'],
      sides: { p1: { pawn: 2, items: ['boot'], hand: ['anvil'] }, p2: { pieces: [['sympathy', 6]] } },
      tasks: [move],
    }).play('move-to 6')
    expect(hand(pawn, 'p1')).toEqual(['anvil'])
    expect(pawn.state.sides.p2?.board).toMatchObject({ supporters: [] })
    const sides = { p1: { pieces: [['recruiter', 6]], hand: ['anvil'] }, p2: { pieces: [['sympathy', 6]] } } as const
    const placed = table({ factions: cats, sides, tasks: [{ do: 'recruit', seat: 'p1', done: [] }] })
    expect([on(placed, 'p1', 'warrior', 6), hand(placed, 'p1')]).toEqual([1, ['anvil']])
  })

  test('ROOT-8.2.6f: it is paid before the battle that belongs to the move', () => {
    const sides = {
      p1: { pieces: [['warrior', 2]], hand: ['anvil'], crafted: ['eyrie-emigre'] },
      p2: { pieces: [['sympathy', 6]], hand: ['sword'] },
    } as const
    const moved = table({ factions: cats, deck: 'exiles', sides, tasks: [{ ...move, battle: true }] }).play('move-to 6')
    expect(moved.legal).toEqual(['outrage anvil'])
    expect(moved.state.battle).toBeNull()
    const paid = moved.play('outrage anvil')
    expect([paid.seat, paid.legal]).toEqual(['p2', ['ambush nothing']])
  })

  test('ROOT-8.2.6g, ROOT-8.2.6b: a defender whose hits remove a token pays too', () => {
    const sides = {
      p1: {
        pieces: [
          ['warrior', 6],
          ['sympathy', 6],
        ],
        hand: ['sword'],
      },
      p2: { pieces: [['warrior', 6, 3]], hand: ['anvil'] },
    } as const
    const start = table({ factions: pair, sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
    const fought = start.chance({ dice: [2, 2] }).play('ambush nothing')
    expect([on(fought, 'p1', 'sympathy', 6), points(fought, 'p2'), fought.seat, fought.legal]).toEqual([
      0,
      1,
      'p2',
      ['outrage anvil'],
    ])
  })

  test('ROOT-8.2.6h, ROOT-8.2.3.1a: what is given to a full stack is discarded', () => {
    const supporters = ['bake-sale', 'smugglers-trail', 'birdy-bindle', 'sword', 'root-tea-fox'] as const
    const sides = {
      p1: { pieces: [['warrior', 2]], hand: ['anvil'] },
      p2: { pieces: [['sympathy', 6]], supporters },
    } as const
    const paid = table({ factions: cats, sides, tasks: [move] }).play('move-to 6', 'outrage anvil')
    expect(paid.state.discard).toEqual(['anvil'])
    expect(paid.state.sides.p2?.board).toMatchObject({ supporters, given: {} })
  })

  test('ROOT-8.2.6i: a coalition partner that takes a token off pays too, and scores nothing', () => {
    const start = table({
      factions: ['vagabond', 'alliance', 'marquise'],
      sides: {
        p1: { pawn: 1, character: 'vagrant', hand: ['anvil', 'sword'] },
        p2: { pieces: [['sympathy', 6]], hand: ['bake-sale'] },
        p3: { pieces: [['warrior', 6, 2]] },
      },
      tasks: [],
    })
    const [vagrant, alliance] = [start.state.sides.p1, start.state.sides.p2]
    if (!vagrant || !alliance) throw new Error('Nobody sits there.')
    vagrant.partner = 'p2'
    alliance.partner = 'p1'
    const play = playOn(start.state)
    startBattle(play, 'p3', 'p2', 6, { instigator: 'p1' })
    runOn(play)
    const fought = start.chance({ dice: [1, 1] }).play('ambush nothing')
    expect([on(fought, 'p2', 'sympathy', 6), points(fought, 'p1')]).toEqual([0, 0])
    expect([fought.seat, fought.legal]).toEqual(['p1', ['outrage anvil']])
  })
})
