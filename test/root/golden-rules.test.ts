import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { place } from '../../src/root/rules/placing'
import { playOn } from '../../src/root/rules/play-on'
import { rulerOf } from '../../src/root/rules/rule'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const rebels = ['marquise', 'alliance'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

test('ROOT-0.1, ROOT-4.2.2a: what no rule forbids may be done: the same warriors go there and back in one march', () => {
  const start = table({ factions: pair, sides: { p1: { pieces: [['warrior', 1, 2]] } }, tasks: [actions] })
  const back = start.play('act march', 'move-to 5', 'move-count 2', 'move-from 5', 'move-to 1', 'move-count 2')
  expect([on(back, 'p1', 'warrior', 1), on(back, 'p1', 'warrior', 5)]).toEqual([2, 0])
})

test('ROOT-0.2: nobody is asked for consent: Aid is given, and a coalition entered, without a question to the other', () => {
  const sides = {
    p1: { pawn: 6, items: ['boot'], score: 10, hand: ['anvil', 'dominance-fox'] },
    p2: { pieces: [['warrior', 6]] },
    p3: { score: 1 },
    p4: { score: 1 },
  } as const
  const factions = ['vagabond', 'marquise', 'eyrie', 'alliance'] as const
  const start = table({ factions, sides, tasks: [{ do: 'vagabond-daylight', seat: 'p1' }] })
  const aided = start.play('act aid', 'give anvil')
  expect([aided.seat, hand(aided, 'p2')]).toEqual(['p1', ['anvil']])
  const allied = start.play('activate-dominance dominance-fox')
  expect([allied.seat, allied.state.sides.p2?.partner]).toEqual(['p1', 'p1'])
})

test('ROOT-0.3, ROOT-0.4, ROOT-G.1.19: placing is not moving, so warriors placed beside sympathy cause no Outrage', () => {
  const sides = {
    p1: { pieces: [['recruiter', 5]], hand: ['bake-sale'] },
    p2: { pieces: [['sympathy', 5]] },
  } as const
  const recruited = table({ factions: rebels, sides, tasks: [actions] }).play('act recruit')
  expect([on(recruited, 'p1', 'warrior', 5), recruited.seat, hand(recruited, 'p1')]).toEqual([1, 'p1', ['bake-sale']])
  expect(recruited.state.sides.p1?.supply).toBe(24)
})

test('ROOT-0.4, ROOT-G.1.27: removing is not battling: a revolt asks for no ambush and rolls no dice', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 3]], hand: ['ambush-fox'] },
    p2: { pieces: [['sympathy', 6]], supporters: ['foxfolk-steel', 'birdy-bindle'] },
  } as const
  const start = table({
    factions: rebels,
    sides,
    active: 'p2',
    phase: 'birdsong',
    tasks: [{ do: 'revolt', seat: 'p2' }],
  })
  const risen = start.chance({ dice: [] }).play('revolt 6', 'supporter foxfolk-steel', 'supporter birdy-bindle')
  expect([on(risen, 'p1', 'warrior', 6), risen.state.sides.p1?.supply, risen.state.battle]).toEqual([0, 25, null])
})

test('ROOT-1.1.1a: a card beats the Law: Corvid Planners waive the rule that a move needs', () => {
  const foe = {
    pieces: [
      ['warrior', 1, 3],
      ['warrior', 5, 3],
    ],
  } as const
  const to = (crafted: readonly string[]) =>
    table({
      factions: pair,
      deck: 'exiles',
      sides: { p1: { crafted, pieces: [['warrior', 1]] }, p2: foe },
      tasks: [move],
    }).legal
  expect(to([])).not.toContain('move-to 5')
  expect(to(['corvid-planners'])).toContain('move-to 5')
})

test('ROOT-1.1.1b: a rule of a faction wins where it contradicts, and both are followed where they do not', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 3]] },
    p2: { pieces: [['warrior', 6, 2]], hand: ['anvil'] },
  } as const
  const done = table({ factions: rebels, sides, tasks: [battle] })
    .chance({ dice: [3, 1] })
    .play('ambush nothing')
  // The higher number is the Alliance's (special), and its two warriors limit it (general).
  expect([on(done, 'p1', 'warrior', 6), on(done, 'p2', 'warrior', 6)]).toEqual([1, 1])
})

test('ROOT-1.1.2a, ROOT-G.1.11: what cannot be done no order permits: the Eyrie build no roost beside the keep', () => {
  const sides = {
    p1: {
      leader: 'despot',
      pieces: [
        ['roost', 5],
        ['warrior', 8, 3],
      ],
      decree: { build: ['anvil'] },
    },
    p2: { pieces: [['keep', 8]] },
  } as const
  const tasks = [
    { do: 'decree-begins', seat: 'p1' },
    { do: 'phase', seat: 'p1', phase: 'evening' },
  ] as const
  const fallen = table({ factions: ['eyrie', 'marquise'], sides, tasks })
  expect(rulerOf(fallen, 8)).toBe('p1')
  expect([on(fallen, 'p1', 'roost', 8), fallen.legal]).toEqual([
    0,
    ['leader builder', 'leader charismatic', 'leader commander'],
  ])
  const free = table({ factions: ['eyrie', 'marquise'], sides: { p1: sides.p1 }, tasks })
  expect(on(free, 'p1', 'roost', 8)).toBe(1)
})

test('ROOT-1.1.2b: a permission that does not name the exemption lifts no ban: nobody glides into a scorched clearing', () => {
  const p1 = { pawn: 6, character: 'harrier', items: ['torch'] } as const
  const start = table({
    factions: ['vagabond', 'marquise'],
    sides: { p1 },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  start.state.scorched = [9]
  const gliding = start.play('act special')
  expect(gliding.legal).toContain('glide 4')
  expect(gliding.legal).not.toContain('glide 9')
})

const favor = {
  p1: {
    pieces: [
      ['workshop', 1],
      ['workshop', 8, 2],
    ],
    hand: ['favor-of-the-foxes'],
  },
  p2: {
    pieces: [
      ['base-fox', 6],
      ['sympathy', 12],
    ],
    supporters: ['anvil'],
  },
} as const

test('ROOT-1.1.3a, ROOT-DP-07, ROOT-1.5.4c: all pieces leave first, then the seat in its turn orders what that sets off', () => {
  const start = table({ factions: rebels, sides: favor, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  const asked = start.play('craft favor-of-the-foxes')
  expect([on(asked, 'p2', 'base-fox', 6), on(asked, 'p2', 'sympathy', 12), points(asked, 'p1')]).toEqual([0, 0, 2])
  expect([asked.seat, asked.legal]).toEqual(['p1', ['next base-lost 6 p2', 'next outrage 12 p1']])
  const outraged = asked.play('next outrage 12 p1')
  // The card that Outrage brings comes before the base is lost, and goes with the fox cards or stays.
  expect(outraged.state.discard).toContain('anvil')
})

test('ROOT-1.1.3b, ROOT-4.3.4d: in a battle the side that is hit orders the effects of its pieces', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 2]] },
    p2: {
      pieces: [
        ['base-fox', 6],
        ['sympathy', 6],
      ],
      hand: ['anvil'],
    },
  } as const
  const hit = table({ factions: rebels, sides, tasks: [battle] })
    .chance({ dice: [1, 1] })
    .play('ambush nothing')
  expect([hit.seat, hit.legal]).toEqual(['p2', ['next base-lost 6 p2', 'next outrage 6 p1']])
})

test('ROOT-4.3.4d: if both sides have effects, the seat in its turn says whose come first', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 6],
        ['base-fox', 6],
      ],
      officers: 1,
    },
    p2: {
      pieces: [
        ['warrior', 6, 2],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
  } as const
  const fought = table({ factions: ['alliance', 'marquise'], sides, tasks: [battle] })
    .chance({ dice: [2, 2] })
    .play('ambush nothing')
  expect([fought.seat, fought.legal]).toEqual(['p1', ['first p1', 'first p2']])
  expect(fought.play('first p2').legal).toEqual(['save anvil', 'save nothing'])
})

test('ROOT-1.2.1a, ROOT-G.1.15: a hand is secret, its size is not; a card is seen only where a rule shows it', () => {
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const sides = { p1: { crafted: ['codebreakers'] }, p2: { hand: ['anvil', 'sword'] } } as const
  const start = table({ factions, sides, tasks: [actions] })
  for (const viewer of ['p1', 'p3', 'spectator'] as const)
    expect(start.view(viewer).sides.p2).toMatchObject({ hand: null, handSize: 2, seen: {} })
  expect(start.view('p2').sides.p2?.hand).toEqual(['anvil', 'sword'])
  const shown = start.play('use codebreakers')
  expect(shown.view('p1').sides.p1?.seen).toEqual({ p2: ['anvil', 'sword'] })
  expect(JSON.stringify(shown.view('p3'))).not.toContain('"anvil"')
})

test('ROOT-1.2.2: everybody may look through the discard pile at any time', () => {
  const start = table({ factions: pair, sides: { p1: { hand: ['birdy-bindle'] } }, tasks: [actions] })
  const spent = start.play('spend-bird birdy-bindle')
  for (const viewer of ['p1', 'p2', 'spectator'] as const) expect(spent.view(viewer).discard).toEqual(['birdy-bindle'])
})

test('ROOT-1.3.1, ROOT-1.3.2: there is no action for promises, and no card is given away without an effect', () => {
  expect(() => root.parse('promise p2')).toThrow()
  const sides = { p1: { pieces: [['warrior', 1]], hand: ['anvil'] } } as const
  const start = table({ factions: pair, sides, tasks: [actions] })
  expect(start.refusal('give anvil')).toMatchObject({ code: 'wrong-moment' })
})

test('ROOT-1.5.1, ROOT-G.1.32: pieces are limited: no wood is placed that is not in the supply, no officer trained', () => {
  const cats = {
    pieces: [
      ['sawmill', 5],
      ['wood', 1, 8],
    ],
  } as const
  const wooded = table({ factions: pair, sides: { p1: cats }, tasks: [{ do: 'wood', seat: 'p1', done: [] }] })
  expect(on(wooded, 'p1', 'wood', 5)).toBe(0)
  const out = {
    officers: 4,
    pieces: [
      ['warrior', 6, 6],
      ['base-fox', 6],
    ],
    hand: ['anvil'],
  } as const
  const spent = table({
    factions: rebels,
    sides: { p2: out },
    active: 'p2',
    tasks: [{ do: 'alliance-daylight', seat: 'p2' }],
  })
  expect(spent.legal).toEqual(['mobilize anvil', 'done'])
})

test('ROOT-1.5.2, ROOT-G.1.5, ROOT-G.1.4: each seat owns the pieces of its faction, and has no others', () => {
  const start = table({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], tasks: [] })
  const kinds = start.state.seats.map((seat) => Object.keys(start.state.sides[seat]?.pieces ?? {}))
  expect(kinds).toEqual([
    ['warrior', 'sawmill', 'workshop', 'recruiter', 'wood', 'keep'],
    ['warrior', 'roost'],
    ['warrior', 'base-fox', 'base-rabbit', 'base-mouse', 'sympathy'],
    [],
  ])
  expect(() => place(playOn(start.state), 'p2', 'wood', 5)).toThrow()
})

test('ROOT-1.5.3, ROOT-DP-20: warriors that move with an allied Vagabond remain those of their owner', () => {
  const sides = { p1: { pawn: 1, items: ['boot'] }, p2: { pieces: [['warrior', 1, 3]] } } as const
  const start = table({ factions: ['vagabond', 'marquise'], sides, tasks: [{ do: 'vagabond-daylight', seat: 'p1' }] })
  const board = start.state.sides.p1?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  board.relations = { p2: 3 }
  const moved = start.play('act move', 'move-to 5', 'along p2', 'move-count 2')
  expect([on(moved, 'p2', 'warrior', 1), on(moved, 'p2', 'warrior', 5), rulerOf(moved, 5)]).toEqual([1, 2, 'p2'])
})

test('ROOT-1.5.4b: a cost is paid in full or not at all', () => {
  const poor = {
    pieces: [
      ['warrior', 8],
      ['sawmill', 8],
      ['sawmill', 9],
      ['wood', 8],
    ],
    hand: ['anvil'],
  } as const
  const asked = table({ factions: pair, sides: { p1: poor }, tasks: [actions] }).play('act build', 'build 8')
  expect(asked.legal).toEqual(['building workshop', 'building recruiter'])
  const half = { pieces: [['workshop', 8]], hand: ['foxfolk-steel'] } as const
  const craft = { do: 'craft-step', seat: 'p1' } as const
  expect(table({ factions: pair, sides: { p1: half }, tasks: [craft] }).legal).toEqual(['done'])
})

test('ROOT-1.5.5a, ROOT-1.5.5b, ROOT-G.1.33, ROOT-DP-31: the forcing seat makes the choices, and the forced seat bears the results', () => {
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const sides = {
    p1: { crafted: ['false-orders'] },
    p2: {
      pieces: [
        ['warrior', 10, 3],
        ['warrior', 3],
      ],
      hand: ['sword'],
      crafted: ['boat-builders'],
    },
    p3: { pieces: [['sympathy', 11]] },
  } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong' } as const
  const start = table({ factions, deck: 'exiles', sides, phase: 'birdsong', tasks: [window] })
  const asked = start.play('use false-orders')
  expect([asked.seat, asked.legal]).toEqual(['p1', ['move-from 3', 'move-from 10']])
  const whither = asked.play('move-from 10')
  // Rivers are paths for the player that is forced.
  expect([whither.seat, whither.legal]).toEqual([
    'p1',
    ['move-to 1', 'move-to 2', 'move-to 5', 'move-to 11', 'move-to 12'],
  ])
  const moved = whither.play('move-to 11')
  expect([moved.seat, moved.legal]).toEqual(['p2', ['outrage sword']])
})
