import { describe, expect, test } from 'vitest'
import { ironwoodMap, type MapData } from '../../../../src/ironwood/rules'
import { foundationsLeft } from '../../../../src/ironwood/rules/components'
import { game } from '../../../../src/ironwood/rules/game'
import type { Difficulty } from '../../../../src/ironwood/rules/solo/solo'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, legal, table, untilTurn } from '../support'
import { botTurn, eventsOf, official } from './support'
import { icons, wooden } from './wooden'

const setup = (difficulty: Difficulty, seed = 1, map?: MapData): State =>
  game.setup({ mode: 'woodenbot', seed, difficulty, ...(map ? { map } : {}) })

const outerForests = [0, 1, 3, 12, 14, 15]
const outer = ({ forests }: State): number[] => outerForests.map((forest) => forests.fighters[forest] ?? 0)

describe('WB-19: each option', () => {
  test('WB-19: red icons are resolved only with the option', () => {
    const turn = (redIcons: boolean) =>
      official(botTurn(wooden({ difficulty: { redIcons }, hands: { woodwalkers: ['WW07'] } })))
    expect(icons(turn(false))).toEqual(['SEARCH'])
    expect(eventsOf(turn(false), 'icon').at(-1)).toMatchObject({ icon: 'WARBAND', red: true, ignored: true })
    expect(eventsOf(turn(false), 'recruited')).toEqual([])
    expect(icons(turn(true))).toEqual(['SEARCH', 'WARBAND'])
    expect(eventsOf(turn(true), 'recruited')).toHaveLength(1)
  })

  test('WB-19: 2 markers with the Spirits at setup, which the first Preparation does not remove', () => {
    expect([setup({}).solo?.spirits, setup({ spirits: true }).solo?.spirits]).toEqual([0, 2])
    const { solo, phase } = untilTurn(setup({ spirits: true }), 'ironclad')
    expect([solo?.spirits, phase]).toEqual([2, 'action'])
  })

  test('WB-19: 4 specials instead of 2, only in the first Preparation', () => {
    expect(setup({}).sides.woodwalkers.hand).toHaveLength(3 + 2)
    expect(setup({ moreCards: true }).sides.woodwalkers.hand).toHaveLength(3 + 4)
    const second = table(wooden({ turn: 'ironclad', turns: 5, difficulty: { moreCards: true } }))
    const { hand, slots } = after(second, 'rest').sides.woodwalkers
    // The bot's next turn has begun, so one of its 3 base cards and 2 specials may lie on a slot.
    expect(hand.length + slots.length).toBe(3 + 2)
  })

  test('WB-19: the 4 specials are shuffled into the hand', () => {
    const bases = (seed: number): string =>
      setup({ moreCards: true }, seed)
        .sides.woodwalkers.hand.map((card) => (card <= 'WW03' ? 'x' : '-'))
        .join('')
    expect(new Set(Array.from({ length: 30 }, (_, seed) => bases(seed))).size).toBeGreaterThan(8)
  })

  test.each([
    [false, 5],
    [true, 3],
  ])('WB-19: 2 of the 5 Foundations leave the game (%s: %i are there)', (fewerFoundations, count) => {
    expect(foundationsLeft({ state: setup({ fewerFoundations }) })).toBe(count)
    const sites = ['argentimar', 'chromia', 'cobaltis', 'cuprumis', 'plumbarum']
    const founding = (used: number): string[] => {
      const wanted = wooden({ turn: 'ironclad', difficulty: { fewerFoundations }, mountains: { gallimor: 1 } })
      const state = after(
        table({ ...wanted, foundations: sites.slice(1, used), forges: sites.slice(0, 1) }),
        'play IC03',
      )
      return legal(state).includes('option 3') ? legal(after(state, 'option 3')) : []
    }
    expect(founding(count - 1)).toContain('found gallimor')
    expect(founding(count)).not.toContain('found gallimor')
  })

  test.each([0, 1, 2, 3, 4])('WB-19: a Fighter more on %i different random outer forests', (extraFighters) => {
    const found = Array.from({ length: 20 }, (_, seed) => outer(setup({ extraFighters }, seed)))
    for (const fighters of found)
      expect(fighters.sort()).toEqual([...Array(6 - extraFighters).fill(2), ...Array(extraFighters).fill(3)])
    const places = new Set(Array.from({ length: 20 }, (_, seed) => outer(setup({ extraFighters }, seed)).join()))
    expect(places.size).toBeGreaterThan(extraFighters === 0 ? 0 : 4)
  })

  test('WB-19: or on each outer forest, and nowhere else', () => {
    const { forests, mountains } = setup({ extraFighters: 5 })
    expect(forests.fighters.filter((count) => count > 0)).toEqual([3, 3, 3, 3, 3, 3])
    expect(mountains.fighters).toEqual(setup({}).mountains.fighters)
  })
})

describe('WB-19: other maps', () => {
  /** The map with these forests as its outer ones. */
  const withOuter = (...ids: string[]): MapData => ({
    ...ironwoodMap,
    forests: ironwoodMap.forests.map((forest) => ({ ...forest, kind: ids.includes(forest.id) ? 'outer' : 'inner' })),
  })
  const extra = (map: MapData, extraFighters: number): number => {
    return setup({ extraFighters }, 1, map).forests.fighters.filter((count) => count === 3).length
  }

  test('WB-19: with fewer outer forests as many as there are', () => {
    expect([2, 3, 4, 5].map((count) => extra(withOuter('F1', 'F2', 'F4'), count))).toEqual([2, 3, 3, 3])
  })

  test('WB-19: with fewer Fighters in the supply as many as there are', () => {
    const nine = ['F1', 'F2', 'F3', 'F4', 'F11', 'F12', 'F13', 'F15', 'F16']
    expect([1, 2, 3, 4, 5].map((count) => extra(withOuter(...nine), count))).toEqual([1, 2, 2, 2, 2])
  })
})
