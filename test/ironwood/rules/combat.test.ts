import { expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { attackBy, fought } from './battle'
import { after, drillAt, fighters, golems, hand, legal, table } from './support'

const attacks = (state: State): string[] => legal(state).filter((action) => action.startsWith('attack'))

test('IW-COMBAT-01: Woodwalkers attack from an inner forest a mountain with an enemy', () => {
  // F2 lies at the edge; Lithimar and Argentimar beside F5 are empty; Zincur does not touch it.
  const start = table({ forests: { F2: 3, F5: 1 }, mountains: { plumbarum: 2, zincur: 1, auria: [0, 1] } })
  expect(attacks(after(start, 'play WW02', 'forfeit')).sort()).toEqual(['attack F5 auria', 'attack F5 plumbarum'])
})

test('IW-COMBAT-01: Ironclad attack from a mountain an inner forest with an enemy', () => {
  const start = table({ turn: 'ironclad', forests: { F2: 2, F5: 1 }, mountains: { plumbarum: 1, cobaltis: 1 } })
  expect(attacks(after(start, 'play IC01', 'option 3'))).toEqual(['attack plumbarum F5'])
})

test('IW-COMBAT-01: all combat units of both Warbands take part', () => {
  const start = table({ forests: { F6: 4, F3: 2 }, mountains: { auria: [2, 3], zincur: 2 } })
  const whole = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW01' }))
  // 3 Golems less 1 defense remove 2 of 4; Visions adds 1.
  expect(whole.dominance).toEqual({ woodwalkers: 3, ironclad: 5 })
})

test('IW-COMBAT-02: the Drill without combat units is destroyed without combat', () => {
  const start = table({ forests: { F7: 1 }, drill: { at: 'auria', step: 2, cargo: 3 } })
  const attacking = after(start, 'play WW02', 'forfeit')
  expect(attacks(attacking)).toEqual(['attack F7 auria'])
  const { state, winner, types } = fought(attacking, ['attack F7 auria'])
  expect([winner, types.includes('wagered'), types.includes('damage')]).toEqual(['woodwalkers', false, false])
  // The Fighter that attacked counts as left, so there is a crystal to take.
  expect(legal(state)).toEqual(['salvage', 'forfeit'])
  const done = after(state, 'salvage')
  expect([drillAt(done), done.drill.step, done.drill.cargo]).toEqual(['ferrum', 0, 0])
})

test('IW-COMBAT-03: an empty Ferrum is won without combat and its Forge deals nothing', () => {
  const start = table({ forests: { F10: 1 }, drill: { at: 'auria' }, crystals: { ironclad: 2 } })
  const { state, winner, types } = fought(start, ['play WW03', 'option 2', 'attack F10 ferrum'])
  expect([winner, types.includes('damage'), fighters(state, 'F10')]).toEqual(['woodwalkers', false, 1])
  expect([drillAt(state), legal(state)]).toEqual(['auria', ['steal 1', 'steal 0']])
})

test('IW-COMBAT-04: the attacker wagers a card of the hand or none, then the defender, who does not see it', () => {
  const start = table({
    forests: { F6: 2 },
    mountains: { auria: 2 },
    hands: { woodwalkers: ['WW09'], ironclad: ['IC31'] },
    visions: { hand: ['zincur'] },
  })
  const first = after(start, 'play WW02', 'forfeit', 'attack F6 auria')
  expect(game.toAct(first)).toBe('woodwalkers')
  expect(legal(first).sort()).toEqual(['wager WW01', 'wager WW03', 'wager WW09', 'wager nothing'])
  const second = after(first, 'wager WW09')
  expect(game.toAct(second)).toBe('ironclad')
  expect(legal(second).sort()).toEqual(['wager IC01', 'wager IC02', 'wager IC03', 'wager IC31', 'wager nothing'])
  expect(JSON.stringify(game.view(second, 'ironclad').battle)).not.toContain('WW09')
  expect(JSON.stringify(game.view(second, 'woodwalkers').battle)).toContain('WW09')
})

test('IW-COMBAT-04: the Ironclad wager first when they attack', () => {
  const start = table({ turn: 'ironclad', forests: { F6: 2 }, mountains: { auria: 2 } })
  const first = after(start, 'play IC01', 'option 3', 'attack auria F6')
  expect(game.toAct(first)).toBe('ironclad')
  expect(game.toAct(after(first, 'wager nothing'))).toBe('woodwalkers')
})

test('IW-COMBAT-04: no wager counts as 0/0/0', () => {
  const start = table({ forests: { F6: 2 }, mountains: { auria: 3 } })
  const { damage, dominance } = fought(start, attackBy('woodwalkers', 'F6', 'auria'))
  expect(damage).toEqual({ woodwalkers: 0, ironclad: 0 })
  expect(dominance).toEqual({ woodwalkers: 2, ironclad: 3 })
})

test('IW-COMBAT-04: a card may change the order', () => {
  const start = table({ forests: { F6: 2 }, mountains: { auria: 2 }, ongoing: { woodwalkers: { WW19: 1 } } })
  const first = after(start, 'play WW02', 'forfeit', 'attack F6 auria')
  expect(game.toAct(first)).toBe('ironclad')
  expect(game.toAct(after(first, 'wager IC01'))).toBe('woodwalkers')
})

test('IW-COMBAT-05: each Golem and the Forge of the mountain add 1 damage to a defence', () => {
  const wagers = { ironclad: 'IC31' }
  const place = { forests: { F12: 9 }, hands: { ironclad: ['IC31'] } }
  const dealt = (at: string, units: [number, number], forges: string[] = []): number | undefined =>
    fought(
      table({ ...place, forges, forests: { F12: 9, F10: 9 }, mountains: { [at]: units } }),
      attackBy('woodwalkers', at === 'ferrum' ? 'F10' : 'F12', at, wagers),
    ).damage.ironclad
  expect(dealt('cobaltis', [2, 0])).toBe(2)
  expect(dealt('cobaltis', [1, 2])).toBe(4)
  expect(dealt('cobaltis', [1, 2], ['cobaltis'])).toBe(5)
  expect(dealt('cobaltis', [1, 0], ['cuprumis'])).toBe(2)
  expect(dealt('ferrum', [1, 1])).toBe(4)
})

test('IW-COMBAT-05: the same goes for an attack, with the effects of the card, less the defense', () => {
  const hands = { woodwalkers: ['WW09'], ironclad: ['IC31'] }
  const start = table({ turn: 'ironclad', forests: { F7: 5 }, mountains: { ferrum: [1, 1] }, hands })
  const attacking = after(start, 'play IC01', 'option 3', 'attack ferrum F7')
  // 2 by the wager, 1 by the Golem, 1 by Ferrum's Forge, 1 by Reinforcement.
  expect(fought(attacking, ['wager IC31', 'wager nothing']).damage.ironclad).toBe(5)
  const { state, damage } = fought(attacking, ['wager IC31', 'wager WW09'])
  expect([damage.ironclad, fighters(state, 'F7')]).toEqual([3, 2])
})

test('IW-COMBAT-05: damage is never reduced below 0', () => {
  const start = table({ forests: { F6: 2 }, mountains: { auria: 2 }, hands: { woodwalkers: ['WW09'] } })
  const { state, damage } = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW09' }))
  expect([damage.ironclad, fighters(state, 'F6')]).toEqual([0, 2])
})

test('IW-COMBAT-05: a Golem removed in this combat still deals its damage', () => {
  const start = table({ forests: { F6: 3 }, mountains: { auria: [0, 1] }, hands: { woodwalkers: ['WW20'] } })
  const { state, winner } = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW20' }))
  expect([golems(state, 'auria'), fighters(state, 'F6'), winner]).toEqual([0, 2, 'woodwalkers'])
})

test('IW-COMBAT-06: the dealer chooses what is removed; a Fighter takes 1 damage, a Golem 2', () => {
  const hands = { woodwalkers: ['WW07'] }
  const wagers = attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW07' })
  const two = after(table({ forests: { F6: 4 }, mountains: { auria: [1, 1] }, hands }), ...wagers)
  expect([game.toAct(two), legal(two)]).toEqual(['woodwalkers', ['hit fighter', 'hit golem']])
  // 1 damage is left after the Fighter and can do nothing to the Golem.
  const fighter = after(two, 'hit fighter')
  expect([fighters(fighter, 'auria'), golems(fighter, 'auria')]).toEqual([0, 1])
  const golem = after(two, 'hit golem')
  expect([fighters(golem, 'auria'), golems(golem, 'auria')]).toEqual([1, 0])
})

test('IW-COMBAT-06: units are removed as long as the damage left can remove one', () => {
  const hands = { woodwalkers: ['WW16'] }
  const wagers = attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW16' })
  const three = after(table({ forests: { F6: 4 }, mountains: { auria: [3, 1] }, hands }), ...wagers)
  const golemFirst = after(three, 'hit golem')
  expect([fighters(golemFirst, 'auria'), golems(golemFirst, 'auria')]).toEqual([2, 0])
  const fighterFirst = after(three, 'hit fighter')
  expect(legal(fighterFirst)).toEqual(['hit fighter', 'hit golem'])
  const fightersOnly = after(fighterFirst, 'hit fighter')
  expect([fighters(fightersOnly, 'auria'), golems(fightersOnly, 'auria')]).toEqual([0, 1])
})

test('IW-COMBAT-06: 1 damage against Golems alone is lost, and not carried over', () => {
  const start = table({ forests: { F6: 6 }, mountains: { auria: [0, 1] }, hands: { woodwalkers: ['WW09', 'WW16'] } })
  const first = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW03' }))
  expect([first.damage.woodwalkers, golems(first.state, 'auria')]).toEqual([1, 1])
  const next = after(first.state, 'forfeit', 'gain 0', 'rest')
  const second = fought(next, ['play WW16', 'forfeit', 'attack F6 auria', 'wager WW09', 'wager nothing'])
  expect([second.damage.woodwalkers, golems(second.state, 'auria')]).toEqual([1, 1])
})

test('IW-COMBAT-07: a side without units loses, with any dominance', () => {
  const start = table({ forests: { F6: 3 }, mountains: { auria: 1 }, hands: { ironclad: ['IC31'] } })
  const wagers = { woodwalkers: 'WW03', ironclad: 'IC31' }
  const { state, winner, dominance } = fought(start, attackBy('woodwalkers', 'F6', 'auria', wagers))
  expect([winner, dominance, fighters(state, 'F6'), fighters(state, 'auria')]).toEqual(['woodwalkers', null, 2, 0])
  // Nobody is left to retreat, so Victory comes at once.
  expect(legal(state)).toEqual(['gain 1', 'gain 0'])
  const defended = table({ forests: { F6: 1 }, mountains: { auria: 2 }, hands: { ironclad: ['IC31'] } })
  const beaten = fought(defended, attackBy('woodwalkers', 'F6', 'auria', { ironclad: 'IC31' }))
  expect([beaten.winner, beaten.dominance, game.toAct(beaten.state)]).toEqual(['ironclad', null, 'ironclad'])
})

test('IW-COMBAT-07: if both are wiped out nobody wins: no retreat, no Victory, and the Drill is lost without a crystal', () => {
  const drill = { at: 'auria', step: 2, cargo: 3 }
  const start = table({ forests: { F6: 1 }, mountains: { auria: 1 }, drill, hands: { ironclad: ['IC31'] } })
  const wagers = { woodwalkers: 'WW03', ironclad: 'IC31' }
  const { state, winner } = fought(start, attackBy('woodwalkers', 'F6', 'auria', wagers))
  expect([winner, fighters(state, 'F6'), fighters(state, 'auria')]).toEqual(['nobody', 0, 0])
  expect([drillAt(state), state.drill.cargo, state.drill.step]).toEqual(['ferrum', 0, 0])
  // It is the next turn already.
  expect([legal(state).includes('rest'), game.toAct(state)]).toEqual([true, 'ironclad'])
  expect([state.sides.woodwalkers.crystals, state.sides.ironclad.crystals]).toEqual([0, 0])
})

test('IW-COMBAT-08: the higher dominance wins', () => {
  const start = table({ forests: { F6: 2 }, mountains: { auria: 2 } })
  const high = fought(start, attackBy('woodwalkers', 'F6', 'auria', { ironclad: 'IC02' }))
  // Conquest deals 1 and adds 2.
  expect([high.dominance, high.winner]).toEqual([{ woodwalkers: 1, ironclad: 4 }, 'ironclad'])
  const low = fought(start, attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW01' }))
  expect([low.dominance, low.winner]).toEqual([{ woodwalkers: 3, ironclad: 2 }, 'woodwalkers'])
})

test('IW-COMBAT-08: a tie goes to the attacker, on either side', () => {
  const place = { forests: { F6: 2 }, mountains: { auria: 2 } }
  expect(fought(table(place), attackBy('woodwalkers', 'F6', 'auria')).winner).toBe('woodwalkers')
  expect(fought(table({ ...place, turn: 'ironclad' }), attackBy('ironclad', 'auria', 'F6')).winner).toBe('ironclad')
})

test('IW-COMBAT-09: a wagered special card is discarded, a base card comes back at the Round End', () => {
  const start = table({
    turn: 'ironclad',
    turns: 5,
    forests: { F6: 2 },
    mountains: { auria: 3 },
    hands: { woodwalkers: ['WW09'] },
  })
  const wagers = { woodwalkers: 'WW09', ironclad: 'IC03' }
  const fighting = after(start, ...attackBy('ironclad', 'auria', 'F6', wagers).slice(0, -1))
  expect(fighting.sides.woodwalkers.discard).toEqual([])
  const over = after(fighting, 'wager WW09')
  // The retreat is still to be decided; then the cards leave.
  expect(over.sides.woodwalkers.discard).toEqual([])
  const next = after(over, 'forfeit')
  expect(next.sides.woodwalkers.discard).toEqual(['WW09'])
  expect(hand(next, 'ironclad')).toEqual(expect.arrayContaining(['IC01', 'IC02', 'IC03']))
  expect(next.round).toBe(3)
})

test('IW-COMBAT-09: until then a wagered base card lies beside the pile', () => {
  const start = table({ forests: { F6: 3 }, mountains: { auria: 1 } })
  const done = after(start, ...attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW01' }), 'forfeit', 'gain 0')
  expect(hand(done, 'woodwalkers')).toEqual(['WW03'])
  expect(done.sides.woodwalkers).toMatchObject({ wagered: ['WW01'], discard: [] })
})
