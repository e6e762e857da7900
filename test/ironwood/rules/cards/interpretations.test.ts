import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, drillAt, fighters, golems, hand, legal, site, type Table, table, totems } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State =>
  table({ ...rest, hands: { woodwalkers: cards, ironclad: rest.hands?.ironclad ?? [] } })
const iron = (cards: string[], rest: Table = {}): State =>
  table({ turn: 'ironclad', ...rest, hands: { ironclad: cards, woodwalkers: rest.hands?.woodwalkers ?? [] } })
const unwagered = ['wager nothing', 'wager nothing']

describe('steps', () => {
  test('CI-01: a step is done in part or not at all, in order, and never made up for', () => {
    const start = held(['WW12'], { decks: { woodwalkers: ['WW30', 'WW33'] } })
    const part = after(start, 'play WW12', 'draw 1')
    expect(offered(part)).toEqual(['burn WW30', 'forfeit'])
    expect(game.toAct(after(part, 'forfeit'))).toBe('ironclad')
    const none = after(held(['WW06']), 'play WW06', 'draw-visions 0', 'gain 0')
    expect([game.toAct(none), crystals(none, 'woodwalkers'), none.visions.hand]).toEqual(['ironclad', 0, []])
  })

  test('CI-01: markers, restrictions and what the opponent is made to do are not optional', () => {
    expect(after(held(['WW18']), 'play WW18', 'draw 0').sides.woodwalkers.ongoing).toHaveLength(1)
    const tolled = after(held(['WW36'], { hands: { ironclad: ['IC04'] } }), 'play WW36', 'draw 0', 'draw-visions 0')
    expect([hand(tolled, 'ironclad'), tolled.restrictions.length]).toEqual([['IC01', 'IC02', 'IC03'], 1])
    const held3 = after(held(['WW05'], { forests: { F3: 1 }, full: { F3: 1 } }), 'play WW05')
    expect(legal(held3)).not.toContain('move F3 F1 full')
  })

  test('CI-02: an unpaid cost loses its own benefit only, and the next step goes on', () => {
    const start = held(['WW30', 'WW06'], { forests: { F7: 1 }, mountains: { auria: 1 } })
    const unpaid = after(start, 'play WW30', 'forfeit')
    expect([fighters(unpaid, 'F7'), ...offered(unpaid)]).toEqual([1, 'burn WW06', 'forfeit'])
  })

  test('CI-02: a cost may be paid although the benefit does nothing, and is paid first', () => {
    const start = held(['WW14', 'WW06'])
    expect(offered(after(start, 'play WW14'))).toEqual(['burn WW06', 'forfeit'])
    expect(game.toAct(after(start, 'play WW14', 'burn WW06'))).toBe('ironclad')
    const lone = held(['WW30'], { forests: { F7: 1 } })
    expect(fighters(after(lone, 'play WW30', 'sacrifice F7'), 'F7')).toBe(0)
  })

  test('CI-02: no Fighter is removed for a Golem that is not in the supply', () => {
    const short = iron(['IC11'], { mountains: { auria: [1, 2], zincur: [0, 1] } })
    expect(legal(after(short, 'play IC11'))).not.toContain('sacrifice auria')
    const one = iron(['IC11'], { mountains: { auria: [1, 2] } })
    const paid = after(one, 'play IC11', 'sacrifice auria')
    expect([fighters(paid, 'auria'), offered(paid)]).toEqual([0, ['forfeit', 'recruit auria']])
  })

  test('CI-03: Resolve 1 takes one option, which may be forfeited; Resolve 2 takes two different ones', () => {
    const one = after(table({ forests: { F1: 1 } }), 'play WW03', 'option 1', 'forfeit')
    expect(game.toAct(one)).toBe('ironclad')
    const two = after(iron([]), 'play IC03')
    expect(offered(two)).toEqual(['option 1', 'option 2', 'option 3'])
    const second = after(two, 'option 2', 'gain 1')
    expect(offered(second)).toEqual(['option 1', 'option 3'])
    expect(game.toAct(after(second, 'option 1', 'drill auria'))).toBe('woodwalkers')
  })

  test('CI-03: the crystals for one option more are paid before the first', () => {
    const start = table({ forests: { F7: 1 }, crystals: { woodwalkers: 1, ironclad: 5 } })
    // One crystal short: what the first option steals comes too late.
    const stolen = after(start, 'play WW03', 'option 2', 'attack F7 ferrum', 'steal 3')
    expect([game.toAct(stolen), crystals(stolen, 'woodwalkers')]).toEqual(['ironclad', 4])
  })
})

describe('battles', () => {
  test('CI-04: an Attack may be skipped, and is skipped without a target', () => {
    const start = held(['WW13'], { forests: { F3: 1, F1: 1 }, mountains: { auria: 1 } })
    expect(game.toAct(after(start, 'play WW13', 'forfeit', 'forfeit'))).toBe('ironclad')
    expect(game.toAct(after(table({ forests: { F3: 1 } }), 'play WW02', 'forfeit'))).toBe('ironclad')
  })

  test('CI-04: Victory belongs to the battle of the same card', () => {
    const start = held(['WW13'], { forests: { F3: 3 }, mountains: { auria: 2 } })
    const won = after(start, 'play WW13', 'forfeit', 'attack F3 auria', ...unwagered, 'forfeit')
    expect(game.toAct(after(won, 'play WW02', 'forfeit', 'forfeit'))).toBe('ironclad')
  })

  test('CI-04: won without combat counts, both wiped out does not', () => {
    const drill = table({ forests: { F3: 1 }, drill: { at: 'auria' } })
    expect(offered(after(drill, 'play WW02', 'forfeit', 'attack F3 auria'))).toEqual(['gain 0', 'gain 1'])
    const start = held(['WW20'], { forests: { F3: 1 }, mountains: { auria: 1 } })
    const both = after(start, 'play WW02', 'forfeit', 'attack F3 auria', 'wager WW20', 'wager IC02')
    expect([fighters(both, 'F3'), fighters(both, 'auria'), game.toAct(both)]).toEqual([0, 0, 'ironclad'])
    expect(crystals(both, 'woodwalkers')).toBe(0)
  })

  test('CI-04: Victory comes after the retreat, the Drill and the wagers', () => {
    const start = held(['WW09'], {
      forests: { F3: 3 },
      mountains: { auria: 2 },
      drill: { at: 'auria', step: 1, cargo: 2 },
    })
    const won = after(start, 'play WW02', 'forfeit', 'attack F3 auria', 'wager WW09', 'wager nothing')
    expect(legal(won)).toContain('retreat zincur')
    const driven = after(won, 'retreat zincur')
    expect([offered(driven), driven.sides.woodwalkers.discard]).toEqual([['forfeit', 'salvage'], []])
    const wrecked = after(driven, 'salvage')
    expect([drillAt(wrecked), wrecked.sides.woodwalkers.discard, offered(wrecked)]).toEqual([
      'ferrum',
      ['WW09'],
      ['gain 0', 'gain 1'],
    ])
  })

  test('CI-05: bonuses add up, in attack and in defense, and for the Attack of the same card', () => {
    const position: Table = { forests: { F3: 2 }, mountains: { auria: 3 }, ongoing: { ironclad: { IC25: 2 } } }
    const wire = iron(['IC26'], { ...position, hands: { woodwalkers: ['WW16'] } })
    const attacked = after(wire, 'play IC26', 'attack auria F3', 'wager nothing', 'wager WW16')
    // 3 damage against 1 defense of each card.
    expect(fighters(attacked, 'auria')).toBe(2)
    const defended = after(table(position), 'play WW02', 'forfeit', 'attack F3 auria', 'wager WW03', 'wager nothing')
    expect(fighters(defended, 'auria')).toBe(3)
    const plates = iron(['IC25'], { forests: { F3: 2 }, mountains: { auria: 3 } })
    const own = after(plates, 'play IC25', 'attack auria F3', 'wager nothing', 'wager WW03')
    expect(fighters(own, 'auria')).toBe(3)
  })

  test('CI-05: in a battle won without combat they do nothing', () => {
    const start = table({ forests: { F7: 1 }, ongoing: { ironclad: { IC25: 2, IC31: 2 } }, crystals: { ironclad: 1 } })
    const won = after(start, 'play WW03', 'option 2', 'attack F7 ferrum')
    expect([fighters(won, 'F7'), offered(won)]).toEqual([1, ['steal 0', 'steal 1']])
  })
})

describe('units', () => {
  test('CI-06: all units of one step go to one place, unless the step says "each of"', () => {
    const two = after(held(['WW09']), 'play WW09', 'recruit F2')
    expect(offered(two)).toEqual(['forfeit', 'recruit F2'])
    const bell = after(iron(['IC07'], { forges: ['chromia'] }), 'play IC07', 'draw 0', 'recruit chromia')
    expect(offered(bell)).toEqual(['forfeit', 'recruit ferrum'])
  })

  test('CI-06: a recruited unit has not moved, and missing pieces are left out', () => {
    const sap = after(held(['WW11']), 'play WW11', 'recruit F1')
    expect(offered(sap)).toEqual(['forfeit', 'move F1 F3'])
    const scarce = after(held(['WW09'], { forests: { F1: 19 } }), 'play WW09', 'recruit F2')
    expect([fighters(scarce, 'F2'), game.toAct(scarce)]).toEqual([1, 'ironclad'])
  })

  test('CI-07: a removal is not a battle: the Drill, its cargo, Golems and sites stay, but control goes', () => {
    const start = held(['WW14'], {
      forests: { F3: 1 },
      mountains: { argentimar: 1, chromia: [0, 1] },
      forges: ['argentimar'],
      drill: { at: 'argentimar', step: 2, cargo: 3 },
    })
    const removing = after(start, 'play WW14')
    expect(offered(removing)).toEqual(['forfeit', 'remove argentimar fighter'])
    const removed = after(removing, 'remove argentimar fighter')
    expect([drillAt(removed), removed.drill.cargo, site(removed, 'argentimar')]).toEqual(['argentimar', 3, 'forge'])
    expect([golems(removed, 'chromia'), removed.battle, crystals(removed, 'woodwalkers')]).toEqual([1, null, 0])
  })

  test('CI-07: a Totem stays on its forest', () => {
    const start = iron(['IC21'], { forests: { F3: 1 }, full: { F3: 1 }, mountains: { auria: 1 } })
    const removed = after(start, 'play IC21', 'remove F3 fighter')
    expect([fighters(removed, 'F3'), ...totems(removed, 'F3')]).toEqual([0, 1, 0])
  })

  test('CI-08: outer forests give no reach and are out of reach', () => {
    const outer = held(['WW14'], { forests: { F1: 1 }, mountains: { chromia: 1, argentimar: 1 } })
    expect(game.toAct(after(outer, 'play WW14'))).toBe('ironclad')
    const inner = iron(['IC21'], { forests: { F1: 1, F3: 1 }, mountains: { chromia: 1 } })
    expect(offered(after(inner, 'play IC21'))).toEqual(['forfeit', 'remove F3 fighter'])
  })

  test('CI-09: Fighters that have moved are the first to go by damage', () => {
    const start = held(['WW13', 'WW30'], { forests: { F1: 1, F3: 1 }, mountains: { auria: 1 } })
    const fought = after(start, 'play WW13', 'move F1 F3', 'forfeit', 'attack F3 auria', 'wager WW30', 'wager IC03')
    expect(fighters(fought, 'F3')).toBe(1)
    const running = after(fought, 'play WW03', 'option 1')
    expect(offered(running)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
  })

  test('CI-09: a retreating Warband keeps its counts, and every turn begins without any', () => {
    const start = iron(['IC13', 'IC04'], { forests: { F3: 3 }, mountains: { argentimar: 1, zincur: 1 } })
    const fought = after(start, 'play IC13', 'march argentimar auria', 'attack auria F3', ...unwagered)
    const moving = after(fought, 'retreat chromia')
    expect(legal(moving).filter((text) => text.startsWith('march chromia'))).toEqual([])
    expect(legal(moving)).toContain('march zincur auria')
    const later = after(moving, 'forfeit', 'rest', 'play IC04')
    expect(legal(later)).toContain('march chromia auria')
  })

  test('CI-09: a Golem that has moved and retreats does not move again', () => {
    const start = iron(['IC13'], { forests: { F3: 3 }, mountains: { argentimar: [0, 1], zincur: 1 } })
    const fought = after(start, 'play IC13', 'march argentimar auria', 'attack auria F3', ...unwagered)
    const beaten = after(fought, 'retreat chromia')
    expect(golems(beaten, 'chromia')).toBe(1)
    expect(legal(beaten).filter((text) => text.startsWith('march'))).toEqual(
      ['auria', 'ferrum', 'cobaltis', 'palladimor'].map((to) => `march zincur ${to}`),
    )
  })

  test('CI-09: Dashing Spirits keeps unmoved, moved and done Fighters of one forest apart', () => {
    const start = held(['WW08'], { forests: { F1: 1, F3: 1, F5: 1 } })
    const again = after(start, 'play WW08', 'move F1 F3', 'move F5 F3', 'forfeit', 'move F3 F5')
    const at = ironwoodBoard.forestAt['F3'] ?? -1
    expect([again.forests.fighters[at], again.forests.moved[at], again.forests.done[at]]).toEqual([2, 1, 0])
    const done = after(again, 'move F3 F5')
    expect([fighters(done, 'F3'), game.toAct(done)]).toEqual([1, 'ironclad'])
  })
})
