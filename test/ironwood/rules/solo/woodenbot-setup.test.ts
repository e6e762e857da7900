import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../src/core'
import { woodenbot } from '../../../../src/ironwood/bots'
import { forgesBuilt } from '../../../../src/ironwood/rules/components'
import type { Event } from '../../../../src/ironwood/rules/event'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { crystals, drillAt, fighters, golems } from '../support'
import { sideUp, visionsOf } from './wooden'

const inner = ['auria', 'lithimar', 'palladimor', 'zincur']
const outer = ['argentimar', 'chromia', 'cobaltis', 'cuprumis', 'gallimor', 'plumbarum']
const outerForests = ['F1', 'F2', 'F4', 'F13', 'F15', 'F16']
const innerForests = ['F3', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', 'F14']

const setup = (seed = 1): State => game.setup({ mode: 'woodenbot', seed })

describe('WB-01: the setup', () => {
  test('WB-01: the vision deck is the 4 inner cards, the 6 outer ones lie on the discard pile', () => {
    expect(visionsOf(setup())).toEqual({ deck: inner, discard: outer, revealed: [], marked: inner })
  })

  test('WB-01: no vision card is drawn', () => {
    expect(setup().visions.hand).toEqual([])
  })

  test('WB-01: everybody sees the discard pile and the marks, nobody the order of the deck', () => {
    const state = setup()
    for (const viewer of ['woodwalkers', 'ironclad', 'spectator'] as const) {
      const { visions, solo } = game.view(state, viewer)
      expect([...visions.discard].sort()).toEqual([...state.visions.discard].sort())
      expect([...(solo?.marked ?? [])].sort()).toEqual([...state.visions.deck].sort())
      expect([visions.top, visions.deckSize]).toEqual([[], 4])
    }
  })

  test('WB-01: the vision deck is shuffled', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, seed) => setup(seed).visions.deck.join(' ')))
    expect(orders.size).toBeGreaterThan(10)
  })

  test('WB-01: the Aid starts Disruptive, without Spirits', () => {
    expect([sideUp(setup()), setup().solo?.spirits]).toEqual(['disruptive', 0])
  })

  test('WB-01: pieces stand as in a duel', () => {
    const state = setup()
    for (const forest of outerForests) expect(fighters(state, forest)).toBe(2)
    for (const forest of innerForests) expect(fighters(state, forest)).toBe(0)
    for (const mountain of inner) expect(fighters(state, mountain)).toBe(3)
    for (const mountain of outer) expect(fighters(state, mountain)).toBe(0)
    expect([fighters(state, 'ferrum'), golems(state, 'ferrum'), drillAt(state)]).toEqual([1, 0, 'ferrum'])
    expect([state.drill.step, state.drill.cargo, forgesBuilt({ state }), state.secured]).toEqual([0, 0, 0, 0])
    // The first Preparation has begun: the income is there, and the bot has 2 cards more than its base cards.
    expect([crystals(state, 'woodwalkers'), crystals(state, 'ironclad')]).toEqual([1, 2])
    expect(state.sides.woodwalkers.hand).toHaveLength(5)
    expect(state.sides.woodwalkers.hand).toEqual(expect.arrayContaining(['WW01', 'WW02', 'WW03']))
  })
})

/** Plays a game, the human at random, and shows every state. */
function playThrough(seed: number, watch: (state: State, before: State, events: readonly Event[]) => void): void {
  const state = game.setup({ mode: 'woodenbot', seed, level: seed % 16 })
  const random = createRandom(seed, 'human')
  for (let count = 0; count < 1500 && state.result === null; count++) {
    const before = game.clone(state)
    const legal = game.legalActions(state)
    const bot = game.toAct(state) === 'woodwalkers'
    const view = game.view(state, 'woodwalkers')
    const events: Event[] = []
    game.step(state, bot ? woodenbot.choose({ view, legal }) : random.pick(legal), (event) => events.push(event))
    watch(state, before, events)
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

describe('what always holds', () => {
  test('WB-02: a mountain is marked as long as its vision card is in the vision deck', () => {
    let changes = 0
    for (let seed = 0; seed < 8; seed++)
      playThrough(seed, (state, before) => {
        const { deck, marked } = visionsOf(state)
        if (marked.join() !== visionsOf(before).marked.join()) changes++
        expect(marked).toEqual(deck)
      })
    expect(changes).toBeGreaterThan(20)
  })

  test('WB-03: the Aid is Disruptive without a totem on the map, and while the human threatens to win', () => {
    let flips = 0
    for (let seed = 0; seed < 8; seed++)
      playThrough(seed, (state, before) => {
        if (state.result) return
        if (sideUp(state) !== sideUp(before)) flips++
        const { sites } = state.mountains
        const threat = forgesBuilt({ state }) === 2 && sites.includes('foundation') && crystals(state, 'ironclad') >= 5
        if (threat || sum(state.forests.full) + sum(state.forests.fading) === 0)
          expect(sideUp(state)).toBe('disruptive')
      })
    expect(flips).toBeGreaterThan(5)
  })

  test('WB-04: a foundation brings 1 marker, CUBES 2, a combat takes 1, and nothing else changes them', () => {
    let combats = 0
    for (let seed = 0; seed < 8; seed++) {
      let fought = false
      playThrough(seed, (state, before, events) => {
        let markers = before.solo?.spirits ?? 0
        for (const event of events) {
          if (event.type === 'founded') markers++
          if (event.type === 'icon' && event.icon === 'CUBES' && !event.ignored) markers += 2
          if (event.type === 'revealed') fought = true
          if (event.type !== 'battle-over') continue
          if (fought && markers > 0) {
            markers--
            combats++
          }
          fought = false
        }
        expect(state.solo?.spirits).toBe(markers)
      })
    }
    expect(combats).toBeGreaterThan(5)
  })
})
