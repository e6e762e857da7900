import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, fighters, golems, legal, site, table } from '../support'
import { drill, expectOffers, expectOver, ironclad, lastTurn, markers, noWagers } from './ironclad-support'

describe('Hammer and Banner', () => {
  const wanted = {
    hands: { ironclad: ['IC20'] },
    mountains: { auria: 3, chromia: 1 },
    forests: { F7: 2 },
    foundations: ['chromia', 'cobaltis'],
  }
  const win = ['play IC20', 'attack auria F7', ...noWagers, 'forfeit']

  test('IC20: an Attack with 1 damage more, and after a victory one of two options', () => {
    const won = after(ironclad({ ...wanted, crystals: { ironclad: 4 } }), ...win)
    expect(fighters(won, 'F7')).toBe(1)
    expectOffers(won, 'option 1', 'option 2')
    const building = after(won, 'option 1')
    expectOffers(building, 'pay', 'forfeit')
    const paid = after(building, 'pay')
    expect(crystals(paid, 'ironclad')).toBe(1)
    // Chromia is controlled, if far from the battle; Cobaltis is not.
    expectOffers(paid, 'build chromia', 'forfeit')
    const built = after(paid, 'build chromia')
    expect(site(built, 'chromia')).toBe('forge')
    expectOver(built)
  })

  test('IC20: the second option places a Foundation; 2 crystals do not build', () => {
    const start = ironclad({ ...wanted, mountains: { auria: 3, chromia: 1, gallimor: 1 }, crystals: { ironclad: 2 } })
    const won = after(start, ...win)
    expectOver(after(won, 'option 1'))
    const founding = after(won, 'option 2')
    expectOffers(founding, 'found gallimor', 'forfeit')
    const founded = after(founding, 'found gallimor')
    expect([site(founded, 'gallimor'), crystals(founded, 'ironclad')]).toEqual(['foundation', 2])
    expectOver(founded)
  })

  test('IC20: without a victory there is no option', () => {
    expectOver(after(ironclad({ ...wanted, crystals: { ironclad: 4 } }), 'play IC20', 'forfeit'))
    const weak = ironclad({ ...wanted, mountains: { auria: 1, chromia: 1 }, forests: { F7: 4 } })
    expectOver(after(weak, ...win))
  })

  test('CI-IC20: the third Forge wins at once', () => {
    const start = ironclad({
      ...wanted,
      forges: ['gallimor', 'plumbarum'],
      crystals: { ironclad: 3 },
      drill: { at: 'chromia', step: 1, cargo: 2 },
    })
    const built = after(start, ...win, 'option 1', 'pay', 'build chromia')
    expect(built.result).toEqual({ winner: 'ironclad', by: 'forges' })
    expect(legal(built)).toEqual([])
    // Nothing comes after the end, not even the unloading.
    expect(drill(built)).toEqual(['chromia', 1, 2])
  })

  test('CI-IC20: a Drill under the new Forge is unloaded', () => {
    const start = ironclad({ ...wanted, crystals: { ironclad: 3 }, drill: { at: 'chromia', step: 1, cargo: 2 } })
    const built = after(start, ...win, 'option 1', 'pay', 'build chromia')
    expect([crystals(built, 'ironclad'), ...drill(built)]).toEqual([2, 'chromia', 0, 0])
  })
})

describe('Locked Plates', () => {
  const wanted = { mountains: { auria: 4 }, forests: { F7: 2 }, hands: { ironclad: ['IC25'], woodwalkers: ['WW16'] } }

  test('CI-IC25: 1 defense more, in the Attack of its own second step too', () => {
    const won = after(ironclad(wanted), 'play IC25', 'attack auria F7', 'wager nothing', 'wager WW16')
    // 3 damage less 1; then 2 against 2, and the tie goes to the attacker.
    expect([fighters(won, 'auria'), markers(won, 'ironclad', 'IC25')]).toEqual([2, 2])
    const victory = after(won, 'forfeit')
    expectOffers(victory, 'recruit auria', 'forfeit')
    const recruited = after(victory, 'recruit auria')
    expect(fighters(recruited, 'auria')).toBe(3)
    expectOver(recruited)
  })

  test('IC25: as defender too, as long as it is in play', () => {
    const attack = ['play WW02', 'forfeit', 'attack F7 auria', 'wager WW16', 'wager nothing']
    const { mountains, forests } = wanted
    const hands = { woodwalkers: ['WW16'] }
    const plated = after(table({ mountains, forests, hands, ongoing: { ironclad: { IC25: 1 } } }), ...attack)
    expect(fighters(plated, 'auria')).toBe(2)
    const bare = after(table({ mountains, forests, hands }), ...attack)
    expect(fighters(bare, 'auria')).toBe(1)
  })

  test('IC25: recruits only after a victory, and only where the Attack came from', () => {
    const start = ironclad({ ...wanted, mountains: { auria: 1, lithimar: 4, ferrum: 1 } })
    const won = after(start, 'play IC25', 'attack lithimar F7', ...noWagers, 'forfeit')
    expectOffers(won, 'recruit lithimar', 'forfeit')
    const lost = after(start, 'play IC25', 'attack auria F7', ...noWagers, 'forfeit')
    expectOver(lost)
    expect(fighters(lost, 'auria')).toBe(1)
    expectOver(after(start, 'play IC25', 'forfeit'))
  })
})

describe('Warmachine', () => {
  const ongoing = { ironclad: { IC31: 1 } }

  test('IC31: 2 markers and an Attack of its own, which triggers nothing', () => {
    const start = ironclad({ hands: { ironclad: ['IC31'] }, mountains: { auria: 2 }, forests: { F7: 2 } })
    const played = after(start, 'play IC31')
    expect(markers(played, 'ironclad', 'IC31')).toBe(2)
    expectOffers(played, 'attack auria F7', 'forfeit')
    const attacking = after(played, 'attack auria F7')
    expectOffers(attacking, 'wager IC01', 'wager IC02', 'wager IC03', 'wager nothing')
    expect(fighters(attacking, 'F7')).toBe(2)
  })

  test('IC31: an attacking Warband loses a Fighter before cards are wagered', () => {
    const start = table({ ongoing, mountains: { auria: 2 }, forests: { F7: 3, F8: 1 } })
    const attacked = after(start, 'play WW02', 'forfeit', 'attack F7 auria')
    expect(game.toAct(attacked)).toBe('ironclad')
    expectOffers(attacked, 'remove F7 fighter', 'forfeit')
    const ambushed = after(attacked, 'remove F7 fighter')
    expect([fighters(ambushed, 'F7'), game.toAct(ambushed)]).toEqual([2, 'woodwalkers'])
    expect(legal(ambushed)).toContain('wager WW01')
    // Once in the battle: 2 against 2 is decided by the tie.
    const fought = after(ambushed, ...noWagers)
    expect([fighters(fought, 'F7'), game.toAct(fought)]).toEqual([2, 'woodwalkers'])
    // It may be left out.
    expect(fighters(after(attacked, 'forfeit'), 'F7')).toBe(3)
  })

  test('CI-IC31: with the last attacker the battle ends, won by the Ironclad without anything else', () => {
    const start = table({
      ongoing,
      mountains: { auria: 1 },
      forests: { F7: 1 },
      drill: { at: 'auria', step: 1, cargo: 2 },
      hands: { ironclad: ['IC20'] },
    })
    const over = after(start, 'play WW02', 'forfeit', 'attack F7 auria', 'remove F7 fighter')
    // No wager, no retreat, no Victory: it is the turn of the Ironclad.
    expectOffers(over, 'play IC01', 'play IC02', 'play IC03', 'play IC20', 'rest')
    expect([fighters(over, 'F7'), fighters(over, 'auria'), crystals(over, 'woodwalkers')]).toEqual([0, 1, 0])
    expect(drill(over)).toEqual(['auria', 1, 2])
    expect(over.battle).toBeNull()
  })

  test('CI-IC31: Attack Ferrum counts; an empty Ferrum and a Drill alone do not', () => {
    const attack = ['play WW03', 'option 2', 'attack F7 ferrum']
    const held = after(table({ ongoing, mountains: { ferrum: 1 }, forests: { F7: 1 } }), ...attack)
    expectOffers(held, 'remove F7 fighter', 'forfeit')
    const empty = after(table({ ongoing, forests: { F7: 1 }, crystals: { ironclad: 1 } }), ...attack)
    expectOffers(empty, 'steal 1', 'steal 0')
    const alone = table({ ongoing, forests: { F7: 1 }, drill: { at: 'auria', step: 2, cargo: 3 } })
    const wrecked = after(alone, 'play WW02', 'forfeit', 'attack F7 auria')
    expectOffers(wrecked, 'salvage', 'forfeit')
    expect(fighters(wrecked, 'F7')).toBe(1)
  })

  test('IC31: a Golem alone is a Warband too', () => {
    const start = table({ ongoing, mountains: { auria: [0, 1] }, forests: { F7: 2 } })
    const attacked = after(start, 'play WW02', 'forfeit', 'attack F7 auria', 'remove F7 fighter', ...noWagers)
    // The Golem deals 1 to the Fighter that is left.
    expect([fighters(attacked, 'F7'), golems(attacked, 'auria')]).toEqual([0, 1])
  })
})

describe('Wire Along the Treeline', () => {
  const wanted = { hands: { ironclad: ['IC26'], woodwalkers: ['WW16', 'WW28'] }, mountains: { auria: 3 } }

  test('IC26: an Attack with 1 defense more', () => {
    const start = ironclad({ ...wanted, forests: { F7: 2 } })
    const fought = after(start, 'play IC26', 'attack auria F7', 'wager nothing', 'wager WW16')
    expect(fighters(fought, 'auria')).toBe(1)
  })

  test('IC26: marks an inner forest beside a mountain under control, with or without the Attack', () => {
    const start = ironclad({ ...wanted, forests: { F9: 2 } })
    const marking = after(start, 'play IC26')
    expectOffers(marking, ...['F3', 'F5', 'F6', 'F7', 'F8'].map((at) => `mark ${at}`), 'forfeit')
    const marked = after(marking, 'mark F7')
    expect(marked.marks).toHaveLength(1)
    expectOver(marked)
    expect(after(marking, 'forfeit').marks).toHaveLength(0)
    expectOver(after(ironclad({ hands: { ironclad: ['IC26'] }, forests: { F9: 2 } }), 'play IC26'))
  })

  test('IC26: Fighters cannot be moved into it', () => {
    const start = ironclad({ ...wanted, forests: { F5: 1, F9: 1 } })
    const moving = after(start, 'play IC26', 'forfeit', 'mark F7', 'play WW02')
    expectOffers(
      moving,
      ...['F2', 'F3', 'F11'].map((to) => `move F5 ${to}`),
      ...['F10', 'F11'].map((to) => `move F9 ${to}`),
      'forfeit',
    )
  })

  test('CI-IC26: units there may stay or leave, and do not come back this round', () => {
    const start = ironclad({ ...wanted, forests: { F7: 2 }, hands: { ironclad: ['IC26'], woodwalkers: [] } })
    const left = after(start, 'play IC26', 'forfeit', 'mark F7', 'play WW02', 'move F7 F5', 'forfeit', 'forfeit')
    expect([fighters(left, 'F7'), fighters(left, 'F5')]).toEqual([1, 1])
    const turn = after(left, 'rest', 'play WW03', 'option 1')
    const moves = legal(turn)
    expect(moves).toContain('move F7 F8')
    expect(moves).toContain('move F5 F3')
    expect(moves).not.toContain('move F5 F7')
  })

  test('CI-IC26: Totems may be discovered there and Fighters recruited', () => {
    const start = ironclad({ ...wanted, forests: { F7: 1 }, visions: { hand: ['lithimar'] } })
    const marked = after(start, 'play IC26', 'forfeit', 'mark F7')
    const discovering = after(marked, 'play WW01', 'draw 0', 'option 2')
    expect(legal(discovering)).toContain('discover lithimar F7')
    const recruiting = after(marked, 'play WW28', 'choose F7')
    expectOffers(recruiting, 'recruit F7', 'forfeit')
  })

  test('IC26: it holds until the Round End, and the marker goes in the next marker step', () => {
    const start = lastTurn({ ...wanted, mountains: { auria: 1 }, forests: { F5: 1 } })
    const marked = ['play IC26', 'forfeit', 'mark F7']
    const next = after(start, ...marked)
    expect([next.round, next.marks.length]).toEqual([3, 0])
    const recruiting = after(lastTurn({ ...wanted, forests: { F5: 1 }, crystals: { ironclad: 2 } }), ...marked)
    expect([recruiting.phase, recruiting.marks.map(({ over }) => over)]).toEqual(['end', [true]])
    expect(legal(after(next, 'play WW02'))).toContain('move F5 F7')
  })
})
