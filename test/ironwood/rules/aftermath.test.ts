import { expect, test } from 'vitest'
import { crystalsLeft } from '../../../src/ironwood/rules/components'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { attackBy, fought } from './battle'
import { after, crystals, drillAt, fighters, golems, legal, site, table, totems } from './support'

const retreats = (state: State): string[] => legal(state).filter((action) => action.startsWith('retreat'))
const starts = (state: State): string[] => [
  ...new Set(legal(state).flatMap((action) => (action.startsWith('march') ? (action.split(' ')[1] ?? []) : []))),
]

test('IW-COMBAT-10: the winner may make the whole defeated Warband go to an adjacent location', () => {
  const start = table({ forests: { F6: 5 }, mountains: { auria: [2, 1] } })
  const won = after(start, ...attackBy('woodwalkers', 'F6', 'auria'))
  expect(game.toAct(won)).toBe('woodwalkers')
  expect(retreats(won).sort()).toEqual(
    ['argentimar', 'chromia', 'ferrum', 'lithimar', 'zincur'].map((to) => `retreat ${to}`),
  )
  const gone = after(won, 'retreat chromia')
  expect([fighters(gone, 'auria'), golems(gone, 'auria')]).toEqual([0, 0])
  expect([fighters(gone, 'chromia'), golems(gone, 'chromia')]).toEqual([2, 1])
  const stayed = after(won, 'forfeit')
  expect([fighters(stayed, 'auria'), golems(stayed, 'auria')]).toEqual([2, 1])
})

test('IW-COMBAT-10: a defender who wins may make the attackers retreat', () => {
  const start = table({ forests: { F6: 2 }, mountains: { auria: 4 } })
  const won = after(start, ...attackBy('woodwalkers', 'F6', 'auria'))
  expect(game.toAct(won)).toBe('ironclad')
  expect(retreats(won)).toEqual(['retreat F3', 'retreat F4', 'retreat F8', 'retreat F12'])
  expect(fighters(after(won, 'retreat F12'), 'F12')).toBe(2)
})

test('IW-COMBAT-10: a retreat is not movement: units that have retreated may still move, and moved units may retreat', () => {
  const place = { turn: 'ironclad', forests: { F6: 4 }, hands: { ironclad: ['IC13'] } } as const
  const fight = ['attack auria F6', 'wager nothing', 'wager nothing']
  const still = table({ ...place, mountains: { auria: 2 }, hands: { ironclad: ['IC13'] } })
  const pushed = after(still, 'play IC13', 'forfeit', ...fight, 'retreat zincur')
  expect(starts(pushed)).toEqual(['zincur'])
  const moving = table({ ...place, mountains: { zincur: 2 }, hands: { ironclad: ['IC13'] } })
  const moved = after(moving, 'play IC13', 'march zincur auria', 'fighters 2', ...fight)
  expect(retreats(moved)).toContain('retreat zincur')
  // They keep having moved, so the last step of the card moves nobody.
  const back = after(moved, 'retreat zincur')
  expect([fighters(back, 'zincur'), game.toAct(back)]).toEqual([2, 'woodwalkers'])
})

test('IW-COMBAT-10: a retreat ignores effects that stop movement, and Totems stay behind', () => {
  const start = table({
    turn: 'ironclad',
    forests: { F7: 2 },
    full: { F7: 1 },
    mountains: { auria: 4, lithimar: 1 },
    hands: { ironclad: ['IC38'] },
  })
  const marked = after(start, 'play IC38', 'mark F7', 'attack auria F7', 'wager nothing', 'wager nothing')
  expect(retreats(marked)).toEqual(['retreat F5', 'retreat F8', 'retreat F9'])
  const gone = after(marked, 'retreat F8')
  expect([fighters(gone, 'F7'), fighters(gone, 'F8'), totems(gone, 'F7'), totems(gone, 'F8')]).toEqual([
    0,
    2,
    [1, 0],
    [0, 0],
  ])
})

test('IW-COMBAT-11: the Drill beside a defeated Warband is destroyed, in attack and in defence', () => {
  const place = { forests: { F6: 4 }, mountains: { auria: 2 }, drill: { at: 'auria', step: 1 } }
  const defence = after(table(place), ...attackBy('woodwalkers', 'F6', 'auria'), 'forfeit')
  expect(drillAt(defence)).toBe('ferrum')
  const attack = after(table({ ...place, turn: 'ironclad' }), ...attackBy('ironclad', 'auria', 'F6'), 'retreat zincur')
  expect([drillAt(attack), attack.drill.step]).toEqual(['ferrum', 0])
  const wipedOut = table({ ...place, mountains: { auria: 1 } })
  expect(drillAt(after(wipedOut, ...attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW03' })))).toBe('ferrum')
})

test('IW-COMBAT-11: the Drill stays if the Ironclad win, or if it is elsewhere', () => {
  const won = table({ forests: { F6: 1 }, mountains: { auria: 3 }, drill: { at: 'auria', step: 1, cargo: 2 } })
  expect(drillAt(after(won, ...attackBy('woodwalkers', 'F6', 'auria'), 'forfeit'))).toBe('auria')
  const elsewhere = table({ forests: { F6: 4 }, mountains: { auria: 2 }, drill: { at: 'zincur', step: 1, cargo: 2 } })
  const lost = after(elsewhere, ...attackBy('woodwalkers', 'F6', 'auria'), 'retreat zincur')
  expect([drillAt(lost), lost.drill.cargo]).toEqual(['zincur', 2])
})

test('IW-COMBAT-12: Woodwalkers may take 1 crystal of the cargo, the rest goes to the supply', () => {
  const drill = { at: 'auria', step: 3, cargo: 4 }
  const start = table({ forests: { F6: 4 }, mountains: { auria: 2 }, drill, crystals: { ironclad: 1 } })
  const won = after(start, ...attackBy('woodwalkers', 'F6', 'auria'), 'forfeit')
  expect([game.toAct(won), legal(won)]).toEqual(['woodwalkers', ['salvage', 'forfeit']])
  const taken = after(won, 'salvage', 'gain 0')
  expect([crystals(taken, 'woodwalkers'), crystals(taken, 'ironclad'), crystalsLeft({ state: taken })]).toEqual([
    1, 1, 18,
  ])
  // On Ferrum without an unloading and without a step.
  expect([drillAt(taken), taken.drill.step, taken.drill.cargo]).toEqual(['ferrum', 0, 0])
  const left = after(won, 'forfeit', 'gain 0')
  expect([crystals(left, 'woodwalkers'), left.drill.cargo, drillAt(left)]).toEqual([0, 0, 'ferrum'])
})

test('IW-COMBAT-12: an empty cargo gives nothing', () => {
  const start = table({ forests: { F6: 4 }, mountains: { auria: 2 }, drill: { at: 'auria', step: 1, cargo: 0 } })
  const won = after(start, ...attackBy('woodwalkers', 'F6', 'auria'), 'forfeit')
  expect([drillAt(won), legal(won)]).toEqual(['ferrum', ['gain 1', 'gain 0']])
})

test('IW-COMBAT-14: first the retreat, then the Drill, then the wagered cards, then Victory', () => {
  const start = table({
    forests: { F6: 4 },
    mountains: { auria: 3 },
    drill: { at: 'auria', step: 1, cargo: 2 },
    hands: { woodwalkers: ['WW09'] },
  })
  const first = after(start, ...attackBy('woodwalkers', 'F6', 'auria', { woodwalkers: 'WW09' }))
  expect([retreats(first).length, drillAt(first), first.sides.woodwalkers.discard]).toEqual([5, 'auria', []])
  const second = after(first, 'retreat zincur')
  expect([legal(second), drillAt(second)]).toEqual([['salvage', 'forfeit'], 'auria'])
  expect(second.sides.woodwalkers.discard).toEqual([])
  const third = after(second, 'salvage')
  expect([legal(third), drillAt(third)]).toEqual([['gain 1', 'gain 0'], 'ferrum'])
  expect(third.sides.woodwalkers.discard).toEqual(['WW09'])
})

test('IW-COMBAT-15: Totems, Foundations, Forges and the Drill are dealt no damage', () => {
  const start = table({
    forests: { F5: 2 },
    full: { F5: 1 },
    fading: { F5: 1 },
    mountains: { plumbarum: 3 },
    forges: ['plumbarum'],
    foundations: ['argentimar'],
    drill: { at: 'plumbarum', step: 1, cargo: 2 },
    hands: { woodwalkers: ['WW20'], ironclad: ['IC16'] },
  })
  // 4 damage against 3 Fighters and 3 + 1 against 2: more than enough for everything else.
  const wagers = { woodwalkers: 'WW20', ironclad: 'IC16' }
  const { state, damage } = fought(start, attackBy('woodwalkers', 'F5', 'plumbarum', wagers))
  expect(damage).toEqual({ woodwalkers: 4, ironclad: 4 })
  expect([fighters(state, 'F5'), fighters(state, 'plumbarum'), totems(state, 'F5')]).toEqual([0, 0, [1, 1]])
  expect([site(state, 'plumbarum'), site(state, 'argentimar')]).toEqual(['forge', 'foundation'])
})

test('IW-COMBAT-16: without combat there is no wager, damage, trigger, dominance or retreat, but a Victory', () => {
  const start = table({
    forests: { F6: 1 },
    drill: { at: 'auria', step: 1, cargo: 0 },
    ongoing: { woodwalkers: { WW20: 1 }, ironclad: { IC31: 1, IC25: 1 } },
  })
  const { state, types, dominance, winner } = fought(start, ['play WW02', 'forfeit', 'attack F6 auria'])
  expect(winner).toBe('woodwalkers')
  expect(dominance).toBeNull()
  for (const type of ['wagered', 'revealed', 'damage', 'removed', 'retreated'] as const)
    expect(types).not.toContain(type)
  expect([legal(state), fighters(state, 'F6'), drillAt(state)]).toEqual([['gain 1', 'gain 0'], 1, 'ferrum'])
})

test('IW-COMBAT-17: Attack Ferrum needs a Warband on an inner forest beside Ferrum', () => {
  const far = after(table({ forests: { F6: 3, F2: 2 }, mountains: { ferrum: 1 } }), 'play WW03', 'option 2')
  expect(game.toAct(far)).toBe('ironclad')
  const near = after(table({ forests: { F6: 3, F9: 1 } }), 'play WW03', 'option 2')
  expect(legal(near)).toEqual(['attack F9 ferrum', 'forfeit'])
})

test('IW-COMBAT-17: any Attack may target Ferrum with units or the Drill on it, and only Attack Ferrum an empty one', () => {
  const attacks = (options: Parameters<typeof table>[0]): string[] =>
    legal(after(table({ forests: { F9: 1 }, ...options }), 'play WW02', 'forfeit'))
  expect(attacks({ mountains: { ferrum: 1 }, drill: { at: 'chromia' } })).toEqual(['attack F9 ferrum', 'forfeit'])
  expect(attacks({ drill: { at: 'ferrum' } })).toEqual(['attack F9 ferrum', 'forfeit'])
  expect(attacks({ drill: { at: 'chromia' } })).not.toContain('attack F9 ferrum')
})

test('IW-COMBAT-17: the Drill alone on Ferrum: either kind of Attack wins, nothing changes, Victory follows', () => {
  const start = table({ forests: { F9: 1 }, crystals: { ironclad: 1 } })
  const plain = fought(start, ['play WW02', 'forfeit', 'attack F9 ferrum'])
  expect([plain.winner, drillAt(plain.state), legal(plain.state)]).toEqual([
    'woodwalkers',
    'ferrum',
    ['gain 1', 'gain 0'],
  ])
  const ferrum = fought(start, ['play WW03', 'option 2', 'attack F9 ferrum'])
  expect([ferrum.winner, drillAt(ferrum.state), legal(ferrum.state)]).toEqual([
    'woodwalkers',
    'ferrum',
    ['steal 1', 'steal 0'],
  ])
})
