import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, fighters, hand, legal, table } from '../support'
import { discards, expectOffers, expectOver, ironclad, lastTurn, markers, noWagers } from './ironclad-support'

const hands = { ironclad: ['IC38'] }
const wanted = { hands, mountains: { ferrum: 2, auria: 2 }, forests: { F7: 3, F8: 2, F5: 1, F1: 1 } }

describe('The Closing Vise', () => {
  test('IC38: 1 marker on the card, one on a Woodwalker Warband between two mountains under control', () => {
    const played = after(ironclad({ ...wanted, forests: { ...wanted.forests, F3: 1, F10: 1 } }), 'play IC38')
    expect(markers(played, 'ironclad', 'IC38')).toBe(1)
    // F7 and F8 touch Ferrum and Auria; F5, F3 and F10 touch one of them.
    expectOffers(played, 'mark F7', 'mark F8', 'forfeit')
  })

  test('IC38: attacks the marked forest and no other, from any Warband beside it', () => {
    const marked = after(ironclad(wanted), 'play IC38', 'mark F7')
    expectOffers(marked, 'attack ferrum F7', 'attack auria F7', 'forfeit')
    const fought = after(marked, 'attack ferrum F7', ...noWagers)
    // Without a bonus: the Forge of Ferrum deals 1, and 2 against 2 goes to the attacker.
    expect(fighters(fought, 'F7')).toBe(2)
    expectOffers(fought, 'retreat F5', 'retreat F8', 'retreat F9', 'forfeit')
    const retreated = after(fought, 'retreat F9')
    expectOver(retreated)
    expect(retreated.marks).toHaveLength(1)
  })

  test('IC38: Fighters on the marked forest cannot be moved', () => {
    const moving = after(ironclad(wanted), 'play IC38', 'mark F7', 'forfeit', 'play WW02')
    const moves = legal(moving)
    expect(moves.filter((move) => move.startsWith('move F7'))).toEqual([])
    expect(moves).toContain('move F8 F7')
    expect(moves).toContain('move F5 F7')
  })

  test('CI-IC38: who arrives later is held too, and the held Warband may attack', () => {
    const marked = after(ironclad(wanted), 'play IC38', 'mark F7', 'forfeit')
    const arrived = after(marked, 'play WW02', 'move F8 F7', 'forfeit')
    expect(legal(arrived)).toContain('attack F7 auria')
    const later = after(arrived, 'attack F7 auria', ...noWagers, 'forfeit', 'gain 0', 'rest', 'play WW03', 'option 1')
    expect(fighters(later, 'F7')).toBe(4)
    expect(legal(later).filter((move) => move.startsWith('move F7'))).toEqual([])
  })

  test('CI-IC38: nor can they be baited away', () => {
    const start = ironclad({ ...wanted, forests: { F7: 1 }, hands: { ironclad: ['IC38', 'IC29'] } })
    const marked = after(start, 'play IC38', 'mark F7', 'forfeit', 'rest')
    expectOver(after(marked, 'play IC29'))
  })

  test('CI-IC38: without a legal forest there is no marker, and the other steps do nothing', () => {
    const start = lastTurn({ hands, mountains: { ferrum: 2 }, forests: { F7: 1 } })
    const next = after(start, 'play IC38')
    expect([next.round, next.marks.length]).toEqual([3, 0])
    expectOver(next)
    expect(discards(next, 'ironclad')).toContain('IC38')
    // A marker that is left out makes no difference.
    const unmarked = after(lastTurn(wanted), 'play IC38', 'forfeit')
    expectOver(unmarked)
    expect(unmarked.round).toBe(3)
  })

  test('CI-IC38: the exhausted Attack comes in the marker step, before the marker leaves the map', () => {
    const exhausting = after(lastTurn(wanted), 'play IC38', 'mark F7', 'forfeit')
    expect([exhausting.round, exhausting.phase, game.toAct(exhausting)]).toEqual([3, 'preparation', 'ironclad'])
    expect(exhausting.marks).toHaveLength(1)
    expectOffers(exhausting, 'attack ferrum F7', 'attack auria F7', 'forfeit')
    const fought = after(exhausting, 'attack auria F7', 'wager IC01', 'wager WW01')
    // 1 damage by the card, none by the wagers but 1 defense of Visions (0/1/1): nothing is dealt.
    expect(fighters(fought, 'F7')).toBe(3)
    const over = after(fought, 'forfeit')
    expect([over.phase, over.marks.length]).toEqual(['action', 0])
    expect(discards(over, 'ironclad')).toContain('IC38')
    // The base cards wagered are back when the turns begin.
    expect([hand(over, 'ironclad').includes('IC01'), hand(over, 'woodwalkers').includes('WW01')]).toEqual([true, true])
    expectOver(over)
    const declined = after(exhausting, 'forfeit')
    expect([declined.phase, declined.marks.length]).toEqual(['action', 0])
  })

  test('IC38: the exhausted Attack has 1 damage and 1 dominance more', () => {
    const start = lastTurn({ hands, mountains: { auria: 2, lithimar: 1 }, forests: { F7: 4 } })
    const exhausting = after(start, 'play IC38', 'mark F7', 'forfeit')
    const fought = after(exhausting, 'attack auria F7', ...noWagers)
    // 4 less 1 is 3 against 2 and 1: the tie goes to the attacker.
    expect([fighters(fought, 'F7'), game.toAct(fought)]).toEqual([3, 'ironclad'])
    expectOffers(fought, 'retreat F5', 'retreat F8', 'retreat F9', 'forfeit')
  })

  test('CI-IC38: an empty marked forest leaves the exhausted Attack without a target', () => {
    const start = lastTurn({ ...wanted, forests: { F7: 1, F8: 2 } })
    const next = after(start, 'play IC38', 'mark F7', 'attack ferrum F7', ...noWagers)
    expect([fighters(next, 'F7'), next.round, next.phase, next.marks.length]).toEqual([0, 3, 'action', 0])
    expectOver(next)
  })

  test('IC38: when Rust and Ivy takes its marker, the mark goes too and nothing is attacked', () => {
    const start = table({ ...wanted, turns: 3, turn: 'ironclad', hands: { ...hands, woodwalkers: ['WW22'] } })
    const marked = after(start, 'play IC38', 'mark F7', 'forfeit')
    const taken = after(marked, 'play WW22', 'unmark IC38')
    expect([taken.marks.length, discards(taken, 'ironclad')]).toEqual([0, ['IC38']])
    expect(legal(after(taken, 'play WW02')).includes('move F7 F8')).toBe(true)
  })
})
