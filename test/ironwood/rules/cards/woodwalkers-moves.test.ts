import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, fighters, golems, legal, type Table, table, totems, untilTurn } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State => table({ hands: { woodwalkers: cards }, ...rest })

describe('WW04 Ambush', () => {
  const start = held(['WW04'], {
    forests: { F1: 2, F2: 1, F10: 1 },
    mountains: { auria: 1, argentimar: [0, 1], chromia: [1, 1], ferrum: 1, zincur: 1 },
  })

  test('WW04: moves 4 Fighters and removes 1 Ironclad Fighter beside one of them', () => {
    const removing = after(start, 'play WW04', 'move F1 F3', 'forfeit')
    expect(offered(removing)).toEqual(['forfeit', 'remove auria fighter', 'remove chromia fighter'])
    const done = after(removing, 'remove chromia fighter')
    expect([fighters(done, 'chromia'), golems(done, 'chromia'), game.toAct(done)]).toEqual([0, 1, 'ironclad'])
  })

  test('WW04: not more than 4 Fighters move', () => {
    const many = held(['WW04'], { forests: { F1: 5 } })
    const done = after(many, 'play WW04', ...Array<string>(4).fill('move F1 F3'))
    expect([fighters(done, 'F3'), game.toAct(done)]).toEqual([4, 'ironclad'])
  })

  test('CI-WW04: nobody moved, or only to outer forests: nothing is removed', () => {
    expect(game.toAct(after(start, 'play WW04', 'forfeit'))).toBe('ironclad')
    const left = held(['WW04'], { forests: { F3: 2 }, mountains: { auria: 1 } })
    expect(game.toAct(after(left, 'play WW04', 'move F3 F1', 'forfeit'))).toBe('ironclad')
  })

  test('CI-WW04: the mountain may be Ferrum, and other Fighters give no reach', () => {
    const removing = after(start, 'play WW04', 'move F10 F8', 'forfeit')
    expect(offered(removing)).toEqual([
      'forfeit',
      'remove auria fighter',
      'remove ferrum fighter',
      'remove zincur fighter',
    ])
    const done = after(removing, 'remove ferrum fighter')
    expect(fighters(done, 'ferrum')).toBe(0)
  })
})

describe.each(['WW05', 'WW29'])('%s Canopy Cover', (card) => {
  const start = held([card], { forests: { F3: 3 }, full: { F3: 1 }, visions: { hand: ['auria'] } })
  const covered = after(start, `play ${card}`, 'move F3 F1', 'forfeit')

  test('WW05 and WW29: moves 4 Fighters, then a base card is played in addition, or not', () => {
    const many = held([card], { forests: { F1: 5 } })
    const moved = after(many, `play ${card}`, ...Array<string>(4).fill('move F1 F3'))
    expect(offered(moved)).toEqual(['forfeit', 'play WW01', 'play WW02', 'play WW03'])
    expect(game.toAct(after(moved, 'forfeit'))).toBe('ironclad')
  })

  test('WW05 and WW29: the additional card uses no slot, and the turn ends after it', () => {
    const done = after(covered, 'play WW03', 'option 1', 'forfeit')
    expect(done.sides.woodwalkers.slots).toEqual([{ card }])
    expect(done.sides.woodwalkers.extra).toEqual(['WW03'])
    expect(game.toAct(done)).toBe('ironclad')
  })

  test('CI-WW05: no Fighter takes a Totem along, by this card or by the additional one', () => {
    expect(offered(after(start, `play ${card}`))).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
    const moving = after(covered, 'play WW03', 'option 1')
    expect(offered(moving)).toEqual(['forfeit', 'move F1 F3', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
    const later = untilTurn(after(moving, 'forfeit'), 'woodwalkers')
    expect(legal(after(later, 'play WW02'))).toContain('move F3 F1 full')
  })

  test('CI-WW05: with the additional Ransack every Fighter moves once more, and only once', () => {
    const moves = ['move F1 F3', 'move F3 F1', 'move F3 F1']
    const done = after(covered, 'play WW03', 'option 1', ...moves)
    expect(fighters(done, 'F1')).toBe(2)
    expect(game.toAct(done)).toBe('ironclad')
  })

  test('CI-WW05: the additional Swift Strike moves them again and attacks', () => {
    const striking = after(held([card], { forests: { F1: 2 }, mountains: { auria: 1 } }), `play ${card}`)
    const moved = after(striking, 'move F1 F3', 'move F1 F3', 'play WW02', 'move F3 F5', 'move F3 F5')
    expect(offered(moved)).toEqual(['attack F5 auria', 'forfeit'])
  })

  test('CI-WW05: a Totem may be discovered with the additional Visions', () => {
    const discovered = after(covered, 'play WW01', 'draw 0', 'option 2', 'discover auria F3')
    expect(totems(discovered, 'F3')).toEqual([2, 0])
  })

  test('WW05 and WW29: where additional cards are forbidden none is offered', () => {
    const silenced = table({
      turn: 'ironclad',
      forests: { F1: 1 },
      hands: { woodwalkers: [card], ironclad: ['IC36'] },
    })
    expect(game.toAct(after(silenced, 'play IC36', `play ${card}`, 'forfeit'))).toBe('ironclad')
  })
})

test('WW05: Canopy Cover lets the moved Fighters move again', () => {
  const moved = after(held(['WW05'], { forests: { F1: 1 } }), 'play WW05', 'move F1 F3', 'play WW03', 'option 1')
  expect(offered(moved)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
})

test('WW29: the second copy of Canopy Cover lets them move again too', () => {
  const moved = after(held(['WW29'], { forests: { F1: 1 } }), 'play WW29', 'move F1 F3', 'play WW03', 'option 1')
  expect(offered(moved)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
})

describe('WW08 Dashing Spirits', () => {
  test('WW08: the Fighters moved in step 1 move a second time', () => {
    const start = held(['WW08'], { forests: { F1: 2, F5: 1 } })
    const again = after(start, 'play WW08', 'move F1 F3', 'move F1 F3', 'move F5 F3')
    expect(offered(again)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
    const done = after(again, 'move F3 F5', 'move F3 F5', 'move F3 F1')
    expect([fighters(done, 'F5'), fighters(done, 'F1'), game.toAct(done)]).toEqual([2, 1, 'ironclad'])
  })

  test('CI-WW08: no others move: an unmoved Fighter that they join stays', () => {
    const start = held(['WW08'], { forests: { F1: 1, F3: 1 } })
    const again = after(start, 'play WW08', 'move F1 F3', 'forfeit')
    const done = after(again, 'move F3 F5')
    expect([fighters(done, 'F3'), fighters(done, 'F5'), game.toAct(done)]).toEqual([1, 1, 'ironclad'])
    expect(game.toAct(after(start, 'play WW08', 'forfeit'))).toBe('ironclad')
  })

  test('CI-WW08: unmoved, moved and done Fighters on one forest are kept apart', () => {
    const start = held(['WW08'], { forests: { F1: 1, F5: 2, F7: 1 } })
    const again = after(start, 'play WW08', 'move F1 F3', 'move F7 F5', 'forfeit')
    // On F5: two unmoved, one moved. One that is done joins them from F3.
    const joined = after(again, 'move F3 F5')
    expect(offered(joined)).toEqual(['forfeit', 'move F5 F11', 'move F5 F2', 'move F5 F3', 'move F5 F7'])
    const done = after(joined, 'move F5 F7')
    expect([fighters(done, 'F5'), fighters(done, 'F7'), game.toAct(done)]).toEqual([3, 1, 'ironclad'])
  })

  test('CI-WW08: a Totem may be taken along in both steps, and a third one wins at once', () => {
    const start = held(['WW08'], { forests: { F3: 1 }, full: { F3: 1 }, secured: 2 })
    const carried = after(start, 'play WW08', 'move F3 F6 full')
    expect(totems(carried, 'F6')).toEqual([1, 0])
    expect(legal(carried)).toContain('move F6 F4 full')
    const won = after(carried, 'move F6 F4 full')
    expect(game.outcome(won)?.winners).toEqual(['woodwalkers'])
    expect(legal(won)).toEqual([])
  })

  test('CI-WW08: a Fighter on its second move takes a Totem on that another one brought', () => {
    const start = held(['WW08'], { forests: { F5: 1, F1: 1 }, fading: { F5: 1 } })
    const again = after(start, 'play WW08', 'move F1 F3', 'move F5 F3 fading')
    const secured = after(again, 'move F3 F1 fading')
    expect(secured.secured).toBe(1)
    expect(offered(secured)).toEqual(['forfeit', 'move F3 F1', 'move F3 F5', 'move F3 F6'])
  })
})

describe('WW11 Rising Sap', () => {
  test('WW11: recruits 1 Fighter on an outer forest and moves 4', () => {
    const recruiting = after(held(['WW11'], { forests: { F2: 2 } }), 'play WW11')
    expect(offered(recruiting)).toEqual(
      ['recruit F1', 'recruit F2', 'recruit F4', 'recruit F13', 'recruit F15', 'recruit F16', 'forfeit'].sort(),
    )
    expect(offered(after(recruiting, 'recruit F1'))).toEqual(['forfeit', 'move F1 F3', 'move F2 F5'])
    expect(offered(after(recruiting, 'forfeit'))).toEqual(['forfeit', 'move F2 F5'])
  })

  test('WW11: with no Fighter in the supply there is only the Move', () => {
    expect(offered(after(held(['WW11'], { forests: { F1: 20 } }), 'play WW11'))).toEqual(['forfeit', 'move F1 F3'])
  })

  test('CI-WW11: the recruited Fighter counts among the 4', () => {
    const start = held(['WW11'], { forests: { F1: 4 } })
    const done = after(start, 'play WW11', 'recruit F1', ...Array<string>(4).fill('move F1 F3'))
    expect([fighters(done, 'F1'), fighters(done, 'F3'), game.toAct(done)]).toEqual([1, 4, 'ironclad'])
  })
})
