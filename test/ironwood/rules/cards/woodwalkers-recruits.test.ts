import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, fighters, hand, legal, type Table, table, totems } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State => table({ hands: { woodwalkers: cards }, ...rest })
const outer = ['recruit F1', 'recruit F2', 'recruit F4', 'recruit F13', 'recruit F15', 'recruit F16', 'forfeit'].sort()

describe('WW07 Pilgrims of the Root', () => {
  test('WW07: recruits 1 Fighter on an outer forest, then draws a vision card or discovers', () => {
    const start = held(['WW07'], { forests: { F3: 1 }, visions: { hand: ['chromia'], deck: ['auria'] } })
    const recruiting = after(start, 'play WW07')
    expect(offered(recruiting)).toEqual(outer)
    const recruited = after(recruiting, 'recruit F16')
    expect([fighters(recruited, 'F16'), ...offered(recruited)]).toEqual([1, 'option 1', 'option 2'])
    expect(offered(after(recruited, 'option 1'))).toEqual(['draw-visions 0', 'draw-visions 1'])
    const discovering = after(recruited, 'option 2')
    expect(offered(discovering)).toEqual(['discover chromia F3', 'forfeit'])
    const done = after(discovering, 'discover chromia F3')
    expect([...totems(done, 'F3'), crystals(done, 'woodwalkers')]).toEqual([1, 0, 0])
    expect(game.toAct(done)).toBe('ironclad')
  })
})

describe('WW09 Children of the Forest', () => {
  test('WW09: recruits 2 Fighters on the same outer forest', () => {
    const recruiting = after(held(['WW09']), 'play WW09')
    expect(offered(recruiting)).toEqual(outer)
    const one = after(recruiting, 'recruit F2')
    expect(offered(one)).toEqual(['forfeit', 'recruit F2'])
    expect(fighters(after(one, 'recruit F2'), 'F2')).toBe(2)
    expect(fighters(after(one, 'forfeit'), 'F2')).toBe(1)
    const scarce = after(held(['WW09'], { forests: { F1: 19 } }), 'play WW09', 'recruit F2')
    expect([fighters(scarce, 'F2'), game.toAct(scarce)]).toEqual([1, 'ironclad'])
  })

  test('WW09: its crystal buys nothing when it is played', () => {
    const done = after(held(['WW09'], { crystals: { woodwalkers: 3 } }), 'play WW09', 'forfeit')
    expect([game.toAct(done), crystals(done, 'woodwalkers')]).toEqual(['ironclad', 3])
  })

  test('CI-WW09: burned, it recruits 1 Fighter for 1 crystal, on whosever turn it is', () => {
    const hands = { ironclad: ['IC27'], woodwalkers: ['WW09', 'WW18'] }
    const start = table({ turn: 'ironclad', hands, crystals: { woodwalkers: 1 } })
    const burned = after(start, 'play IC27', 'draw 0', 'burn WW09')
    expect([game.toAct(burned), ...offered(burned)]).toEqual(['woodwalkers', 'forfeit', 'pay'])
    const paid = after(burned, 'pay')
    expect([crystals(paid, 'woodwalkers'), ...offered(paid)]).toEqual([0, ...outer])
    expect(fighters(after(paid, 'recruit F4'), 'F4')).toBe(1)
    expect(crystals(after(burned, 'forfeit'), 'woodwalkers')).toBe(1)
  })

  test('CI-WW09: burned without a crystal it recruits nothing', () => {
    const hands = { ironclad: ['IC27'], woodwalkers: ['WW09', 'WW18'] }
    const burned = after(table({ turn: 'ironclad', hands }), 'play IC27', 'draw 0', 'burn WW09')
    expect(offered(burned)).toEqual(['play WW01', 'play WW02', 'play WW03', 'play WW18', 'rest'])
    expect(burned.forests.fighters.every((count) => count === 0)).toBe(true)
  })
})

describe('WW25 Keepers of the Totem', () => {
  test('WW25: discovers, then recruits 2 Fighters on a controlled forest with a Totem', () => {
    const start = held(['WW25'], { forests: { F3: 1, F7: 1 }, visions: { hand: ['chromia'] } })
    const discovered = after(start, 'play WW25', 'discover chromia F3')
    expect(offered(discovered)).toEqual(['forfeit', 'recruit F3'])
    const done = after(discovered, 'recruit F3', 'recruit F3')
    expect([fighters(done, 'F3'), game.toAct(done)]).toEqual([3, 'ironclad'])
  })

  test('WW25: without such a forest 1 Fighter on an outer forest', () => {
    const start = held(['WW25'], { forests: { F3: 1 }, full: { F7: 1 } })
    const recruiting = after(start, 'play WW25', 'forfeit')
    expect(offered(recruiting)).toEqual(outer)
    expect(game.toAct(after(recruiting, 'recruit F1'))).toBe('ironclad')
  })

  test('CI-WW25: an older Totem will do, and then the outer forests are out of reach', () => {
    const start = held(['WW25'], {
      forests: { F3: 1, F7: 1, F9: 1 },
      fading: { F9: 1 },
      full: { F12: 1 },
      visions: { hand: ['chromia'] },
    })
    const discovered = after(start, 'play WW25', 'discover chromia F3')
    expect(offered(discovered)).toEqual(['forfeit', 'recruit F3', 'recruit F9'])
    const one = after(discovered, 'recruit F9')
    expect(offered(one)).toEqual(['forfeit', 'recruit F9'])
    expect(offered(after(start, 'play WW25', 'forfeit'))).toEqual(['forfeit', 'recruit F9'])
  })
})

const answerTheHorn = (card: string): void => {
  const start = held([card], { forests: { F3: 1, F5: 1, F1: 3 }, mountains: { auria: 1 }, visions: { hand: [] } })
  const choosing = after(start, `play ${card}`)
  expect(offered(choosing)).toEqual(['choose F3', 'choose F5', 'forfeit'])
  const chosen = after(choosing, 'choose F3')
  expect(offered(chosen)).toEqual(['forfeit', 'recruit F3'])
  const recruited = after(chosen, 'recruit F3')
  expect(offered(recruited)).toEqual(['attack F3 auria', 'forfeit'])
  const won = after(recruited, 'attack F3 auria', 'wager nothing', 'wager nothing', 'forfeit')
  expect(offered(won)).toEqual(outer)
  const done = after(won, 'recruit F13')
  expect([fighters(done, 'F3'), fighters(done, 'F13'), game.toAct(done)]).toEqual([2, 1, 'ironclad'])
}

describe('WW28 and WW37 Answer the Horn', () => {
  test('WW28: recruits on a chosen inner forest and attacks from it; a victory recruits once more', () => {
    answerTheHorn('WW28')
  })

  test('WW37: the second copy does the same', () => {
    answerTheHorn('WW37')
  })

  test('WW28: without a choice there is neither Fighter nor Attack', () => {
    const start = held(['WW28'], { forests: { F3: 1 }, mountains: { auria: 1 } })
    expect(game.toAct(after(start, 'play WW28', 'forfeit'))).toBe('ironclad')
    const nowhere = held(['WW28'], { forests: { F1: 1 }, mountains: { chromia: 1 } })
    expect(game.toAct(after(nowhere, 'play WW28'))).toBe('ironclad')
  })

  test('WW28: a battle lost recruits nothing', () => {
    const start = held(['WW28'], { forests: { F3: 1 }, mountains: { auria: 3 } })
    const attacking = after(start, 'play WW28', 'choose F3', 'recruit F3', 'attack F3 auria')
    const lost = after(attacking, 'wager nothing', 'wager nothing', 'forfeit')
    expect(offered(lost)).toEqual(['play IC01', 'play IC02', 'play IC03', 'rest'])
  })

  test('CI-WW28: the forest is chosen with an empty supply too, and any legal target may be attacked from it', () => {
    const start = held(['WW28'], { forests: { F7: 2, F1: 17, F5: 1 }, mountains: { auria: 1, lithimar: 1 } })
    const chosen = after(start, 'play WW28', 'choose F7')
    // The Drill stands on Ferrum, so Ferrum is a target without a Warband.
    expect(offered(chosen)).toEqual(['attack F7 auria', 'attack F7 ferrum', 'attack F7 lithimar', 'forfeit'])
  })
})

describe('WW30 Blood for the Roots', () => {
  const start = held(['WW30', 'WW06'], {
    forests: { F3: 1, F7: 2, F1: 1 },
    mountains: { auria: 3, chromia: 1, lithimar: [0, 1], ferrum: 1 },
    visions: { hand: ['cobaltis'] },
  })

  test('WW30: 1 own Fighter of an inner forest for up to 2 Ironclad Fighters of one mountain', () => {
    const paying = after(start, 'play WW30')
    expect(offered(paying)).toEqual(['forfeit', 'sacrifice F3', 'sacrifice F7'])
    const paid = after(paying, 'sacrifice F7')
    expect([fighters(paid, 'F7'), ...offered(paid)]).toEqual([
      1,
      'forfeit',
      'remove auria fighter',
      'remove ferrum fighter',
    ])
    const one = after(paid, 'remove auria fighter')
    expect(offered(one)).toEqual(['forfeit', 'remove auria fighter'])
    expect(fighters(after(one, 'remove auria fighter'), 'auria')).toBe(1)
  })

  test('WW30: the second step burns a card for 2 Fighters on an outer forest, with any result of the first', () => {
    const burning = after(start, 'play WW30', 'forfeit')
    expect(offered(burning)).toEqual(['burn WW06', 'burn-vision cobaltis', 'forfeit'])
    const burned = after(burning, 'burn-vision cobaltis')
    expect(offered(burned)).toEqual(outer)
    expect(fighters(after(burned, 'recruit F4', 'recruit F4'), 'F4')).toBe(2)
    expect(hand(after(burning, 'burn WW06', 'forfeit'), 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
  })

  test('CI-WW30: the forest need not be controlled any more; 0, 1 or 2 Fighters go', () => {
    const paid = after(start, 'play WW30', 'sacrifice F3')
    expect([fighters(paid, 'F3'), ...offered(paid)]).toEqual([
      0,
      'forfeit',
      'remove auria fighter',
      'remove chromia fighter',
    ])
    const none = after(paid, 'forfeit')
    expect([fighters(none, 'auria'), fighters(none, 'chromia')]).toEqual([3, 1])
    expect(fighters(after(paid, 'remove auria fighter', 'forfeit'), 'auria')).toBe(2)
  })
})
