import { describe, expect, test } from 'vitest'
import { createRandom, createStreams, type Random } from '../../../src/core'
import { type Clan, daimyo, daimyoBox, type State } from '../../../src/daimyo'
import { daimyoEncoding } from '../../../src/daimyo/encode'
import { games } from '../../deep'
import { redeal } from '../redeal'
import { drawn, walk } from './walk'

const { actionAt, bounds, indexOf, informationKey, mask, observe, positionKey, returns, size } = daimyoEncoding
const keyFor = (state: State, clan: Clan): string => informationKey(daimyo.view(state, clan), clan)

/** Holds every hand and lays every pile in another order; the market keeps its open card. */
function shuffle(state: State, random: Random): void {
  for (const clan of state.clans) {
    const side = state.sides[clan]
    for (const list of side ? [side.hand, side.known, side.loose, side.deck, side.discard] : []) random.shuffle(list)
  }
  const top = state.market.splice(-1)
  for (const list of [state.market, state.bag, state.blackMarket]) random.shuffle(list)
  state.market.push(...top)
}

describe('in games of one to four clans with any options', () => {
  const usedMask = new Uint8Array(bounds.actions)
  const into = new Float32Array(size)
  const known = new Map<string, string>()

  test('actions have numbers, views have numbers from 0 to 1, and what is hidden changes none', () => {
    for (let seed = 0; seed < games(8); seed++) {
      const random = createRandom(seed, 'redeal')
      const over = walk(drawn(seed), (state, number) => {
        const legal = daimyo.legalActions(state)
        for (const action of legal)
          if (daimyo.format(actionAt(indexOf(action))) !== daimyo.format(action)) throw new Error(daimyo.format(action))
        if (number % 17 !== 0) return
        expect(mask(legal, usedMask).reduce((sum, each) => sum + each, 0)).toBe(legal.length)
        const shuffled = daimyo.clone(state)
        shuffle(shuffled, random)
        expect(positionKey({ ...shuffled, random: createStreams('other chance') })).toBe(positionKey(state))
        for (const clan of state.clans) {
          const view = daimyo.view(state, clan)
          observe(view, clan, into)
          if (!into.every((each) => each >= 0 && each <= 1)) throw new Error('A number lies beyond.')
          const dealt = daimyo.clone(state)
          redeal(dealt, clan, random)
          const seen = observe(daimyo.view(dealt, clan), clan)
          if (seen.length !== size || !seen.every((each, index) => each === into[index]))
            throw new Error(`${clan} sees what is hidden.`)
          const key = keyFor(state, clan)
          expect([keyFor(dealt, clan), keyFor(shuffled, clan)]).toEqual([key, key])
          const text = JSON.stringify(view)
          expect(known.get(key) ?? text).toBe(text)
          known.set(key, text)
        }
      })
      expect(Object.keys(returns(over)).sort()).toEqual([...daimyo.players(over)].sort())
    }
    expect(known.size).toBeGreaterThan(200)
  })

  test('every number of the list has an action of its own, which is written and read the same', () => {
    const all = Array.from({ length: bounds.actions }, (_, index) => actionAt(index))
    expect(all.map(indexOf)).toEqual([...all.keys()])
    expect(all.map((action) => daimyo.parse(daimyo.format(action)))).toEqual(all)
  })
})

test('the Empire looks too, from the first clan on', () => {
  const state = daimyo.setup({ seed: 3, clans: ['nomads'] })
  expect(observe(daimyo.view(state, 'empire'), 'empire')).toHaveLength(size)
})

test('a game with a box of its own is refused', () => {
  const state = daimyo.setup({
    seed: 1,
    clans: ['nomads', 'nature'],
    box: { numbers: { ...daimyoBox.numbers, taxGold: 3 } },
  })
  expect(() => observe(daimyo.view(state, 'nomads'), 'nomads')).toThrow('a box of its own')
})
