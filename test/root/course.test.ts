import { expect, test } from 'vitest'
import type { Event } from '../../src/root/rules/event'
import type { Seat } from '../../src/root/rules/vocabulary'
import { hand, on, points, table } from './table'

const trio = ['marquise', 'eyrie', 'alliance'] as const
const turn = { do: 'turn', seat: 'p1' } as const
type Table = ReturnType<typeof table>

/** Plays the last answer, which is "done" where there is one, until so many turns are over. */
function through(start: Table, turns: number): { end: Table; events: Event[] } {
  const events: Event[] = []
  let game = start
  for (let left = turns, active: Seat = game.state.active; left > 0; ) {
    game = game.play(game.legal.at(-1) ?? '')
    events.push(...game.events)
    if (game.state.active !== active) left--
    active = game.state.active
  }
  return { end: game, events }
}

test('ROOT-1.4.1a, ROOT-ENG-10: birdsong, daylight, evening, once each; then the seat to the left, round and round', () => {
  const sides = { p1: { hand: ['anvil'] }, p2: { pieces: [['roost', 5]], decree: { recruit: ['vizier'] } } } as const
  const { events } = through(table({ factions: trio, sides, tasks: [turn] }), 4)
  const phases = events.flatMap((event) => (event.type === 'phase' ? [`${event.seat} ${event.phase}`] : []))
  const all = (seat: Seat) => ['birdsong', 'daylight', 'evening'].map((phase) => `${seat} ${phase}`)
  // The first Daylight began before the first question.
  expect(phases.slice(0, 10)).toEqual([...all('p1'), ...all('p2'), ...all('p3'), ...all('p1')].slice(-10))
})

test('ROOT-1.4.1b, ROOT-CARD-13: at the start of Birdsong comes before everything else of it', () => {
  const sides = { p1: { crafted: ['better-burrow-bank'], pieces: [['sawmill', 5]] } } as const
  const start = table({ factions: trio, sides, tasks: [turn] })
  expect([start.legal, on(start, 'p1', 'wood', 5)]).toEqual([['use better-burrow-bank', 'done'], 0])
  expect(on(start.play('done'), 'p1', 'wood', 5)).toBe(1)
})

test('ROOT-1.4.1b, ROOT-ENG-13: at the end of Birdsong comes after everything else of it, and before Daylight', () => {
  const sides = {
    p1: {
      crafted: ['eyrie-emigre', 'royal-claim'],
      pieces: [
        ['sawmill', 5],
        ['warrior', 6],
      ],
    },
    p2: { pieces: [['warrior', 3]], hand: ['anvil'] },
  } as const
  const start = table({
    factions: trio,
    sides: { ...sides, p1: { ...sides.p1, crafted: ['eyrie-emigre'] } },
    deck: 'exiles',
    tasks: [turn],
  })
  // The wood is laid, and the card must do its work now.
  expect([start.state.phase, on(start, 'p1', 'wood', 5)]).toEqual(['birdsong', 1])
  expect(start.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
  expect(start.play('move-to 3').legal).toEqual(['ambush nothing'])
})

test('ROOT-1.4.1c: a seat without a piece on the map takes its turn all the same', () => {
  const start = table({ factions: trio, sides: { p1: { hand: ['anvil'] } }, tasks: [turn] })
  expect([start.seat, start.state.phase]).toEqual(['p1', 'daylight'])
  const { end } = through(start, 1)
  expect([hand(end, 'p1').length, end.state.active]).toEqual([2, 'p2'])
})

test('ROOT-1.4.2a, ROOT-1.4.2b, ROOT-ENG-12a, ROOT-ENG-16, ROOT-DP-09: an effect is offered between actions, never within one', () => {
  const sides = {
    p1: {
      crafted: ['codebreakers'],
      pieces: [
        ['warrior', 5, 2],
        ['workshop', 5],
      ],
      hand: ['bake-sale'],
    },
    p2: { hand: ['anvil'] },
  } as const
  const tasks = [
    { do: 'craft-step', seat: 'p1' },
    { do: 'cat-actions', seat: 'p1', left: 3, recruited: false },
  ] as const
  const use = 'use codebreakers'
  const start = table({ factions: trio, sides, tasks })
  expect(start.legal).toContain(use)
  const acting = start.play('done')
  expect(acting.legal).toContain(use)
  const first = acting.play('act march', 'move-to 1', 'move-count 1')
  // One move of the march is made: the other belongs to the same action.
  expect(first.legal).toEqual(['move-from 1', 'move-from 5', 'done'])
  const marched = first.play('done')
  expect(marched.legal).toContain(use)
  expect(marched.play(use).legal).not.toContain(use)
})

test('ROOT-1.4.2b, ROOT-ENG-12a: the window after the last step is open to the Eyrie, once the Decree is carried out', () => {
  const sides = {
    p1: {
      crafted: ['codebreakers'],
      leader: 'builder',
      pieces: [
        ['roost', 5],
        ['warrior', 5, 2],
      ],
      decree: { recruit: ['vizier'] },
      hand: ['bake-sale'],
    },
    p2: { hand: ['anvil'] },
  } as const
  const tasks = [turn] as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks })
  const ordered = start.play('decree bake-sale', 'column recruit', 'done', 'order bird', 'order rabbit')
  expect([ordered.state.phase, ordered.legal]).toEqual(['daylight', ['use codebreakers', 'done']])
  expect(ordered.play('done').state.active).toBe('p2')
})

test('ROOT-1.4.2c, ROOT-ENG-18: once the Evening draw has begun, effects are over; the steps that are left are carried out', () => {
  const sides = {
    p1: {
      crafted: ['tax-collector', 'codebreakers'],
      pieces: [['warrior', 5]],
      hand: ['anvil', 'sword', 'foxfolk-steel', 'bake-sale', 'birdy-bindle'],
    },
  } as const
  const tasks = [
    { do: 'cat-actions', seat: 'p1', left: 0, recruited: false },
    { do: 'phase', seat: 'p1', phase: 'evening' },
    { do: 'draw-step', seat: 'p1' },
    { do: 'discard-step', seat: 'p1' },
  ] as const
  const start = table({ factions: trio, sides, tasks })
  expect(start.legal).toContain('use tax-collector')
  const evening = start.play('done')
  expect(new Set(evening.legal.map((each) => each.split(' ')[0]))).toEqual(new Set(['discard']))
  expect(hand(evening, 'p1')).toHaveLength(6)
})

test('ROOT-ENG-11, ROOT-INT-90: at the start of Birdsong the seat orders what is due; what must be done cannot be left out', () => {
  const sides = {
    p1: { crafted: ['better-burrow-bank'], pawn: 6, items: ['boot'], exhausted: ['sword', 'torch', 'bag', 'crossbow'] },
  } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong.start' } as const
  const start = table({ factions: ['vagabond', 'marquise'], sides, phase: 'birdsong', tasks: [window] })
  expect(start.legal).toEqual(['use better-burrow-bank', 'use refresh'])
  expect(start.refusal('done')).toMatchObject({ code: 'must-be-used' })
  expect(start.play('use better-burrow-bank').legal).toContain('refresh sword undamaged')
})

test('ROOT-ENG-12: in Birdsong, before and after its steps, Royal Claim and its like are offered', () => {
  const sides = {
    p1: {
      crafted: ['royal-claim'],
      pieces: [
        ['sawmill', 5],
        ['warrior', 1],
      ],
    },
  } as const
  const start = table({ factions: trio, sides, tasks: [turn] })
  expect([start.legal, on(start, 'p1', 'wood', 5)]).toEqual([['use royal-claim', 'done'], 0])
  const later = start.play('done')
  expect([later.legal, on(later, 'p1', 'wood', 5)]).toEqual([['use royal-claim', 'done'], 1])
  expect(points(later.play('use royal-claim'), 'p1')).toBe(2)
})

test('ROOT-ENG-15, ROOT-ENG-17: Command Warren at the start of Daylight, Cobbler and Charm Offensive at that of Evening', () => {
  const sides = {
    p1: {
      crafted: ['command-warren', 'cobbler'],
      pieces: [
        ['warrior', 6],
        ['warrior', 5],
      ],
      hand: ['anvil'],
    },
    p2: { pieces: [['warrior', 6]] },
  } as const
  const start = table({ factions: trio, sides, tasks: [turn] })
  expect([start.state.phase, start.legal]).toEqual(['daylight', ['use command-warren', 'done']])
  const evening = start.play('done', 'done')
  expect([evening.state.phase, evening.legal, hand(evening, 'p1').length]).toEqual([
    'evening',
    ['use cobbler', 'done'],
    1,
  ])
  const charming = { p1: { crafted: ['charm-offensive'] } } as const
  const charmed = table({
    factions: trio,
    deck: 'exiles',
    sides: charming,
    phase: 'evening',
    tasks: [{ do: 'window', seat: 'p1', moment: 'evening.start' }],
  })
  expect(charmed.legal).toEqual(['use charm-offensive', 'done'])
})

test('ROOT-ENG-19, ROOT-ENG-27: the Pass is scored at the end of Evening, and the counters of the turn are cleared', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 10],
        ['workshop', 9],
      ],
      crafted: ['codebreakers'],
    },
    p2: { hand: ['anvil'] },
  } as const
  const start = table({ factions: ['marquise', 'alliance'], map: 'mountain', sides, tasks: [turn] })
  const used = start.play('use codebreakers')
  used.state.turn.activated[9] = 1
  expect(used.state.turn.used).toEqual(['codebreakers'])
  const { end } = through(used, 1)
  expect([points(end, 'p1'), end.state.active, end.state.turn.used, end.state.turn.activated[9]]).toEqual([
    1,
    'p2',
    [],
    0,
  ])
})

test('ROOT-DP-08: a step offers the actions of the faction, the options of the phase, and its end', () => {
  const sides = { p1: { pieces: [['warrior', 1]], hand: ['birdy-bindle'], score: 10 } } as const
  const start = table({
    factions: trio,
    sides: { p1: { ...sides.p1, hand: ['birdy-bindle', 'dominance-fox'] } },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 1, recruited: false }],
  })
  expect(start.legal).toEqual([
    'act march',
    'act build',
    'spend-bird birdy-bindle',
    'activate-dominance dominance-fox',
    'done',
  ])
})

test('ROOT-DP-53: above five cards a seat discards, card by card, one copy of each to choose from', () => {
  const cards = ['anvil', 'anvil', 'sword', 'foxfolk-steel', 'bake-sale', 'birdy-bindle', 'armorers'] as const
  const start = table({
    factions: trio,
    sides: { p1: { hand: cards.slice(1) } },
    phase: 'evening',
    tasks: [{ do: 'discard-step', seat: 'p1' }],
  })
  expect(start.legal).toHaveLength(6)
  const done = start.play('discard sword')
  expect([hand(done, 'p1').length, done.state.discard]).toEqual([5, ['sword']])
})
