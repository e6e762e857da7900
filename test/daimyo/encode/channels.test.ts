import { expect, test } from 'vitest'
import { type Clan, daimyo, type State } from '../../../src/daimyo'
import { daimyoEncoding } from '../../../src/daimyo/encode'
import { playOn, sideOf } from '../../../src/daimyo/rules/play'
import { table } from '../table'

const { channels, observe } = daimyoEncoding

/** The numbers of each channel by its name, as the channel counts them. */
function read(state: State, clan: Clan): Record<string, number[]> {
  const numbers = observe(daimyo.view(state, clan), clan)
  let from = 0
  const found: Record<string, number[]> = {}
  for (const { name, size, most } of channels) {
    found[name] = Array.from(numbers.subarray(from, from + size), (each) => Math.round(each * most * 1000) / 1000)
    from += size
  }
  return found
}

/** The channels in which two positions differ. */
function differing(one: State, other: State, clan: Clan): string[] {
  const [before, after] = [read(one, clan), read(other, clan)]
  return Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** The nomads look, so they are clan 0, the aristocrats clan 1 and nature clan 2. */
const base = table({
  clans: ['nature', 'nomads', 'aristocrats'],
  sides: {
    nature: { governors: ['blue-1'], hand: ['NA01'], dice: ['green 3 production'] },
    nomads: {
      governors: ['blue-2', 'red-1'],
      shadows: ['red-s1'],
      hand: ['NO01'],
      dice: ['blue 1 tax'],
      loose: ['red-2'],
    },
    aristocrats: { towers: ['yellow-1'], hand: ['AR01'], points: 4 },
  },
  goals: ['GO01'],
  turn: { seat: 'nomads' },
}).state
const at = (state: State, clan: Clan) => sideOf(playOn(state), clan)

const changes: readonly (readonly [string, (state: State) => unknown, readonly string[]])[] = [
  ['own points', (state) => (at(state, 'nomads').points = 7), ['clan0.points']],
  ['gold of the next clan', (state) => (at(state, 'aristocrats').resources.gold = 9), ['clan1.resources']],
  ['a card in the own hand', (state) => swap(at(state, 'nomads')), ['clan0.hand']],
  ['a card in another hand', (state) => swap(at(state, 'nature')), []],
  ['a known card in another hand', (state) => (at(state, 'nature').known = ['NA01']), ['clan2.hand', 'clan2.known']],
  [
    'the size of a deck',
    (state) => at(state, 'nature').discard.push(...at(state, 'nature').deck.splice(0, 1)),
    ['clan2.discard', 'clan2.deck-size'],
  ],
  ['the order of the bag', (state) => state.bag.reverse(), []],
  ['a tile in storage', (state) => (at(state, 'nomads').loose = ['red-3']), ['clan0.loose']],
  ['the round', (state) => (state.round = 4), ['round']],
  ['the Helmet', (state) => (state.helmet = 'aristocrats'), ['helmet']],
  [
    'the side of a Villagers tile',
    (state) => (state.villagers['VI01'] = state.villagers['VI01'] === 'a' ? 'b' : 'a'),
    ['villagers'],
  ],
  [
    'a die beside a board',
    (state) => (at(state, 'nature').dice[0] = { colour: 'red', value: 2, at: 'tax' }),
    ['clan2.dice-production', 'clan2.dice-tax'],
  ],
  ['the main action', (state) => Object.assign(state.turn ?? {}, { done: true }), ['turn-done']],
  ['a tile on an island', (state) => (island(state, 'blue').tiles[0] = null), ['blue-tiles']],
  ['a governor', (state) => (island(state, 'blue').governors[2] = 'nomads'), ['governors', 'influence']],
  ['an altar', (state) => (island(state, 'blue').altars[0] = 'nomads'), ['altars', 'influence']],
  ['a gold place', (state) => Object.assign(state.goals[0] ?? {}, { gold: 'nomads' }), ['goals-gold']],
  [
    'another question',
    (state) => state.agenda.splice(-1, 1, { do: 'eliminate', seat: 'nomads', island: 'blue' }),
    ['question', 'question-says', 'agenda'],
  ],
]

/** Changes a card of the hand for one of the deck. */
function swap({ hand, deck }: ReturnType<typeof at>): void {
  const [held = '', next = ''] = [hand.pop(), deck.pop()]
  hand.push(next)
  deck.push(held)
}

function island(state: State, id: string) {
  const found = state.islands.find((each) => each.id === id)
  if (!found) throw new Error(`The island ${id} is not in play.`)
  return found
}

test.each(changes)('%s shows in its channels and in no others', (_what, change, expected) => {
  const state = structuredClone(base)
  change(state)
  expect(differing(base, state, 'nomads')).toEqual(expected)
})

test('clans are counted from the one that looks', () => {
  const [own, other] = [read(base, 'nomads'), read(base, 'aristocrats')]
  for (const channel of ['clan', 'points', 'loose', 'dice-production'])
    expect(other[`clan1.${channel}`]).toEqual(own[`clan2.${channel}`])
  expect(own['clan3.clan']).toEqual([0, 0, 0, 0])
  expect(own['clan0.hand']).not.toEqual(other['clan2.hand'])
})
