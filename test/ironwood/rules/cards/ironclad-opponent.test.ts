import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, events, fighters, hand, legal, site, table, totems } from '../support'
import { discards, expectOffers, expectOver, ironclad, markers } from './ironclad-support'

describe('Stakes in the Scree', () => {
  const wanted = {
    hands: { ironclad: ['IC10'] },
    mountains: { auria: 1, plumbarum: 1 },
    foundations: ['chromia'],
    forests: { F11: 1, F14: 2, F13: 2, F7: 1 },
  }

  test('IC10: a Foundation on a free outer mountain under control or beside one', () => {
    const played = after(ironclad(wanted), 'play IC10')
    // Chromia is taken; Cobaltis and Cuprumis are beside none; Lithimar, Zincur and Ferrum are not outer.
    expectOffers(played, 'found plumbarum', 'found argentimar', 'found gallimor', 'forfeit')
    const founded = after(played, 'found gallimor')
    expect([site(founded, 'gallimor'), fighters(founded, 'gallimor')]).toEqual(['foundation', 0])
  })

  test('CI-IC10: then 1 Fighter less on an inner forest beside that mountain', () => {
    const founded = after(ironclad(wanted), 'play IC10', 'found gallimor')
    // F13 is an outer forest, and F7 is not beside Gallimor.
    expectOffers(founded, 'remove F11 fighter', 'remove F14 fighter', 'forfeit')
    const removed = after(founded, 'remove F14 fighter')
    expect(fighters(removed, 'F14')).toBe(1)
    expectOver(removed)
  })

  test('CI-IC10: no Foundation, no second step', () => {
    expectOver(after(ironclad(wanted), 'play IC10', 'forfeit'))
    const taken = ironclad({ ...wanted, mountains: { auria: 1 }, foundations: ['chromia', 'argentimar'] })
    expectOver(after(taken, 'play IC10'))
    const foundations = ['chromia', 'argentimar', 'gallimor', 'cobaltis', 'cuprumis']
    const noToken = after(ironclad({ ...wanted, foundations }), 'play IC10')
    expectOver(noToken)
    expect(site(noToken, 'plumbarum')).toBe('none')
  })

  test('CI-IC10: to build on it still needs control', () => {
    const start = ironclad({ ...wanted, crystals: { ironclad: 5 } })
    const founded = after(start, 'play IC10', 'found gallimor', 'forfeit', 'rest', 'play IC01', 'option 2', 'pay')
    expect(site(founded, 'gallimor')).toBe('foundation')
    expectOver(founded)
  })
})

describe('Slag from the Walls', () => {
  const wanted = {
    hands: { ironclad: ['IC21'] },
    mountains: { auria: 1 },
    forests: { F7: 2, F8: 1, F9: 1, F1: 1 },
    crystals: { ironclad: 1 },
  }

  test('IC21: 1 Fighter less beside a mountain under control, and another for a crystal', () => {
    // A Golem alone controls as well.
    const played = after(ironclad({ ...wanted, mountains: { auria: [0, 1] } }), 'play IC21')
    // F9 touches no mountain under control, and F1 is an outer forest.
    expectOffers(played, 'remove F7 fighter', 'remove F8 fighter', 'forfeit')
    const once = after(played, 'remove F8 fighter')
    expectOffers(once, 'pay', 'forfeit')
    const paid = after(once, 'pay')
    expectOffers(paid, 'remove F7 fighter', 'forfeit')
    const twice = after(paid, 'remove F7 fighter')
    expect([fighters(twice, 'F7'), fighters(twice, 'F8'), crystals(twice, 'ironclad')]).toEqual([1, 0, 0])
    expectOver(twice)
  })

  test('CI-IC21: both from the same forest', () => {
    const twice = after(ironclad(wanted), 'play IC21', 'remove F7 fighter', 'pay', 'remove F7 fighter')
    expect(fighters(twice, 'F7')).toBe(0)
  })

  test('IC21: without a crystal there is one; the first may be left out and the second paid', () => {
    const poor = after(ironclad({ ...wanted, crystals: {} }), 'play IC21', 'remove F7 fighter')
    expectOver(poor)
    expect(fighters(poor, 'F7')).toBe(1)
    const second = after(ironclad(wanted), 'play IC21', 'forfeit', 'pay', 'remove F7 fighter')
    expect(fighters(second, 'F7')).toBe(1)
    expectOver(after(ironclad(wanted), 'play IC21', 'forfeit', 'forfeit'))
  })

  test('IC21: a Totem stays on the forest it leaves empty', () => {
    const start = ironclad({ ...wanted, full: { F8: 1 } })
    const removed = after(start, 'play IC21', 'remove F8 fighter', 'forfeit')
    expect([fighters(removed, 'F8'), totems(removed, 'F8')]).toEqual([0, [1, 0]])
  })
})

describe('Smoke in the Boughs', () => {
  const wanted = {
    hands: { ironclad: ['IC27'], woodwalkers: ['WW16', 'WW18'] },
    decks: { ironclad: ['IC20', 'IC23'], woodwalkers: ['WW04'] },
    visions: { hand: ['auria'] },
  }

  test('IC27: 2 special cards, then the Woodwalkers must burn a card of their choice', () => {
    const played = after(ironclad(wanted), 'play IC27')
    expectOffers(played, 'draw 2', 'draw 1', 'draw 0')
    const drawn = after(played, 'draw 2')
    expect(hand(drawn, 'ironclad')).toEqual(expect.arrayContaining(['IC20', 'IC23']))
    expect(game.toAct(drawn)).toBe('woodwalkers')
    // No base card, and no way out.
    expectOffers(drawn, 'burn WW16', 'burn WW18', 'burn-vision auria')
    const burned = after(drawn, 'burn WW16')
    expect(discards(burned, 'woodwalkers')).toEqual(['WW16'])
    expectOver(burned)
  })

  test('CI-IC27: the Woodwalkers resolve what the card does when burned', () => {
    const burned = after(ironclad(wanted), 'play IC27', 'draw 0', 'burn WW18')
    expect(game.toAct(burned)).toBe('woodwalkers')
    expectOffers(burned, 'draw 1', 'draw 0')
    const drawn = after(burned, 'draw 1')
    expect(hand(drawn, 'woodwalkers')).toContain('WW04')
    expectOver(drawn)
  })

  test('CI-IC27: a vision card burned for it is seen by the Ironclad; others stay face down', () => {
    const start = table({ ...wanted, turns: 0, visions: { hand: ['auria', 'zincur'] } })
    const burning = after(start, 'play WW16', 'burn-vision zincur', 'play IC27', 'draw 0')
    expect(game.view(burning, 'ironclad').visions.burned).toEqual([{ mountain: null, seen: false }])
    const event = { type: 'burned-vision', seat: 'woodwalkers', vision: 'auria', for: 'both' }
    expect(events(burning, 'burn-vision auria')).toContainEqual(event)
    const burned = after(burning, 'burn-vision auria')
    const auria = burned.visions.burned.at(-1)?.mountain
    expect(game.view(burned, 'ironclad').visions.burned).toEqual([
      { mountain: null, seen: false },
      { mountain: auria, seen: true },
    ])
    expect(burned.visions.revealed).toEqual([])
    expectOver(burned)
  })

  test('IC27: without a card to burn there is nothing', () => {
    const start = ironclad({ ...wanted, hands: { ironclad: ['IC27'] }, visions: { hand: [] } })
    const over = after(start, 'play IC27', 'draw 0')
    expectOver(over)
    expect(hand(over, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
  })

  test('CI-IC27: A Thousand Leaves moves Fighters on the turn of the Ironclad, and may win', () => {
    const start = ironclad({
      hands: { ironclad: ['IC27'], woodwalkers: ['WW32', 'WW16'] },
      forests: { F5: 2 },
      full: { F5: 1 },
      secured: 2,
    })
    const burned = after(start, 'play IC27', 'draw 0', 'burn WW32')
    expect(legal(burned)).toContain('move F5 F2 full')
    expect(after(burned, 'move F5 F2 full').result).toEqual({ winner: 'woodwalkers', by: 'totems' })
    const moved = after(burned, 'move F5 F3', 'move F5 F3')
    expectOver(moved)
    // It was not their turn, so they may move again in it.
    expect(legal(after(moved, 'play WW02'))).toContain('move F3 F5')
  })
})

describe('Deceptive Bait', () => {
  const wanted = { hands: { ironclad: ['IC29'] }, mountains: { auria: 1 }, forests: { F7: 3, F1: 1 }, full: { F7: 1 } }

  test('IC29: all or part of a Woodwalker Warband, together, to a forest beside it', () => {
    const played = after(ironclad(wanted), 'play IC29')
    expectOffers(played, ...['F5', 'F8', 'F9'].map((at) => `bait F7 ${at}`), 'bait F1 F3', 'forfeit')
    const going = after(played, 'bait F7 F8')
    expectOffers(going, 'fighters 3', 'fighters 2', 'fighters 1')
    const gone = after(going, 'fighters 2')
    expect([fighters(gone, 'F7'), fighters(gone, 'F8')]).toEqual([1, 2])
    expectOffers(gone, 'remove F8 fighter', 'forfeit')
    const removed = after(gone, 'remove F8 fighter')
    expect(fighters(removed, 'F8')).toBe(1)
    expectOver(removed)
  })

  test('CI-IC29: Totems stay, nothing is secured, and those who come to a Totem are with it', () => {
    const start = ironclad({ ...wanted, forests: { F5: 1, F1: 1 }, full: { F5: 1, F3: 1 }, mountains: {} })
    const out = after(start, 'play IC29', 'bait F5 F2')
    expect([fighters(out, 'F2'), totems(out, 'F5'), totems(out, 'F2'), out.secured]).toEqual([1, [1, 0], [0, 0], 0])
    const joined = after(start, 'play IC29', 'bait F1 F3', 'play WW02')
    expect(legal(joined)).toContain('move F3 F6 full')
  })

  test('CI-IC29: a Fighter is removed only on an inner forest beside a mountain under control', () => {
    // F9 touches Ferrum, Palladimor and Lithimar, none of them under control.
    const away = after(ironclad(wanted), 'play IC29', 'bait F7 F9', 'fighters 3')
    expectOver(away)
    expect(fighters(away, 'F9')).toBe(3)
    const outer = ironclad({ ...wanted, mountains: { plumbarum: 1 }, forests: { F5: 1 } })
    const out = after(outer, 'play IC29', 'bait F5 F2')
    expectOver(out)
    expect(fighters(out, 'F2')).toBe(1)
    const inward = after(ironclad({ ...wanted, forests: { F2: 1 } }), 'play IC29', 'bait F2 F5')
    expectOffers(inward, 'remove F5 fighter', 'forfeit')
  })

  test('CI-IC29: it is not a move of the Woodwalkers: in their turn they may move', () => {
    const gone = after(ironclad(wanted), 'play IC29', 'bait F7 F8', 'fighters 3', 'forfeit', 'play WW02')
    const moved = after(gone, 'move F8 F10', 'move F8 F10', 'move F8 F10')
    expect(fighters(moved, 'F10')).toBe(3)
  })

  test('CI-IC29: Fighters that cannot be moved there cannot be baited there', () => {
    const start = ironclad({ ...wanted, hands: { ironclad: ['IC29', 'IC26'] } })
    const wired = after(start, 'play IC26', 'forfeit', 'mark F8', 'rest', 'play IC29')
    expectOffers(wired, 'bait F7 F5', 'bait F7 F9', 'bait F1 F3', 'forfeit')
  })

  test('IC29: nobody baited, nobody removed', () => {
    expectOver(after(ironclad(wanted), 'play IC29', 'forfeit'))
    expectOver(after(ironclad({ hands: { ironclad: ['IC29'] } }), 'play IC29'))
  })
})

describe('Silence the Drums', () => {
  const wanted = {
    hands: { ironclad: ['IC36'], woodwalkers: ['WW05', 'WW13', 'WW26'] },
    ongoing: { woodwalkers: { WW18: 2, WW20: 1 } },
    mountains: { auria: 1 },
    forests: { F7: 1 },
  }

  test('IC36: all markers off one ongoing card, 1 Fighter less, one Warband', () => {
    const played = after(ironclad(wanted), 'play IC36')
    expectOffers(played, 'unmark WW18', 'unmark WW20', 'forfeit')
    const silenced = after(played, 'unmark WW18')
    expect([markers(silenced, 'woodwalkers', 'WW18'), markers(silenced, 'woodwalkers', 'WW20')]).toEqual([0, 1])
    // It is discarded, and the 2 cards for its exhaustion are not drawn.
    expect([discards(silenced, 'woodwalkers'), hand(silenced, 'woodwalkers').length]).toEqual([['WW18'], 6])
    expectOffers(silenced, 'remove F7 fighter', 'forfeit')
    const removed = after(silenced, 'remove F7 fighter')
    expect(legal(removed)).toContain('march auria ferrum')
    expectOver(after(removed, 'march auria ferrum'))
  })

  test('CI-IC36: without an ongoing card of the opponent the first step is lost', () => {
    const played = after(ironclad({ ...wanted, ongoing: { ironclad: { IC25: 1 } } }), 'play IC36')
    expectOffers(played, 'remove F7 fighter', 'forfeit')
  })

  test('CI-IC36: a card played this round is in play too, and its slot stays used', () => {
    const start = table({ hands: { woodwalkers: ['WW18'], ironclad: ['IC36'] } })
    const silenced = after(start, 'play WW18', 'draw 0', 'play IC36', 'unmark WW18')
    expect([discards(silenced, 'woodwalkers'), silenced.sides.woodwalkers.slots]).toEqual([['WW18'], ['used']])
  })

  test('CI-IC36: no additional cards, and no cost for them', () => {
    const quiet = after(ironclad(wanted), 'play IC36', 'forfeit', 'forfeit', 'forfeit')
    const canopy = after(quiet, 'play WW05', 'forfeit')
    expect(game.toAct(canopy)).toBe('ironclad')
    const omen = after(quiet, 'play WW26', 'draw-visions 0', 'forfeit')
    expect([game.toAct(omen), hand(omen, 'woodwalkers').includes('WW05')]).toEqual(['ironclad', true])
    const without = after(ironclad(wanted), 'rest', 'play WW05', 'forfeit')
    expect(legal(without)).toContain('play WW01')
  })

  test('IC36: only for this round', () => {
    const start = ironclad({ ...wanted, turns: 5, ongoing: {} })
    const next = after(start, 'play IC36', 'forfeit', 'forfeit')
    expect(next.round).toBe(3)
    expect(legal(after(next, 'play WW05', 'forfeit'))).toContain('play WW01')
  })
})
