import { defineGame } from 'totemforge'
import { checkGame } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { games } from '../deep'
import { lanternRules, lanterns, redeal } from '../fixtures/lanterns'

const options = (seed: number) => ({ seed, players: 2 + (seed % 2) })

describe('a sound game keeps every law', () => {
  const report = checkGame(lanterns, { options, games: games(40), redeal, check: () => [] })

  test('and none is broken', () => {
    expect(report.broken).toEqual([])
  })

  test('and all have been put to the test, in games that came to an end', () => {
    expect(report.games).toBe(games(40))
    expect(report.finished).toBe(games(40))
    expect(report.actions).toBeGreaterThan(300)
    expect(report.untested).toEqual([])
    for (const count of Object.values(report.checks)) expect(count).toBeGreaterThan(0)
  })
})

describe('the report', () => {
  const leaking = defineGame({
    ...lanternRules,
    view: (state, viewer) => ({ ...lanternRules.view(state, viewer), top: state.deck.at(-1) ?? null }),
  })

  test('says how to see it again: the seed and the action', () => {
    const [first] = checkGame(leaking, { options, redeal, seed: 100 }).broken
    if (!first) throw new Error('It should have been found.')
    expect(first).toMatchObject({ law: 'view-hides', message: expect.stringContaining('The viewer: ash') })
    expect(checkGame(leaking, { options, redeal, seed: first.seed, games: 1 }).broken).toContainEqual(first)
  })

  test('names the place and both values', () => {
    const [first] = checkGame(leaking, { options, redeal }).broken
    expect(first?.message).toMatch(/: top is \d+ here, \d+ with other hidden things\./)
  })

  test('names the laws that a game gives no occasion to break', () => {
    expect(checkGame(connectFour, { options }).untested).toEqual([
      'events-equal',
      'check',
      'redeal-alone',
      'redeal-fits',
      'view-hides',
      'legal-hides',
      'refusals-hide',
      'questions-hide',
      'events-hide',
      'events-of-spectators',
      'events-stay',
      'determinize-varies',
    ])
    expect(checkGame(lanterns, { options, redeal, games: 2, maxActions: 1 }).untested).toContain('outcome-sound')
  })
})

describe('the games that are played', () => {
  test('stop at the limit', () => {
    expect(checkGame(lanterns, { options, redeal, games: 2, maxActions: 3 })).toMatchObject({ finished: 0, actions: 6 })
  })

  test('go the way that the settings choose', () => {
    const { broken, actions } = checkGame(connectFour, {
      options,
      games: 2,
      choose: (legal, _state, random) => legal[0] ?? random.pick(legal),
    })
    expect([broken, actions]).toEqual([[], 2 * actionsOfFirst])
  })

  test('are looked at now and then if the settings say so, and checked at every action', () => {
    const looked: number[] = []
    const { checks, actions } = checkGame(connectFour, {
      options,
      games: 1,
      every: 10,
      check: ({ cells }) => {
        looked.push(cells.length)
        return []
      },
    })
    expect(checks['clone-equal']).toBe(Math.floor(actions / 10) + (actions % 10 === 0 ? 1 : 2))
    expect(checks['check']).toBe(actions + 1)
    expect(looked.length).toBeGreaterThan(actions)
  })
})

/** How many drops there are if everybody always takes the first column that is open. */
const actionsOfFirst = (() => {
  const state = connectFour.setup({ seed: 0 })
  let count = 0
  for (let [first] = connectFour.legalActions(state); first; [first] = connectFour.legalActions(state)) {
    connectFour.step(state, first)
    count++
  }
  return count
})()

describe('what would be green without having been looked at', () => {
  test.each([
    { games: 0 },
    { games: Number.NaN },
    { every: 0 },
    { every: Number.NaN },
    { every: 0.5 },
    { maxActions: 0 },
  ])('settings with %j are refused', (settings) => {
    expect(() => checkGame(lanterns, { options: (seed) => ({ seed }), ...settings })).toThrow(RangeError)
  })

  const out = Symbol('out of sight')
  test.each<[string, (deck: object) => void, string]>([
    ['under a symbol', (view) => Object.assign(view, { [out]: 1 }), 'has a symbol for a key'],
    [
      'under a key that is not listed',
      (view) => Object.defineProperty(view, 'secret', { value: 1 }),
      'not listed, secret',
    ],
    ['behind a setter', (view) => Object.defineProperty(view, 'secret', { set: () => undefined }), 'has a getter'],
    [
      'in a list, beside its items',
      (view) => Object.assign(Object.values(view).find(Array.isArray) ?? [], { secret: 1 }),
      'keys of its own',
    ],
  ])('a view holds nothing %s', (_where, hide, says) => {
    const hiding = defineGame({
      ...lanterns,
      view(state, viewer) {
        const view = lanterns.view(state, viewer)
        hide(view)
        return view
      },
    })
    const { broken } = checkGame(hiding, { options: (seed) => ({ seed }), games: 1, redeal })
    expect(broken).toContainEqual(
      expect.objectContaining({ law: 'view-plain', message: expect.stringContaining(says) }),
    )
  })
})
