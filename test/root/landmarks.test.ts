import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { layLandmark } from '../../src/root/rules/landmarks/laying'
import { playOn } from '../../src/root/rules/play-on'
import { openSlots } from '../../src/root/rules/rule'
import type { State } from '../../src/root/rules/state'
import type { LandmarkName } from '../../src/root/rules/vocabulary'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const cats = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const anyMove = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const

/** Puts landmarks into a state. */
const lay =
  (...landmarks: readonly (readonly [LandmarkName, number])[]) =>
  (state: State): void => {
    for (const [landmark, at] of landmarks) layLandmark(playOn(state), landmark, at)
  }

test('ROOT-F.1.1, ROOT-F.1.2: a landmark is no piece: it takes no slot, does not rule, and is not there to be fought or removed', () => {
  const start = table({
    factions: pair,
    sides: { p1: { pieces: [['warrior', 9, 2]] }, p2: { pieces: [['warrior', 12, 1]] } },
    arrange: lay(['legendary-forge', 9], ['lost-city', 4]),
    tasks: [cats],
  })
  const play = playOn(start.state)
  expect(openSlots(play, 9)).toBe(2)
  expect(start.legal).not.toContain('act battle')
  const favor = table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['workshop', 5],
          ['workshop', 10],
          ['workshop', 7],
        ],
        hand: ['favor-of-the-mice'],
      },
    },
    arrange: lay(['black-market', 1], ['legendary-forge', 9]),
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })
  expect(favor.state.landmarks.map(({ at }) => at)).toEqual([1, 9])
})

test('ROOT-1.1.3c: pieces of a landmark belong to nobody, and its questions go to whom the card names', () => {
  const start = table({
    factions: pair,
    sides: { p1: { pieces: [['warrior', 1, 1]], hand: ['anvil'] } },
    arrange: lay(['black-market', 1]),
    tasks: [cats],
  })
  expect([start.seat, start.legal.includes('market 1')]).toEqual(['p1', true])
})

test('ROOT-LM-1a, ROOT-LM-1b: the Tower stands where the state says, and scores for its ruler at the end of its Evening, ruin or no ruin', () => {
  const ended = (arrange: (state: State) => void, warriors = 1) =>
    points(
      table({
        factions: pair,
        sides: { p1: { pieces: [['warrior', 6, warriors]] }, p2: { pieces: [['warrior', 6, 1]] } },
        phase: 'evening',
        arrange,
        tasks: [{ do: 'turn-end', seat: 'p1' }],
      }),
      'p1',
    )
  const tower = lay(['tower', 6])
  expect(ended(tower, 2)).toBe(1)
  expect(ended(tower, 1)).toBe(0)
  expect(ended(() => {}, 2)).toBe(0)
  const cleared = (state: State): void => {
    tower(state)
    state.ruins[6] = null
  }
  expect(ended(cleared, 2)).toBe(1)
  // Left out of the Mountain, it scores for nobody.
  const pass = (arrange?: (state: State) => void) =>
    points(
      table({
        factions: pair,
        map: 'mountain',
        sides: { p1: { pieces: [['warrior', 10, 1]] } },
        phase: 'evening',
        ...(arrange && { arrange }),
        tasks: [{ do: 'turn-end', seat: 'p1' }],
      }),
      'p1',
    )
  expect([
    pass(),
    pass((state) => {
      state.tower = 0
    }),
  ]).toEqual([1, 0])
})

const onRiver = (p1: object, p2: object = {}, more = {}) =>
  table({
    factions: pair,
    sides: { p1: { pieces: [['warrior', 7, 3]], ...p1 }, p2 },
    arrange: lay(['ferry', 7]),
    tasks: [cats],
    ...more,
  })

test('ROOT-EX-87, ROOT-LM-2a, ROOT-LM-2b, ROOT-LM-2d, ROOT-LM-2e: the Ferry carries along the river, once in a turn, and its passenger draws', () => {
  const start = onRiver({}).play('act march')
  expect(start.legal).toEqual(['move-to 3', 'move-to 4', 'move-to 8', 'move-to 11', 'move-to 12'])
  const crossed = start.play('move-to 11', 'move-count 2')
  expect(crossed.events).toContainEqual({ type: 'moved', owner: 'p1', from: 7, to: 11, count: 2, ferry: true })
  expect([crossed.state.ferry, on(crossed, 'p1', 'warrior', 11), hand(crossed, 'p1')]).toMatchObject([
    11,
    2,
    [{}].map(() => expect.any(String)),
  ])
  const again = crossed.play('move-from 11')
  expect(again.legal).not.toContain('move-to 10')
  expect(again.refusal('move-to 10')).toMatchObject({
    code: 'ferry-used',
    rule: 'ROOT-LM-2e',
    message: 'The Ferry has crossed in this turn already.',
  })
  expect(again.refusal('move-to 4')).toMatchObject({ code: 'not-adjacent' })
})

test('ROOT-LM-2b: where the Ferry does not go, and why', () => {
  const start = onRiver({
    pieces: [
      ['warrior', 7, 3],
      ['warrior', 10, 1],
    ],
  }).play('act march')
  const from10 = start.play('move-from 10')
  expect(from10.refusal('move-to 11')).toMatchObject({
    code: 'ferry-elsewhere',
    rule: 'ROOT-LM-2b',
    message: 'The Ferry is in clearing 7, not in 10.',
  })
  expect(start.play('move-from 7').refusal('move-to 10 ferry')).toMatchObject({
    code: 'no-river',
    rule: 'ROOT-LM-2b',
    message: 'No river joins clearings 7 and 10, so the Ferry does not go there.',
  })
})

test('ROOT-LM-2c: rule of one end is needed for the Ferry, also by Swimmers', () => {
  const crowd = {
    pieces: [
      ['warrior', 7, 5],
      ['warrior', 11, 5],
    ] as const,
  }
  expect(
    onRiver(
      {
        pieces: [
          ['warrior', 7, 1],
          ['warrior', 8, 1],
        ],
      },
      crowd,
    ).legal,
  ).not.toContain('act march 7')
  const otters = table({
    factions: ['riverfolk', 'marquise'],
    sides: { p1: { pieces: [['warrior', 7, 1]], funds: { p1: 2 } }, p2: crowd },
    arrange: lay(['ferry', 7]),
    tasks: [{ ...anyMove, seat: 'p1' }],
  })
  // They swim, but the Ferry does not take them.
  expect(otters.legal).toEqual(['move-to 4', 'move-to 11'])
  const swum = otters.play('move-to 11')
  expect([swum.state.ferry, on(swum, 'p1', 'warrior', 11)]).toEqual([7, 1])
})

test('ROOT-LM-2f: beside a path or a river the Ferry is a way of its own, for a pawn that slips too', () => {
  const boats = onRiver({ crafted: ['boat-builders'] }, {}, { deck: 'exiles' }).play('act march')
  expect(boats.legal).toEqual([
    'move-to 3',
    'move-to 4',
    'move-to 4 ferry',
    'move-to 8',
    'move-to 11',
    'move-to 11 ferry',
    'move-to 12',
  ])
  const slips = table({
    factions: ['vagabond', 'marquise'],
    sides: { p1: { pawn: 7 } },
    phase: 'birdsong',
    arrange: lay(['ferry', 7]),
    tasks: [{ do: 'slip', seat: 'p1' }],
  })
  const slipped = slips.play('move-to 11')
  expect(slipped.events).toContainEqual({ type: 'pawn', seat: 'p1', clearing: 11, forest: null, ferry: true })
  expect([slipped.state.ferry, hand(slipped, 'p1').length]).toEqual([11, 1])
  const walked = slips.play('move-to 12')
  expect(walked.events).toContainEqual({ type: 'pawn', seat: 'p1', clearing: 12, forest: null, ferry: false })
})

test('ROOT-CARD-23, ROOT-LM-2f: False Orders lead to an adjacent clearing, so the Ferry takes nobody anywhere else', () => {
  const forced = (crafted: readonly string[]) =>
    table({
      factions: pair,
      deck: 'exiles',
      sides: { p1: { crafted: ['false-orders'] }, p2: { pieces: [['warrior', 7, 2]], crafted } },
      phase: 'birdsong',
      arrange: lay(['ferry', 7]),
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
    }).play('use false-orders')
  const plain = forced([])
  expect(plain.legal).toEqual(['move-to 3', 'move-to 8', 'move-to 12'])
  expect(plain.refusal('move-to 11')).toMatchObject({ code: 'river', rule: 'ROOT-2.2.1a' })
  expect(plain.refusal('move-to 11 ferry')).toMatchObject({
    code: 'not-adjacent',
    rule: 'ROOT-CARD-23',
    message: 'Clearing 11 is not adjacent to clearing 7.',
  })
  // To the player that is forced, the river is a path: then the Ferry may be the way.
  const boats = forced(['boat-builders'])
  expect(boats.legal).toContain('move-to 11 ferry')
  expect(hand(boats.play('move-to 11 ferry'), 'p2')).toHaveLength(1)
  expect(hand(boats.play('move-to 11'), 'p2')).toHaveLength(0)
})

test("ROOT-1.1.3a, ROOT-LM-2d: the active seat orders the Ferry's card and the Outrage of one move", () => {
  const crossing = table({
    factions: ['marquise', 'alliance'],
    sides: { p1: { pieces: [['warrior', 7, 3]], hand: ['anvil'] }, p2: { pieces: [['sympathy', 11]] } },
    arrange: lay(['ferry', 7]),
    tasks: [cats],
  }).play('act march', 'move-to 11', 'move-count 1')
  expect([crossing.seat, crossing.legal]).toEqual(['p1', ['first p1', 'first p2']])
  // Without a mouse card its hand is shown: before the card is drawn, or after.
  const shown = crossing.play('first p2')
  expect(shown.events.map(({ type }) => type)).toEqual(['hand-shown', 'supporter', 'drew'])
  const drawn = crossing.play('first p1')
  expect(drawn.events[0]).toMatchObject({ type: 'drew', seat: 'p1' })
  expect(hand(drawn, 'p1').length).toBe(2)
  // Without Outrage there is nothing to order.
  const quiet = onRiver({}).play('act march', 'move-to 11', 'move-count 1')
  expect(quiet.legal[0]).not.toMatch(/^first/)
})

test('ROOT-1.1.3a, ROOT-C.2.5c: a pawn and its ally cross: two cards and the Outrage of the ally', () => {
  const crossing = table({
    factions: ['vagabond', 'marquise', 'alliance'],
    map: 'lake',
    sides: {
      p1: { pawn: 1, items: ['boot'], relations: { p2: 3 } },
      p2: { pieces: [['warrior', 1, 2]] },
      p3: { pieces: [['sympathy', 12]] },
    },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  }).play('act move', 'move-to 12', 'along p2', 'move-count 1')
  expect([crossing.seat, crossing.legal]).toEqual(['p1', ['first p1', 'first p2', 'first p3']])
  const done = crossing.play('first p3')
  expect(done.legal).toEqual(['first p1', 'first p2'])
  const both = done.play('first p2')
  expect([hand(both, 'p1').length, hand(both, 'p2').length]).toEqual([1, 1])
})

test('ROOT-F.1.4, ROOT-F.1.5: all sides see where landmarks stand and what lies on them', () => {
  const state = table({
    factions: pair,
    map: 'mountain',
    arrange: lay(['elder-treetop', 1], ['legendary-forge', 6]),
    tasks: [cats],
  }).state
  for (const viewer of ['p1', 'p2', 'spectator'] as const) {
    const { landmarks, tower } = root.view(state, viewer)
    expect([landmarks, tower]).toEqual([state.landmarks, 10])
  }
})
