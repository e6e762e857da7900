import { describe, expect, test } from 'vitest'
import { after, crystals, drillAt, fighters, hand, legal, site } from '../support'
import { drill, expectOffers, expectOver, ironclad, noWagers } from './ironclad-support'

describe('Reinforcement', () => {
  test('IC01: one of three options, and no second one', () => {
    const start = ironclad({ mountains: { auria: 2 }, foundations: ['chromia'] })
    const played = after(start, 'play IC01')
    expectOffers(played, 'option 1', 'option 2', 'option 3')
    expectOver(after(played, 'option 1', 'march auria chromia', 'fighters 2'))
  })

  test('IC01: the crystal of the first option recruits a Fighter on any mountain with a Forge', () => {
    const start = ironclad({
      mountains: { auria: 1 },
      forges: ['gallimor'],
      foundations: ['cobaltis'],
      crystals: { ironclad: 1 },
    })
    const choosing = after(start, 'play IC01', 'option 1')
    expectOffers(choosing, 'pay', 'forfeit')
    const paid = after(choosing, 'pay')
    expect(crystals(paid, 'ironclad')).toBe(0)
    // Gallimor is not controlled; Cobaltis has a Foundation only, and Auria nothing.
    expectOffers(paid, 'recruit ferrum', 'recruit gallimor', 'forfeit')
    const recruited = after(paid, 'recruit gallimor')
    expect(fighters(recruited, 'gallimor')).toBe(1)
    // One Fighter, and the recruited one may be the Warband that moves.
    expectOffers(
      recruited,
      ...['argentimar', 'chromia', 'lithimar', 'ferrum', 'zincur'].map((to) => `march auria ${to}`),
      ...['plumbarum', 'palladimor', 'cuprumis'].map((to) => `march gallimor ${to}`),
      'forfeit',
    )
    expectOver(after(recruited, 'march gallimor palladimor'))
  })

  test('CI-IC01: the Move does not depend on the crystal', () => {
    const poor = after(ironclad({ mountains: { auria: 1 } }), 'play IC01', 'option 1')
    expect(legal(poor)).toContain('march auria ferrum')
    const unwilling = ironclad({ mountains: { auria: 1 }, crystals: { ironclad: 3 } })
    const moved = after(unwilling, 'play IC01', 'option 1', 'forfeit', 'march auria ferrum')
    expect([fighters(moved, 'ferrum'), fighters(moved, 'auria'), crystals(moved, 'ironclad')]).toEqual([1, 0, 3])
    expectOver(moved)
  })

  test('IC01: the second option builds for 5 crystals where there is a Foundation under control', () => {
    const wanted = { mountains: { chromia: 1, auria: 1 }, foundations: ['chromia', 'cobaltis'] }
    const building = after(ironclad({ ...wanted, crystals: { ironclad: 6 } }), 'play IC01', 'option 2')
    expectOffers(building, 'pay', 'forfeit')
    const paid = after(building, 'pay')
    expect(crystals(paid, 'ironclad')).toBe(1)
    expectOffers(paid, 'build chromia', 'forfeit')
    const built = after(paid, 'build chromia')
    expect([site(built, 'chromia'), site(built, 'cobaltis')]).toEqual(['forge', 'foundation'])
    expectOver(built)
    const poor = after(ironclad({ ...wanted, crystals: { ironclad: 4 } }), 'play IC01', 'option 2')
    expectOver(poor)
    expect([site(poor, 'chromia'), crystals(poor, 'ironclad')]).toEqual(['foundation', 4])
  })

  test('IC01: the third option attacks with 1 damage more', () => {
    const start = ironclad({ mountains: { auria: 3 }, forests: { F7: 3 } })
    const fought = after(start, 'play IC01', 'option 3', 'attack auria F7', ...noWagers)
    expect([fighters(fought, 'F7'), fighters(fought, 'auria')]).toEqual([2, 3])
    expectOffers(fought, 'retreat F5', 'retreat F8', 'retreat F9', 'forfeit')
    expectOver(after(fought, 'forfeit'))
  })

  test('CI-IC01: the damage of the third option counts in that combat only', () => {
    const start = ironclad({ mountains: { auria: 3 }, forests: { F7: 3 } })
    const fought = after(start, 'play IC01', 'option 3', 'attack auria F7', ...noWagers, 'forfeit')
    const again = after(fought, 'play WW02', 'forfeit', 'attack F7 auria', ...noWagers)
    expect(fighters(again, 'F7')).toBe(2)
  })
})

describe('Conquest', () => {
  const wanted = { mountains: { auria: 3, lithimar: 1 }, forests: { F7: 1 }, decks: { ironclad: ['IC20', 'IC23'] } }

  test('IC02: draws 1 special card, then one option of two', () => {
    const played = after(ironclad(wanted), 'play IC02')
    expectOffers(played, 'draw 1', 'draw 0')
    const drawn = after(played, 'draw 1')
    expect(hand(drawn, 'ironclad')).toEqual(['IC01', 'IC03', 'IC20'])
    // No 2 crystals, so no question about them.
    expectOffers(drawn, 'option 1', 'option 2')
    expectOver(after(drawn, 'option 2', 'attack auria F7', 'wager IC20', 'wager nothing'))
    expect(hand(after(played, 'draw 0'), 'ironclad')).toEqual(['IC01', 'IC03'])
  })

  test('IC02: the first option moves two Warbands, each mountain giving one group', () => {
    const moving = after(ironclad(wanted), 'play IC02', 'draw 0', 'option 1')
    const once = after(moving, 'march auria ferrum', 'fighters 2')
    expectOffers(once, ...['auria', 'plumbarum', 'ferrum', 'palladimor'].map((to) => `march lithimar ${to}`), 'forfeit')
    const twice = after(once, 'march lithimar ferrum')
    expect([fighters(twice, 'auria'), fighters(twice, 'ferrum')]).toEqual([1, 3])
    // The other option is not had, although the Fighter left on Auria could attack.
    expectOver(twice)
  })

  test('IC02: 2 crystals buy both options, in any order, and are paid before the first', () => {
    const rich = after(ironclad({ ...wanted, crystals: { ironclad: 2 } }), 'play IC02', 'draw 0')
    expectOffers(rich, 'pay', 'forfeit')
    const paid = after(rich, 'pay')
    expect(crystals(paid, 'ironclad')).toBe(0)
    expectOffers(paid, 'option 1', 'option 2')
    const attacked = after(paid, 'option 2', 'attack auria F7', ...noWagers, 'retreat F9')
    // The other option comes by itself: the attackers may move.
    expect(legal(attacked)).toContain('march auria ferrum')
    const moved = after(paid, 'option 1', 'march lithimar auria', 'forfeit')
    expectOffers(moved, 'attack auria F7', 'forfeit')
    expectOver(after(moved, 'forfeit'))
  })

  test('IC02: with 2 crystals kept, or with 1, there is one option', () => {
    const kept = after(ironclad({ ...wanted, crystals: { ironclad: 5 } }), 'play IC02', 'draw 0', 'forfeit')
    expect(crystals(kept, 'ironclad')).toBe(5)
    expectOver(after(kept, 'option 1', 'forfeit'))
    const one = after(ironclad({ ...wanted, crystals: { ironclad: 1 } }), 'play IC02', 'draw 0')
    expectOffers(one, 'option 1', 'option 2')
    expectOver(after(one, 'option 2', 'forfeit'))
  })
})

describe('Expansion', () => {
  const wanted = { mountains: { argentimar: 1, auria: 1, gallimor: 1, plumbarum: 1 } }

  test('IC03: two different options of three', () => {
    const played = after(ironclad(wanted), 'play IC03')
    expectOffers(played, 'option 1', 'option 2', 'option 3')
    const drilling = after(played, 'option 1')
    expectOffers(drilling, ...['auria', 'lithimar', 'zincur', 'palladimor'].map((to) => `drill ${to}`), 'forfeit')
    const drilled = after(drilling, 'drill auria')
    expect(drill(drilled)).toEqual(['auria', 1, 2])
    expectOffers(drilled, 'option 2', 'option 3')
    const gaining = after(drilled, 'option 2')
    expectOffers(gaining, 'gain 2', 'gain 1', 'gain 0')
    const gained = after(gaining, 'gain 2')
    expect(crystals(gained, 'ironclad')).toBe(2)
    expectOver(gained)
  })

  test('CI-IC03: in any order, but the Drill is moved once only', () => {
    const drilled = after(ironclad(wanted), 'play IC03', 'option 2', 'gain 2', 'option 1', 'drill zincur')
    expectOver(drilled)
    expect([drillAt(drilled), crystals(drilled, 'ironclad')]).toEqual(['zincur', 2])
    expect(legal(after(ironclad(wanted), 'play IC03', 'option 1', 'drill zincur'))).not.toContain('option 1')
  })

  test('IC03: a Foundation goes on a free outer mountain under control', () => {
    const start = ironclad({ ...wanted, foundations: ['gallimor'], forges: ['plumbarum'] })
    const founding = after(start, 'play IC03', 'option 3')
    // Not on Auria (inner), Gallimor, Plumbarum (taken), nor on Chromia, Cobaltis and Cuprumis (not controlled).
    expectOffers(founding, 'found argentimar', 'forfeit')
    const founded = after(founding, 'found argentimar')
    expect(site(founded, 'argentimar')).toBe('foundation')
    expectOffers(founded, 'option 1', 'option 2')
  })

  test('IC03: an option that can do nothing may be picked, and is lost', () => {
    const founding = after(ironclad({ mountains: { auria: 1 } }), 'play IC03', 'option 3')
    expectOffers(founding, 'option 1', 'option 2')
    expectOver(after(founding, 'option 2', 'gain 0'))
  })
})
