import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { game } from '../../../src/ironwood/rules/game'
import { after, crystals, fighters, hand, legal, table, untilTurn } from './support'

const bases = ['WW01', 'WW02', 'WW03', 'IC01', 'IC02', 'IC03']

describe('cards', () => {
  test.each([5, 6, 7])('IW-CARD-01: no base card is ever in a deck, a discard pile or burned, game %d', (seed) => {
    const random = createRandom(seed, 'base cards')
    const state = game.setup({ mode: 'duel', seed })
    for (let count = 0; count < 800 && !state.result; count++) {
      const actions = game.legalActions(state)
      for (const action of actions) {
        const leaves = action.type === 'burn' || action.type === 'discard' || action.type === 'give-back'
        if (leaves) expect(bases).not.toContain(action.card)
      }
      game.step(state, random.pick(actions))
      for (const { deck, discard } of Object.values(state.sides))
        expect([...deck, ...discard].filter((card) => bases.includes(card))).toEqual([])
    }
  })

  test('IW-CARD-01: a base card cannot be burned, discarded by the opponent or for the hand limit', () => {
    const burning = after(table({ hands: { woodwalkers: ['WW16', 'WW09'] } }), 'play WW16')
    expect(legal(burning)).toEqual(['burn WW09', 'forfeit'])
    const hands = { woodwalkers: ['WW17'], ironclad: ['IC04'] }
    const striking = after(table({ hands }), 'play WW17', 'forfeit', 'look')
    expect(legal(striking)).toEqual(['discard IC04', 'forfeit'])
    const smoke = table({ turn: 'ironclad', hands: { ironclad: ['IC27'] } })
    expect(hand(after(smoke, 'play IC27', 'draw 0'), 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
  })

  test('IW-CARD-01: a base card played or wagered comes back in the next round', () => {
    const state = table({ forests: { F7: 3 }, mountains: { auria: 3 } })
    const battle = after(state, 'play WW02', 'forfeit', 'attack F7 auria', 'wager WW03', 'wager IC02', 'forfeit')
    expect([hand(battle, 'woodwalkers'), hand(battle, 'ironclad')]).toEqual([['WW01'], ['IC01', 'IC03']])
    const next = untilTurn(after(battle, 'rest', 'rest', 'rest', 'rest', 'rest'), 'woodwalkers')
    expect(next.round).toBe(3)
    expect([...hand(next, 'woodwalkers'), ...hand(next, 'ironclad')]).toEqual(expect.arrayContaining(bases))
  })

  test('IW-CARD-02: values count only when the card is wagered', () => {
    const state = table({ forests: { F7: 3 }, mountains: { auria: 5 }, hands: { woodwalkers: ['WW20'] } })
    // WW20 deals 4 when wagered; played, it starts a battle and adds dominance only.
    const played = after(state, 'play WW20', 'attack F7 auria', 'wager nothing', 'wager nothing')
    expect(fighters(played, 'auria')).toBe(5)
    const wagered = after(state, 'play WW02', 'forfeit', 'attack F7 auria', 'wager WW20', 'wager nothing')
    expect(fighters(wagered, 'auria')).toBe(1)
  })

  test('IW-CARD-02: effects count only when the card is played', () => {
    const state = table({ forests: { F7: 3 }, mountains: { auria: 5 }, hands: { woodwalkers: ['WW06', 'WW20'] } })
    const wager = (card: string) =>
      after(state, 'play WW02', 'forfeit', 'attack F7 auria', `wager ${card}`, 'wager nothing')
    // WW06 would gain 2 crystals and draw a vision card, WW20 would be in play.
    const stonedew = wager('WW06')
    expect([crystals(stonedew, 'woodwalkers'), stonedew.visions.hand]).toEqual([0, []])
    expect(wager('WW20').sides.woodwalkers.ongoing).toEqual([])
  })

  test('IW-CARD-03: Ongoing N puts N markers on the card, and it is in play while one is there', () => {
    const state = table({ turns: 4, hands: { woodwalkers: ['WW18'] } })
    const played = after(state, 'play WW18', 'draw 0')
    expect(played.sides.woodwalkers.ongoing).toEqual([{ card: 'WW18', markers: 2 }])
    const third = after(played, 'rest')
    expect(third.sides.woodwalkers.ongoing).toEqual([{ card: 'WW18', markers: 1 }])
    const exhausted = untilTurn(after(third, 'rest', 'rest', 'rest', 'rest', 'rest', 'rest'), 'woodwalkers')
    expect(exhausted.round).toBe(4)
    expect(exhausted.sides.woodwalkers.ongoing).toEqual([])
    expect(exhausted.sides.woodwalkers.discard).toContain('WW18')
  })

  test('IW-CARD-03: there is no limit on how many are in play', () => {
    const five = { IC14: 1, IC22: 1, IC25: 1, IC28: 1, IC31: 1, IC33: 1, IC35: 1 }
    const state = table({ turn: 'ironclad', hands: { ironclad: ['IC37'] }, ongoing: { ironclad: five } })
    const played = after(state, 'play IC37', 'forfeit')
    expect(played.sides.ironclad.ongoing.length).toBe(8)
    expect(played.sides.ironclad.ongoing.at(-1)).toEqual({ card: 'IC37', markers: 2 })
  })

  test('IW-CARD-05: a special played this round is on its slot, not in the discard pile', () => {
    const state = table({ hands: { woodwalkers: ['WW06'] } })
    const played = after(state, 'play WW06', 'draw-visions 0', 'gain 0')
    expect(played.sides.woodwalkers.discard).toEqual([])
    expect(played.sides.woodwalkers.slots).toEqual([{ card: 'WW06' }])
    const empty = game.clone(after(played, 'rest'))
    empty.sides.woodwalkers.deck = []
    // So it is not shuffled into the deck when that runs out.
    const drawn = after(empty, 'rest')
    expect(hand(drawn, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
  })

  test('IW-CARD-05: wagered, burned and discarded specials are in the pile at once, vision cards never', () => {
    const hands = { woodwalkers: ['WW16', 'WW09', 'WW10'], ironclad: ['IC04'] }
    const state = table({ forests: { F7: 3 }, mountains: { auria: 3 }, hands, visions: { hand: ['zincur'] } })
    const burned = after(state, 'play WW16', 'burn WW10', 'forfeit')
    expect(burned.sides.woodwalkers.discard).toEqual(['WW10'])
    const battle = after(burned, 'attack F7 auria', 'wager WW09', 'wager IC04', 'forfeit')
    expect(battle.sides.woodwalkers.discard).toEqual(['WW10', 'WW09'])
    expect(battle.sides.ironclad.discard).toEqual(['IC04'])
    const vision = after(state, 'play WW16', 'burn-vision zincur', 'forfeit', 'forfeit')
    expect(vision.sides.woodwalkers.discard).toEqual([])
    expect(vision.visions.burned.length).toBe(1)
  })
})
