import { fc, test as property } from '@fast-check/vitest'
import { defineGame } from 'totemforge'
import { daimyo } from 'totemforge/daimyo'
import { ironwood } from 'totemforge/ironwood'
import { root } from 'totemforge/root'
import { describe, expect, test } from 'vitest'
import { shared } from '../../src/core/share'
import { frozen } from '../../src/core/value'

/** Each part of the new value that equals the old one in its place, but is another object. */
function unshared(old: unknown, next: unknown, path = ''): string[] {
  if (old === next || typeof old !== 'object' || typeof next !== 'object' || !old || !next) return []
  if (JSON.stringify(old) === JSON.stringify(next)) return [path]
  const parts = new Map<string, unknown>(Object.entries(old))
  return Object.entries(next).flatMap(([key, part]) => unshared(parts.get(key), part, `${path}/${key}`))
}

function thawed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return !Object.isFrozen(value) || Object.values(value).some(thawed)
}

describe('what two values share', () => {
  test('is each equal part, also in lists and below what changed', () => {
    const old = frozen({ hand: ['fox', 'mouse'], piles: [{ cards: [1] }, { cards: [2] }], map: { ash: [1] } })
    const next = { hand: ['fox', 'mouse'], piles: [{ cards: [1] }, { cards: [3] }], map: { ash: [1] } }
    const kept = shared(old, next)
    expect(kept).toEqual({ hand: ['fox', 'mouse'], piles: [{ cards: [1] }, { cards: [3] }], map: { ash: [1] } })
    expect(kept.hand).toBe(old.hand)
    expect(kept.piles[0]).toBe(old.piles[0])
    expect(kept.map).toBe(old.map)
    expect(shared(old, structuredClone(old))).toBe(old)
  })

  test('is not what has its keys in another order, lacks a key, or is a list instead of an object', () => {
    const pairs: readonly [unknown, unknown][] = [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [{ a: 1, b: undefined }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [[], {}],
      [{}, []],
      [[1, 2], [1]],
      [{ a: null }, { a: {} }],
      [new Map([[1, 2]]), {}],
    ]
    for (const [old, next] of pairs) expect(shared(old, next)).toBe(next)
  })

  test('does not write into what is frozen', () => {
    const old = frozen({ cards: [{ id: 1 }, { id: 2 }] })
    const next = frozen({ cards: [{ id: 1 }, { id: 3 }] })
    expect(shared(old, next)).toBe(next)
    expect(next).toEqual({ cards: [{ id: 1 }, { id: 3 }] })
  })

  property.prop([fc.jsonValue(), fc.jsonValue()])('changes nothing of the new value', (old, next) => {
    const text = JSON.stringify(next)
    expect(JSON.stringify(shared(frozen(old), next))).toBe(text)
  })
})

describe.each([
  { id: 'ironwood', game: ironwood, state: ironwood.setup({ mode: 'duel', seed: 1 }) },
  { id: 'root', game: root, state: root.setup({ seed: 1, players: 4 }) },
  { id: 'daimyo', game: daimyo, state: daimyo.setup({ seed: 1, clans: ['nature', 'nomads'] }) },
])('apply of $id', ({ game, state: first }) => {
  test('shares each equal part with the old state, and freezes all', () => {
    const play: { apply(state: object, action: unknown): object; legalActions(state: object): unknown[] } = game
    let state = play.apply(first, play.legalActions(first)[0])
    for (let turn = 0; turn < 150; turn++) {
      const legal = play.legalActions(state)
      if (legal.length === 0) return
      const next = play.apply(state, legal[(turn * 7) % legal.length])
      expect(unshared(state, next)).toEqual([])
      expect(thawed(next)).toBe(false)
      state = next
    }
  })
})

interface Fields {
  hand?: readonly string[]
  deck: readonly string[]
  late?: readonly number[]
}

describe('apply of a game whose step changes the fields of the state itself', () => {
  const steps: Record<string, (state: Fields) => void> = {
    adds: (state) => void Object.assign(state, { late: [1] }),
    removes: (state) => void delete state.hand,
    moves: (state) => {
      const { hand } = state
      delete state.hand
      if (hand) state.hand = hand
    },
    nothing: () => {},
  }
  test.each(Object.keys(steps))('%s: gives what step gives, in the same order', (type) => {
    const game = defineGame({
      id: 'fields',
      version: '1',
      seats: ['one'],
      setup: (): Fields => ({ hand: ['fox'], deck: ['mouse'] }),
      toAct: () => 'one',
      legalActions: () => Object.keys(steps),
      step: (state, action) => steps[action]?.(state),
      clone: (state) => structuredClone(state),
      view: (state) => state,
      determinize: (view) => view,
      outcome: () => null,
      format: (action) => action,
      parse: (text) => text,
    })
    const old = frozen(game.setup({ seed: 1 }))
    const stepped = game.clone(old)
    game.step(stepped, type)
    const next = game.apply(old, type)
    expect(JSON.stringify(next)).toBe(JSON.stringify(stepped))
    expect(next.deck).toBe(old.deck)
    expect(thawed(next)).toBe(false)
    expect(next === old).toBe(type === 'nothing')
  })
})
