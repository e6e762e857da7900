import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { runOn } from '../../src/root/rules/agenda'
import type { Task } from '../../src/root/rules/chapters'
import { playOn } from '../../src/root/rules/play-on'
import { hand, table } from './table'

test('ROOT-INFO-21, ROOT-DP-55: a card of a hidden hand, or a supporter, is asked for although there is one answer', () => {
  const rebels = { p1: { supporters: ['anvil', 'sword'], pieces: [['sympathy', 6]] } } as const
  const spread = table({
    factions: ['alliance', 'eyrie'],
    sides: rebels,
    phase: 'birdsong',
    tasks: [{ do: 'spread', seat: 'p1' }],
  })
  expect(spread.play('spread 11').legal).toEqual(['supporter sword'])
  const move: Task = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }
  const owed = table({
    factions: ['marquise', 'alliance'],
    sides: { p1: { pieces: [['warrior', 2]], hand: ['anvil'] }, p2: { pieces: [['sympathy', 6]] } },
    tasks: [move],
  }).play('move-to 6')
  expect(owed.legal).toEqual(['outrage anvil'])
  const aid = table({
    factions: ['vagabond', 'eyrie'],
    sides: { p1: { pawn: 6, items: ['boot'], hand: ['anvil', 'sword'] }, p2: { pieces: [['warrior', 6]] } },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  expect(aid.play('act aid').legal).toEqual(['give anvil'])
  const swap = table({
    factions: ['marquise', 'eyrie'],
    deck: 'exiles',
    sides: { p1: { crafted: ['swap-meet'] }, p2: { hand: ['anvil'] } },
    phase: 'birdsong',
    tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
  }).play('use swap-meet')
  expect(swap.legal).toEqual(['give anvil'])
  expect([hand(swap.play('give anvil'), 'p2'), hand(swap, 'p1')]).toEqual([['anvil'], ['anvil']])
})

test('ROOT-INFO-21: which of several sawmills a card fits is asked for, and so is the one order of the Eyrie', () => {
  const mills = (hand: readonly string[]) =>
    table({
      factions: ['marquise', 'eyrie'],
      sides: {
        p1: {
          hand,
          pieces: [
            ['sawmill', 6],
            ['sawmill', 7],
          ],
        },
      },
      tasks: [{ do: 'cat-actions', seat: 'p1', left: 1, recruited: false }],
    }).play('act overwork').legal
  expect(mills(['anvil'])).toEqual(['overwork 6'])
  expect(mills(['anvil', 'sword'])).toEqual(['overwork 6', 'overwork 7'])

  const order = (score: number, hand: readonly string[]) => {
    const p1 = {
      score,
      hand,
      leader: 'builder',
      decree: { recruit: ['anvil'] },
      pieces: [
        ['roost', 6],
        ['roost', 8],
      ],
    } as const
    const factions = ['eyrie', 'marquise', 'alliance'] as const
    return table({ factions, sides: { p1 }, tasks: [{ do: 'decree-begins', seat: 'p1' }] }).legal
  }
  // From ten points on anybody with a card could activate dominance.
  expect(order(9, ['sword'])).toEqual(['place 6', 'place 8'])
  expect(order(10, ['sword'])).toEqual(['order fox'])
  expect(order(10, ['dominance-fox'])).toEqual(['order fox', 'activate-dominance dominance-fox'])
  expect(order(10, [])).toEqual(['place 6', 'place 8'])
})

test('ROOT-INFO-21: with the Propaganda Bureau or an available dominance card a seat is asked, for any cards that it holds', () => {
  const asked = (crafted: readonly string[], hand: readonly string[], available: readonly string[] = []) => {
    const start = table({
      factions: ['eyrie', 'marquise', 'alliance'],
      deck: 'exiles',
      sides: { p1: { crafted, hand }, p2: { pieces: [['warrior', 6]] } },
      tasks: [],
    })
    start.state.available = [...available]
    start.state.agenda.push({ do: 'window', seat: 'p1', moment: 'daylight' })
    runOn(playOn(start.state))
    return start.legal
  }
  const passed = ['reward points', 'reward cards']
  expect(asked(['propaganda-bureau'], ['sword'])).toEqual(['done'])
  expect(asked(['propaganda-bureau'], ['anvil'])).toEqual(['use propaganda-bureau', 'done'])
  expect(asked(['propaganda-bureau'], [])).toEqual(passed)
  expect(asked([], ['anvil'], ['dominance-mouse'])).toEqual(['done'])
  expect(asked([], ['sword'], ['dominance-mouse'])).toEqual(['take-dominance dominance-mouse', 'done'])
  expect(asked([], ['sword'])).toEqual(passed)
})

test('ROOT-INFO-07, ROOT-9.7.3a: who looked under a ruin knows what it left there, and nobody else does', () => {
  const explorer = { pawn: 6, items: ['torch', 'torch'] } as const
  const start = table({
    factions: ['vagabond', 'vagabond2', 'marquise'],
    sides: { p1: explorer, p2: explorer },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  start.state.ruins = start.state.ruins.map((items, at) =>
    items === null ? null : at === 6 ? ['boot', 'tea'] : ['bag', 'sword'],
  )
  const looking = start.play('act explore')
  expect(looking.legal).toEqual(['explore boot', 'explore tea'])
  const seen = (game: typeof looking, viewer: 'p1' | 'p2' | 'p3' | 'spectator') => game.view(viewer).looked[6]
  expect([seen(looking, 'p1'), seen(looking, 'p2'), seen(looking, 'p3'), seen(looking, 'spectator')]).toEqual([
    ['boot', 'tea'],
    null,
    null,
    null,
  ])
  const took = looking.play('explore boot')
  expect([seen(took, 'p1'), seen(took, 'p2'), seen(took, 'spectator')]).toEqual([['tea'], null, null])
  for (let seed = 0; seed < 10; seed++)
    expect(root.determinize(took.view('p1'), createRandom(seed)).ruins[6]).toEqual(['tea'])
  const others = Array.from({ length: 20 }, (_, seed) =>
    root.determinize(took.view('p2'), createRandom(seed)).ruins[6]?.join(),
  )
  expect(new Set(others).size).toBeGreaterThan(1)
  // A second Explore takes the second item, and then there is nothing to know.
  const empty = took.play('act explore')
  expect([empty.state.ruins[6], seen(empty, 'p1')]).toEqual([null, null])
  expect(empty.state.sides.p1?.board).toMatchObject({ looked: [] })
})

test('ROOT-INFO-08, ROOT-INFO-13: a card that comes out of the open everybody knows, until a card leaves that hand unseen', () => {
  const start = table({
    factions: ['vagabond', 'eyrie', 'marquise'],
    sides: {
      p1: { pawn: 6, character: 'tinker', items: ['torch', 'boot'], hand: ['foxfolk-steel'] },
      p2: { pieces: [['warrior', 6]] },
    },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  start.state.deck.splice(start.state.deck.indexOf('anvil'), 1)
  start.state.discard.push('anvil')
  const took = start.play('act special')
  expect(took.events).toContainEqual({ type: 'took-card', seat: 'p1', card: 'anvil', from: 'discard' })
  for (const viewer of ['p2', 'p3'] as const) expect(took.view(viewer).sides[viewer]?.seen).toEqual({ p1: ['anvil'] })
  expect(took.view('spectator').sides.p1?.open).toEqual(['anvil'])
  for (let seed = 0; seed < 5; seed++)
    for (const viewer of ['p3', 'spectator'] as const)
      expect(root.determinize(took.view(viewer), createRandom(seed)).sides.p1?.hand).toContain('anvil')
  // Given face down, only the two who are concerned know which card it was.
  const aided = took.play('act aid', 'give foxfolk-steel')
  expect(aided.view('p2').sides.p2?.seen).toEqual({ p1: ['anvil'] })
  expect([aided.view('p3').sides.p3?.seen, aided.view('spectator').sides.p1?.open]).toEqual([{}, []])
})
