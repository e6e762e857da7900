import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { root, rootMaps, type Seat, type State } from '../../../src/root'
import { rootEncoding } from '../../../src/root/encode'
import { vagabondOf } from '../../../src/root/rules/factions/vagabond/board'
import { sideOf } from '../../../src/root/rules/play'
import { games } from '../../deep'
import { redeal } from '../redeal'
import { table } from '../table'
import { drafts, walk } from './walk'

const { observe, channels, size } = rootEncoding

/** The numbers of each channel by its name, as the channel counts them. */
function read(state: State, seat: Seat): Record<string, number[]> {
  const numbers = observe(root.view(state, seat), seat)
  let from = 0
  const told: Record<string, number[]> = {}
  for (const { name, size: length, most } of channels) {
    told[name] = Array.from(numbers.subarray(from, from + length), (each) => Math.round(each * most * 1000) / 1000)
    from += length
  }
  return told
}

/** The channels in which two positions differ. */
function differing(one: State, other: State, seat: Seat): string[] {
  const [before, after] = [read(one, seat), read(other, seat)]
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

describe('in every game', () => {
  const into = new Float32Array(size)
  let looked = 0
  test('all numbers lie between 0 and 1, and what a seat may not know changes none', () => {
    fc.assert(
      fc.property(drafts, (options) => {
        const random = createRandom(options.seed, 'redeal')
        walk(options, 900, (state, number) => {
          if (number % 9 !== 0) return
          for (const seat of state.seats) {
            observe(root.view(state, seat), seat, into)
            if (!into.every((each) => each >= 0 && each <= 1)) throw new Error('A number lies beyond.')
            const dealt = root.clone(state)
            redeal(dealt, seat, random)
            const again = observe(root.view(dealt, seat), seat)
            for (let index = 0; index < size; index++)
              if (into[index] !== again[index]) throw new Error(`Number ${index} tells something hidden.`)
            looked++
          }
        })
      }),
      { numRuns: games(6, 12), seed: 2 },
    )
    expect(looked).toBeGreaterThan(500)
  })
})

/** Everybody has something: p2 looks, so p2 is seat 0, p3 seat 1, p4 seat 2 and p1 seat 3. */
const { state: laid } = table({
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  active: 'p2',
  sides: {
    p1: {
      pieces: [
        ['warrior', 5, 3],
        ['sawmill', 5],
      ],
      hand: ['anvil', 'sword'],
      crafted: ['cobbler'],
    },
    p2: {
      pieces: [
        ['warrior', 5, 2],
        ['roost', 1],
      ],
      hand: ['ambush-fox'],
      decree: { move: ['bake-sale'] },
    },
    p3: { pieces: [['sympathy', 9]], supporters: ['armorers'], officers: 1 },
    p4: { pawn: 10, items: ['boot', 'torch'], exhausted: ['sword'] },
  },
  tasks: [],
})
const base: State = { ...laid, agenda: [...laid.agenda, { do: 'battle-whom', seat: 'p2', at: 5 }] }

const changes: readonly (readonly [string, (state: State) => unknown, readonly string[]])[] = [
  ['points of the next seat', (state) => (sideOf({ state }, 'p3').score = 4), ['seat1.score']],
  ['a card in the own hand', (state) => (sideOf({ state }, 'p2').hand = ['ambush-mouse']), ['seat0.cards']],
  ['a card in another hand', (state) => (sideOf({ state }, 'p1').hand = ['anvil', 'tax-collector']), []],
  ['the size of another hand', (state) => (sideOf({ state }, 'p1').hand = ['anvil']), ['seat3.hand']],
  ['a hand that was seen', (state) => (sideOf({ state }, 'p2').seen.p1 = ['anvil']), ['seat3.cards']],
  ['who has seen the own hand', (state) => (sideOf({ state }, 'p1').seen.p2 = ['ambush-fox']), ['seat3.seen']],
  ['an effect', (state) => (sideOf({ state }, 'p1').crafted = ['tax-collector']), ['seat3.crafted']],
  ['an item in a box', (state) => (sideOf({ state }, 'p1').items[3] = 1), ['seat3.box']],
  [
    'an activated dominance card',
    (state) => (sideOf({ state }, 'p1').dominance = 'dominance-fox'),
    ['seat3.dominance'],
  ],
  ['a coalition', (state) => (sideOf({ state }, 'p4').partner = 'p3'), ['seat2.partner']],
  ['a warrior', (state) => (sideOf({ state }, 'p1').pieces.warrior = [0, 0, 0, 0, 0, 4]), ['seat3.warriors']],
  ['who rules', (state) => (sideOf({ state }, 'p1').pieces.warrior = [0, 0, 0, 0, 0, 1]), ['seat3.warriors', 'rulers']],
  ['a token', (state) => (sideOf({ state }, 'p3').pieces.sympathy = [0, 1]), ['alliance.seat1.sympathy']],
  ['warriors on Coffin Makers', (state) => (state.coffin.p1 = 2), ['seat3.coffin']],
  ['the leader', (state) => Object.assign(sideOf({ state }, 'p2').board, { leader: 'despot' }), ['eyrie.seat0.leader']],
  ['the Decree', (state) => eyrie(state).decree.build.push('anvil'), ['eyrie.seat0.decree']],
  ['a vizier for a card of its suit', (state) => (eyrie(state).decree.move = ['vizier']), ['eyrie.seat0.decree']],
  ['an officer', (state) => Object.assign(sideOf({ state }, 'p3').board, { officers: 2 }), ['alliance.seat1.officers']],
  ['a supporter', (state) => Object.assign(sideOf({ state }, 'p3').board, { supporters: ['anvil'] }), []],
  [
    'the number of supporters',
    (state) => Object.assign(sideOf({ state }, 'p3').board, { supporters: [] }),
    ['alliance.seat1.stack'],
  ],
  ['the character', (state) => (vagabondOf({ state }, 'p4').character = 'thief'), ['vagabond.seat2.character']],
  ['the pawn', (state) => (vagabondOf({ state }, 'p4').clearing = 11), ['vagabond.seat2.pawn']],
  ['an item', (state) => (vagabondOf({ state }, 'p4').ready[7] = 0), ['vagabond.seat2.ready']],
  ['a relationship', (state) => (vagabondOf({ state }, 'p4').relations.p2 = 3), ['vagabond.seat2.relations']],
  ['a finished quest', (state) => vagabondOf({ state }, 'p4').quests.push('errand-fox'), ['vagabond.seat2.quests']],
  ['the discard pile', (state) => state.discard.push('anvil'), ['discard']],
  ['the deck', (state) => state.deck.pop(), ['deck-size']],
  ['the order of the deck', (state) => state.deck.reverse(), []],
  ['the item supply', (state) => (state.supply[0] = 1), ['item-supply']],
  ['the round', (state) => (state.round += 1), ['round']],
  ['the phase', (state) => (state.phase = 'evening'), ['phase']],
  ['the Ferry', (state) => (state.ferry = 4), ['ferry']],
  ['a torch', (state) => state.scorched.push(4), ['scorched']],
  ['a piece that served', (state) => (state.turn.activated[1] = 1), ['activated']],
  ['a relic that came in this turn', (state) => (state.turn.relics = [0, 0, 0, 1]), ['hirelings.relics']],
  ['an effect that was used', (state) => state.turn.used.push('cobbler'), ['used']],
  [
    'where the question is',
    (state) => state.agenda.splice(-1, 1, { do: 'battle-whom', seat: 'p2', at: 6 }),
    ['question.at'],
  ],
]

function eyrie(state: State) {
  const { board } = sideOf({ state }, 'p2')
  if (board.faction !== 'eyrie') throw new Error('These are not the Eyrie.')
  return board
}

test.each(changes)('%s shows in its channels and in no others', (_what, change, expected) => {
  const state = structuredClone(base)
  change(state)
  expect(differing(base, state, 'p2')).toEqual(expected)
})

test('seats are counted from the one that looks', () => {
  const [own, other] = [read(base, 'p2'), read(base, 'p1')]
  for (const channel of ['seat', 'score', 'warriors'])
    expect(other[`seat1.${channel}`]).toEqual(own[`seat0.${channel}`])
  for (const channel of ['plays', 'roost', 'decree'])
    expect(other[`eyrie.seat1.${channel}`]).toEqual(own[`eyrie.seat0.${channel}`])
  expect(own['seat4.seat']).toEqual([0, 0, 0, 0, 0, 0])
  expect(other['seat1.cards']).not.toEqual(own['seat0.cards'])
})

test('a count beyond the bound is written as the bound', () => {
  const state = structuredClone(base)
  sideOf({ state }, 'p2').score = 99
  expect(read(state, 'p2')['seat0.score']).toEqual([40])
})

test("a map of one's own has no numbers", () => {
  const view = root.view(root.setup({ seed: 1, map: { ...rootMaps.autumn, id: 'mine' } }), 'p1')
  expect(() => observe(view, 'p1')).toThrow('Only the printed maps and decks have numbers')
})
