import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, fighters, hand, legal, table } from '../support'
import { discards, expectOffers, expectOver, ironclad, lastTurn, markers, noWagers } from './ironclad-support'

describe('Banked Embers', () => {
  test('IC22: 2 markers and a special card', () => {
    const start = ironclad({ hands: { ironclad: ['IC22'] }, decks: { ironclad: ['IC20'] } })
    const played = after(start, 'play IC22')
    expect(markers(played, 'ironclad', 'IC22')).toBe(2)
    expectOffers(played, 'draw 1', 'draw 0')
    const drawn = after(played, 'draw 1')
    expect([hand(drawn, 'ironclad').includes('IC20'), crystals(drawn, 'ironclad')]).toEqual([true, 0])
    expectOver(drawn)
  })

  test('IC22: 4 crystals when it is exhausted, in the second marker step', () => {
    const first = after(lastTurn({ hands: { ironclad: ['IC22'] } }), 'play IC22', 'draw 0')
    expect([first.round, markers(first, 'ironclad', 'IC22'), crystals(first, 'ironclad')]).toEqual([3, 1, 2])
    expectOver(first)
    const second = after(lastTurn({ ongoing: { ironclad: { IC22: 1 } } }), 'rest')
    expect([second.round, second.phase, game.toAct(second)]).toEqual([3, 'preparation', 'ironclad'])
    expectOffers(second, 'gain 4', 'gain 3', 'gain 2', 'gain 1', 'gain 0')
    expect(discards(second, 'ironclad')).toEqual([])
    const gained = after(second, 'gain 4')
    // 2 of them are the new round's.
    expect([crystals(gained, 'ironclad'), discards(gained, 'ironclad')]).toEqual([6, ['IC22']])
    expectOver(gained)
  })

  test('IC22: as many crystals as the supply has', () => {
    const start = lastTurn({ ongoing: { ironclad: { IC22: 1 } }, drill: { at: 'auria', step: 3, cargo: 15 } })
    // 15 in the cargo and 3 gained for the round: 2 are left.
    expectOffers(after(start, 'rest'), 'gain 2', 'gain 1', 'gain 0')
  })
})

describe('Fires on the Ridge', () => {
  const wanted = {
    ongoing: { ironclad: { IC33: 2 } },
    crystals: { ironclad: 2 },
    forges: ['gallimor'],
    foundations: ['cobaltis'],
    hands: { woodwalkers: ['WW06', 'WW13', 'WW16'], ironclad: ['IC04'] },
  }

  test('IC33: 2 markers, then a Fighter on a mountain with a Forge', () => {
    const start = ironclad({ hands: { ironclad: ['IC33'] }, forges: ['gallimor'], foundations: ['cobaltis'] })
    const played = after(start, 'play IC33')
    expect(markers(played, 'ironclad', 'IC33')).toBe(2)
    expectOffers(played, 'recruit ferrum', 'recruit gallimor', 'forfeit')
    const recruited = after(played, 'recruit gallimor')
    expect([fighters(recruited, 'gallimor'), crystals(recruited, 'ironclad')]).toEqual([1, 0])
    expectOver(recruited)
  })

  test('CI-IC33: at the end of a turn with a special card a crystal recruits on a Foundation or a Forge', () => {
    const played = after(table(wanted), 'play WW06', 'draw-visions 0', 'gain 2')
    expect(game.toAct(played)).toBe('ironclad')
    expectOffers(played, 'pay', 'forfeit')
    const paid = after(played, 'pay')
    expect(crystals(paid, 'ironclad')).toBe(1)
    // None of them is controlled.
    expectOffers(paid, 'recruit ferrum', 'recruit gallimor', 'recruit cobaltis', 'forfeit')
    const recruited = after(paid, 'recruit cobaltis')
    expect(fighters(recruited, 'cobaltis')).toBe(1)
    // Once; then the turn of the Ironclad begins.
    expect(legal(recruited)).toEqual(expect.arrayContaining(['play IC04', 'rest']))
    const declined = after(played, 'forfeit')
    expect([crystals(declined, 'ironclad'), legal(declined).includes('rest')]).toEqual([2, true])
  })

  test('CI-IC33: base cards, rests and wagered special cards do not count', () => {
    expect(legal(after(table(wanted), 'play WW01', 'draw 0', 'option 1', 'draw-visions 0'))).toContain('play IC04')
    expect(legal(after(table(wanted), 'rest'))).toContain('play IC04')
    const start = table({ ...wanted, forests: { F7: 4 }, mountains: { auria: 1 } })
    const fought = after(start, 'play WW02', 'forfeit', 'attack F7 auria', 'wager WW16', 'wager nothing', 'gain 0')
    expect(discards(fought, 'woodwalkers')).toEqual(['WW16'])
    expect(legal(fought)).toContain('play IC04')
  })

  test('CI-IC33: once a turn, after the additional base card', () => {
    const start = table({ ...wanted, forests: { F7: 4 }, mountains: { auria: 1 } })
    const won = after(start, 'play WW13', 'forfeit', 'attack F7 auria', ...noWagers, 'forfeit')
    expect(game.toAct(won)).toBe('woodwalkers')
    const added = after(won, 'play WW01', 'draw 0', 'option 1', 'draw-visions 0')
    expectOffers(added, 'pay', 'forfeit')
    expect(legal(after(added, 'forfeit'))).toContain('play IC04')
  })

  test('IC33: without a crystal, with its own special cards and out of play it does nothing', () => {
    const poor = after(table({ ...wanted, crystals: {} }), 'play WW06', 'draw-visions 0', 'gain 0')
    expect(legal(poor)).toContain('play IC04')
    expectOver(after(ironclad(wanted), 'play IC04', 'gain 0'))
    const bare = after(table({ ...wanted, ongoing: {} }), 'play WW06', 'draw-visions 0', 'gain 0')
    expect(legal(bare)).toContain('play IC04')
  })
})

describe("The Quartermaster's Ledger", () => {
  const ongoing = { ironclad: { IC35: 2 } }

  test('IC35: 2 markers, and nothing else', () => {
    const played = after(ironclad({ hands: { ironclad: ['IC35'] } }), 'play IC35')
    expect([markers(played, 'ironclad', 'IC35'), crystals(played, 'ironclad')]).toEqual([2, 0])
    expectOver(played)
  })

  test('IC35: a crystal each time a base card is played, and it may be left out', () => {
    const asked = after(ironclad({ ongoing }), 'play IC03')
    expectOffers(asked, 'when before', 'when after')
    const played = after(asked, 'when before')
    expectOffers(played, 'gain 1', 'gain 0')
    const gained = after(played, 'gain 1', 'option 1', 'forfeit', 'option 2', 'gain 1')
    expect(crystals(gained, 'ironclad')).toBe(2)
    const second = after(gained, 'rest', 'play IC02', 'when before')
    expectOffers(second, 'gain 1', 'gain 0')
    expect(crystals(after(second, 'gain 0'), 'ironclad')).toBe(2)
  })

  test('IW-ROUND-09, IC35: the crystal comes before or after the base card, as its owner says', () => {
    const drill = { at: 'auria', step: 3, cargo: 1 }
    // With the last crystal of the supply gained, none is left for the cargo; the other way round it is in the cargo.
    const start = ironclad({ ongoing, drill, crystals: { ironclad: 0, woodwalkers: 18 } })
    const before = after(start, 'play IC03', 'when before', 'gain 1', 'option 1', 'drill zincur')
    expect([crystals(before, 'ironclad'), before.drill.cargo]).toEqual([1, 1])
    const later = after(start, 'play IC03', 'when after', 'option 1', 'drill zincur')
    expect([crystals(later, 'ironclad'), later.drill.cargo]).toEqual([0, 2])
  })

  test('IC35: special cards and base cards of the opponent bring nothing', () => {
    const special = after(ironclad({ ongoing, hands: { ironclad: ['IC08'] } }), 'play IC08')
    expect(legal(special)).toContain('drill auria')
    const other = after(table({ ongoing }), 'play WW01', 'draw 0', 'option 1', 'draw-visions 0')
    expect(legal(other)).toContain('rest')
    expect(crystals(other, 'ironclad')).toBe(0)
  })

  test('CI-IC35: a wagered base card gives nothing', () => {
    const start = table({ ongoing, forests: { F7: 2 }, mountains: { auria: 1 } })
    const fought = after(start, 'play WW02', 'forfeit', 'attack F7 auria', 'wager nothing', 'wager IC01', 'forfeit')
    expect(crystals(fought, 'ironclad')).toBe(0)
  })

  test('CI-IC35: when exhausted a special card for each Forge there is then, Ferrum included', () => {
    const wanted = { ongoing: { ironclad: { IC35: 1 } }, foundations: ['cobaltis'] }
    const two = after(lastTurn({ ...wanted, forges: ['gallimor', 'chromia'] }), 'rest')
    expectOffers(two, 'draw 3', 'draw 2', 'draw 1', 'draw 0')
    const before = hand(two, 'ironclad').length
    const drawn = after(two, 'draw 3')
    expect([hand(drawn, 'ironclad').length - before, discards(drawn, 'ironclad')]).toEqual([3, ['IC35']])
    expectOffers(after(lastTurn(wanted), 'rest'), 'draw 1', 'draw 0')
    // A Forge built after the card was played counts.
    const built = lastTurn({
      ...wanted,
      mountains: { cobaltis: 1 },
      crystals: { ironclad: 5 },
    })
    const exhausting = after(built, 'play IC01', 'when before', 'gain 0', 'option 2', 'pay', 'build cobaltis')
    expectOffers(exhausting, 'draw 2', 'draw 1', 'draw 0')
  })

  test('IC35: no crystal any more once it is exhausted', () => {
    const gone = after(lastTurn({ ongoing: { ironclad: { IC35: 1 } } }), 'rest', 'draw 0', 'rest', 'play IC03')
    expectOffers(gone, 'option 1', 'option 2', 'option 3')
  })

  test('IC35: with another ongoing card exhausted the owner chooses the order', () => {
    const both = after(lastTurn({ ongoing: { ironclad: { IC22: 1, IC35: 1 } } }), 'rest')
    expectOffers(both, 'unmark IC22', 'unmark IC35')
    const ledger = after(both, 'unmark IC35')
    expectOffers(ledger, 'draw 1', 'draw 0')
    expect(legal(after(ledger, 'draw 0'))).toContain('gain 4')
  })
})
