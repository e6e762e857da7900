import { describe, expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { seats } from '../../../src/ironwood/rules/vocabulary'
import { after, crystals, events, fighters, hand, legal, refused, site, type Table, table } from './support'

/** Before the third totem is carried to an outer forest. */
const twoSecured: Table = { forests: { F3: 4 }, secured: 2, full: { F3: 1 }, mountains: { auria: 1 } }

/** Before the third forge is built, with the drill under it. */
const twoForges: Table = {
  turn: 'ironclad',
  forges: ['chromia', 'cobaltis'],
  foundations: ['plumbarum'],
  mountains: { plumbarum: 2 },
  drill: { at: 'plumbarum', step: 2, cargo: 3 },
  crystals: { ironclad: 5 },
}

function expectOver(state: State): void {
  expect(game.toAct(state)).toBeNull()
  expect(legal(state)).toEqual([])
  expect(state.agenda).toEqual([])
  for (const action of ['rest', 'forfeit', 'play WW01', 'wager nothing', 'resign woodwalkers', 'resign ironclad'])
    expect(refused(state, action)).toMatchObject({ code: 'game-over', rule: 'IW-END-02' })
}

describe('the end of the game', () => {
  test.each(seats)('IW-END-01: the %s may surrender on either turn, and the opponent wins', (seat) => {
    for (const turn of seats) {
      const over = after(table({ turn }), `resign ${seat}`)
      const winner = seat === 'woodwalkers' ? 'ironclad' : 'woodwalkers'
      expect(game.outcome(over)).toEqual({ winners: [winner], reason: 'surrender' })
      expect(over.result).toEqual({ winner, by: 'surrender' })
    }
  })

  test('IW-END-02: after the third totem no action is legal, and the result says so', () => {
    const over = after(table(twoSecured), 'play WW02', 'move F3 F1 full')
    expect(over.result).toEqual({ winner: 'woodwalkers', by: 'totems' })
    expect(game.outcome(over)?.winners).toEqual(['woodwalkers'])
    expect(game.outcome(over)?.reason).toContain('totem')
    expectOver(over)
  })

  test('IW-END-02: after the third forge no action is legal, and the result says so', () => {
    const over = after(table(twoForges), 'play IC01', 'option 2', 'pay', 'build plumbarum')
    expect(over.result).toEqual({ winner: 'ironclad', by: 'forges' })
    expect(game.outcome(over)?.winners).toEqual(['ironclad'])
    expect(game.outcome(over)?.reason).toContain('forge')
    expectOver(over)
  })

  test('IW-END-02: after a surrender no action is legal, and before the end there is no result', () => {
    expectOver(after(table(), 'resign ironclad'))
    expect(game.outcome(table())).toBeNull()
  })

  test('IW-END-03: rounds go on without a limit, and nobody wins by them', () => {
    const state = table({ round: 500, turn: 'ironclad', turns: 5 })
    const next = after(state, 'rest')
    expect([next.round, game.outcome(next), game.toAct(next)]).toEqual([501, null, 'woodwalkers'])
  })

  test('IW-END-03: with no fighters and no cards left the game goes on', () => {
    const empty = game.clone(table())
    for (const side of [empty.sides.woodwalkers, empty.sides.ironclad]) side.deck = []
    const rested = after(empty, 'rest', 'rest', 'rest', 'rest', 'rest', 'rest')
    expect([rested.round, game.outcome(rested)]).toEqual([3, null])
  })

  test('IW-END-04: with the third totem the rest of the move, the attack and its victory are gone', () => {
    const start = after(table(twoSecured), 'play WW02')
    const happened = events(start, 'move F3 F1 full').map(({ type }) => type)
    expect(happened).toEqual(['moved', 'secured', 'game-over'])
    const over = after(start, 'move F3 F1 full')
    expect([over.secured, fighters(over, 'F3'), crystals(over, 'woodwalkers')]).toEqual([3, 3, 0])
    expect(over.sides.woodwalkers.slots).toEqual([{ card: 'WW02' }])
    expect(over.turns).toBe(1)
  })

  test('IW-END-04: with the third forge the drill under it is not unloaded any more', () => {
    const building = after(table(twoForges), 'play IC01', 'option 2', 'pay')
    expect(legal(building)).toEqual(['build plumbarum', 'forfeit'])
    expect(events(building, 'build plumbarum').map(({ type }) => type)).toEqual(['built', 'game-over'])
    const over = after(building, 'build plumbarum')
    expect([site(over, 'plumbarum'), over.drill.cargo, crystals(over, 'ironclad')]).toEqual(['forge', 3, 0])
  })

  test('IW-END-04: the third forge by the Victory of a battle ends the game in its middle', () => {
    const state = table({
      ...twoForges,
      mountains: { plumbarum: 4 },
      forests: { F5: 1 },
      hands: { ironclad: ['IC20'] },
    })
    const attacking = after(state, 'play IC20', 'attack plumbarum F5', 'wager nothing', 'wager nothing')
    expect(fighters(attacking, 'F5')).toBe(0)
    const over = after(attacking, 'option 1', 'pay', 'build plumbarum')
    expect([over.result?.winner, over.drill.cargo]).toEqual(['ironclad', 3])
    expectOver(over)
  })

  test('IW-END-04: the third totem by a burned card on the turn of the Ironclad', () => {
    const hands = { woodwalkers: ['WW32', 'WW10'], ironclad: ['IC27'] }
    const burning = after(table({ ...twoSecured, turn: 'ironclad', hands }), 'play IC27', 'draw 0')
    expect(game.toAct(burning)).toBe('woodwalkers')
    const moving = after(burning, 'burn WW32')
    expect(legal(moving)).toContain('move F3 F1 full')
    const over = after(moving, 'move F3 F1 full')
    expect(over.result).toEqual({ winner: 'woodwalkers', by: 'totems' })
    expect(over.active).toBe('ironclad')
    expectOver(over)
  })

  test('IW-END-04: what waits for the end of the turn is not asked any more', () => {
    const state = table({
      ...twoSecured,
      hands: { woodwalkers: ['WW21'] },
      ongoing: { ironclad: { IC33: 2 } },
      crystals: { ironclad: 1 },
    })
    const asked = after(state, 'play WW21', 'forfeit', 'forfeit')
    expect([game.toAct(asked), legal(asked)]).toEqual(['ironclad', ['pay', 'forfeit']])
    expectOver(after(state, 'play WW21', 'move F3 F1 full'))
  })

  test('IW-END-05: surrender is in no list of legal actions but is never refused', () => {
    const hands = { woodwalkers: ['WW16'], ironclad: ['IC31'] }
    const start = table({ forests: { F7: 3 }, mountains: { auria: 2 }, hands })
    const battle = after(start, 'play WW16', 'attack F7 auria')
    const defending = after(battle, 'wager nothing')
    const retreat = after(defending, 'wager nothing')
    const opening = game.setup({ mode: 'duel', seed: 1 })
    for (const state of [start, battle, defending, retreat, opening, after(opening, 'opening 4')])
      for (const seat of seats) {
        expect(legal(state).filter((action) => action.startsWith('resign'))).toEqual([])
        expect(game.refusal(state, { type: 'resign', seat })).toBeNull()
        const over = after(state, `resign ${seat}`)
        expect(over.result?.winner).toBe(seat === 'woodwalkers' ? 'ironclad' : 'woodwalkers')
        expectOver(over)
      }
  })

  test('IW-END-05: a surrender out of turn changes nothing but the result', () => {
    const state = table({ hands: { woodwalkers: ['WW16'] }, crystals: { ironclad: 3 } })
    const over = after(state, 'resign ironclad')
    expect([hand(over, 'woodwalkers'), crystals(over, 'ironclad')]).toEqual([hand(state, 'woodwalkers'), 3])
    expect(events(state, 'resign ironclad')).toEqual([{ type: 'game-over', winner: 'woodwalkers', by: 'surrender' }])
  })

  test('IW-END-05: only the two seats can surrender', () => {
    expect(() => game.parse('resign spectator')).toThrow()
    expect(game.refusal(table(), JSON.parse('{ "type": "resign", "seat": "spectator" }'))?.code).toBe('unknown-action')
  })
})
