import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/core'
import { createRandom } from '../../../src/core'
import { actionsAt, keyOf, renderSvg, type StateOrView, type Target, targetsOf } from '../../../src/ironwood/render'
import { game } from '../../../src/ironwood/rules/game'
import { modes } from '../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../src/ironwood/rules/state'
import { seats } from '../../../src/ironwood/rules/vocabulary'
import { games } from '../../deep'
import { drawn } from '../../render/drawn'
import { after, table } from '../rules/support'
import { midgame } from './positions'

const viewers: readonly Viewer<(typeof seats)[number]>[] = [...seats, 'spectator']

function* decisions(step: number): Generator<State> {
  for (let seed = 1; seed <= games(6); seed++) {
    const random = createRandom(seed, 'targets')
    const state = game.setup({ mode: modes[seed % modes.length] ?? 'duel', seed })
    for (let count = 0; count < 700 && game.toAct(state); count++) {
      if (count % step === 0) yield state
      game.step(state, random.pick(game.legalActions(state)))
    }
  }
}

const keys = (targets: readonly Target[]): string => targets.map(keyOf).join(', ')

describe('in random games', () => {
  test('every legal action is about something that is drawn, or is a button; and each about something else', () => {
    for (const state of decisions(37)) {
      const legal = game.legalActions(state)
      for (const viewer of viewers) {
        const view = game.view(state, viewer)
        const things = new Set(drawn(renderSvg(view)).things.map(({ key }) => key))
        const all = legal.map((action) => targetsOf(action, view))
        for (const [index, targets] of all.entries()) {
          expect(targets.length).toBeGreaterThan(0)
          for (const target of targets)
            if (target.kind !== 'choice')
              expect(
                things.has(keyOf(target)),
                `${game.format(legal[index] ?? { type: 'forfeit' })}: ${keyOf(target)}`,
              ).toBe(true)
        }
        expect(new Set(all.map(keys)).size).toBe(legal.length)
      }
    }
  })

  test('what is clicked one after another leads to the action', () => {
    for (const state of decisions(7)) {
      const seat = game.toAct(state)
      if (seat === null) continue
      const view = game.view(state, seat)
      const legal = game.legalActions(state)
      for (const action of legal) {
        const clicks = targetsOf(action, view).filter(({ kind }) => kind !== 'choice')
        if (clicks.length > 0) expect(actionsAt(legal, clicks, view)).toContain(action)
      }
    }
  })

  test('nothing is drawn twice, and everything has a title', () => {
    for (const state of decisions(71))
      for (const position of [state, ...viewers.map((viewer) => game.view(state, viewer))]) {
        const { things } = drawn(renderSvg(position))
        expect(new Set(things.map(({ key }) => key)).size).toBe(things.length)
        for (const { title, key } of things) expect(title, key).not.toBe('')
      }
  })

  test.each([375, 800])('each part keeps its size over a whole game, %d wide', (width) => {
    const sizes = new Map<string, string>()
    for (const state of decisions(89))
      for (const viewer of viewers) {
        const size = JSON.stringify(drawn(renderSvg(game.view(state, viewer), { width })).parts)
        const key = `${state.mode} ${viewer}`
        expect(size).toBe(sizes.get(key) ?? size)
        sizes.set(key, size)
      }
    expect(sizes.size).toBe(9)
  })
})

const at = (id: string): Target => ({ kind: 'place', id })
const on = (id: string, place: string): Target => ({ kind: 'unit', id, in: place })

describe('from a click to an action', () => {
  const state = after(table({ forests: { F3: 2 }, full: { F3: 1 } }), 'play WW02')
  const meant = (position: StateOrView, ...clicked: Target[]): string[] =>
    actionsAt(game.legalActions(state), clicked, position).map(game.format)

  test('the first click says from where, the second whereto, the third with what', () => {
    expect(meant(state, at('F3')).length).toBeGreaterThan(2)
    expect(meant(state, at('F3'), at('F1'))).toEqual(['move F3 F1', 'move F3 F1 full'])
    expect(meant(state, at('F3'), at('F1'), on('full', 'F3'))).toEqual(['move F3 F1 full'])
  })

  test('a piece stands for its place', () =>
    expect(meant(state, on('fighter', 'F3'), at('F1'))).toEqual(meant(state, at('F3'), at('F1'))))

  test('what no action begins with is looked for further on', () =>
    expect(meant(state, at('F1'))).toEqual(['move F3 F1', 'move F3 F1 full']))

  test('where nothing can be done, nothing is meant', () => expect(meant(state, at('F16'))).toEqual([]))

  test('what is lit up is a button', () => {
    const lit = drawn(renderSvg(midgame(), { highlight: [at('auria'), on('golem', 'auria')] })).things.filter(
      ({ isLit }) => isLit,
    )
    expect(lit.map(({ key }) => key)).toEqual(['place auria', 'unit golem in auria'])
  })
})
