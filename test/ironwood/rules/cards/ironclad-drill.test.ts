import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, drillAt, events, fighters, hand, site } from '../support'
import { drill, expectOffers, expectOver, ironclad } from './ironclad-support'

const fromFerrum = ['auria', 'lithimar', 'zincur', 'palladimor'].map((to) => `drill ${to}`)

describe.each([
  {
    card: 'IC05',
    moves: 'IC05: two Warbands, then the Drill',
    skips: 'IC05: without Warbands the Drill still moves, and each step may be left out',
    stays: 'CI-IC05: a Warband that leaves does not take the Drill along',
  },
  {
    card: 'IC30',
    moves: 'IC30: the second copy moves two Warbands, then the Drill',
    skips: 'IC30: the second copy moves the Drill without Warbands too',
    stays: 'CI-IC05: nor with the second copy, IC30',
  },
])('The Long Ore Train, $card', ({ card, moves, skips, stays }) => {
  const wanted = { mountains: { lithimar: 2, zincur: 1, palladimor: 1 }, hands: { ironclad: [card] } }

  test(moves, () => {
    const moved = after(
      ironclad(wanted),
      `play ${card}`,
      'march lithimar plumbarum',
      'fighters 2',
      'march zincur cobaltis',
    )
    // The third Warband stays: it is the turn of the Drill.
    expectOffers(moved, ...fromFerrum, 'forfeit')
    const drilled = after(moved, 'drill palladimor')
    expect(drill(drilled)).toEqual(['palladimor', 1, 2])
    expect([fighters(drilled, 'plumbarum'), fighters(drilled, 'cobaltis')]).toEqual([2, 1])
    expectOver(drilled)
  })

  test(skips, () => {
    expectOffers(after(ironclad({ hands: { ironclad: [card] } }), `play ${card}`), ...fromFerrum, 'forfeit')
    const still = after(ironclad(wanted), `play ${card}`, 'forfeit', 'forfeit')
    expect(drill(still)).toEqual(['ferrum', 0, 0])
    expectOver(still)
  })

  test(stays, () => {
    const start = ironclad({ ...wanted, drill: { at: 'lithimar', step: 1, cargo: 2 } })
    const left = after(start, `play ${card}`, 'march lithimar ferrum', 'fighters 2', 'forfeit')
    expect(drill(left)).toEqual(['lithimar', 1, 2])
    // From there it goes by itself, one step.
    expectOffers(left, ...['auria', 'plumbarum', 'ferrum', 'palladimor'].map((to) => `drill ${to}`), 'forfeit')
  })
})

describe('Core Samples', () => {
  const wanted = {
    hands: { ironclad: ['IC08'] },
    decks: { ironclad: ['IC20'] },
    visions: { hand: ['zincur'], deck: ['chromia', 'auria'] },
  }

  test('IC08: the Drill, a secret look at the top vision card, a special card', () => {
    const drilled = after(ironclad(wanted), 'play IC08', 'drill auria')
    expect(drill(drilled)).toEqual(['auria', 1, 2])
    expectOffers(drilled, 'look', 'forfeit')
    const looked = { type: 'looked', seat: 'ironclad', count: 1, visions: ['chromia'], for: 'ironclad' }
    expect(events(drilled, 'look')).toContainEqual(looked)
    const seen = after(drilled, 'look')
    expectOffers(seen, 'draw 1', 'draw 0')
    const drawn = after(seen, 'draw 1')
    expect(hand(drawn, 'ironclad')).toContain('IC20')
    expectOver(drawn)
  })

  test('CI-IC08: the card goes back on top, and only the Ironclad know it', () => {
    const start = ironclad(wanted)
    const seen = after(start, 'play IC08', 'forfeit', 'look')
    expect(seen.visions.deck).toEqual(start.visions.deck)
    expect(game.view(seen, 'ironclad').visions.top).toEqual(seen.visions.deck.slice(-1))
    expect(game.view(seen, 'woodwalkers').visions.top).toEqual([])
    expect(game.view(seen, 'spectator').visions.top).toEqual([])
    const blind = after(start, 'play IC08', 'forfeit', 'forfeit')
    expect(game.view(blind, 'ironclad').visions.top).toEqual([])
  })

  test('CI-IC08: a card that the Drill has shown already is shown again, and no second one', () => {
    const start = ironclad({ ...wanted, drill: { at: 'ferrum', step: 1, cargo: 2 } })
    const twice = after(start, 'play IC08', 'drill zincur', 'look')
    expect(drill(twice)).toEqual(['zincur', 2, 3])
    expect(game.view(twice, 'ironclad').visions.top).toEqual(start.visions.deck.slice(-1))
  })

  test('IC08: with an empty vision deck the look is lost', () => {
    const start = ironclad(wanted)
    start.visions.revealed.push(...start.visions.deck.splice(0))
    expectOffers(after(start, 'play IC08', 'forfeit'), 'draw 1', 'draw 0')
  })
})

describe.each([
  {
    card: 'IC09',
    moves: 'IC09: the Drill, then up to 3 Warbands onto its mountain',
    part: 'CI-IC09: all or a part of each, from mountains beside the Drill only',
    present: 'CI-IC09: without the first step the Warbands go where the Drill is',
  },
  {
    card: 'IC24',
    moves: 'IC24: the second copy moves the Drill, then up to 3 Warbands onto its mountain',
    part: 'CI-IC09: with the second copy too, all or a part of each',
    present: 'CI-IC09: with the second copy too, where the Drill is without the first step',
  },
])('Rally to the Drill, $card', ({ card, moves, part, present }) => {
  const mountains = { ferrum: 1, argentimar: 1, lithimar: 2, zincur: 1, gallimor: 1 }
  const start = ironclad({ mountains, hands: { ironclad: [card] } })
  const onto = (to: string, ...from: string[]): string[] => [...from.map((each) => `march ${each} ${to}`), 'forfeit']

  test(moves, () => {
    const drilled = after(start, `play ${card}`, 'drill auria')
    expect(drill(drilled)).toEqual(['auria', 1, 2])
    expectOffers(drilled, ...onto('auria', 'ferrum', 'argentimar', 'lithimar', 'zincur'))
    const moved = after(drilled, 'march ferrum auria', 'march argentimar auria', 'march zincur auria')
    expect(fighters(moved, 'auria')).toBe(3)
    // A fourth could follow from Lithimar.
    expectOver(moved)
  })

  test(part, () => {
    const split = after(start, `play ${card}`, 'drill auria', 'march lithimar auria', 'fighters 1')
    expect([fighters(split, 'lithimar'), fighters(split, 'auria')]).toEqual([1, 1])
    // Neither from Lithimar again, nor from Gallimor, nor away from Auria.
    expectOffers(split, ...onto('auria', 'ferrum', 'argentimar', 'zincur'))
  })

  test(present, () => {
    expectOffers(after(start, `play ${card}`, 'forfeit'), ...onto('ferrum', 'lithimar', 'zincur'))
    const far = ironclad({ mountains: { gallimor: 1 }, hands: { ironclad: [card] } })
    expectOver(after(far, `play ${card}`, 'forfeit'))
  })
})

describe('Barrow Runners', () => {
  const wanted = { hands: { ironclad: ['IC12'] }, decks: { ironclad: ['IC20'] } }

  test('IC12: the Drill, up to 2 crystals out of the cargo, a special card', () => {
    const drilled = after(ironclad(wanted), 'play IC12', 'drill auria')
    expectOffers(drilled, 'take-cargo 2', 'take-cargo 1', 'take-cargo 0')
    const taken = after(drilled, 'take-cargo 1')
    expect([crystals(taken, 'ironclad'), ...drill(taken)]).toEqual([1, 'auria', 1, 1])
    expectOffers(taken, 'draw 1', 'draw 0')
    const drawn = after(taken, 'draw 1')
    expect(hand(drawn, 'ironclad')).toContain('IC20')
    expectOver(drawn)
  })

  test('IC12: never more than 2, never more than there are', () => {
    const full = ironclad({ ...wanted, drill: { at: 'auria', step: 3, cargo: 4 } })
    expectOffers(after(full, 'play IC12', 'forfeit'), 'take-cargo 2', 'take-cargo 1', 'take-cargo 0')
    const one = ironclad({ ...wanted, drill: { at: 'auria', step: 3, cargo: 1 } })
    expectOffers(after(one, 'play IC12', 'forfeit'), 'take-cargo 1', 'take-cargo 0')
  })

  test('CI-IC12: it is not an unloading: the track stays, and The Assay House is silent', () => {
    const start = ironclad({
      ...wanted,
      drill: { at: 'auria', step: 2, cargo: 3 },
      ongoing: { ironclad: { IC28: 2 } },
    })
    const taken = after(start, 'play IC12', 'forfeit', 'take-cargo 2')
    expect([crystals(taken, 'ironclad'), ...drill(taken)]).toEqual([2, 'auria', 2, 1])
    expectOver(after(taken, 'draw 0'))
  })

  test('CI-IC12: after an unloading the cargo is empty', () => {
    const start = ironclad({ ...wanted, drill: { at: 'auria', step: 1, cargo: 2 } })
    const unloaded = after(start, 'play IC12', 'drill ferrum')
    expect([crystals(unloaded, 'ironclad'), ...drill(unloaded)]).toEqual([2, 'ferrum', 0, 0])
    expectOffers(unloaded, 'draw 1', 'draw 0')
  })
})

describe.each([
  {
    card: 'IC15',
    twice: 'IC15: moves the Drill twice',
    full: 'CI-IC15: the first arrival is handled in full before the second move',
    back: 'CI-IC15: the second move may lead back, and unload',
  },
  {
    card: 'IC34',
    twice: 'IC34: the second copy moves the Drill twice',
    full: 'CI-IC15: with the second copy too, the first arrival in full',
    back: 'CI-IC15: with the second copy too, back and unloaded',
  },
])('Tunneling, $card', ({ card, twice, full, back }) => {
  const hands = { ironclad: [card] }

  test(twice, () => {
    const once = after(ironclad({ hands }), `play ${card}`, 'drill zincur')
    expect(drill(once)).toEqual(['zincur', 1, 2])
    expectOffers(once, ...['auria', 'ferrum', 'cobaltis', 'palladimor'].map((to) => `drill ${to}`), 'forfeit')
    const again = after(once, 'drill cobaltis')
    // The second step: a crystal, and a Fighter on the mountain left.
    expect([...drill(again), fighters(again, 'zincur')]).toEqual(['cobaltis', 2, 3, 1])
    expectOver(again)
    // The first move forfeited, the second is still there.
    expectOffers(after(ironclad({ hands }), `play ${card}`, 'forfeit'), ...fromFerrum, 'forfeit')
  })

  test(full, () => {
    const start = ironclad({
      hands,
      drill: { at: 'auria', step: 2, cargo: 3 },
      ongoing: { ironclad: { IC28: 2 } },
      decks: { ironclad: ['IC20', 'IC23'] },
    })
    const unloaded = after(start, `play ${card}`, 'drill ferrum')
    expect([crystals(unloaded, 'ironclad'), ...drill(unloaded)]).toEqual([3, 'ferrum', 0, 0])
    // The Assay House comes before the second move.
    expectOffers(unloaded, 'gain 1', 'gain 0')
    const assayed = after(unloaded, 'gain 1', 'draw 1')
    expect([crystals(assayed, 'ironclad'), hand(assayed, 'ironclad').includes('IC20')]).toEqual([4, true])
    expectOver(after(assayed, 'drill palladimor'))
    expect(drill(after(assayed, 'drill palladimor'))).toEqual(['palladimor', 1, 2])
  })

  test(back, () => {
    const returned = after(ironclad({ hands }), `play ${card}`, 'drill auria', 'drill ferrum')
    expect([crystals(returned, 'ironclad'), ...drill(returned)]).toEqual([2, 'ferrum', 0, 0])
    expectOver(returned)
  })
})

describe('Drillhead Garrison', () => {
  const hands = { ironclad: ['IC18'] }

  test('IC18: the Drill, then 2 Fighters for a crystal on its mountain', () => {
    const drilled = after(ironclad({ hands, crystals: { ironclad: 1 } }), 'play IC18', 'drill palladimor')
    expectOffers(drilled, 'pay', 'forfeit')
    const paid = after(drilled, 'pay')
    expect(crystals(paid, 'ironclad')).toBe(0)
    expectOffers(paid, 'recruit palladimor', 'forfeit')
    const recruited = after(paid, 'recruit palladimor', 'recruit palladimor')
    expect(fighters(recruited, 'palladimor')).toBe(2)
    expectOver(recruited)
    // Part of it may be left out.
    expect(fighters(after(paid, 'recruit palladimor', 'forfeit'), 'palladimor')).toBe(1)
  })

  test('CI-IC18: the mountain need not be controlled, and recruiting there gives control', () => {
    const start = ironclad({ hands, crystals: { ironclad: 1 }, drill: { at: 'chromia', step: 1, cargo: 2 } })
    const recruited = after(start, 'play IC18', 'forfeit', 'pay', 'recruit chromia', 'recruit chromia')
    expect([drillAt(recruited), fighters(recruited, 'chromia')]).toEqual(['chromia', 2])
    const founding = after(recruited, 'rest', 'play IC03', 'option 3', 'found chromia', 'option 2', 'gain 0')
    expect(site(founding, 'chromia')).toBe('foundation')
  })

  test('IC18: without a crystal, or with an unpaid one, nobody comes', () => {
    expectOver(after(ironclad({ hands }), 'play IC18', 'drill auria'))
    const start = ironclad({ hands, crystals: { ironclad: 2 } })
    const unpaid = after(start, 'play IC18', 'drill auria', 'forfeit')
    expect([crystals(unpaid, 'ironclad'), fighters(unpaid, 'auria')]).toEqual([2, 0])
    expectOver(unpaid)
  })
})
