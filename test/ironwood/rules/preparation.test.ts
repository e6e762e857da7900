import { script } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { after, crystals, events, fighters, hand, legal, type Table, table } from './support'

/** The last turn of a round; one `rest` later the next round is being prepared. */
const last = (wanted: Table = {}): State => table({ turn: 'ironclad', turns: 5, ...wanted })

const opening = (seed = 1): State => game.setup({ mode: 'duel', seed })

describe('the preparation of a round', () => {
  test('IW-ROUND-01: preparation, three turns each in alternation, round end, and so on', () => {
    let state = after(opening(), 'opening 2', 'opening 2')
    const turns: (string | null)[] = []
    for (let count = 0; count < 6; count++) {
      expect([state.round, state.phase]).toEqual([1, 'action'])
      turns.push(game.toAct(state))
      if (count < 5) state = after(state, 'rest')
    }
    const wood = 'woodwalkers'
    expect(turns).toEqual([wood, 'ironclad', wood, 'ironclad', wood, 'ironclad'])
    const seen = events(state, 'rest').map(({ type }) => type)
    // 3 + 2 + 3 cards are within the hand limit, no totem fades, and with 2 crystals the Ironclad may recruit.
    expect(seen).toEqual(['rested', 'drew'])
    state = after(state, 'rest')
    expect(state.phase).toBe('end')
    expect([game.toAct(state), legal(state)]).toEqual(['ironclad', ['recruit ferrum', 'forfeit']])
    const order = events(state, 'forfeit').map((event) =>
      'seat' in event ? `${event.type} ${event.seat}` : event.type,
    )
    expect(order.slice(0, 5)).toEqual([
      'round',
      'gained woodwalkers',
      'gained ironclad',
      'drew woodwalkers',
      'drew ironclad',
    ])
    expect(order.at(-1)).toBe('turn woodwalkers')
    expect(after(state, 'forfeit').round).toBe(2)
  })

  test('IW-ROUND-02: the Woodwalkers gain 1 crystal, the Ironclad 2', () => {
    const next = after(last({ crystals: { woodwalkers: 1, ironclad: 0 } }), 'rest')
    expect([crystals(next, 'woodwalkers'), crystals(next, 'ironclad')]).toEqual([2, 2])
  })

  test('IW-ROUND-03: each seat draws the top 2 specials', () => {
    const decks = { woodwalkers: ['WW31', 'WW07', 'WW09'], ironclad: ['IC38', 'IC20', 'IC05'] }
    const next = after(last({ decks }), 'rest')
    // The rest itself drew the first card of the Ironclad.
    expect(hand(next, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03', 'WW07', 'WW31'])
    expect(hand(next, 'ironclad')).toEqual(['IC01', 'IC02', 'IC03', 'IC05', 'IC20', 'IC38'])
    expect(next.sides.woodwalkers.deck.at(-1)).toBe('WW09')
  })

  test('IW-ROUND-03: in round 1 a seat may draw 4, keep 2 and shuffle the others back', () => {
    const start = opening()
    expect([game.toAct(start), legal(start)]).toEqual(['woodwalkers', ['opening 2', 'opening 4']])
    const top = start.sides.woodwalkers.deck.slice(-4).reverse()
    const four = after(start, 'opening 4')
    expect(four.sides.woodwalkers.hand.slice(3)).toEqual(top)
    expect(legal(four)).toEqual(top.map((card) => `give-back ${card}`))
    const kept = after(four, `give-back ${top[1]}`, `give-back ${top[2]}`)
    expect(kept.sides.woodwalkers.hand.slice(3)).toEqual([top[0], top[3]])
    expect(kept.sides.woodwalkers.deck.length).toBe(33)
    expect(kept.sides.woodwalkers.deck).toContain(top[1])
    expect(kept.sides.woodwalkers.deck.slice(-2)).not.toEqual([top[1], top[2]])
    expect(kept.sides.woodwalkers.deck.slice(0, -2)).not.toEqual(start.sides.woodwalkers.deck.slice(0, 31))
    expect([game.toAct(kept), legal(kept)]).toEqual(['ironclad', ['opening 2', 'opening 4']])
  })

  test('IW-ROUND-03: a seat that draws 2 at once keeps them and shuffles nothing', () => {
    const start = opening()
    const two = after(start, 'opening 2')
    expect(two.sides.woodwalkers.deck).toEqual(start.sides.woodwalkers.deck.slice(0, -2))
    expect(two.sides.woodwalkers.hand.length).toBe(5)
    expect(two.random).toEqual(start.random)
  })

  test('IW-ROUND-04: an empty deck is refilled at the moment a card must be drawn, not before', () => {
    const state = game.clone(last({ discards: { woodwalkers: ['WW09', 'WW10', 'WW11'] } }))
    const side = state.sides.woodwalkers
    const away = side.deck.splice(0, side.deck.length - 2)
    side.discard.push(...away)
    const drawn = after(state, 'rest')
    expect([drawn.sides.woodwalkers.deck.length, drawn.sides.woodwalkers.discard.length]).toEqual([0, 33])
    const refilled = after(drawn, 'rest')
    expect([refilled.sides.woodwalkers.deck.length, refilled.sides.woodwalkers.discard.length]).toEqual([32, 0])
    expect(events(drawn, 'rest')).toContainEqual({ type: 'shuffled', deck: 'woodwalkers' })
  })

  test('IW-ROUND-04: the card drawn from a refilled deck is the one that the shuffle put on top', () => {
    const pile = table().sides.woodwalkers.deck.slice().sort()
    const empty = script(game)(table({ discards: { woodwalkers: pile } }))
    const drawn = empty.chance({ cards: [pile] }).play('rest')
    expect(hand(drawn.state, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03', 'WW38'])
    expect(drawn.events.map(({ type }) => type)).toEqual(['rested', 'shuffled', 'drew', 'turn'])
  })

  test('IW-ROUND-04: with deck and discard pile empty no card is drawn', () => {
    const state = game.clone(last())
    state.sides.woodwalkers.deck = []
    state.sides.ironclad.deck = []
    const next = after(state, 'rest')
    expect(next.round).toBe(3)
    expect([hand(next, 'woodwalkers').length, hand(next, 'ironclad').length]).toEqual([3, 3])
  })

  test('IW-ROUND-05: a marker leaves each ongoing card, in the order of its owner, Woodwalkers first', () => {
    const ongoing = { woodwalkers: { WW18: 1, WW24: 2 }, ironclad: { IC22: 1, IC35: 1 } }
    // The marker that just goes makes no difference, so nobody is asked, and what is exhausted comes at once.
    const second = after(last({ ongoing }), 'rest')
    expect(game.toAct(second)).toBe('woodwalkers')
    expect(legal(second)).toEqual(['draw 2', 'draw 1', 'draw 0'])
    expect(second.sides.woodwalkers.discard).not.toContain('WW18')
    expect(second.sides.ironclad.ongoing.map(({ markers }) => markers)).toEqual([1, 1])
    const iron = after(second, 'draw 2')
    expect(iron.sides.woodwalkers.ongoing).toEqual([{ card: 'WW24', markers: 1 }])
    expect(iron.sides.woodwalkers.discard).toEqual(['WW18'])
    expect([game.toAct(iron), legal(iron)]).toEqual(['ironclad', ['unmark IC22', 'unmark IC35']])
    const gained = after(iron, 'unmark IC22')
    expect(legal(gained)).toEqual(['gain 4', 'gain 3', 'gain 2', 'gain 1', 'gain 0'])
    const turn = after(gained, 'gain 4', 'draw 1')
    expect(turn.sides.ironclad.discard).toEqual(['IC22', 'IC35'])
    expect(game.toAct(turn)).toBe('woodwalkers')
  })

  test('IW-ROUND-05: a card that loses its last marker without an effect is discarded at once', () => {
    const next = after(last({ ongoing: { ironclad: { IC31: 1, IC37: 3 } } }), 'rest')
    expect(next.sides.ironclad.ongoing).toEqual([{ card: 'IC37', markers: 2 }])
    expect(next.sides.ironclad.discard).toEqual(['IC31'])
  })

  test('IW-ROUND-06: the markers of a seat leave the map in its step, those of cards in play stay', () => {
    const forests = { F7: 2, F3: 1 }
    const hands = { woodwalkers: ['WW23'], ironclad: ['IC26', 'IC38'] }
    const mountains = { auria: 2, lithimar: 2 }
    let state = table({ forests, mountains, hands, ongoing: { woodwalkers: { WW18: 1 } } })
    state = after(state, 'play WW23', 'forfeit', 'mark auria', 'play IC26', 'forfeit', 'mark F3')
    state = after(state, 'rest', 'rest', 'rest', 'play IC38', 'mark F7', 'forfeit')
    // The end of the round ends what they forbid, but the markers lie there until their owner's step (CI-16).
    expect(state.round).toBe(3)
    expect(legal(state)).toEqual(['draw 2', 'draw 1', 'draw 0'])
    expect(state.marks.map(({ card }) => card)).toEqual(['WW23', 'IC26', 'IC38'])
    const iron = after(state, 'draw 0')
    // WW23's marker went before the step of the Ironclad, where IC38 is exhausted and attacks.
    expect([game.toAct(iron), legal(iron)]).toEqual(['ironclad', ['attack auria F7', 'attack lithimar F7', 'forfeit']])
    expect(iron.marks.map(({ card }) => card)).toEqual(['IC26', 'IC38'])
    const turn = after(iron, 'forfeit')
    expect(turn.marks).toEqual([])
    expect(turn.sides.ironclad.discard).toContain('IC38')
  })

  test('IW-ROUND-06: the marker of a card still in play stays on the map', () => {
    const state = table({
      turn: 'ironclad',
      forests: { F7: 2 },
      mountains: { auria: 2, lithimar: 2 },
      hands: { ironclad: ['IC38'], woodwalkers: ['WW22'] },
    })
    const held = game.clone(after(state, 'play IC38', 'mark F7', 'forfeit'))
    for (const ongoing of held.sides.ironclad.ongoing) ongoing.markers = 2
    const next = after(held, 'rest', 'rest', 'rest', 'rest')
    expect(next.round).toBe(3)
    expect(next.marks.map(({ card }) => card)).toEqual(['IC38'])
    expect(legal(after(next, 'play WW02')).some((action) => action.startsWith('move F7'))).toBe(false)
  })

  test('IW-ROUND-15: a base card wagered in the preparation is in hand when the turns begin', () => {
    const state = last({
      forests: { F7: 3 },
      mountains: { auria: 2 },
      ongoing: { woodwalkers: { WW31: 1 } },
      hands: { ironclad: ['IC05'] },
    })
    const battle = after(state, 'rest', 'option 1', 'attack F7 auria', 'wager WW02', 'wager IC05')
    expect(battle.phase).toBe('preparation')
    expect(hand(battle, 'woodwalkers')).not.toContain('WW02')
    const won = after(battle, 'gain 0')
    expect([won.phase, game.toAct(won)]).toEqual(['action', 'woodwalkers'])
    expect(legal(won)).toContain('play WW02')
    expect(won.sides.woodwalkers.wagered).toEqual([])
    expect(won.sides.ironclad.discard).toEqual(['IC05'])
    expect(fighters(won, 'auria')).toBe(0)
  })

  test('IW-ROUND-18: gain and draw are done Woodwalkers first', () => {
    const happened = events(last({ crystals: { ironclad: 0 } }), 'rest')
    const who = (type: string): string[] =>
      happened.flatMap((event) => (event.type === type && 'seat' in event ? [event.seat] : []))
    expect(who('gained')).toEqual(['woodwalkers', 'ironclad'])
    expect(who('drew')).toEqual(['ironclad', 'woodwalkers', 'ironclad'])
  })
})
