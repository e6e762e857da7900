import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, events, fighters, golems, hand, legal, table } from '../support'
import { discards, expectOffers, expectOver, ironclad, lastTurn, markers, noWagers } from './ironclad-support'

const to = (from: string, ...places: string[]): string[] => places.map((each) => `march ${from} ${each}`)

describe('Bell of Ferrum', () => {
  const wanted = { hands: { ironclad: ['IC07'] }, decks: { ironclad: ['IC20'] } }

  test('IC07: a special card, then 1 Fighter on each of up to 2 mountains with a Forge', () => {
    const start = ironclad({ ...wanted, forges: ['gallimor', 'chromia'], foundations: ['cobaltis'] })
    const played = after(start, 'play IC07')
    expectOffers(played, 'draw 1', 'draw 0')
    const drawn = after(played, 'draw 1')
    expect(hand(drawn, 'ironclad')).toContain('IC20')
    expectOffers(drawn, 'recruit ferrum', 'recruit gallimor', 'recruit chromia', 'forfeit')
    const both = after(drawn, 'recruit gallimor', 'recruit ferrum')
    expect([fighters(both, 'gallimor'), fighters(both, 'ferrum'), fighters(both, 'chromia')]).toEqual([1, 1, 0])
    expectOver(both)
    expectOver(after(drawn, 'forfeit'))
  })

  test('CI-IC07: the mountains are different, so Ferrum alone gets 1 Fighter', () => {
    const start = ironclad({ ...wanted, forges: ['gallimor'] })
    expectOffers(after(start, 'play IC07', 'draw 0', 'recruit gallimor'), 'recruit ferrum', 'forfeit')
    const alone = after(ironclad(wanted), 'play IC07', 'draw 0')
    expectOffers(alone, 'recruit ferrum', 'forfeit')
    const recruited = after(alone, 'recruit ferrum')
    expect(fighters(recruited, 'ferrum')).toBe(1)
    expectOver(recruited)
  })
})

describe.each([
  {
    card: 'IC11',
    trade: 'IC11: a Golem for a Fighter where it stood, then two Warbands',
    supply: 'CI-IC11: without a Golem in the supply the Fighter stays',
    moves: 'CI-IC11: the new Golem may move',
  },
  {
    card: 'IC19',
    trade: 'IC19: the second copy gives a Golem for a Fighter, then two Warbands',
    supply: 'CI-IC11: with the second copy too, the Fighter stays without a Golem in the supply',
    moves: 'CI-IC11: with the second copy too, the new Golem may move',
  },
])('Riveted Giant, $card', ({ card, trade, supply, moves }) => {
  const hands = { ironclad: [card] }

  test(trade, () => {
    const start = ironclad({ hands, mountains: { auria: 1, zincur: 2, gallimor: [0, 1] } })
    const played = after(start, `play ${card}`)
    // Gallimor has no Fighter to give.
    expectOffers(played, 'sacrifice auria', 'sacrifice zincur', 'forfeit')
    const removed = after(played, 'sacrifice auria')
    expect(fighters(removed, 'auria')).toBe(0)
    expectOffers(removed, 'recruit auria', 'forfeit')
    const recruited = after(removed, 'recruit auria')
    expect([fighters(recruited, 'auria'), golems(recruited, 'auria')]).toEqual([0, 1])
    const moved = after(recruited, 'march zincur ferrum', 'fighters 2', 'march gallimor plumbarum')
    expect([fighters(moved, 'ferrum'), golems(moved, 'plumbarum')]).toEqual([2, 1])
    expectOver(moved)
    // The first step left out, the second is still there.
    expect(legal(after(played, 'forfeit'))).toContain('march auria ferrum')
  })

  test(supply, () => {
    const start = ironclad({ hands, mountains: { auria: 2, zincur: [0, 3] } })
    const played = after(start, `play ${card}`)
    expectOffers(
      played,
      ...to('auria', 'argentimar', 'chromia', 'lithimar', 'ferrum', 'zincur'),
      ...to('zincur', 'auria', 'ferrum', 'cobaltis', 'palladimor'),
      'forfeit',
    )
    expect(fighters(played, 'auria')).toBe(2)
  })

  test(moves, () => {
    const start = ironclad({ hands, mountains: { auria: 1 } })
    const recruited = after(start, `play ${card}`, 'sacrifice auria', 'recruit auria')
    const moved = after(recruited, 'march auria zincur')
    expect([golems(moved, 'auria'), golems(moved, 'zincur')]).toEqual([0, 1])
    expectOver(moved)
  })
})

describe('Half-Pay Levy', () => {
  test('IC14: 2 markers and a crystal', () => {
    const played = after(ironclad({ hands: { ironclad: ['IC14'] } }), 'play IC14')
    expect(markers(played, 'ironclad', 'IC14')).toBe(2)
    expectOffers(played, 'gain 1', 'gain 0')
    const gained = after(played, 'gain 1')
    expect(crystals(gained, 'ironclad')).toBe(1)
    expectOver(gained)
  })

  test('IC14: the first 2 Fighters of the Recruit Fighters step cost 1 crystal each, others 2', () => {
    const start = lastTurn({ hands: { ironclad: ['IC14'] }, crystals: { ironclad: 4 }, forges: ['gallimor'] })
    const step = after(start, 'play IC14', 'gain 0')
    expectOffers(step, 'recruit ferrum', 'recruit gallimor', 'forfeit')
    const one = after(step, 'recruit ferrum')
    const two = after(one, 'recruit gallimor')
    expect([crystals(one, 'ironclad'), crystals(two, 'ironclad')]).toEqual([3, 2])
    // The third takes the last 2; a new round brings 2.
    const three = after(two, 'recruit ferrum')
    expect([three.round, crystals(three, 'ironclad'), fighters(three, 'ferrum')]).toEqual([3, 2, 2])
  })

  test('IC14: 1 crystal that is left does not pay the third', () => {
    const start = lastTurn({ hands: { ironclad: ['IC14'] }, crystals: { ironclad: 3 } })
    const next = after(start, 'play IC14', 'gain 0', 'recruit ferrum', 'recruit ferrum')
    expect([next.round, crystals(next, 'ironclad'), fighters(next, 'ferrum')]).toEqual([3, 3, 2])
  })

  test('CI-IC14: in this round and the next, and no longer', () => {
    const ongoing = { ironclad: { IC14: 1 } }
    const second = after(lastTurn({ ongoing, crystals: { ironclad: 2 } }), 'rest', 'recruit ferrum')
    expect([crystals(second, 'ironclad'), second.phase]).toEqual([1, 'end'])
    const gone = after(second, 'recruit ferrum')
    expect([gone.round, crystals(gone, 'ironclad'), discards(gone, 'ironclad')]).toEqual([3, 2, ['IC14']])
    const first = after(lastTurn({ hands: { ironclad: ['IC14'] } }), 'play IC14', 'gain 0')
    expect([first.round, markers(first, 'ironclad', 'IC14')]).toEqual([3, 1])
    // Without it a Fighter costs 2.
    const dear = after(lastTurn({ crystals: { ironclad: 2 } }), 'rest', 'recruit ferrum')
    expect([dear.round, crystals(dear, 'ironclad'), fighters(dear, 'ferrum')]).toEqual([3, 2, 1])
  })

  test('IC14: the Woodwalkers pay as ever', () => {
    const start = lastTurn({ ongoing: { ironclad: { IC14: 1 } }, crystals: { woodwalkers: 1 } })
    expect(after(start, 'rest').round).toBe(3)
  })
})

describe('A Runner Taken', () => {
  const wanted = {
    hands: { ironclad: ['IC17'] },
    mountains: { auria: 1, zincur: 1 },
    visions: { hand: ['auria', 'chromia'] },
  }

  test('IC17: the vision cards are shown, to the Ironclad only', () => {
    const played = after(ironclad(wanted), 'play IC17')
    expect(game.toAct(played)).toBe('ironclad')
    const shown = { type: 'shown', seat: 'woodwalkers', cards: null, visions: ['auria', 'chromia'], for: 'ironclad' }
    expect(events(played, 'look')).toContainEqual(shown)
    const seen = after(played, 'look')
    expect([seen.visions.hand.length, game.view(seen, 'ironclad').visions.hand]).toEqual([2, null])
  })

  test('IW-INFO-04: what the card has shown is hidden from a spectator', () => {
    const seen = after(ironclad(wanted), 'play IC17', 'look')
    const shown = (['ironclad', 'woodwalkers', 'spectator'] as const).map((viewer) =>
      game.view(seen, viewer).agenda.flatMap((task) => (task.do === 'frame' ? [task.shown.length] : [])),
    )
    expect(shown).toEqual([[2], [2], [0]])
  })

  test('CI-IC17: 2 Fighters on a mountain that was shown and is controlled, else 1', () => {
    const shown = after(ironclad(wanted), 'play IC17', 'look')
    // Chromia was shown but is not controlled.
    expectOffers(shown, 'recruit auria', 'recruit zincur', 'forfeit')
    const one = after(shown, 'recruit zincur')
    expect(fighters(one, 'zincur')).toBe(2)
    expect(legal(one)).toContain('march zincur ferrum')
    const first = after(shown, 'recruit auria')
    expectOffers(first, 'recruit auria', 'forfeit')
    const two = after(first, 'recruit auria')
    expect(fighters(two, 'auria')).toBe(3)
    expect(fighters(after(first, 'forfeit'), 'auria')).toBe(2)
    expectOver(after(two, 'march auria ferrum', 'fighters 3'))
  })

  test('IC17: without vision cards in hand nothing is shown, and 1 is recruited', () => {
    const played = after(ironclad({ ...wanted, visions: { hand: [] } }), 'play IC17')
    expectOffers(played, 'recruit auria', 'recruit zincur', 'forfeit')
    const one = after(played, 'recruit auria')
    expect(fighters(one, 'auria')).toBe(2)
    expect(legal(one)).toContain('march auria ferrum')
  })
})

describe('The Living Furnace', () => {
  const hands = { ironclad: ['IC37'] }
  const ongoing = { ironclad: { IC37: 2 } }

  test('IC37: 2 markers, a Golem on a Forge, and another for 2 Fighters of one mountain', () => {
    const start = ironclad({ hands, mountains: { auria: 3, zincur: 1, lithimar: 2 }, forges: ['chromia'] })
    const played = after(start, 'play IC37')
    expect(markers(played, 'ironclad', 'IC37')).toBe(2)
    expectOffers(played, 'recruit ferrum', 'recruit chromia', 'forfeit')
    const first = after(played, 'recruit chromia')
    // Zincur has only 1 Fighter.
    expectOffers(first, 'sacrifice auria', 'sacrifice lithimar', 'forfeit')
    const paid = after(first, 'sacrifice lithimar')
    expect(fighters(paid, 'lithimar')).toBe(0)
    expectOffers(paid, 'recruit lithimar', 'forfeit')
    const second = after(paid, 'recruit lithimar')
    expect([golems(second, 'chromia'), golems(second, 'lithimar'), fighters(second, 'auria')]).toEqual([1, 1, 3])
    expectOver(second)
  })

  test('CI-IC37: no more than 3 Golems, and no Fighters are given for none', () => {
    const third = after(ironclad({ hands, mountains: { auria: [2, 2] } }), 'play IC37', 'recruit ferrum')
    expectOver(third)
    expect(fighters(third, 'auria')).toBe(2)
    const kept = after(ironclad({ hands, mountains: { auria: [2, 2] } }), 'play IC37', 'forfeit')
    expectOffers(kept, 'sacrifice auria', 'forfeit')
    expectOver(after(ironclad({ hands, mountains: { auria: [2, 3] } }), 'play IC37'))
  })

  test('IC37: 1 dominance more with a Golem in the Warband', () => {
    const attack = ['play WW02', 'forfeit', 'attack F7 auria', ...noWagers]
    const wanted = { ongoing, forests: { F7: 3 } }
    // The Golem deals 1: 2 against 1 + 1 + 1.
    const held = after(table({ ...wanted, mountains: { auria: [1, 1] } }), ...attack)
    expect([fighters(held, 'F7'), game.toAct(held)]).toEqual([2, 'ironclad'])
    expectOffers(held, 'retreat F5', 'retreat F8', 'retreat F9', 'forfeit')
    const bare = after(table({ forests: { F7: 3 }, mountains: { auria: [1, 1] } }), ...attack)
    expect(game.toAct(bare)).toBe('woodwalkers')
    const men = after(table({ ...wanted, mountains: { auria: 3, lithimar: [0, 1] } }), ...attack)
    expect(game.toAct(men)).toBe('woodwalkers')
  })

  test('CI-IC37: the bonus is 1 however many Golems, and needs one when dominance is compared', () => {
    const attack = ['play WW02', 'forfeit', 'attack F7 auria']
    // 5 less 2 is 3 against 2 + 1: the tie goes to the attacker.
    const many = after(table({ ongoing, forests: { F7: 5 }, mountains: { auria: [0, 2] } }), ...attack, ...noWagers)
    expect([fighters(many, 'F7'), game.toAct(many)]).toEqual([3, 'woodwalkers'])
    const start = table({ ongoing, forests: { F7: 2 }, mountains: { auria: [2, 1] }, hands: { woodwalkers: ['WW16'] } })
    const hitting = after(start, ...attack, 'wager WW16', 'wager nothing')
    // 3 damage take the Golem and a Fighter: 1 against 1, and no bonus.
    const fallen = after(hitting, 'hit golem')
    expect([fighters(fallen, 'auria'), golems(fallen, 'auria')]).toEqual([1, 0])
    expectOffers(
      fallen,
      ...['argentimar', 'chromia', 'lithimar', 'ferrum', 'zincur'].map((at) => `retreat ${at}`),
      'forfeit',
    )
  })
})
