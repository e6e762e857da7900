import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, fighters, hand, legal, type Table, table } from '../support'

const offered = (state: State): string[] => [...legal(state)].sort()
const held = (cards: string[], rest: Table = {}): State => table({ hands: { woodwalkers: cards }, ...rest })
const bases = ['WW01', 'WW02', 'WW03']
const unwagered = ['wager nothing', 'wager nothing']

describe('WW13 The Pack Runs On', () => {
  const start = held(['WW13'], { forests: { F1: 3, F5: 1 }, mountains: { chromia: 1 } })
  const moved = after(start, 'play WW13', 'move F1 F3', 'move F1 F3')

  test('WW13: moves 2, attacks, and a victory gives an additional base card', () => {
    expect(offered(moved)).toEqual(['attack F3 chromia', 'forfeit'])
    const won = after(moved, 'attack F3 chromia', ...unwagered, 'forfeit')
    expect(offered(won)).toEqual(['forfeit', 'play WW01', 'play WW02', 'play WW03'])
    expect(game.toAct(after(won, 'forfeit'))).toBe('ironclad')
    expect(game.toAct(after(moved, 'forfeit'))).toBe('ironclad')
  })

  test('WW13: a battle lost gives nothing', () => {
    const lost = held(['WW13'], { forests: { F3: 1 }, mountains: { auria: 2 } })
    const done = after(lost, 'play WW13', 'forfeit', 'attack F3 auria', ...unwagered, 'forfeit')
    expect(offered(done)).toEqual(['play IC01', 'play IC02', 'play IC03', 'rest'])
  })

  test('CI-WW13: a base card wagered in the Attack cannot be the additional one', () => {
    const won = after(moved, 'attack F3 chromia', 'wager WW02', 'wager nothing')
    expect(offered(won)).toEqual(['forfeit', 'play WW01', 'play WW03'])
  })

  test('CI-WW13: the Fighters moved in step 1 stay, others may move', () => {
    const running = after(moved, 'attack F3 chromia', ...unwagered, 'forfeit', 'play WW03', 'option 1')
    expect(offered(running)).toEqual(['forfeit', 'move F1 F3', 'move F5 F11', 'move F5 F2', 'move F5 F3', 'move F5 F7'])
  })
})

describe('WW15 Rattle the Gates', () => {
  test('WW15: draws 1, attacks Ferrum, and a victory steals 2 crystals', () => {
    const start = held(['WW15'], { forests: { F9: 2, F3: 1 }, mountains: { auria: 1 }, crystals: { ironclad: 3 } })
    const drawing = after(start, 'play WW15')
    expect(offered(drawing)).toEqual(['draw 0', 'draw 1'])
    const attacking = after(drawing, 'draw 0')
    expect(offered(attacking)).toEqual(['attack F9 ferrum', 'forfeit'])
    const stealing = after(attacking, 'attack F9 ferrum')
    expect(offered(stealing)).toEqual(['steal 0', 'steal 1', 'steal 2'])
    const done = after(stealing, 'steal 2')
    expect([crystals(done, 'woodwalkers'), crystals(done, 'ironclad'), fighters(done, 'F9')]).toEqual([2, 1, 2])
  })

  test('WW15: as many crystals as there are', () => {
    const poor = held(['WW15'], { forests: { F9: 2 }, crystals: { ironclad: 1 } })
    expect(offered(after(poor, 'play WW15', 'draw 0', 'attack F9 ferrum'))).toEqual(['steal 0', 'steal 1'])
  })

  test('CI-WW15: without a Warband beside Ferrum there is no Attack and no Victory', () => {
    const far = held(['WW15'], { forests: { F3: 2 }, mountains: { auria: 1 }, crystals: { ironclad: 3 } })
    expect(game.toAct(after(far, 'play WW15', 'draw 1'))).toBe('ironclad')
  })
})

describe("WW16 Hunter's Instinct", () => {
  const start = held(['WW16', 'WW06'], {
    forests: { F3: 2, F1: 5 },
    mountains: { auria: 2 },
    visions: { hand: ['zincur'] },
    crystals: { ironclad: 2 },
  })

  test('WW16: burns a card of either kind to move 4 Fighters', () => {
    const burning = after(start, 'play WW16')
    expect(offered(burning)).toEqual(['burn WW06', 'burn-vision zincur', 'forfeit'])
    const moves = Array<string>(4).fill('move F1 F3')
    const moved = after(burning, 'burn WW06', ...moves)
    expect([fighters(moved, 'F3'), ...offered(moved)]).toEqual([6, 'attack F3 auria', 'forfeit'])
  })

  test('WW16: a victory steals 1 crystal', () => {
    const won = after(start, 'play WW16', 'forfeit', 'attack F3 auria', ...unwagered, 'forfeit')
    expect(offered(won)).toEqual(['steal 0', 'steal 1'])
    expect(crystals(after(won, 'steal 1'), 'woodwalkers')).toBe(1)
  })

  test('CI-WW16: without the burn no Move, but the Attack', () => {
    expect(offered(after(start, 'play WW16', 'forfeit'))).toEqual(['attack F3 auria', 'forfeit'])
    const bare = held(['WW16'], { forests: { F3: 2 }, mountains: { auria: 2 } })
    expect(offered(after(bare, 'play WW16'))).toEqual(['attack F3 auria', 'forfeit'])
  })

  test('CI-WW16: the Defense counts in this battle and in no other', () => {
    const fought = after(start, 'play WW16', 'forfeit', 'attack F3 auria', 'wager nothing', 'wager IC03')
    expect(fighters(fought, 'F3')).toBe(2)
    const attacked = after(fought, 'forfeit', 'steal 0', 'play IC01', 'option 3', 'attack auria F3', ...unwagered)
    expect(fighters(attacked, 'F3')).toBe(1)
  })
})

const strikeAndMelt = (card: string): void => {
  const start = held([card, 'WW09'], { forests: { F1: 4 }, mountains: { auria: 2 } })
  const moving = after(start, `play ${card}`)
  expect(offered(moving)).toEqual(['forfeit', 'move F1 F3'])
  const moved = after(moving, ...Array<string>(3).fill('move F1 F3'))
  expect([fighters(moved, 'F3'), ...offered(moved)]).toEqual([3, 'attack F3 auria', 'forfeit'])
  const won = after(moved, 'attack F3 auria', 'wager WW09', 'wager nothing', 'forfeit')
  expect(hand(won, 'woodwalkers')).toEqual([...bases, 'WW09'])
  expect(offered(won)).toEqual(['draw 0', 'draw 1'])
  const done = after(won, 'draw 1')
  expect([hand(done, 'woodwalkers').length, done.sides.woodwalkers.discard]).toEqual([5, []])
  expect(legal(after(done, 'rest'))).toContain('play WW09')
}

describe('WW21 and WW35 Strike and Melt Away', () => {
  test('WW21: moves 3, attacks, takes its wager back and draws 1 for a victory', () => {
    strikeAndMelt('WW21')
  })

  test('WW35: the second copy does the same', () => {
    strikeAndMelt('WW35')
  })

  test.each(['WW21', 'WW35'])('CI-WW21: the wager comes back after a defeat too (%s)', (card) => {
    const start = held([card, 'WW06'], { forests: { F3: 1 }, mountains: { auria: [0, 3] } })
    const lost = after(start, `play ${card}`, 'forfeit', 'attack F3 auria', 'wager WW06', 'wager nothing')
    expect([fighters(lost, 'F3'), game.toAct(lost)]).toEqual([0, 'ironclad'])
    expect(hand(lost, 'woodwalkers')).toEqual([...bases, 'WW06'])
  })

  test.each(['WW21', 'WW35'])('CI-WW21: a wagered base card lies aside until the Round End (%s)', (card) => {
    const start = held([card], { forests: { F3: 2 }, mountains: { auria: 1 } })
    const won = after(start, `play ${card}`, 'forfeit', 'attack F3 auria', 'wager WW02', 'wager nothing')
    expect([hand(won, 'woodwalkers'), won.sides.woodwalkers.wagered]).toEqual([['WW01', 'WW03'], ['WW02']])
  })

  test('CI-WW21: the opponent does not get a wager back', () => {
    const hands = { woodwalkers: ['WW21'], ironclad: ['IC04'] }
    const start = table({ hands, forests: { F3: 3 }, mountains: { auria: 2 } })
    const attacking = after(start, 'play WW21', 'forfeit', 'attack F3 auria')
    const lost = after(attacking, 'wager nothing', 'wager IC04', 'forfeit')
    expect(lost.sides.ironclad.discard).toEqual(['IC04'])
  })
})

describe('WW33 Vein Thieves', () => {
  const start = held(['WW33'], {
    forests: { F5: 3 },
    mountains: { auria: 1 },
    crystals: { ironclad: 4 },
    drill: { at: 'gallimor' },
  })
  const moved = after(start, 'play WW33', 'move F5 F7', 'move F5 F7')

  test('WW33: moves 2, then one of two Attacks', () => {
    expect(offered(moved)).toEqual(['option 1', 'option 2'])
    expect(offered(after(moved, 'option 1'))).toEqual(['attack F7 ferrum', 'forfeit'])
    expect(offered(after(moved, 'option 2'))).toEqual(['attack F5 auria', 'attack F7 auria', 'forfeit'])
  })

  test('CI-WW33: one option only, each with its own Victory', () => {
    const gates = after(moved, 'option 1', 'attack F7 ferrum')
    expect(offered(gates)).toEqual(['steal 0', 'steal 1', 'steal 2', 'steal 3'])
    expect([game.toAct(after(gates, 'steal 3')), crystals(after(gates, 'steal 3'), 'woodwalkers')]).toEqual([
      'ironclad',
      3,
    ])
    const field = after(moved, 'option 2', 'attack F7 auria', ...unwagered, 'forfeit')
    expect(offered(field)).toEqual(['draw 0', 'draw 1', 'draw 2'])
    expect(game.toAct(after(field, 'draw 2'))).toBe('ironclad')
    expect(game.toAct(after(moved, 'option 1', 'forfeit'))).toBe('ironclad')
  })

  test('WW33: burned, it gains 1 crystal', () => {
    const burned = after(held(['WW14', 'WW33']), 'play WW14', 'burn WW33')
    expect(offered(burned)).toEqual(['gain 0', 'gain 1'])
    expect(crystals(after(burned, 'gain 1'), 'woodwalkers')).toBe(1)
  })
})
