import * as fc from 'fast-check'
import { createRandom, type Random } from 'totemforge'
import {
  type Action,
  type Card,
  ironwood,
  ironwoodCards,
  type Mode,
  type Options,
  type State,
} from 'totemforge/ironwood'
import { greedy, ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { expect, test } from 'vitest'
import { most } from '../../../src/ironwood/encode/actions'
import { modes } from '../../../src/ironwood/rules/solo/solo'
import { playEncoded } from '../../encode/laws'
import { redeal } from '../rules/redeal'

const { indexOf, actionAt, bounds } = ironwoodEncoding

/** Chance, with a quick player and the official bots now and then. */
function choose(state: State, legal: readonly Action[], random: Random): Action {
  const seat = ironwood.toAct(state)
  if (seat === null || random.integer(1, 3) > 1) return random.pick(legal)
  const turn = { view: ironwood.view(state, seat), legal, seat, random }
  if (state.solo?.bot !== seat) return greedy.choose(turn)
  return (state.mode === 'ironbot' ? ironbot : woodenbot).choose(turn)
}

const optionsOf = (mode: Mode, seed: number): Options =>
  mode === 'duel' ? { mode, seed, beginnerDecks: seed % 3 === 0 } : { mode, seed, level: seed % 16 }

test.each(modes)('games of all kinds keep every promise of the encoding: %s', (mode) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) =>
      playEncoded(
        { game: ironwood, encoding: ironwoodEncoding, redeal, choose, most: 1200, every: 60 },
        optionsOf(mode, seed),
      ),
    ),
    { numRuns: 4 },
  )
})

test('every action of many more games is in the list and comes back', () => {
  const random = createRandom('all actions')
  for (const [index, mode] of [...modes, ...modes, ...modes].entries()) {
    const state = ironwood.setup(optionsOf(mode, index))
    for (let actions = 0; actions < 4000 && !state.result; actions++) {
      const legal = ironwood.legalActions(state)
      for (const action of legal) {
        const known = actionAt(indexOf(action))
        if (ironwood.format(known) !== ironwood.format(action)) throw new Error(ironwood.format(action))
      }
      ironwood.step(state, random.pick(legal))
    }
  }
})

test('every place of the list holds an action of its own, which is written and read the same', () => {
  const all = Array.from({ length: bounds.actions }, (_, index) => actionAt(index))
  expect(all.map(indexOf)).toEqual([...all.keys()])
  expect(all.map((action) => ironwood.parse(ironwood.format(action)))).toEqual(all)
})

test('a surrender and a roll of the Magic die have places', () => {
  for (const seat of ironwood.seats)
    expect(actionAt(indexOf({ type: 'resign', seat }))).toEqual({ type: 'resign', seat })
  expect(actionAt(indexOf({ type: 'roll' }))).toEqual({ type: 'roll' })
})

/** The numbers under a name in the steps of all cards, also in steps within steps. */
function numbersOf(part: unknown, step: string, name: string): number[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap((each) => numbersOf(each, step, name))
  const own: unknown = Reflect.get(part, 'do') === step ? Reflect.get(part, name) : undefined
  if (Array.isArray(own)) return [...inner, own.length]
  return typeof own === 'number' ? [...inner, own] : inner
}

const cards: readonly Card[] = Object.values(ironwoodCards)

test.each([
  ['draw', 'count', most.draw],
  ['draw-vision', 'count', most['draw-visions']],
  ['gain', 'count', most.gain],
  ['steal', 'count', most.steal],
  ['take-cargo', 'count', most['take-cargo']],
  ['burn-to-remove', 'count', most['burn-count']],
  ['resolve', 'options', most.option],
])('no card has a larger number than the list: %s', (step, name, largest) => {
  const numbers = numbersOf(cards, step, name)
  expect(numbers.length).toBeGreaterThan(0)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(largest)
})

test('what a map or cards of one’s own name has no place', () => {
  expect(() => indexOf({ type: 'recruit', at: 'F17' })).toThrow('{"type":"recruit","at":"F17"} is not in the list')
})
