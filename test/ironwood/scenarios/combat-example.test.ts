import { expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import { fought } from '../rules/battle'
import { after, crystals, drillAt, fighters, golems, hand, legal, site, table } from '../rules/support'

test('IW-COMBAT-13: the rulebook example of a combat, move by move', () => {
  // Plumbarum holds 2 Fighters, a Golem and a Forge; four Woodwalkers are one step from the forest beside it.
  const start = table({
    forests: { F2: 2, F3: 2 },
    mountains: { plumbarum: [2, 1] },
    forges: ['plumbarum'],
    crystals: { ironclad: 3 },
    hands: { woodwalkers: ['WW16', 'WW09', 'WW18'], ironclad: ['IC31'] },
  })

  // Hunter's Instinct: a card is burned, so that four Fighters may gather beside Plumbarum. (Sleeping Acorns would draw
  // a card when burned, which is left out here.)
  const burned = after(start, 'play WW16', 'burn WW18', 'draw 0')
  expect(burned.sides.woodwalkers.discard).toEqual(['WW18'])
  const gathered = after(burned, 'move F2 F5', 'move F2 F5', 'move F3 F5', 'move F3 F5')
  expect(fighters(gathered, 'F5')).toBe(4)

  // They attack the Warband on Plumbarum. The attacker wagers first, then the defender.
  expect(legal(gathered)).toEqual(['attack F5 plumbarum', 'forfeit'])
  const attacked = after(gathered, 'attack F5 plumbarum')
  expect(game.toAct(attacked)).toBe('woodwalkers')
  const placed = after(attacked, 'wager WW09')
  expect(game.toAct(placed)).toBe('ironclad')
  const { state: fight, damage, dominance, winner } = fought(placed, ['wager IC31'])

  // Children of the Forest deals 1 against no defense. Warmachine's 2, the Golem's 1 and the Forge's 1 are reduced by 2
  // of the wager and 1 of Hunter's Instinct.
  expect(damage).toEqual({ woodwalkers: 1, ironclad: 1 })
  // 1 damage is not enough for the Golem, so a Fighter goes; and one of the four attackers.
  expect([fighters(fight, 'plumbarum'), golems(fight, 'plumbarum'), fighters(fight, 'F5')]).toEqual([1, 1, 3])
  // 3 units and 2 of the wager against 2 units and 3 of the wager: the attacker wins the tie.
  expect(dominance).toEqual({ woodwalkers: 5, ironclad: 5 })
  expect(winner).toBe('woodwalkers')

  // The winner may send the rest of the Warband to a mountain beside Plumbarum; the Forge stays.
  expect(game.toAct(fight)).toBe('woodwalkers')
  expect(legal(fight).sort()).toEqual(['forfeit', 'retreat argentimar', 'retreat gallimor', 'retreat lithimar'])
  const retreated = after(fight, 'retreat gallimor')
  expect([fighters(retreated, 'plumbarum'), golems(retreated, 'plumbarum')]).toEqual([0, 0])
  expect([fighters(retreated, 'gallimor'), golems(retreated, 'gallimor')]).toEqual([1, 1])
  expect(site(retreated, 'plumbarum')).toBe('forge')

  // Both wagers are special cards and are discarded; then the Victory effect steals 1 crystal.
  expect(retreated.sides.woodwalkers.discard).toEqual(['WW18', 'WW09'])
  expect(retreated.sides.ironclad.discard).toEqual(['IC31'])
  expect(legal(retreated)).toEqual(['steal 1', 'steal 0'])
  const done = after(retreated, 'steal 1')
  expect([crystals(done, 'woodwalkers'), crystals(done, 'ironclad')]).toEqual([1, 2])
  expect(hand(done, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
  expect(game.toAct(done)).toBe('ironclad')
})

test('IW-COMBAT-13: had the Drill been on Plumbarum, it would have been destroyed', () => {
  const start = table({
    forests: { F5: 4 },
    mountains: { plumbarum: [2, 1] },
    forges: ['plumbarum'],
    drill: { at: 'plumbarum', step: 2, cargo: 3 },
    hands: { woodwalkers: ['WW16', 'WW09'], ironclad: ['IC31'] },
  })
  const fight = ['play WW16', 'forfeit', 'attack F5 plumbarum', 'wager WW09', 'wager IC31', 'retreat gallimor']
  const done = after(start, ...fight, 'salvage')
  expect([drillAt(done), done.drill.cargo, done.drill.step, crystals(done, 'woodwalkers')]).toEqual(['ferrum', 0, 0, 1])
})
