import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
import { after, fighters, golems, legal, site, table } from './support'

const named = (kind: string): string[] =>
  ironwoodMap.mountains.flatMap((mountain) => (mountain.kind === kind ? [mountain.name] : [])).sort()

/** Where the actions of a type lead, from one place. */
const destinations = (actions: string[], type: string, from: string): string[] =>
  actions
    .filter((action) => action.startsWith(`${type} ${from} `))
    .map((action) => action.split(' ')[2] ?? '')
    .sort()

describe('the map', () => {
  test('IW-MAP-01: 11 mountains and 16 forests of the kinds that the rules name', () => {
    expect(named('ferrum')).toEqual(['Ferrum'])
    expect(named('inner')).toEqual(['Auria', 'Lithimar', 'Palladimor', 'Zincur'])
    expect(named('outer')).toEqual(['Argentimar', 'Chromia', 'Cobaltis', 'Cuprumis', 'Gallimor', 'Plumbarum'])
    expect(ironwoodBoard.forests.length).toBe(16)
    expect(ironwoodBoard.innerForests.length + ironwoodBoard.outerForests.length).toBe(16)
  })

  test('IW-MAP-01: exactly the inner mountains are joined to Ferrum', () => {
    const state = table({ turn: 'ironclad', mountains: { ferrum: 4 } })
    const marching = after(state, 'play IC02', 'draw 0', 'option 1')
    expect(destinations(legal(marching), 'march', 'ferrum')).toEqual(['auria', 'lithimar', 'palladimor', 'zincur'])
  })

  test('IW-MAP-01: exactly the outer mountains have a slot for a forge', () => {
    const mountains = Object.fromEntries(ironwoodMap.mountains.map(({ id }) => [id, 1]))
    const founding = after(table({ turn: 'ironclad', mountains }), 'play IC03', 'option 3')
    const outer = ['argentimar', 'chromia', 'cobaltis', 'cuprumis', 'gallimor', 'plumbarum']
    expect(legal(founding).sort()).toEqual(['forfeit', ...outer.map((id) => `found ${id}`)])
  })

  test('IW-MAP-02: fighters go along paths, warbands along ridges, attacks over borders', () => {
    const state = table({ forests: { F3: 2 }, mountains: { auria: 1, argentimar: 1, lithimar: 1 } })
    const moving = after(state, 'play WW02')
    expect(destinations(legal(moving), 'move', 'F3')).toEqual(['F1', 'F5', 'F6'])
    expect(destinations(legal(after(moving, 'forfeit')), 'attack', 'F3')).toEqual(['argentimar', 'auria'])
    const marching = after(table({ turn: 'ironclad', mountains: { gallimor: 1 } }), 'play IC02', 'draw 0', 'option 1')
    expect(destinations(legal(marching), 'march', 'gallimor')).toEqual(['cuprumis', 'palladimor', 'plumbarum'])
  })

  test('IW-MAP-02: what one place is beside, that place is beside too', () => {
    const { ridges, paths, mountainsBeside, forestsBeside } = ironwoodBoard
    for (const lists of [ridges, paths])
      for (const [from, list] of lists.entries()) for (const to of list) expect(lists[to]).toContain(from)
    for (const [forest, list] of mountainsBeside.entries())
      for (const mountain of list) expect(forestsBeside[mountain]).toContain(forest)
    expect(ridges.flat().length).toBe(40)
    expect(paths.flat().length).toBe(40)
  })

  test('IW-MAP-03: fighters are moved, recruited and driven to forests only, warbands to mountains only', () => {
    const mountains = { ferrum: 3, auria: 1 }
    const wood = after(table({ forests: { F7: 5 }, mountains }), 'play WW02')
    for (const to of destinations(legal(wood), 'move', 'F7')) expect(to).toMatch(/^F\d+$/)
    const iron = after(table({ turn: 'ironclad', forests: { F7: 1 }, mountains }), 'play IC02', 'draw 0', 'option 1')
    for (const to of destinations(legal(iron), 'march', 'ferrum')) expect(to).toMatch(/^[a-z]{4,}$/)
    const battle = after(iron, 'forfeit', 'rest', 'play IC01', 'option 3', 'attack ferrum F7')
    const lost = after(battle, 'wager nothing', 'wager WW02')
    expect(fighters(lost, 'F7')).toBe(0)
    const winning = after(table({ forests: { F7: 5 }, mountains: { auria: 2 } }), 'play WW02', 'forfeit')
    const won = after(winning, 'attack F7 auria', 'wager nothing', 'wager nothing')
    const retreats = ['argentimar', 'chromia', 'lithimar', 'ferrum', 'zincur'].map((id) => `retreat ${id}`)
    expect(legal(won).sort()).toEqual(['forfeit', ...retreats].sort())
  })

  test('IW-MAP-03: any number of units share a location', () => {
    const state = table({ forests: { F3: 18, F5: 2 }, hands: { woodwalkers: ['WW04'] } })
    expect(fighters(after(state, 'play WW04', 'move F5 F3', 'move F5 F3', 'forfeit'), 'F3')).toBe(20)
    const iron = table({
      turn: 'ironclad',
      mountains: { auria: [17, 2], ferrum: [3, 1] },
      hands: { ironclad: ['IC04'] },
    })
    const joined = after(iron, 'play IC04', 'march ferrum auria', 'fighters 3', 'golems 1', 'forfeit', 'gain 0')
    expect([fighters(joined, 'auria'), golems(joined, 'auria')]).toEqual([20, 3])
  })

  test('IW-MAP-04: a fighter or a golem controls a mountain as long as it stands there', () => {
    const visions = { hand: ['auria'] }
    const discover = (mountains: Record<string, number | [number, number]>): string[] =>
      legal(after(table({ forests: { F7: 1 }, visions, mountains }), 'play WW01', 'draw 0', 'option 2'))
    expect(discover({ auria: 1 })).toEqual(['forfeit'])
    expect(discover({ auria: [0, 1] })).toEqual(['forfeit'])
    expect(discover({ lithimar: 1 })).toEqual(['discover auria F7', 'forfeit'])
    const golem = table({ turn: 'ironclad', mountains: { auria: [0, 1] }, visions, forests: { F7: 1 } })
    const left = after(golem, 'play IC02', 'draw 0', 'option 1', 'march auria zincur')
    expect(golems(left, 'zincur')).toBe(1)
    expect(legal(after(left, 'rest', 'rest', 'play WW01', 'draw 0', 'option 2'))).toContain('discover auria F7')
  })

  test('IW-MAP-04: drill, foundation and forge control nothing', () => {
    const visions = { hand: ['argentimar', 'chromia', 'plumbarum'] }
    const state = table({
      forests: { F3: 1, F5: 1 },
      drill: { at: 'argentimar', step: 1, cargo: 2 },
      foundations: ['chromia'],
      forges: ['plumbarum'],
      visions,
    })
    const discovering = legal(after(state, 'play WW01', 'draw 0', 'option 2'))
    expect(discovering).toContain('discover argentimar F3')
    expect(discovering).toContain('discover chromia F3')
    expect(discovering).toContain('discover plumbarum F5')
    const iron = table({
      turn: 'ironclad',
      foundations: ['chromia'],
      crystals: { ironclad: 5 },
      mountains: { auria: 1 },
    })
    const building = after(iron, 'play IC01', 'option 2', 'pay')
    expect(site(building, 'chromia')).toBe('foundation')
    expect(game.toAct(building)).toBe('woodwalkers')
  })

  test('IW-MAP-04: a fighter controls a forest, a totem alone does not', () => {
    const visions = { hand: ['auria'] }
    const state = table({ forests: { F8: 1 }, full: { F7: 1 }, visions })
    expect(legal(after(state, 'play WW01', 'draw 0', 'option 2'))).toEqual(['discover auria F8', 'forfeit'])
  })

  test('IW-MAP-05: no battle is launched from an outer forest or against one', () => {
    const units = { forests: { F1: 5 }, mountains: { argentimar: 3, chromia: 1 } }
    expect(game.toAct(after(table(units), 'play WW02', 'forfeit'))).toBe('ironclad')
    expect(game.toAct(after(table({ ...units, turn: 'ironclad' }), 'play IC01', 'option 3'))).toBe('woodwalkers')
    const inner = { ...units, forests: { F3: 5 } }
    expect(legal(after(table(inner), 'play WW02', 'forfeit'))).toContain('attack F3 argentimar')
    expect(legal(after(table({ ...inner, turn: 'ironclad' }), 'play IC01', 'option 3'))).toContain('attack chromia F3')
  })

  test('IW-MAP-05: no totem is discovered from an outer forest', () => {
    const visions = { hand: ['argentimar'] }
    const outer = table({ forests: { F1: 5, F2: 5 }, visions })
    expect(legal(after(outer, 'play WW01', 'draw 0', 'option 2'))).toEqual(['forfeit'])
    const inner = table({ forests: { F1: 5, F5: 1 }, visions })
    expect(legal(after(inner, 'play WW01', 'draw 0', 'option 2'))).toEqual(['discover argentimar F5', 'forfeit'])
  })

  test('IW-MAP-06: mountains are numbered 1 to 11, forests 1 to 16', () => {
    const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
    const numbers = (places: readonly { number: number }[]): number[] =>
      places.map(({ number }) => number).sort((one, other) => one - other)
    expect(numbers(ironwoodBoard.mountains)).toEqual(upTo(11))
    expect(numbers(ironwoodBoard.forests)).toEqual(upTo(16))
  })
})
