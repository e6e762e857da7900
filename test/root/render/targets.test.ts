import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { root } from '../../../src/root'
import { actionsAt, keyOf, renderSvg, type Target, targetsOf } from '../../../src/root/render'
import type { State } from '../../../src/root/rules/state'
import { deckIds, mapIds } from '../../../src/root/rules/vocabulary'
import { games } from '../../deep'
import { drawn } from '../../render/drawn'
import { viewersOf } from './positions'

const tables = [
  ['marquise', 'eyrie', 'alliance', 'vagabond'],
  ['marquise', 'vagabond'],
  ['eyrie', 'alliance', 'vagabond2', 'vagabond'],
  ['alliance', 'duchy', 'marquise'],
  ['riverfolk', 'vagabond', 'alliance'],
] as const

function* decisions(step: number): Generator<State> {
  for (let seed = 0; seed < games(5); seed++) {
    const random = createRandom(seed, 'targets')
    const map = mapIds[seed % mapIds.length] ?? 'autumn'
    const deck = deckIds[seed % deckIds.length] ?? 'standard'
    const state = root.setup({ seed, map, deck, factions: tables[seed % tables.length] ?? [] })
    for (let count = 0; count < 1000 && root.toAct(state); count++) {
      if (count % step === 0) yield state
      root.step(state, random.pick(root.legalActions(state)))
    }
  }
}

const keys = (targets: readonly Target[]): string => targets.map(keyOf).join(', ')

describe('in random games', () => {
  test('every legal action is about something that is drawn, or is a button; and each about something else', () => {
    const kinds = new Set<string>()
    for (const state of decisions(71)) {
      const legal = root.legalActions(state)
      for (const viewer of viewersOf(state)) {
        const view = root.view(state, viewer)
        const things = new Set(drawn(renderSvg(view)).things.map(({ key }) => key))
        const all = legal.map((action) => targetsOf(action, view))
        for (const target of all.flat()) {
          kinds.add(target.kind)
          if (target.kind !== 'choice') expect(things.has(keyOf(target)), keyOf(target)).toBe(true)
        }
        expect(new Set(all.map(keys)).size, legal.map(root.format).join(' ')).toBe(legal.length)
      }
    }
    expect([...kinds].sort()).toEqual(['card', 'choice', 'place', 'seat', 'slot', 'unit'])
  })

  test('no two legal actions are about the same, in any position', () => {
    for (const state of decisions(1)) {
      const seat = root.toAct(state)
      if (seat === null) continue
      const view = root.view(state, seat)
      const legal = root.legalActions(state)
      const all = legal.map((action) => targetsOf(action, view))
      expect(new Set(all.map(keys)).size, legal.map(root.format).join(' ')).toBe(legal.length)
      for (const [index, targets] of all.entries()) {
        const clicks = targets.filter(({ kind }) => kind !== 'choice')
        if (clicks.length > 0 && index % 5 === 0) expect(actionsAt(legal, clicks, view)).toContain(legal[index])
      }
    }
  })

  test('nothing is drawn twice, and everything has a title', () => {
    for (const state of decisions(199))
      for (const position of [state, ...viewersOf(state).map((viewer) => root.view(state, viewer))]) {
        const { things } = drawn(renderSvg(position))
        const all = things.map(({ key }) => key)
        expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([])
        for (const { title, key } of things) expect(title, key).not.toBe('')
      }
  })

  test.each([375, 920])('each part keeps its size over a whole game, %d wide', (width) => {
    const sizes = new Map<string, string>()
    for (const state of decisions(149))
      for (const viewer of viewersOf(state)) {
        const size = JSON.stringify(drawn(renderSvg(root.view(state, viewer), { width })).parts)
        const key = `${state.seats.length} ${state.map} ${viewer}`
        expect(size).toBe(sizes.get(key) ?? size)
        sizes.set(key, size)
      }
    expect(sizes.size).toBe(21)
  })
})
