import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom, createStreams, type Random } from '../../../src/core'
import { root, type Seat, type State } from '../../../src/root'
import { rootEncoding } from '../../../src/root/encode'
import { sideOf } from '../../../src/root/rules/play'
import { playOn } from '../../../src/root/rules/play-on'
import type { Leader } from '../../../src/root/rules/vocabulary'
import { games } from '../../deep'
import { redeal } from '../redeal'
import { drafts, walk } from './walk'

const { informationKey, positionKey } = rootEncoding
const keyFor = (state: State, seat: Seat): string => informationKey(root.view(state, seat), seat)

/** Holds every hand and lays every pile in another order. */
function shuffle(state: State, random: Random): void {
  for (const seat of state.seats) {
    const side = state.sides[seat]
    if (!side) continue
    random.shuffle(side.hand)
    random.shuffle(side.crafted)
    for (const list of Object.values(side.seen)) random.shuffle(list)
    if ('supporters' in side.board) random.shuffle(side.board.supporters)
  }
  for (const list of [state.deck, state.discard, state.available, state.quests, state.questDeck, state.turn.used])
    random.shuffle(list)
}

describe('in every game', () => {
  test('the keys are equal for equal knowledge and equal positions, and different for any other', () => {
    const known = new Map<string, string>()
    fc.assert(
      fc.property(drafts, (options) => {
        const random = createRandom(options.seed, 'keys')
        let last = ''
        walk(options, 900, (state, number) => {
          if (number % 11 !== 0) return
          const position = positionKey(state)
          // A game never comes back to where it was: something was drawn, moved or used up, or the round is another.
          expect(position).not.toBe(last)
          last = position
          const shuffled = root.clone(state)
          shuffle(shuffled, random)
          expect(positionKey(shuffled)).toBe(position)
          for (const seat of state.seats) {
            const key = keyFor(state, seat)
            const dealt = root.clone(state)
            redeal(dealt, seat, random)
            expect(keyFor(dealt, seat)).toBe(key)
            expect(keyFor(shuffled, seat)).toBe(key)
            const text = JSON.stringify(root.view(state, seat))
            expect(known.get(key) ?? text).toBe(text)
            known.set(key, text)
          }
        })
      }),
      { numRuns: games(2, 6), seed: 3 },
    )
    expect(known.size).toBeGreaterThan(250)
  })
})

const base = walk({ seed: 4, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }, 200, () => {})

test('what a seat sees changes its key, what it does not see changes the position alone', () => {
  const state = root.clone(base)
  const other = state.sides.p1
  const [card] = other?.hand ?? []
  const [next] = state.deck
  if (!other || card === undefined || next === undefined) throw new Error('There are no cards.')
  other.hand[0] = next
  state.deck[0] = card
  expect(card).not.toBe(next)
  expect(keyFor(state, 'p2')).toBe(keyFor(base, 'p2'))
  expect(keyFor(state, 'p1')).not.toBe(keyFor(base, 'p1'))
  expect(positionKey(state)).not.toBe(positionKey(base))
})

test('which leaders have fallen is in the keys, and in which order is not', () => {
  const keys = (fallen: readonly Leader[]): string[] => {
    const state = root.clone(base)
    const { board } = sideOf(playOn(state), 'p2')
    if (board.faction !== 'eyrie') throw new Error('They have no leaders.')
    board.fallen = [...fallen]
    return [positionKey(state), ...state.seats.map((seat) => keyFor(state, seat))]
  }
  expect(keys(['despot', 'builder'])).toEqual(keys(['builder', 'despot']))
  const others = keys(['charismatic', 'builder'])
  for (const [index, key] of keys(['despot', 'builder']).entries()) expect(key).not.toBe(others[index])
})

test('each seat has a key of its own', () => {
  expect(new Set(base.seats.map((seat) => keyFor(base, seat))).size).toBe(4)
})

test('chance to come is in no key', () => {
  const state = { ...base, random: createStreams('another') }
  expect(positionKey(state)).toBe(positionKey(base))
})
