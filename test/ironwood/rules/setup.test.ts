import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
import type { Options } from '../../../src/ironwood/rules/setup'
import type { State } from '../../../src/ironwood/rules/state'
import { after, crystals, drillAt, fighters, golems, legal } from './support'

const begin = (options: Partial<Options> = {}): State => game.setup({ mode: 'duel', seed: 1, ...options })
const kindOf = (mountain: number | undefined): string => ironwoodBoard.mountains[mountain ?? -1]?.kind ?? 'none'
const specials = (prefix: string): string[] =>
  Array.from({ length: 35 }, (_, index) => `${prefix}${String(index + 4).padStart(2, '0')}`)
const outer = ['F1', 'F2', 'F4', 'F13', 'F15', 'F16']
const seeds = Array.from({ length: 60 }, (_, seed) => seed)

describe('the setup of a duel', () => {
  test.each([
    ['woodwalkers', 'WW'],
    ['ironclad', 'IC'],
  ] as const)('IW-SETUP-01: the %s hold 3 base cards and have 35 shuffled specials', (seat, prefix) => {
    const { hand, deck, discard } = begin().sides[seat]
    expect([...hand].sort()).toEqual([`${prefix}01`, `${prefix}02`, `${prefix}03`])
    expect([...deck].sort()).toEqual(specials(prefix))
    expect(discard).toEqual([])
    expect(deck).not.toEqual(specials(prefix))
    expect(new Set(seeds.map((seed) => begin({ seed }).sides[seat].deck.at(-1))).size).toBeGreaterThan(15)
  })

  test('IW-SETUP-02: one inner vision card in hand, the other 3 in the deck with the 6 outer ones', () => {
    const hands = seeds.map((seed) => {
      const { hand, deck, revealed, burned } = begin({ seed }).visions
      expect(hand.map(kindOf)).toEqual(['inner'])
      expect(deck.map(kindOf).sort()).toEqual('inner inner inner outer outer outer outer outer outer'.split(' '))
      expect(new Set([...hand, ...deck]).size).toBe(10)
      expect([revealed, burned]).toEqual([[], []])
      return hand[0]
    })
    expect(new Set(hands).size).toBe(4)
    const tops = new Set(seeds.map((seed) => begin({ seed }).visions.deck.at(-1)))
    expect(tops.size).toBeGreaterThan(6)
  })

  test('IW-SETUP-02: the vision card is drawn secretly', () => {
    const state = begin()
    expect(game.view(state, 'woodwalkers').visions.hand).toEqual(state.visions.hand)
    expect(game.view(state, 'ironclad').visions).toMatchObject({ hand: null, handSize: 1, deckSize: 9 })
    expect(game.view(state, 'spectator').visions).toMatchObject({ hand: null, handSize: 1, deckSize: 9 })
  })

  test('IW-SETUP-03: 2 fighters on every outer forest and nowhere else', () => {
    const state = begin()
    for (const { id, kind } of ironwoodBoard.forests)
      expect([id, fighters(state, id)]).toEqual([id, kind === 'outer' ? 2 : 0])
    expect(outer.every((id) => fighters(state, id) === 2)).toBe(true)
  })

  test('IW-SETUP-04: the drill and 1 fighter on Ferrum, 3 fighters on each inner mountain', () => {
    const state = begin()
    const expected = { ferrum: 1, inner: 3, outer: 0 }
    expect(drillAt(state)).toBe('ferrum')
    for (const { id, kind } of ironwoodBoard.mountains) {
      expect([id, fighters(state, id), golems(state, id)]).toEqual([id, expected[kind], 0])
    }
    expect(state.mountains.sites.every((site) => site === 'none')).toBe(true)
  })

  test('IW-SETUP-05: the track is at its start, the cargo empty, and only the first gain has been had', () => {
    const state = begin()
    expect(state.drill).toMatchObject({ step: 0, cargo: 0 })
    // 0 crystals each, and then the Preparation of round 1 (IW-ROUND-02).
    expect([crystals(state, 'woodwalkers'), crystals(state, 'ironclad')]).toEqual([1, 2])
    expect(state.round).toBe(1)
    expect(state.secured).toBe(0)
  })

  test('IW-SETUP-06: in beginner decks the lowest numbers are drawn first', () => {
    const state = after(begin({ beginnerDecks: true, seed: 9 }), 'opening 2', 'opening 2')
    expect(state.sides.woodwalkers.hand.slice(3)).toEqual(['WW04', 'WW05'])
    expect(state.sides.ironclad.hand.slice(3)).toEqual(['IC04', 'IC05'])
    const next = after(state, 'rest', 'rest', 'rest', 'rest')
    expect(next.sides.woodwalkers.hand.slice(5)).toEqual(['WW06', 'WW07'])
    expect(next.sides.ironclad.hand.slice(5)).toEqual(['IC06', 'IC07'])
    expect([...next.sides.ironclad.deck].reverse()).toEqual(specials('IC').slice(4))
  })

  test('IW-SETUP-06: vision cards are shuffled all the same', () => {
    const decks = seeds.map((seed) => begin({ beginnerDecks: true, seed }).visions.deck.join())
    expect(new Set(decks).size).toBe(seeds.length)
  })

  test('IW-SETUP-07: a newcomer has 1 fighter more on up to 4 locations', () => {
    const iron = begin({ newcomer: { seat: 'ironclad', at: ['auria', 'lithimar', 'palladimor', 'zincur'] } })
    expect(['auria', 'lithimar', 'palladimor', 'zincur', 'ferrum'].map((id) => fighters(iron, id))).toEqual([
      4, 4, 4, 4, 1,
    ])
    expect(outer.map((id) => fighters(iron, id))).toEqual([2, 2, 2, 2, 2, 2])
    const wood = begin({ newcomer: { seat: 'woodwalkers', at: ['F1', 'F13'] } })
    expect(outer.map((id) => fighters(wood, id))).toEqual([3, 2, 2, 3, 2, 2])
    expect(fighters(wood, 'auria')).toBe(3)
  })

  test.each([
    ['five locations', { seat: 'woodwalkers', at: ['F1', 'F2', 'F4', 'F13', 'F15'] }],
    ['the same location twice', { seat: 'ironclad', at: ['auria', 'auria'] }],
    ['an inner forest', { seat: 'woodwalkers', at: ['F3'] }],
    ['Ferrum', { seat: 'ironclad', at: ['ferrum'] }],
    ['an outer mountain', { seat: 'ironclad', at: ['chromia'] }],
    ['a place of the other seat', { seat: 'ironclad', at: ['F1'] }],
    ['a place that does not exist', { seat: 'woodwalkers', at: ['F99'] }],
  ] as const)('IW-SETUP-07: a newcomer gets nothing on %s', (_, newcomer) => {
    expect(() => begin({ newcomer })).toThrow(RangeError)
  })

  test('IW-SETUP-07: a newcomer gets no fighter that the supply does not hold', () => {
    const more = ['F3', 'F9', 'F10', 'F14']
    const forests = ironwoodMap.forests.map((each) =>
      more.includes(each.id)
        ? {
            ...each,
            kind: 'outer' as const,
            touches: [...each.touches.filter((id) => id !== 'cuprumis' && id !== 'ferrum'), 'cuprumis'],
          }
        : each,
    )
    const map = { ...ironwoodMap, id: 'ten-outer-forests', forests }
    const state = begin({ map, newcomer: { seat: 'woodwalkers', at: ['F1', 'F2'] } })
    expect(state.forests.fighters.reduce((sum, count) => sum + count)).toBe(20)
  })

  test('IW-SETUP-08: in beginner decks the cards not kept go back to their places', () => {
    const start = begin({ beginnerDecks: true })
    const choosing = after(start, 'opening 4')
    expect(legal(choosing)).toEqual(['WW04', 'WW05', 'WW06', 'WW07'].map((card) => `give-back ${card}`))
    const kept = after(choosing, 'give-back WW07', 'give-back WW04')
    expect(kept.sides.woodwalkers.hand.slice(3)).toEqual(['WW05', 'WW06'])
    expect([...kept.sides.woodwalkers.deck].reverse().slice(0, 4)).toEqual(['WW04', 'WW07', 'WW08', 'WW09'])
    expect(kept.random).toEqual(start.random)
  })

  test('IW-SETUP-08: a deck refilled later is shuffled, and until then views list its order', () => {
    const start = after(begin({ beginnerDecks: true }), 'opening 2', 'opening 2')
    const state = game.clone(start)
    const side = state.sides.woodwalkers
    side.discard = side.deck.splice(0)
    const before = [...side.discard]
    const { deck, hand } = after(state, 'rest').sides.woodwalkers
    expect([...deck, hand.at(-1)].sort()).toEqual(before.sort())
    expect(deck).not.toEqual([...deck].sort())
    expect(deck).not.toEqual([...deck].sort().reverse())
    for (const viewer of ['woodwalkers', 'ironclad', 'spectator'] as const) {
      expect(game.view(start, viewer).sides.woodwalkers.order).toEqual([...start.sides.woodwalkers.deck].reverse())
      expect(game.view(after(state, 'rest'), viewer).sides.woodwalkers.order).toEqual([])
    }
  })
})
