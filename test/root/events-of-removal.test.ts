import { expect, test } from 'vitest'
import { runOn } from '../../src/root/rules/agenda'
import type { Task } from '../../src/root/rules/chapters'
import { playOn } from '../../src/root/rules/play-on'
import { remove } from '../../src/root/rules/removal'
import { hand, on, points, table } from './table'

const crafting: Task = { do: 'craft-step', seat: 'p1' }
const battle: Task = { do: 'battle', seat: 'p1', suit: 'bird' }

test('ROOT-EX-18, ROOT-INT-13, ROOT-6.2.3e: a Favor is one event, and Field Hospitals are asked for each clearing', () => {
  const sides = {
    p1: {
      pieces: [
        ['roost', 2],
        ['roost', 9],
        ['roost', 11],
      ],
      hand: ['favor-of-the-mice'],
    },
    p2: {
      pieces: [
        ['warrior', 7, 2],
        ['warrior', 9],
        ['keep', 1],
      ],
      hand: ['mouse-in-a-sack', 'anvil'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [crafting] })
  const asked = start.play('craft favor-of-the-mice')
  expect([asked.seat, asked.legal]).toEqual(['p2', ['save mouse-in-a-sack', 'save nothing']])
  expect([on(asked, 'p2', 'warrior', 7), on(asked, 'p2', 'warrior', 9)]).toEqual([0, 0])
  const first = asked.play('save mouse-in-a-sack')
  expect([on(first, 'p2', 'warrior', 1), first.legal]).toEqual([2, ['save nothing']])
  const second = asked.play('save nothing')
  expect(second.legal).toEqual(['save mouse-in-a-sack', 'save nothing'])
  expect(on(second.play('save mouse-in-a-sack'), 'p2', 'warrior', 1)).toBe(1)
})

test('ROOT-INT-12, ROOT-1.5.4c, ROOT-1.1.3a: all leave, all points, and then what it sets off, in the order of the active seat', () => {
  const sides = {
    p1: {
      pieces: [
        ['workshop', 1],
        ['workshop', 12, 2],
      ],
      hand: ['favor-of-the-foxes', 'anvil'],
    },
    p2: {
      pieces: [
        ['base-fox', 6],
        ['sympathy', 6],
        ['warrior', 6],
      ],
      officers: 2,
      supporters: ['foxfolk-steel', 'sword'],
    },
    p3: { pieces: [['roost', 8]] },
  } as const
  const start = table({ factions: ['marquise', 'alliance', 'eyrie'], sides, tasks: [crafting] })
  const cleared = start.play('craft favor-of-the-foxes')
  expect([points(cleared, 'p1'), on(cleared, 'p2', 'sympathy', 6), on(cleared, 'p3', 'roost', 8)]).toEqual([3, 0, 0])
  expect(cleared.state.sides.p2?.board).toMatchObject({ officers: 2 })
  expect([cleared.seat, cleared.legal]).toEqual(['p1', ['next base-lost 6 p2', 'next outrage 6 p1']])
  // The supporter given first is lost with the base; given afterwards it stays.
  const early = cleared.play('next outrage 6 p1', 'outrage anvil')
  expect(early.state.sides.p2?.board).toMatchObject({ supporters: ['sword'], officers: 1 })
  const late = cleared.play('next base-lost 6 p2', 'outrage anvil')
  expect(late.state.sides.p2?.board).toMatchObject({ supporters: ['sword', 'anvil'], officers: 1 })
})

test('ROOT-INT-12, ROOT-3.1a: if the points end the game nothing more happens', () => {
  const sides = {
    p1: {
      score: 29,
      pieces: [
        ['workshop', 6],
        ['workshop', 12, 2],
      ],
      hand: ['favor-of-the-foxes', 'anvil'],
    },
    p2: { pieces: [['sympathy', 8]] },
  } as const
  const won = table({ factions: ['marquise', 'alliance'], sides, tasks: [crafting] }).play('craft favor-of-the-foxes')
  expect([won.outcome?.winners, points(won, 'p1'), hand(won, 'p1')]).toEqual([['p1'], 30, ['anvil']])
  expect(won.state.discard).toEqual(['favor-of-the-foxes'])
})

test('ROOT-INT-14, ROOT-G.1.27: warriors and wood to the supply, buildings and tokens to their track, the keep out of the game', () => {
  const sides = {
    p1: { pieces: [['warrior', 1, 3]] },
    p2: {
      pieces: [
        ['keep', 1],
        ['sawmill', 1],
        ['wood', 1],
      ],
      hand: ['sword'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [battle] })
  const fought = start.chance({ dice: [3, 0] }).play('ambush nothing')
  expect([on(fought, 'p2', 'keep', 1), on(fought, 'p2', 'sawmill', 1), on(fought, 'p2', 'wood', 1)]).toEqual([0, 0, 0])
  expect([points(fought, 'p1'), fought.state.sides.p2?.supply]).toEqual([3, 25])
  // The next sawmill is the first of its track again, and costs nothing.
  const cats = fought.state.sides.p2
  if (cats?.pieces.warrior) cats.pieces.warrior[8] = 1
  fought.state.agenda.push({ do: 'build-in', seat: 'p2' })
  const built = fought.play('build 8', 'building sawmill')
  expect([on(built, 'p2', 'sawmill', 8), points(built, 'p2')]).toEqual([1, 0])
})

test('ROOT-INT-15, ROOT-INT-19: taking off one’s own pieces scores nothing, but Field Hospitals and the loss of a base follow', () => {
  const tax = {
    p1: {
      crafted: ['tax-collector'],
      pieces: [
        ['warrior', 6],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
  } as const
  const actions: Task = { do: 'cat-actions', seat: 'p1', left: 0, recruited: false }
  const taxed = table({ factions: ['marquise', 'eyrie'], sides: tax, tasks: [actions] }).play('use tax-collector')
  expect([taxed.legal, points(taxed, 'p1'), hand(taxed, 'p1')]).toEqual([['save anvil', 'save nothing'], 0, ['anvil']])
  // Organize takes the Alliance's own warrior for nothing.
  const organize = { p1: { officers: 1, pieces: [['warrior', 6]] } } as const
  const organized = table({
    factions: ['alliance', 'eyrie'],
    sides: organize,
    phase: 'evening',
    tasks: [{ do: 'operations', seat: 'p1', taken: 0 }],
  }).play('act organize')
  expect([on(organized, 'p1', 'warrior', 6), on(organized, 'p1', 'sympathy', 6), points(organized, 'p1')]).toEqual([
    0, 1, 0,
  ])
  const own = {
    p1: {
      officers: 2,
      pieces: [
        ['sympathy', 6],
        ['base-fox', 6],
      ],
      hand: ['anvil'],
    },
  } as const
  const rebels = table({ factions: ['alliance', 'eyrie'], sides: own, tasks: [] })
  const play = playOn(rebels.state)
  remove(play, [
    {
      by: 'p1',
      losses: [
        { owner: 'p1', kind: 'sympathy', at: 6, count: 1 },
        { owner: 'p1', kind: 'base-fox', at: 6, count: 1 },
      ],
    },
  ])
  runOn(play)
  expect([points(rebels, 'p1'), hand(rebels, 'p1'), rebels.legal]).toEqual([
    0,
    ['anvil'],
    ['reward points', 'reward cards'],
  ])
  expect(rebels.state.sides.p1?.board).toMatchObject({ officers: 1, supporters: [] })
})

test('ROOT-INT-16, ROOT-G.1.30: a replaced warrior is removed, what that sets off is settled, and then the new one stands', () => {
  const sides = {
    p1: { crafted: ['propaganda-bureau'], hand: ['anvil'] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['keep', 1],
      ],
      hand: ['foxfolk-steel'],
    },
  } as const
  const actions: Task = { do: 'alliance-daylight', seat: 'p1' }
  const start = table({ factions: ['alliance', 'marquise'], deck: 'exiles', sides, tasks: [actions] })
  const asked = start.play('use propaganda-bureau', 'spend anvil')
  expect([asked.seat, asked.legal, on(asked, 'p1', 'warrior', 6)]).toEqual([
    'p2',
    ['save foxfolk-steel', 'save nothing'],
    0,
  ])
  const saved = asked.play('save foxfolk-steel')
  expect([on(saved, 'p2', 'warrior', 1), on(saved, 'p1', 'warrior', 6)]).toEqual([1, 1])
})

test('ROOT-CARD-42: a replaced warrior goes home and not onto Coffin Makers, a removed one does', () => {
  const sides = {
    p1: { crafted: ['propaganda-bureau', 'coffin-makers'], hand: ['anvil'], pieces: [['warrior', 7]] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['warrior', 7],
      ],
    },
  } as const
  const tasks: Task[] = [{ do: 'cat-actions', seat: 'p1', left: 1, recruited: false }]
  const start = table({ factions: ['marquise', 'eyrie'], deck: 'exiles', sides, tasks })
  const replaced = start.play('use propaganda-bureau', 'spend anvil')
  expect([replaced.state.coffin, replaced.state.sides.p2?.supply]).toEqual([{}, 19])
  const fought = replaced.chance({ dice: [1, 1] }).play('act battle')
  expect(fought.state.coffin).toEqual({ p1: 1, p2: 1 })
})

test('ROOT-INT-18, ROOT-8.2.6b: Outrage that is owed twice in one event is paid twice, card by card', () => {
  const sides = {
    p1: {
      pieces: [
        ['workshop', 1],
        ['workshop', 12, 2],
      ],
      hand: ['favor-of-the-foxes', 'anvil', 'birdy-bindle', 'sword'],
    },
    p2: {
      pieces: [
        ['sympathy', 6],
        ['sympathy', 8],
      ],
    },
  } as const
  const start = table({ factions: ['marquise', 'alliance'], sides, tasks: [crafting] })
  const owed = start.play('craft favor-of-the-foxes')
  expect(owed.legal).toEqual(['outrage birdy-bindle', 'outrage anvil'])
  const again = owed.play('outrage anvil')
  expect(again.legal).toEqual(['outrage birdy-bindle'])
  const paid = again.play('outrage birdy-bindle')
  expect([hand(paid, 'p1'), points(paid, 'p1')]).toEqual([['sword'], 2])
})

test('ROOT-INT-55: cats that Field Hospitals bring back into the clearing of battle after its last hits are not hit again', () => {
  const sides = {
    p1: { pieces: [['warrior', 1, 3]] },
    p2: {
      pieces: [
        ['warrior', 1, 2],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [battle] })
  const asked = start.chance({ dice: [2, 0] }).play('ambush nothing')
  expect(asked.legal).toEqual(['save anvil', 'save nothing'])
  const saved = asked.play('save anvil')
  expect([on(saved, 'p2', 'warrior', 1), on(saved, 'p2', 'keep', 1), saved.state.battle]).toEqual([2, 1, null])
})
