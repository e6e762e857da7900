import { expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { root } from '../../../src/root'
import { greedy } from '../../../src/root/bots'
import { seenBy } from '../../../src/root/bots/sight'
import { wishesOf } from '../../../src/root/bots/wishes'
import { layLandmark } from '../../../src/root/rules/landmarks/laying'
import { playOn } from '../../../src/root/rules/play-on'
import { changePreparation, heldBy } from '../../../src/root/rules/setup/advanced/held'
import type { State } from '../../../src/root/rules/state'
import type { LandmarkName } from '../../../src/root/rules/vocabulary'
import { takeOut } from '../../../src/toolkit'
import { type Position, table } from '../table'

type Asked = Pick<ReturnType<typeof table>, 'state'>

/** What the greedy answer, whatever chance says. */
function answers({ state }: Asked): string[] {
  const seat = root.toAct(state)
  if (seat === null) return []
  const [view, legal] = [root.view(state, seat), root.legalActions(state)]
  const chosen = [1, 2, 3, 4, 5, 6].map((seed) => greedy.choose({ view, legal, seat, random: createRandom(seed) }))
  return [...new Set(chosen.map((action) => root.format(action)))].sort()
}

/** The worth of an answer to the seat that is asked. */
function worth({ state }: Asked, action: string): number {
  const [worth = Number.NaN] = wishesOf(seenBy(state, root.toAct(state) ?? 'p1'), [root.parse(action)])
  return worth
}

const lay =
  (landmark: LandmarkName, at: number) =>
  (state: State): void =>
    layLandmark(playOn(state), landmark, at)

const atMarket = (hand: readonly string[]) =>
  table({
    factions: ['marquise', 'eyrie', 'alliance'],
    sides: { p1: { pieces: [['warrior', 1]], hand } },
    arrange: lay('black-market', 1),
    tasks: [{ do: 'window', seat: 'p1', moment: 'daylight' }],
  })

test('ROOT-LM-4b: at the Black Market the greedy leave their worst card, and stay away if all they have is good', () => {
  const poor = atMarket(['ambush-bird', 'dominance-fox'])
  expect(answers(poor).every((each) => each.startsWith('market'))).toBe(true)
  expect(answers(poor.play('market 1'))).toEqual(['leave dominance-fox'])
  expect(answers(atMarket(['ambush-bird']))).toEqual(['done'])
})

test('ROOT-INFO-11: of the cards of the Black Market the greedy judge only what they have left there', () => {
  const start = atMarket(['dominance-fox', 'ambush-bird'])
  const put = (card: string, knownTo: 'p1'[]) => {
    const state = root.clone(start.state)
    state.landmarks = state.landmarks.map((each) =>
      each.landmark === 'black-market' ? { ...each, stalls: each.stalls.map(() => ({ card, knownTo })) } : each,
    )
    return worth({ state }, 'market 1')
  }
  expect(put('ambush-fox', [])).toBe(put('dominance-mouse', []))
  expect(put('ambush-fox', ['p1'])).toBeGreaterThan(put('dominance-mouse', ['p1']))
})

test('ROOT-LM-2d: where a path leads too a pawn takes the Ferry for its card', () => {
  const slip = table({
    factions: ['vagabond', 'marquise'],
    deck: 'exiles',
    sides: { p1: { pawn: 7, crafted: ['boat-builders'] } },
    phase: 'birdsong',
    arrange: lay('ferry', 7),
    tasks: [{ do: 'slip', seat: 'p1' }],
  })
  expect(worth(slip, 'move-to 11 ferry') - worth(slip, 'move-to 11')).toBeCloseTo(0.4)
  const alone = (ferry: number) =>
    table({
      factions: ['vagabond', 'marquise'],
      sides: { p1: { pawn: 7 } },
      phase: 'birdsong',
      arrange: lay('ferry', ferry),
      tasks: [{ do: 'slip', seat: 'p1' }],
    })
  expect(worth(alone(7), 'move-to 11') - worth(alone(4), 'move-to 11')).toBeCloseTo(0.4)
  expect(worth(alone(7), 'move-to 12')).toBe(worth(alone(4), 'move-to 12'))
})

test('ROOT-LM-5c: an item of the Forge is worth its point and its card, and its card in the hand is no dead one', () => {
  const smith = (arrange: Position['arrange']) =>
    table({
      factions: ['marquise', 'eyrie'],
      sides: {
        p1: {
          pieces: [
            ['workshop', 7],
            ['warrior', 9],
          ],
          hand: ['root-tea-mouse'],
        },
      },
      ...(arrange && { arrange }),
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    })
  const craft = 'craft root-tea-mouse'
  expect(worth(smith(lay('legendary-forge', 9)), craft) - worth(smith(undefined), craft)).toBeCloseTo(1.5)
  const leave = (arrange: (state: State) => void) => worth(smith(arrange), 'leave root-tea-mouse')
  const gone = (state: State): void => {
    state.supply = state.supply.map(() => 0)
  }
  expect(leave(lay('legendary-forge', 9))).toBeLessThan(leave(gone))
})

const treetop =
  (kind: 'sawmill' | 'workshop' | null) =>
  (state: State): void => {
    state.landmarks.push({ landmark: 'elder-treetop', at: 3, building: kind && { owner: 'p2', kind } })
  }

test('ROOT-LM-3c: the greedy build in a printed slot, lose the building in the Treetop last, and strike it first', () => {
  const built = table({
    factions: ['marquise', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 3, 2],
          ['wood', 3, 3],
        ],
      },
    },
    arrange: treetop(null),
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  }).play('act build', 'building sawmill')
  expect(answers(built)).toEqual(['slot printed'])
  const besieged = table({
    factions: ['eyrie', 'marquise'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 3, 6],
          ['warrior', 9],
        ],
        leader: 'builder',
      },
      p2: {
        pieces: [
          ['sawmill', 3],
          ['workshop', 3],
          ['warrior', 9],
        ],
      },
    },
    arrange: treetop('workshop'),
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
    .chance({ dice: [0, 0] })
    .play('battle-in 3')
  expect(answers(besieged)).toEqual(['lose sawmill'])
  const strike = table({
    factions: ['vagabond', 'marquise'],
    sides: { p1: { pawn: 3, items: ['crossbow'] }, p2: { pieces: [['sawmill', 3, 2]] } },
    arrange: treetop('sawmill'),
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  }).play('act strike')
  expect(answers(strike)).toEqual(['strike-piece sawmill treetop'])
})

test('ROOT-INT-60, ROOT-INT-61: in the Lost City the greedy place the suit where they stand, and pay with other pieces first', () => {
  const posts = table({
    factions: ['riverfolk', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 7, 3],
          ['warrior', 1],
        ],
      },
    },
    arrange: lay('lost-city', 7),
    tasks: [{ do: 'suited', seat: 'p1', at: 7 }],
  })
  expect(answers(posts)).toEqual(['as fox'])
  const paid = table({
    factions: ['marquise', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['workshop', 7],
          ['workshop', 1],
        ],
        hand: ['anvil'],
      },
    },
    arrange: lay('lost-city', 7),
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  }).play('craft anvil')
  expect(answers(paid)).toEqual(['activate fox'])
})

test('ROOT-A.5.3, ROOT-A.8.2a, ROOT-A.10a: before they play the greedy choose places with many ways, the farthest reach, and good cards', () => {
  const placed = table({
    factions: ['marquise', 'eyrie', 'alliance'],
    phase: 'setup',
    tasks: [{ do: 'landmark-in', seat: 'p3', landmark: 'legendary-forge' }],
  })
  const { byPath } = playOn(placed.state).ground
  const most = Math.max(...byPath.map((links) => links.length))
  for (const answer of answers(placed)) expect(byPath[Number(answer.split(' ')[1])]).toHaveLength(most)
  const draft = root.setup({ seed: 1, players: 3, factions: 'draft', advanced: {} })
  const cards = ['ambush-bird', 'ambush-fox', 'ambush-mouse', 'ambush-rabbit', 'dominance-fox']
  const laid = (tasks: State['agenda']) => {
    const state = root.clone(draft)
    const all = [...state.deck, ...state.seats.flatMap((seat) => heldBy(state, seat).cards ?? [])]
    for (const card of cards) takeOut(all, card)
    const hands = Object.fromEntries(
      state.seats.map((seat) => [seat, { cards: seat === 'p3' ? cards : all.splice(0, 5).sort(), returned: [] }]),
    )
    state.deck = all
    const pool = (['vagabond', 'marquise', 'alliance'] as const).map((faction) => ({ faction, character: null }))
    changePreparation({ state }, { pool: { cards: pool, locked: null }, hands })
    state.agenda.push(...tasks)
    return { state }
  }
  expect(answers(laid([]))).toEqual(['draft marquise'])
  expect(answers(laid([{ do: 'return-card', seat: 'p3' }]))).toEqual(['return dominance-fox'])
})
