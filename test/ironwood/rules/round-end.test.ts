import { describe, expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import {
  after,
  crystals,
  events,
  fighters,
  hand,
  legal,
  refused,
  type Table,
  table,
  totems,
  untilTurn,
} from './support'

/** The last turn of a round; one `rest` later the round ends. */
const last = (wanted: Table = {}): State => table({ turn: 'ironclad', turns: 5, ...wanted })

const six = ['WW10', 'WW11', 'WW12', 'WW13', 'WW14', 'WW15']

describe('the end of a round', () => {
  test('IW-ROUND-11: base cards return, ongoing cards stay and free their slot, other specials are discarded', () => {
    let state = table({ turns: 2, hands: { woodwalkers: ['WW20', 'WW06'], ironclad: ['IC04'] } })
    state = after(state, 'play WW20', 'play IC04', 'gain 0', 'play WW01', 'draw 0', 'option 1', 'draw-visions 0')
    expect(state.sides.woodwalkers.slots.slice(1)).toEqual([{ card: 'WW20' }, { card: 'WW01' }])
    expect(state.sides.ironclad.discard).toEqual([])
    const next = after(state, 'play IC03', 'option 2', 'gain 0', 'option 3')
    expect(next.round).toBe(3)
    expect(hand(next, 'woodwalkers').slice(0, 4)).toEqual(['WW01', 'WW02', 'WW03', 'WW04'])
    expect(next.sides.woodwalkers.ongoing).toEqual([{ card: 'WW20', markers: 1 }])
    expect(next.sides.woodwalkers.discard).toEqual([])
    expect(hand(next, 'ironclad')).toContain('IC03')
    expect(next.sides.ironclad.discard).toEqual(['IC04'])
    expect([next.sides.woodwalkers.slots, next.sides.ironclad.slots]).toEqual([[], []])
    // All three slots are free again although WW20 is still in play.
    expect(after(next, 'rest', 'rest', 'rest', 'rest', 'rest').round).toBe(3)
  })

  test('IW-ROUND-11: wagered base cards return, wagered specials are discarded', () => {
    const state = table({
      turns: 4,
      forests: { F7: 5 },
      mountains: { auria: 4 },
      hands: { ironclad: ['IC05'] },
    })
    const battle = after(state, 'play WW02', 'forfeit', 'attack F7 auria', 'wager WW01', 'wager IC05', 'forfeit')
    expect(battle.sides.woodwalkers.wagered).toEqual(['WW01'])
    expect(battle.sides.ironclad.discard).toEqual(['IC05'])
    expect(hand(battle, 'woodwalkers')).toEqual(['WW03'])
    const next = after(battle, 'rest')
    expect(hand(next, 'woodwalkers').slice(0, 3)).toEqual(['WW01', 'WW02', 'WW03'])
    expect(next.sides.woodwalkers.wagered).toEqual([])
  })

  test('IW-ROUND-11: an ongoing card without a marker in the supply is discarded like any other', () => {
    const state = table({ turns: 4, hands: { woodwalkers: ['WW20'] }, ongoing: { ironclad: { IC14: 19 } } })
    const next = after(state, 'play WW20', 'rest')
    expect(next.sides.woodwalkers.discard).toEqual(['WW20'])
    expect(next.sides.woodwalkers.ongoing).toEqual([])
  })

  test('IW-ROUND-12: specials are discarded down to 8 cards, one at a time, as the player chooses', () => {
    const state = after(last({ hands: { woodwalkers: [...six, 'WW16'] } }), 'rest')
    expect(state.phase).toBe('end')
    expect(legal(state)).toEqual([...six, 'WW16'].map((card) => `discard ${card}`))
    expect(refused(state, 'discard WW01')).toMatchObject({ code: 'base-card', rule: 'IW-ROUND-12' })
    const one = after(state, 'discard WW13')
    expect([one.phase, hand(one, 'woodwalkers').length, game.toAct(one)]).toEqual(['end', 9, 'woodwalkers'])
    expect(legal(one)).not.toContain('discard WW13')
    const done = after(one, 'discard WW10')
    expect(done.round).toBe(3)
    // 8 are left, and the Preparation brings 2.
    expect(hand(done, 'woodwalkers').length).toBe(10)
    expect(done.sides.woodwalkers.discard).toEqual(['WW13', 'WW10'])
  })

  test('IW-ROUND-12: 8 cards are within the limit, also with base cards that come back', () => {
    const eight = after(last({ hands: { woodwalkers: six.slice(1) } }), 'rest')
    expect(eight.round).toBe(3)
    const state = table({ turns: 4, hands: { woodwalkers: six } })
    const nine = after(state, 'play WW01', 'draw 0', 'option 1', 'draw-visions 0', 'rest')
    expect([nine.phase, hand(nine, 'woodwalkers').length]).toEqual(['end', 9])
    expect(legal(nine)).toEqual(six.map((card) => `discard ${card}`))
  })

  test('IW-ROUND-12: vision cards do not count', () => {
    const visions = { hand: ['auria', 'lithimar', 'zincur', 'chromia'] }
    const state = after(last({ visions, hands: { woodwalkers: six.slice(1) } }), 'rest')
    expect(state.round).toBe(3)
    expect(state.visions.hand.length).toBe(4)
  })

  test('IW-ROUND-12: during a round a hand may hold any number', () => {
    const state = table({ hands: { woodwalkers: [...six, 'WW16', 'WW18'] } })
    const rested = after(state, 'rest')
    expect([hand(rested, 'woodwalkers').length, game.toAct(rested)]).toEqual([12, 'ironclad'])
  })

  test('IW-ROUND-13: a full totem turns to its fading side, a fading one is removed', () => {
    const state = last({ full: { F7: 1, F9: 2 }, fading: { F7: 1, F8: 1 } })
    const next = after(state, 'rest')
    expect([totems(next, 'F7'), totems(next, 'F8'), totems(next, 'F9')]).toEqual([
      [0, 1],
      [0, 0],
      [0, 2],
    ])
    expect(next.secured).toBe(0)
  })

  test('IW-ROUND-13: a totem can be secured until the end of the next action phase', () => {
    const state = last({ forests: { F3: 1 }, full: { F3: 1 } })
    const fading = after(state, 'rest', 'rest', 'rest', 'rest', 'rest')
    expect(fading.turns).toBe(5)
    const secured = after(fading, 'play WW02', 'move F3 F1 fading')
    expect([secured.secured, totems(secured, 'F3')]).toEqual([1, [0, 0]])
    const late = untilTurn(after(fading, 'rest', 'rest'), 'woodwalkers')
    expect(late.round).toBe(4)
    expect(legal(after(late, 'play WW02'))).not.toContain('move F3 F1 fading')
  })

  test('IW-ROUND-14: any number of fighters for 2 crystals each, Woodwalkers on outer forests first', () => {
    const crystalsOf = { woodwalkers: 5, ironclad: 4 }
    const state = after(last({ crystals: crystalsOf, forests: { F7: 2 }, forges: ['chromia'] }), 'rest')
    const outer = ['F1', 'F2', 'F4', 'F13', 'F15', 'F16']
    expect([game.toAct(state), legal(state)]).toEqual([
      'woodwalkers',
      [...outer.map((at) => `recruit ${at}`), 'forfeit'],
    ])
    const wood = after(state, 'recruit F1', 'recruit F16')
    expect([fighters(wood, 'F1'), fighters(wood, 'F16'), crystals(wood, 'woodwalkers')]).toEqual([1, 1, 1])
    // With 1 crystal left it is over for the Woodwalkers; neither Ferrum nor Chromia is controlled.
    expect(game.toAct(wood)).toBe('ironclad')
    expect(legal(wood).sort()).toEqual(['forfeit', 'recruit chromia', 'recruit ferrum'])
    const iron = after(wood, 'recruit chromia', 'recruit ferrum')
    expect([fighters(iron, 'chromia'), fighters(iron, 'ferrum')]).toEqual([1, 1])
    expect([iron.round, crystals(iron, 'ironclad')]).toEqual([3, 2])
  })

  test('IW-ROUND-13: totems have faded when the fighters are recruited', () => {
    const state = after(last({ full: { F7: 1 }, crystals: { woodwalkers: 2 } }), 'rest')
    expect(legal(state)).toContain('recruit F1')
    expect(totems(state, 'F7')).toEqual([0, 1])
  })

  test('IW-ROUND-14: a foundation is not a forge, and nobody has to recruit', () => {
    const state = after(last({ crystals: { ironclad: 8 }, foundations: ['chromia'], mountains: { auria: 3 } }), 'rest')
    expect(legal(state)).toEqual(['recruit ferrum', 'forfeit'])
    const next = after(state, 'forfeit')
    expect([next.round, crystals(next, 'ironclad')]).toEqual([3, 10])
  })

  test('IW-ROUND-14: with no fighter in the supply none is offered and nothing is paid', () => {
    const forests = { F1: 10, F2: 9 }
    const state = after(last({ forests, crystals: { woodwalkers: 6 } }), 'rest')
    const full = after(state, 'recruit F4')
    expect([full.round, crystals(full, 'woodwalkers')]).toEqual([3, 5])
    const none = after(last({ forests: { F1: 20 }, crystals: { woodwalkers: 6 } }), 'rest')
    expect([none.round, crystals(none, 'woodwalkers')]).toEqual([3, 7])
  })

  test('IW-ROUND-18: recover and hand limit are done Woodwalkers first, and totems fade after them', () => {
    const some = ['IC10', 'IC11', 'IC12', 'IC13', 'IC15', 'IC16']
    const state = after(last({ full: { F7: 1 }, hands: { woodwalkers: six, ironclad: some } }), 'rest')
    expect(game.toAct(state)).toBe('woodwalkers')
    const iron = after(state, 'discard WW10')
    expect([game.toAct(iron), totems(iron, 'F7')]).toEqual(['ironclad', [1, 0]])
    expect(legal(iron).every((action) => action.startsWith('discard IC'))).toBe(true)
    // Resting brought a tenth card, so two go.
    const next = after(iron, 'discard IC10', 'discard IC11')
    expect([next.round, totems(next, 'F7')]).toEqual([3, [0, 1]])
    const order = events(iron, 'discard IC10').map(({ type }) => type)
    expect(order).toEqual(['discarded'])
  })
})
