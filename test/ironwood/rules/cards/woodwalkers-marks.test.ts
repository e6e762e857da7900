import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, drillAt, fighters, golems, hand, legal, type Table, table, totems } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State =>
  table({ ...rest, hands: { woodwalkers: cards, ironclad: rest.hands?.ironclad ?? [] } })
const marches = (state: State, from: string): string[] =>
  offered(state).filter((text) => text.startsWith(`march ${from}`))

describe('WW23 Brambles Underfoot', () => {
  const start = held(['WW23'], {
    forests: { F1: 1, F7: 1 },
    mountains: { auria: 2, lithimar: 1, argentimar: 1 },
    drill: { at: 'auria' },
    hands: { ironclad: ['IC04', 'IC05', 'IC15'] },
  })

  test('WW23: moves 4 Fighters and marks a mountain beside a controlled inner forest', () => {
    const marking = after(start, 'play WW23', 'forfeit')
    expect(offered(marking)).toEqual(['forfeit', 'mark auria', 'mark ferrum', 'mark lithimar'])
    const moved = after(start, 'play WW23', 'move F1 F3', 'forfeit')
    expect(legal(moved)).toContain('mark chromia')
    expect(game.toAct(after(marking, 'forfeit'))).toBe('ironclad')
    const outside = held(['WW23'], { forests: { F1: 1 }, mountains: { chromia: 1 } })
    expect(game.toAct(after(outside, 'play WW23', 'forfeit'))).toBe('ironclad')
  })

  test('WW23: Warbands on the marked mountain cannot be moved this round', () => {
    const marked = after(start, 'play WW23', 'forfeit', 'mark auria', 'play IC04')
    expect(marches(marked, 'auria')).toEqual([])
    expect(marches(marked, 'argentimar')).toContain('march argentimar auria')
    const free = after(start, 'play WW23', 'forfeit', 'forfeit', 'play IC04')
    expect(marches(free, 'auria')).toHaveLength(5)
  })

  test('CI-WW23: units that come later are held too', () => {
    const marked = after(start, 'play WW23', 'forfeit', 'mark auria', 'play IC04', 'march argentimar auria')
    const later = after(marked, 'forfeit', 'gain 0', 'rest', 'play IC05')
    expect(fighters(later, 'auria')).toBe(3)
    expect(marches(later, 'auria')).toEqual([])
  })

  test('CI-WW23: the mountain may be Ferrum, and the Drill may leave', () => {
    const guarded = held(['WW23'], {
      forests: { F7: 1 },
      mountains: { ferrum: 1, lithimar: 1 },
      hands: { ironclad: ['IC05'] },
    })
    const marked = after(guarded, 'play WW23', 'forfeit', 'mark ferrum', 'play IC05')
    expect(marches(marked, 'ferrum')).toEqual([])
    expect(drillAt(after(marked, 'forfeit', 'drill auria'))).toBe('auria')
  })

  test('WW23: in the next round they move again, and the marker comes back in the marker step', () => {
    const last = held(['WW23'], {
      turns: 4,
      forests: { F7: 1 },
      mountains: { auria: 1 },
      hands: { ironclad: ['IC04'] },
    })
    const marked = after(last, 'play WW23', 'forfeit', 'mark auria')
    expect(marked.marks).toHaveLength(1)
    const next = after(marked, 'rest')
    expect([next.round, next.marks]).toEqual([3, []])
    expect(marches(after(next, 'rest', 'play IC04'), 'auria')).toHaveLength(5)
  })
})

describe('WW34 Mist on the Passes', () => {
  const start = held(['WW34', 'WW06'], {
    forests: { F7: 1 },
    mountains: { auria: 2, argentimar: 1 },
    visions: { hand: ['zincur'] },
    drill: { at: 'argentimar' },
    hands: { ironclad: ['IC04', 'IC05', 'IC06'] },
  })
  const marking = after(start, 'play WW34', 'draw 0', 'burn WW06')
  const marked = after(marking, 'mark auria')

  test('WW34: draws 2, and burns a card to close a mountain other than Ferrum', () => {
    expect(offered(after(start, 'play WW34'))).toEqual(['draw 0', 'draw 1', 'draw 2'])
    expect(offered(after(start, 'play WW34', 'draw 0'))).toEqual(['burn WW06', 'burn-vision zincur', 'forfeit'])
    expect(offered(marking)).toEqual(['forfeit', 'mark auria', 'mark lithimar'])
    expect(game.toAct(after(start, 'play WW34', 'draw 0', 'forfeit'))).toBe('ironclad')
  })

  test('WW34: Warbands cannot be moved onto it; the Drill and recruits may come', () => {
    const marching = after(marked, 'play IC05')
    expect(marches(marching, 'argentimar')).toEqual(['march argentimar chromia', 'march argentimar plumbarum'])
    expect(drillAt(after(marching, 'forfeit', 'drill auria'))).toBe('auria')
  })

  test('CI-WW34: who stands there may leave, and cannot come back this round', () => {
    const left = after(
      marked,
      'play IC04',
      'march auria zincur',
      'fighters 1',
      'forfeit',
      'gain 0',
      'rest',
      'play IC06',
    )
    const marching = after(left, 'draw 0')
    expect(marches(marching, 'zincur')).not.toContain('march zincur auria')
    expect(marches(marching, 'zincur')).toContain('march zincur ferrum')
    expect(marches(marching, 'auria')).toHaveLength(5)
  })

  test('WW34: a retreat may lead onto it', () => {
    const driven = held(['WW34', 'WW06'], { forests: { F7: 2 }, mountains: { lithimar: 1 } })
    const closed = after(driven, 'play WW34', 'draw 0', 'burn WW06', 'mark auria', 'rest', 'play WW02', 'forfeit')
    const won = after(closed, 'attack F7 lithimar', 'wager nothing', 'wager nothing')
    expect(legal(won)).toContain('retreat auria')
  })
})

describe('WW14 Thorns from Every Side', () => {
  const start = held(['WW14', 'WW32'], {
    forests: { F7: 1, F1: 1 },
    mountains: { auria: 1, chromia: 1, zincur: 1, lithimar: [0, 1] },
    visions: { hand: ['cobaltis'] },
  })

  test('WW14: removes 1 Ironclad Fighter beside a controlled inner forest, and 1 more for a burned card', () => {
    const removing = after(start, 'play WW14')
    expect(offered(removing)).toEqual(['forfeit', 'remove auria fighter'])
    const burning = after(removing, 'remove auria fighter')
    expect([fighters(burning, 'auria'), ...offered(burning)]).toEqual([
      0,
      'burn WW32',
      'burn-vision cobaltis',
      'forfeit',
    ])
    expect(game.toAct(after(burning, 'forfeit'))).toBe('ironclad')
    expect(game.toAct(after(burning, 'burn-vision cobaltis'))).toBe('ironclad')
  })

  test('CI-WW14: step 2 does not depend on step 1, and the same mountain will do', () => {
    const second = after(start, 'play WW14', 'forfeit', 'burn-vision cobaltis')
    expect(offered(second)).toEqual(['forfeit', 'remove auria fighter'])
    const twice = held(['WW14', 'WW06'], { forests: { F7: 1 }, mountains: { auria: 2 } })
    const one = after(twice, 'play WW14', 'remove auria fighter', 'burn WW06')
    expect(fighters(after(one, 'remove auria fighter'), 'auria')).toBe(0)
  })

  test('CI-WW14: control is looked at when each step is resolved', () => {
    const moved = after(start, 'play WW14', 'forfeit', 'burn WW32', 'move F7 F8', 'move F1 F3')
    expect(offered(moved)).toEqual([
      'forfeit',
      'remove auria fighter',
      'remove chromia fighter',
      'remove zincur fighter',
    ])
  })
})

describe('WW38 The Guardian Stirs', () => {
  const start = held(['WW38', 'WW09', 'WW18', 'WW32', 'WW06'], {
    forests: { F7: 1, F3: 2 },
    mountains: { auria: [2, 1], lithimar: 1, chromia: 1 },
    visions: { hand: ['cobaltis', 'zincur'] },
    crystals: { woodwalkers: 1 },
  })
  const chosen = after(start, 'play WW38', 'choose F7')

  test('WW38: chooses a forest, burns up to 3 cards, and removes 1 Fighter for each', () => {
    expect(offered(after(start, 'play WW38'))).toEqual(['choose F3', 'choose F7', 'forfeit'])
    expect(offered(chosen)).toEqual(['burn-count 0', 'burn-count 1', 'burn-count 2', 'burn-count 3'])
    const burned = after(chosen, 'burn-count 1', 'burn-vision cobaltis')
    expect(offered(burned)).toEqual(['forfeit', 'remove auria fighter', 'remove lithimar fighter'])
    expect(offered(after(burned, 'remove lithimar fighter'))).toEqual(['forfeit'])
    expect(offered(after(chosen, 'burn-count 0'))).toEqual(['forfeit'])
    const alone = held(['WW38'], { forests: { F7: 1 }, mountains: { auria: 1 } })
    expect(offered(after(alone, 'play WW38', 'choose F7'))).toEqual(['forfeit'])
  })

  test('WW38: without a chosen forest nothing can be burned or discovered', () => {
    expect(offered(after(start, 'play WW38', 'forfeit'))).toEqual(['forfeit'])
  })

  test('CI-WW38: 3 cards remove 3 Fighters of several mountains, or 1 Fighter and 1 Golem', () => {
    const three = after(chosen, 'burn-count 3', 'burn WW06', 'burn-vision cobaltis', 'burn-vision zincur')
    expect(offered(three)).toEqual(['forfeit', 'remove auria fighter', 'remove auria golem', 'remove lithimar fighter'])
    const fightersOnly = after(three, 'remove lithimar fighter', 'remove auria fighter')
    expect(offered(fightersOnly)).toEqual(['forfeit', 'remove auria fighter'])
    const golem = after(three, 'remove auria golem')
    expect([golems(golem, 'auria'), ...offered(golem)]).toEqual([
      0,
      'forfeit',
      'remove auria fighter',
      'remove lithimar fighter',
    ])
    expect(offered(after(golem, 'remove auria fighter'))).toEqual(['forfeit'])
  })

  test('CI-WW38: the cards are burned together, then come their effects in the order of their owner', () => {
    const burning = after(chosen, 'burn-count 3', 'burn WW09', 'burn WW18')
    expect(offered(burning)).toEqual(['burn WW06', 'burn WW32', 'burn-vision cobaltis', 'burn-vision zincur'])
    const burned = after(burning, 'burn WW06')
    expect(burned.sides.woodwalkers.discard).toEqual(['WW09', 'WW18', 'WW06'])
    expect(offered(burned)).toEqual(['effect WW09', 'effect WW18'])
    const drawing = after(burned, 'effect WW18')
    expect(offered(drawing)).toEqual(['draw 0', 'draw 1'])
    const paying = after(drawing, 'draw 0')
    expect(offered(paying)).toEqual(['forfeit', 'pay'])
    const recruited = after(paying, 'pay', 'recruit F1')
    expect([fighters(recruited, 'F1'), crystals(recruited, 'woodwalkers')]).toEqual([1, 0])
    expect(legal(recruited)).toContain('remove auria golem')
  })

  test('CI-WW38: the forest stays chosen even if a burned card leaves it; the Totem then fails', () => {
    const left = after(chosen, 'burn-count 1', 'burn WW32', 'move F7 F8', 'forfeit')
    expect([fighters(left, 'F7'), ...offered(left)]).toEqual([
      0,
      'forfeit',
      'remove auria fighter',
      'remove lithimar fighter',
    ])
    const emptied = after(left, 'remove lithimar fighter')
    expect([fighters(emptied, 'lithimar'), ...offered(emptied)]).toEqual([0, 'forfeit'])
  })

  test('CI-WW38: the Totem comes to the chosen forest, and the removals may clear its mountain', () => {
    const free = held(['WW38', 'WW06'], {
      forests: { F7: 1, F5: 1 },
      mountains: { lithimar: 1 },
      visions: { hand: ['lithimar', 'argentimar'] },
    })
    const cleared = after(free, 'play WW38', 'choose F7', 'burn-count 1', 'burn WW06', 'remove lithimar fighter')
    expect(offered(cleared)).toEqual(['discover lithimar F7', 'forfeit'])
    const done = after(cleared, 'discover lithimar F7')
    expect([...totems(done, 'F7'), crystals(done, 'woodwalkers'), game.toAct(done)]).toEqual([1, 0, 3, 'ironclad'])
  })

  test('WW38: burned, it draws 1 vision card', () => {
    const burned = after(held(['WW14', 'WW38'], { visions: { deck: ['auria'] } }), 'play WW14', 'burn WW38')
    expect(offered(burned)).toEqual(['draw-visions 0', 'draw-visions 1'])
    const done = after(burned, 'draw-visions 1')
    expect([done.visions.hand.length, hand(done, 'woodwalkers')]).toEqual([1, ['WW01', 'WW02', 'WW03']])
  })
})
