import { describe, expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import { after, crystals, events, fighters, hand, legal, site, type Table, table, untilTurn } from './support'

describe('turns', () => {
  test('IW-ROUND-07: play a card to the leftmost free slot, or draw one', () => {
    const state = table({ hands: { woodwalkers: ['WW06'] }, decks: { woodwalkers: ['WW20'] } })
    expect(legal(state)).toEqual(['play WW01', 'play WW02', 'play WW03', 'play WW06', 'rest'])
    const rested = after(state, 'rest')
    expect(rested.sides.woodwalkers.slots).toEqual(['marker'])
    expect(hand(rested, 'woodwalkers')).toContain('WW20')
    expect(game.toAct(rested)).toBe('ironclad')
    const played = after(rested, 'rest', 'play WW06', 'draw-visions 1', 'gain 2')
    expect(played.sides.woodwalkers.slots).toEqual(['marker', { card: 'WW06' }])
    expect(hand(played, 'woodwalkers')).not.toContain('WW06')
    expect([crystals(played, 'woodwalkers'), game.toAct(played)]).toEqual([2, 'ironclad'])
  })

  test('IW-ROUND-07: with an empty hand the draw is all there is, and it is taken without asking', () => {
    const empty = table({
      turn: 'ironclad',
      bases: false,
      hands: { ironclad: ['IC04'] },
      decks: { woodwalkers: ['WW20'] },
    })
    expect(hand(empty, 'woodwalkers')).toEqual([])
    const next = after(empty, 'play IC04', 'gain 0')
    expect(next.sides.woodwalkers.slots.at(-1)).toBe('marker')
    expect(hand(next, 'woodwalkers')).toEqual(['WW20'])
  })

  test('IW-ROUND-08: effects come in printed order', () => {
    const forests = { F7: 4 }
    const state = table({ forests, mountains: { auria: 1 }, hands: { woodwalkers: ['WW25', 'WW30'] } })
    const discovering = after(state, 'play WW25')
    expect(legal(discovering)).toEqual(['forfeit'])
    expect(legal(after(discovering, 'forfeit')).every((action) => /recruit|forfeit/.test(action))).toBe(true)
    const blood = after(state, 'play WW30')
    expect(legal(blood)).toEqual(['sacrifice F7', 'forfeit'])
    expect(legal(after(blood, 'forfeit'))).toEqual(['burn WW25', 'forfeit'])
  })

  test('IW-ROUND-08: an effect may be forfeited in part, and what follows goes on', () => {
    const state = table({ forests: { F7: 4 }, mountains: { auria: 1 } })
    const part = after(state, 'play WW02', 'move F7 F5', 'forfeit')
    expect([fighters(part, 'F7'), fighters(part, 'F5')]).toEqual([3, 1])
    expect(legal(part)).toContain('attack F7 auria')
    expect(game.toAct(after(part, 'forfeit'))).toBe('ironclad')
  })

  test('IW-ROUND-08: a cost is paid in full or its benefit is not had', () => {
    const wanted: Table = { turn: 'ironclad', mountains: { chromia: 1 }, foundations: ['chromia'] }
    const poor = table({ ...wanted, crystals: { ironclad: 4 } })
    const tried = after(poor, 'play IC01', 'option 2')
    expect([site(tried, 'chromia'), crystals(tried, 'ironclad')]).toEqual(['foundation', 4])
    const rich = table({ ...wanted, crystals: { ironclad: 5 } })
    const built = after(rich, 'play IC01', 'option 2', 'pay', 'build chromia')
    expect([site(built, 'chromia'), crystals(built, 'ironclad')]).toEqual(['forge', 0])
    const unpaid = after(rich, 'play IC01', 'option 2', 'forfeit')
    expect([site(unpaid, 'chromia'), crystals(unpaid, 'ironclad')]).toEqual(['foundation', 5])
  })

  test('IW-ROUND-09: the owner orders what several exhausted cards do', () => {
    const ongoing = { ironclad: { IC22: 1, IC35: 1 } }
    const state = after(table({ turn: 'ironclad', turns: 5, ongoing }), 'rest')
    expect(legal(state)).toEqual(['unmark IC22', 'unmark IC35'])
    expect(legal(after(state, 'unmark IC22'))).toContain('gain 4')
    expect(legal(after(state, 'unmark IC35'))).toContain('draw 1')
  })

  test('IW-ROUND-09: the owner orders what cards burned together do', () => {
    const hands = { woodwalkers: ['WW38', 'WW18', 'WW33', 'WW10'] }
    const burning = after(table({ forests: { F7: 2 }, hands }), 'play WW38', 'choose F7', 'burn-count 3')
    const burned = after(burning, 'burn WW33', 'burn WW10')
    expect(legal(burned).sort()).toEqual(['effect WW18', 'effect WW33'])
    expect(legal(after(burned, 'effect WW18'))).toEqual(['draw 1', 'draw 0'])
    expect(legal(after(burned, 'effect WW33'))).toEqual(['gain 1', 'gain 0'])
  })

  test('IW-ROUND-10: the additional card comes after the whole original one, on no slot, and ends the turn', () => {
    const state = table({ forests: { F7: 4 }, hands: { woodwalkers: ['WW26', 'WW10'] } })
    const paid = after(state, 'play WW26', 'draw-visions 0', 'forfeit', 'burn WW10')
    expect(legal(paid)).toEqual(['play WW01', 'play WW02', 'play WW03', 'forfeit'])
    const more = after(paid, 'play WW01', 'draw 1', 'option 1', 'draw-visions 1')
    expect(more.sides.woodwalkers.slots).toEqual([{ card: 'WW26' }])
    expect(more.sides.woodwalkers.extra).toEqual(['WW01'])
    expect(game.toAct(more)).toBe('ironclad')
    // Two further turns are left to the Woodwalkers.
    const turns = after(more, 'rest', 'rest', 'rest')
    expect([turns.round, game.toAct(turns)]).toEqual([2, 'woodwalkers'])
    const home = untilTurn(after(turns, 'rest', 'rest'), 'woodwalkers')
    expect(home.round).toBe(3)
    expect(hand(home, 'woodwalkers')).toContain('WW01')
  })

  test('IW-ROUND-10: the additional card waits for the last step of the original one', () => {
    const state = table({ forests: { F7: 4 }, hands: { woodwalkers: ['WW05'] } })
    const playing = after(state, 'play WW05', 'move F7 F5')
    expect(legal(playing).some((action) => action.startsWith('play'))).toBe(false)
    expect(legal(after(playing, 'forfeit'))).toContain('play WW02')
  })

  test('IW-ROUND-16: a card taken out of play leaves its slot used', () => {
    const state = table({
      turn: 'ironclad',
      hands: { ironclad: ['IC22'], woodwalkers: ['WW22'] },
    })
    const played = after(state, 'play IC22', 'draw 0', 'play WW22', 'unmark IC22', 'unmark IC22', 'forfeit')
    expect(played.sides.ironclad.discard).toEqual(['IC22'])
    expect(played.sides.ironclad.slots).toEqual(['used'])
    const turns = after(played, 'rest', 'rest')
    expect([turns.round, game.toAct(turns)]).toEqual([2, 'ironclad'])
    const over = after(turns, 'rest')
    expect(over.round).toBe(3)
    expect(over.sides.ironclad.discard).toEqual(['IC22'])
  })

  test('IW-ROUND-16: markers of turns spent drawing come back at the end of the round', () => {
    const state = table({ ongoing: { ironclad: { IC14: 18 } } })
    const first = after(state, 'rest')
    expect(first.sides.woodwalkers.slots).toEqual(['marker'])
    const second = after(first, 'rest')
    expect(second.sides.ironclad.slots).toEqual(['used'])
    const next = untilTurn(after(second, 'rest', 'rest', 'rest', 'rest'), 'woodwalkers')
    expect(next.round).toBe(3)
    expect(after(next, 'rest', 'rest').sides.ironclad.slots).toEqual(['marker'])
  })

  test('IW-ROUND-16: without a marker the turn is used all the same', () => {
    const state = table({ ongoing: { ironclad: { IC14: 19 } }, decks: { woodwalkers: ['WW20'] } })
    const rested = after(state, 'rest')
    expect(rested.sides.woodwalkers.slots).toEqual(['used'])
    expect(hand(rested, 'woodwalkers')).toContain('WW20')
    expect(after(rested, 'rest', 'rest', 'rest', 'rest', 'rest').round).toBe(3)
  })

  test('IW-ROUND-17: drawing is legal without any card to draw, and spends the turn', () => {
    const state = game.clone(table())
    state.sides.woodwalkers.deck = []
    expect(legal(state)).toContain('rest')
    const rested = after(state, 'rest')
    expect(hand(rested, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
    expect([rested.sides.woodwalkers.slots, game.toAct(rested)]).toEqual([['marker'], 'ironclad'])
  })

  test('IW-ROUND-17: a deck that runs out in between is refilled, and the rest is drawn from it', () => {
    const state = game.clone(table({ hands: { woodwalkers: ['WW12'] }, discards: { woodwalkers: ['WW20', 'WW21'] } }))
    state.sides.woodwalkers.deck = ['WW09']
    const drawn = after(state, 'play WW12', 'draw 2')
    const cards = hand(drawn, 'woodwalkers').slice(3)
    expect(cards).toContain('WW09')
    // WW12 lies on its slot: it is not shuffled in.
    expect([...cards, ...drawn.sides.woodwalkers.deck].sort()).toEqual(['WW09', 'WW20', 'WW21'])
    expect(drawn.sides.woodwalkers.deck.length).toBe(1)
  })

  test('IW-ROUND-18: on a turn of the Woodwalkers their effects go first, then the trigger of the Ironclad', () => {
    const state = table({
      forests: { F7: 1 },
      hands: { woodwalkers: ['WW06'] },
      ongoing: { ironclad: { IC33: 2 } },
      crystals: { ironclad: 1 },
    })
    const playing = after(state, 'play WW06')
    expect(game.toAct(playing)).toBe('woodwalkers')
    const done = after(playing, 'draw-visions 0', 'gain 2')
    expect([game.toAct(done), legal(done)]).toEqual(['ironclad', ['pay', 'forfeit']])
    const happened = events(done, 'pay').map(({ type }) => type)
    expect(happened).toContain('spent')
  })
})
