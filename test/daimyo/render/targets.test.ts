import { describe, expect, test } from 'vitest'
import { daimyo } from '../../../src/daimyo'
import { actionsAt, keyOf, renderSvg, type Target, targetsOf } from '../../../src/daimyo/render'
import { drawn } from '../../render/drawn'
import { decisions, later, viewersOf } from './positions'

const keys = (targets: readonly Target[]): string => targets.map(keyOf).join(', ')

describe('in random games', () => {
  test('every legal action of every question is about something that is drawn, or is a button', () => {
    const asked = new Set<string>()
    for (const state of decisions(1)) {
      const question = `${state.clans.length} ${state.agenda.at(-1)?.do}`
      if (asked.has(question)) continue
      asked.add(question)
      // A spectator does not see the hand; every tenth question is enough for that.
      const view = daimyo.view(state, asked.size % 10 === 0 ? 'spectator' : (daimyo.toAct(state) ?? 'spectator'))
      const things = new Set(drawn(renderSvg(view)).things.map(({ key }) => key))
      for (const action of daimyo.legalActions(state))
        for (const target of targetsOf(action, view))
          if (target.kind !== 'choice') expect(things.has(keyOf(target)), `${question}: ${keyOf(target)}`).toBe(true)
    }
    expect(asked.size).toBeGreaterThan(90)
  })

  test('no two legal actions are about the same, in any position, and clicks lead to each', () => {
    const kinds = new Set<string>()
    for (const state of decisions(1)) {
      const seat = daimyo.toAct(state)
      if (seat === null) continue
      const view = daimyo.view(state, seat)
      const legal = daimyo.legalActions(state)
      const all = legal.map((action) => targetsOf(action, view))
      expect(new Set(all.map(keys)).size, legal.map(daimyo.format).join(' ')).toBe(legal.length)
      for (const [index, targets] of all.entries()) {
        for (const { kind } of targets) kinds.add(kind)
        const clicks = targets.filter(({ kind }) => kind !== 'choice')
        if (clicks.length > 0 && index % 5 === 0) expect(actionsAt(legal, clicks, view)).toContain(legal[index])
      }
    }
    expect([...kinds].sort()).toEqual(['card', 'choice', 'place', 'seat', 'slot', 'unit'])
  })

  test('nothing is drawn twice, and everything has a title', () => {
    for (const state of decisions(401))
      for (const position of [state, ...viewersOf(state).map((viewer) => daimyo.view(state, viewer))]) {
        const { things } = drawn(renderSvg(position))
        const all = things.map(({ key }) => key)
        expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([])
        for (const { title, key } of things) expect(title, key).not.toBe('')
      }
  })

  test.each([375, 920])('each part keeps its size over a whole game, %d wide', (width) => {
    const sizes = new Map<string, string>()
    for (const state of decisions(311))
      for (const viewer of viewersOf(state)) {
        const size = JSON.stringify(drawn(renderSvg(daimyo.view(state, viewer), { width })).parts)
        // While construction boards are chosen, the market is higher.
        const key = `${state.clans.join()} ${viewer} ${state.agenda.at(-1)?.do === 'draft'}`
        expect(size).toBe(sizes.get(key) ?? size)
        sizes.set(key, size)
      }
    expect(sizes.size).toBe(20)
  })
})

describe('the meaning of a click', () => {
  const state = later({ clans: ['nature', 'nomads'] }, 1, 0)
  const view = daimyo.view(state, 'nature')
  const legal = daimyo.legalActions(state)

  test('on a spot: the governor there', () => {
    expect(actionsAt(legal, [{ kind: 'place', id: 'red-2', in: 'red' }], view)).toEqual([
      { type: 'governor', spot: 'red-2' },
    ])
  })

  test('on an island: one of its spots', () => {
    const spots = [1, 2, 3, 4, 5].map((number) => ({ type: 'governor', spot: `red-${number}` }))
    expect(actionsAt(legal, [{ kind: 'place', id: 'red' }], view)).toEqual(spots)
  })
})
