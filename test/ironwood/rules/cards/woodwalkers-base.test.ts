import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, fighters, hand, legal, table, totems } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const visions = (state: State): string[] => state.visions.hand.map((at) => ironwoodBoard.mountains[at]?.id ?? '').sort()

describe('WW01 Visions', () => {
  const start = table({
    forests: { F3: 1, F7: 1, F1: 2 },
    mountains: { lithimar: 1 },
    decks: { woodwalkers: ['WW20', 'WW21'] },
    visions: { hand: ['auria', 'lithimar'], deck: ['cobaltis', 'chromia'] },
  })

  test('WW01: draws 1 special card, then one option of two', () => {
    const drawing = after(start, 'play WW01')
    expect(offered(drawing)).toEqual(['draw 0', 'draw 1'])
    const choosing = after(drawing, 'draw 1')
    expect(hand(choosing, 'woodwalkers')).toEqual(['WW02', 'WW03', 'WW20'])
    expect(offered(choosing)).toEqual(['option 1', 'option 2'])
  })

  test('WW01: the first option draws the top vision card, and the turn is over', () => {
    const drawing = after(start, 'play WW01', 'draw 0', 'option 1')
    expect(offered(drawing)).toEqual(['draw-visions 0', 'draw-visions 1'])
    const done = after(drawing, 'draw-visions 1')
    expect(visions(done)).toEqual(['auria', 'cobaltis', 'lithimar'])
    expect(hand(done, 'woodwalkers')).toEqual(['WW02', 'WW03'])
    expect(game.toAct(done)).toBe('ironclad')
  })

  test('WW01: the second option discovers on a controlled inner forest beside an uncontrolled mountain', () => {
    const discovering = after(start, 'play WW01', 'draw 1', 'option 2')
    expect(offered(discovering)).toEqual(['discover auria F3', 'discover auria F7', 'forfeit'])
    const done = after(discovering, 'discover auria F7')
    expect(totems(done, 'F7')).toEqual([1, 0])
    expect(crystals(done, 'woodwalkers')).toBe(3)
    expect(visions(done)).toEqual(['lithimar'])
    expect(game.toAct(done)).toBe('ironclad')
  })

  test('WW01: with empty draw piles only the options are left', () => {
    const bare = table({ visions: { hand: ['auria'] } })
    bare.sides.woodwalkers.deck = []
    bare.visions.deck = []
    expect(offered(after(bare, 'play WW01'))).toEqual(['option 1', 'option 2'])
    expect(game.toAct(after(bare, 'play WW01', 'option 1'))).toBe('ironclad')
  })
})

describe('WW02 Swift Strike', () => {
  test('WW02: moves up to 3 Fighters, attacks, and gains 1 crystal for a victory', () => {
    const start = table({ forests: { F1: 2, F2: 2 }, mountains: { auria: 1 } })
    const moving = after(start, 'play WW02')
    expect(offered(moving)).toEqual(['forfeit', 'move F1 F3', 'move F2 F5'])
    const moved = after(moving, 'move F1 F3', 'move F1 F3', 'move F2 F5')
    expect(offered(moved)).toEqual(['attack F3 auria', 'attack F5 auria', 'forfeit'])
    const won = after(moved, 'attack F3 auria', 'wager nothing', 'wager nothing', 'forfeit')
    expect(offered(won)).toEqual(['gain 0', 'gain 1'])
    const done = after(won, 'gain 1')
    expect(crystals(done, 'woodwalkers')).toBe(1)
    expect(game.toAct(done)).toBe('ironclad')
  })

  test('WW02: a lost battle and a battle forgone bring nothing', () => {
    const start = table({ forests: { F3: 1 }, mountains: { auria: 2 } })
    const lost = after(start, 'play WW02', 'forfeit', 'attack F3 auria', 'wager nothing', 'wager nothing')
    expect(game.toAct(lost)).toBe('ironclad')
    expect(offered(lost)).toEqual(['forfeit', 'retreat F1', 'retreat F5', 'retreat F6'])
    const done = after(lost, 'retreat F1')
    expect(crystals(done, 'woodwalkers')).toBe(0)
    expect(fighters(done, 'F1')).toBe(1)
    const skipped = after(start, 'play WW02', 'forfeit', 'forfeit')
    expect([game.toAct(skipped), crystals(skipped, 'woodwalkers')]).toEqual(['ironclad', 0])
  })
})

describe('WW03 Ransack', () => {
  test('WW03: one option of two; with 2 crystals both may be bought', () => {
    const position = { forests: { F7: 1 }, mountains: { auria: 1 } }
    expect(offered(after(table({ ...position, crystals: { woodwalkers: 1 } }), 'play WW03'))).toEqual([
      'option 1',
      'option 2',
    ])
    const rich = after(table({ ...position, crystals: { woodwalkers: 2 } }), 'play WW03')
    expect(offered(rich)).toEqual(['forfeit', 'pay'])
    const paid = after(rich, 'pay')
    expect(crystals(paid, 'woodwalkers')).toBe(0)
    expect(offered(paid)).toEqual(['option 1', 'option 2'])
    const single = after(rich, 'forfeit', 'option 2', 'attack F7 ferrum')
    expect([game.toAct(single), crystals(single, 'woodwalkers')]).toEqual(['ironclad', 2])
  })

  test('WW03: the first option moves 5 Fighters', () => {
    const start = table({ forests: { F1: 6 } })
    const moves = Array<string>(5).fill('move F1 F3')
    const done = after(start, 'play WW03', 'option 1', ...moves)
    expect([fighters(done, 'F3'), fighters(done, 'F1'), game.toAct(done)]).toEqual([5, 1, 'ironclad'])
  })

  test('WW03: the second option attacks nothing but Ferrum', () => {
    const start = table({ forests: { F7: 2, F3: 2 }, mountains: { auria: 1, lithimar: 1 } })
    expect(offered(after(start, 'play WW03', 'option 2'))).toEqual(['attack F7 ferrum', 'forfeit'])
  })

  test('WW03: a battle lost at Ferrum steals nothing', () => {
    const start = table({ forests: { F7: 2 }, mountains: { ferrum: 3 }, crystals: { ironclad: 5 } })
    const lost = after(start, 'play WW03', 'option 2', 'attack F7 ferrum', 'wager nothing', 'wager nothing', 'forfeit')
    expect([crystals(lost, 'woodwalkers'), crystals(lost, 'ironclad'), fighters(lost, 'F7')]).toEqual([0, 5, 1])
  })

  test('CI-WW03: half of the available crystals, rounded up, and never of the cargo', () => {
    const start = table({
      forests: { F7: 1 },
      crystals: { ironclad: 5 },
      drill: { at: 'plumbarum', step: 2, cargo: 4 },
    })
    const stealing = after(start, 'play WW03', 'option 2', 'attack F7 ferrum')
    expect(offered(stealing)).toEqual(['steal 0', 'steal 1', 'steal 2', 'steal 3'])
    const done = after(stealing, 'steal 3')
    expect([crystals(done, 'woodwalkers'), crystals(done, 'ironclad'), done.drill.cargo]).toEqual([3, 2, 4])
  })

  test('CI-WW03: both options, in one order or the other', () => {
    const start = table({ forests: { F5: 1 }, crystals: { woodwalkers: 2, ironclad: 1 } })
    const moveFirst = after(start, 'play WW03', 'pay', 'option 1', 'move F5 F7')
    expect(offered(moveFirst)).toEqual(['attack F7 ferrum', 'forfeit'])
    expect(crystals(after(moveFirst, 'attack F7 ferrum', 'steal 1'), 'woodwalkers')).toBe(1)
    const attackFirst = after(table({ forests: { F7: 1 }, crystals: { woodwalkers: 2, ironclad: 1 } }), 'play WW03')
    const moving = after(attackFirst, 'pay', 'option 2', 'attack F7 ferrum', 'steal 1')
    expect(offered(moving)).toEqual(['forfeit', 'move F7 F5', 'move F7 F8', 'move F7 F9'])
  })
})
