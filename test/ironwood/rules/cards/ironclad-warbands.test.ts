import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, events, fighters, golems, hand, legal } from '../support'
import { expectOffers, expectOver, ironclad, noWagers } from './ironclad-support'

const ferrumTo = ['auria', 'lithimar', 'zincur', 'palladimor'].map((to) => `march ferrum ${to}`)

describe('Paved Passes', () => {
  const hands = { ironclad: ['IC04'] }

  test('IC04: two Warbands, then 2 crystals', () => {
    const start = ironclad({ hands, mountains: { auria: 1, zincur: 1, gallimor: 1 } })
    const moved = after(start, 'play IC04', 'march auria ferrum', 'march zincur ferrum')
    expectOffers(moved, 'gain 2', 'gain 1', 'gain 0')
    const gained = after(moved, 'gain 2')
    expect([crystals(gained, 'ironclad'), fighters(gained, 'ferrum')]).toEqual([2, 2])
    expectOver(gained)
    // Without a move the crystals come all the same.
    expectOffers(after(start, 'play IC04', 'forfeit'), 'gain 2', 'gain 1', 'gain 0')
  })

  test('IC04: what arrives where the second Warband starts does not go on with it', () => {
    const start = ironclad({ hands, mountains: { auria: 3, lithimar: 1 } })
    const once = after(start, 'play IC04', 'march auria lithimar', 'fighters 2')
    expectOffers(once, ...['auria', 'plumbarum', 'ferrum', 'palladimor'].map((to) => `march lithimar ${to}`), 'forfeit')
    // The Fighter that stood on Lithimar, and no question how many.
    const twice = after(once, 'march lithimar ferrum', 'gain 0')
    expect(['auria', 'lithimar', 'ferrum'].map((at) => fighters(twice, at))).toEqual([1, 2, 1])
  })

  test('IC04: a Warband goes as a whole or in part, a Golem alone too', () => {
    const start = ironclad({ hands, mountains: { ferrum: [2, 1] } })
    const going = after(start, 'play IC04', 'march ferrum auria')
    expectOffers(going, 'fighters 2', 'fighters 1', 'fighters 0')
    expectOffers(after(going, 'fighters 1'), 'golems 1', 'golems 0')
    const golem = after(going, 'fighters 0', 'gain 0')
    expect([fighters(golem, 'ferrum'), golems(golem, 'ferrum'), golems(golem, 'auria')]).toEqual([2, 0, 1])
  })
})

describe('March of the Greaves', () => {
  const wanted = { hands: { ironclad: ['IC06'] }, decks: { ironclad: ['IC20'] } }

  test('IC06: a special card, one Warband, an Attack', () => {
    const start = ironclad({ ...wanted, mountains: { ferrum: 2, zincur: 1 }, forests: { F5: 1 } })
    const drawn = after(start, 'play IC06', 'draw 1')
    expect(hand(drawn, 'ironclad')).toEqual(['IC01', 'IC02', 'IC03', 'IC20'])
    const moved = after(drawn, 'march ferrum auria', 'fighters 2')
    // The Warband that moved attacks at once; Zincur has no more turn to move.
    expectOffers(moved, 'attack auria F5', 'forfeit')
    // The card drawn in the first step may be wagered: 1 damage.
    const won = after(moved, 'attack auria F5', 'wager IC20', 'wager nothing')
    expect(fighters(won, 'F5')).toBe(0)
    expectOver(won)
  })

  test('IC06: each step may be left out, and an Attack without a target is lost', () => {
    const start = ironclad({ ...wanted, mountains: { ferrum: 2 }, forests: { F7: 1 } })
    const still = after(start, 'play IC06', 'draw 0', 'forfeit')
    expectOffers(still, 'attack ferrum F7', 'forfeit')
    expectOver(after(still, 'forfeit'))
    expectOver(after(start, 'play IC06', 'draw 0', 'march ferrum zincur', 'fighters 2'))
  })
})

describe('Feint in Iron', () => {
  const wanted = { hands: { ironclad: ['IC13', 'IC20'], woodwalkers: ['WW16', 'WW20'] } }

  test('IC13: one Warband, an Attack, one Warband', () => {
    const start = ironclad({ ...wanted, mountains: { ferrum: 2, auria: 1 }, forests: { F10: 1 } })
    const played = after(start, 'play IC13')
    expect(legal(played)).toEqual(expect.arrayContaining(ferrumTo))
    const moved = after(played, 'march ferrum zincur', 'fighters 1')
    expectOffers(moved, 'attack ferrum F10', 'attack zincur F10', 'forfeit')
    const fought = after(moved, 'attack zincur F10', ...noWagers, 'forfeit')
    expect(legal(fought)).toContain('march auria zincur')
    expectOver(after(fought, 'march ferrum auria'))
  })

  test('CI-IC13: the opponent wagers a base card or nothing; the attacker may wager a special card', () => {
    const start = ironclad({ ...wanted, mountains: { auria: 2 }, forests: { F7: 1 } })
    const attacking = after(start, 'play IC13', 'forfeit', 'attack auria F7')
    expectOffers(attacking, 'wager IC01', 'wager IC02', 'wager IC03', 'wager IC20', 'wager nothing')
    const answering = after(attacking, 'wager nothing')
    expect(game.toAct(answering)).toBe('woodwalkers')
    expectOffers(answering, 'wager WW01', 'wager WW02', 'wager WW03', 'wager nothing')
    // In the next battle the opponent may again.
    const later = after(answering, 'wager nothing', 'forfeit', 'forfeit', 'play WW02', 'forfeit', 'attack F7 auria')
    expect(legal(later)).toEqual(expect.arrayContaining(['wager WW16', 'wager WW20']))
  })

  test('CI-IC13: the last step does not move what the first has moved', () => {
    const start = ironclad({ ...wanted, mountains: { ferrum: 2 }, forests: { F12: 1 } })
    const moved = after(start, 'play IC13', 'march ferrum zincur', 'fighters 1', 'forfeit')
    // The Fighter on Zincur has moved, the one left on Ferrum has not.
    expectOffers(moved, ...ferrumTo, 'forfeit')
    const whole = after(start, 'play IC13', 'march ferrum zincur', 'fighters 2', 'forfeit')
    expectOver(whole)
  })
})

describe('Straight from the Foundry', () => {
  const hands = { ironclad: ['IC16'] }

  test('IC16: a Fighter on a mountain with a Forge, one Warband, an Attack', () => {
    const start = ironclad({ hands, forges: ['chromia'], foundations: ['gallimor'], mountains: { auria: 1 } })
    const played = after(start, 'play IC16')
    expectOffers(played, 'recruit ferrum', 'recruit chromia', 'forfeit')
    const recruited = after(played, 'recruit ferrum')
    expect([fighters(recruited, 'ferrum'), crystals(recruited, 'ironclad')]).toEqual([1, 0])
    expect(legal(recruited)).toContain('march auria ferrum')
    // There is nobody to attack.
    expectOver(after(recruited, 'march auria ferrum'))
  })

  test('CI-IC16: the recruited Fighter may move and fight', () => {
    const start = ironclad({ hands, forges: ['chromia'], forests: { F5: 1 } })
    const moved = after(start, 'play IC16', 'recruit chromia', 'march chromia argentimar')
    expectOffers(moved, 'attack argentimar F5', 'forfeit')
    const fought = after(moved, 'attack argentimar F5', ...noWagers)
    // 1 against 1: the tie goes to the attacker.
    expectOffers(fought, 'retreat F2', 'retreat F3', 'retreat F7', 'retreat F11', 'forfeit')
  })

  test('IC16: with no Fighter in the supply nobody is recruited', () => {
    const start = ironclad({ hands, mountains: { ferrum: 20 } })
    expectOffers(after(start, 'play IC16'), ...ferrumTo, 'forfeit')
  })
})

describe('Wedge and Maul', () => {
  const wanted = {
    hands: { ironclad: ['IC23'] },
    mountains: { auria: 4, lithimar: 1 },
    forests: { F7: 2, F8: 1, F9: 1 },
  }

  test('IC23: one Warband, an Attack, and after a victory 1 Fighter less beside the mountain', () => {
    const start = ironclad({ ...wanted, mountains: { argentimar: 4 } })
    const moved = after(start, 'play IC23', 'march argentimar auria', 'fighters 4')
    expectOffers(moved, 'attack auria F7', 'attack auria F8', 'forfeit')
    const won = after(moved, 'attack auria F7', ...noWagers, 'forfeit')
    expectOffers(won, 'remove F7 fighter', 'remove F8 fighter', 'forfeit')
    const removed = after(won, 'remove F8 fighter')
    expect([fighters(removed, 'F7'), fighters(removed, 'F8')]).toEqual([2, 0])
    expectOver(removed)
  })

  test('CI-IC23: the mountain attacked from counts, not others, and the defeated only if they are beside it', () => {
    const won = after(ironclad(wanted), 'play IC23', 'forfeit', 'attack auria F7', ...noWagers)
    // F9 touches Lithimar and Ferrum, but not Auria.
    expectOffers(after(won, 'retreat F9'), 'remove F8 fighter', 'forfeit')
    expectOffers(after(won, 'retreat F5'), 'remove F5 fighter', 'remove F8 fighter', 'forfeit')
  })

  test('IC23: no victory, no removal', () => {
    const lost = after(
      ironclad({ ...wanted, mountains: { auria: 1 } }),
      'play IC23',
      'forfeit',
      'attack auria F7',
      ...noWagers,
    )
    expect(game.toAct(lost)).toBe('woodwalkers')
    const over = after(lost, 'forfeit')
    expectOver(over)
    expect([fighters(over, 'F7'), fighters(over, 'F8')]).toEqual([2, 1])
    expectOver(after(ironclad(wanted), 'play IC23', 'forfeit', 'forfeit'))
  })
})

describe('Walk of the Giants', () => {
  const hands = { ironclad: ['IC32'] }

  test('IC32: a Golem for 2 crystals on a mountain with a Forge, one Warband, an Attack', () => {
    const start = ironclad({ hands, crystals: { ironclad: 3 }, forges: ['chromia'], mountains: { auria: 1 } })
    const played = after(start, 'play IC32')
    expectOffers(played, 'pay', 'forfeit')
    const paid = after(played, 'pay')
    expectOffers(paid, 'recruit ferrum', 'recruit chromia', 'forfeit')
    const recruited = after(paid, 'recruit chromia')
    expect([golems(recruited, 'chromia'), crystals(recruited, 'ironclad')]).toEqual([1, 1])
    expectOver(after(recruited, 'march chromia argentimar'))
    // With 1 crystal only the Move is possible, without a Golem.
    const poor = after(ironclad({ hands, crystals: { ironclad: 1 }, mountains: { ferrum: 1 } }), 'play IC32')
    expectOffers(poor, ...ferrumTo, 'forfeit')
  })

  test('IC32: 1 damage more only with a Golem among the attackers', () => {
    const wanted = { hands, forests: { F7: 5 } }
    const attack = ['play IC32', 'forfeit', 'attack auria F7', ...noWagers]
    const giants = after(ironclad({ ...wanted, mountains: { auria: [2, 1], ferrum: 1 } }), ...attack)
    expect(fighters(giants, 'F7')).toBe(3)
    const two = after(ironclad({ ...wanted, mountains: { auria: [2, 2] } }), ...attack)
    expect(fighters(two, 'F7')).toBe(2)
    const men = after(ironclad({ ...wanted, mountains: { auria: 3, lithimar: [0, 1] } }), ...attack)
    expect(fighters(men, 'F7')).toBe(5)
  })

  test('CI-IC32: the Golem may be the one just recruited', () => {
    const start = ironclad({ hands, forests: { F7: 5 }, crystals: { ironclad: 2 } })
    const fought = after(start, 'play IC32', 'pay', 'recruit ferrum', 'forfeit', 'attack ferrum F7', ...noWagers)
    // The Golem 1, the Forge of Ferrum 1, the card 1.
    expect(fighters(fought, 'F7')).toBe(2)
  })

  test('CI-IC32: it counts when damage is calculated, even if it falls in that combat', () => {
    const start = ironclad({
      hands: { ...hands, woodwalkers: ['WW20'] },
      mountains: { auria: [0, 1] },
      forests: { F7: 5 },
    })
    const clash = after(start, 'play IC32', 'forfeit', 'attack auria F7', 'wager nothing')
    expect(events(clash, 'wager WW20')).toContainEqual({ type: 'damage', seat: 'ironclad', count: 2 })
    const fallen = after(clash, 'wager WW20')
    expect([golems(fallen, 'auria'), fighters(fallen, 'F7')]).toEqual([0, 3])
  })
})
