import { expect, test } from 'vitest'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { crystalsLeft, unitsLeft } from '../../../src/ironwood/rules/components'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { attackBy, fought } from './battle'
import { after, crystals, drillAt, events, fighters, golems, hand, legal, site, table, totems } from './support'

const mountain = (id: string): number | undefined => ironwoodBoard.mountainAt[id]
const visionsInHand = ({ visions }: State): string[] =>
  visions.hand.map((mountain) => ironwoodBoard.mountains[mountain]?.id ?? '')
const markersOn = ({ sides }: State, card: string): number | undefined =>
  [...sides.woodwalkers.ongoing, ...sides.ironclad.ongoing].find((each) => each.card === card)?.markers

test('IW-KEY-01: an Attack starts a battle from one of your Warbands against an adjacent location', () => {
  const mountains = { auria: 1, plumbarum: 1, zincur: 1 }
  const wood = after(table({ forests: { F5: 2 }, mountains }), 'play WW02', 'forfeit')
  expect(legal(wood).sort()).toEqual(['attack F5 auria', 'attack F5 plumbarum', 'forfeit'])
  const attacking = after(wood, 'attack F5 plumbarum')
  expect(attacking.battle).toMatchObject({ attacker: 'woodwalkers', mountain: mountain('plumbarum') })
  const iron = after(table({ turn: 'ironclad', forests: { F5: 2, F10: 1 }, mountains }), 'play IC01', 'option 3')
  expect(legal(iron).sort()).toEqual(['attack auria F5', 'attack plumbarum F5', 'attack zincur F10', 'forfeit'])
  expect(after(iron, 'attack zincur F10').battle?.attacker).toBe('ironclad')
})

test('IW-KEY-02: Attack Ferrum is an Attack against Ferrum only, also against an empty one', () => {
  const start = table({ forests: { F7: 1 }, mountains: { lithimar: 1 }, drill: { at: 'auria' } })
  const attacking = after(start, 'play WW03', 'option 2')
  expect(legal(attacking)).toEqual(['attack F7 ferrum', 'forfeit'])
  expect(fought(attacking, ['attack F7 ferrum']).winner).toBe('woodwalkers')
  // With units on Ferrum it is a combat like any other.
  const guarded = after(
    table({ forests: { F7: 1 }, mountains: { ferrum: 1 } }),
    'play WW03',
    'option 2',
    'attack F7 ferrum',
  )
  expect(legal(guarded)).toContain('wager nothing')
})

test('IW-KEY-03: Build turns a Foundation into a Forge, on a mountain you control', () => {
  const start = table({
    turn: 'ironclad',
    mountains: { plumbarum: 1 },
    foundations: ['plumbarum', 'cobaltis'],
    crystals: { ironclad: 5 },
  })
  const building = after(start, 'play IC01', 'option 2', 'pay')
  expect(legal(building)).toEqual(['build plumbarum', 'forfeit'])
  const built = after(building, 'build plumbarum')
  expect([site(built, 'plumbarum'), site(built, 'cobaltis')]).toEqual(['forge', 'foundation'])
})

test('IW-KEY-04: a burned special card has its "when burned" effect and no other', () => {
  const start = table({ forests: { F5: 1 }, hands: { woodwalkers: ['WW16', 'WW33', 'WW06'] } })
  const burning = after(start, 'play WW16')
  // Base cards and the card being played are not for burning.
  expect(legal(burning)).toEqual(['burn WW33', 'burn WW06', 'forfeit'])
  const effect = after(burning, 'burn WW33')
  expect(effect.sides.woodwalkers.discard).toEqual(['WW33'])
  expect(legal(effect)).toEqual(['gain 1', 'gain 0'])
  const none = after(burning, 'burn WW06')
  expect(none.sides.woodwalkers.discard).toEqual(['WW06'])
  expect(crystals(none, 'woodwalkers')).toBe(0)
  expect(legal(none)).toContain('move F5 F3')
})

test('IW-KEY-04: a burned vision card brings no Totem and stays hidden from the opponent', () => {
  const start = table({ forests: { F7: 1 }, visions: { hand: ['auria'] }, hands: { woodwalkers: ['WW16'] } })
  const burning = after(start, 'play WW16')
  const [burned] = events(burning, 'burn-vision auria')
  expect(burned).toMatchObject({ type: 'burned-vision', vision: 'auria' })
  expect(burned && game.redact(burned, 'ironclad')).toMatchObject({ type: 'burned-vision', vision: null })
  expect(burned && game.redact(burned, 'woodwalkers')).toMatchObject({ vision: 'auria' })
  const done = after(burning, 'burn-vision auria')
  expect([totems(done, 'F7'), crystals(done, 'woodwalkers'), visionsInHand(done)]).toEqual([[0, 0], 0, []])
  expect(done.visions.revealed).toEqual([])
})

test('IW-KEY-05: Discover reveals a vision card and places a Totem', () => {
  const start = table({ forests: { F3: 1 }, visions: { hand: ['chromia'] } })
  const done = after(start, 'play WW01', 'draw 0', 'option 2', 'discover chromia F3')
  expect([totems(done, 'F3'), visionsInHand(done)]).toEqual([[1, 0], []])
})

test('IW-KEY-06: Draw takes special cards from the top of the draw deck', () => {
  const start = table({
    turn: 'ironclad',
    decks: { ironclad: ['IC31', 'IC12', 'IC04'] },
    hands: { ironclad: ['IC27'] },
  })
  expect(hand(after(start, 'play IC27', 'draw 2'), 'ironclad')).toEqual(['IC01', 'IC02', 'IC03', 'IC12', 'IC31'])
})

test('IW-KEY-06: a vision draw takes from the vision deck', () => {
  const start = table({ visions: { deck: ['zincur', 'auria', 'chromia'] }, hands: { woodwalkers: ['WW12', 'WW06'] } })
  const done = after(start, 'play WW12', 'draw 0', 'burn WW06', 'draw-visions 2')
  expect(visionsInHand(done).sort()).toEqual(['auria', 'zincur'])
  expect(hand(done, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03'])
})

test('IW-KEY-07: Gain takes crystals from the supply, as many as there are', () => {
  const hands = { ironclad: ['IC04'] }
  const start = table({ turn: 'ironclad', hands, crystals: { ironclad: 3 }, drill: { at: 'auria', cargo: 2 } })
  const done = after(start, 'play IC04', 'gain 2')
  expect([crystals(done, 'ironclad'), done.drill.cargo, crystalsLeft({ state: done })]).toEqual([5, 2, 13])
  const short = table({ turn: 'ironclad', hands, crystals: { woodwalkers: 19 } })
  expect(legal(after(short, 'play IC04'))).toEqual(['gain 1', 'gain 0'])
})

test('IW-KEY-08: Mark puts a marker where the card says', () => {
  const start = table({ forests: { F7: 1, F1: 1 }, hands: { woodwalkers: ['WW23'] } })
  const marking = after(start, 'play WW23', 'forfeit')
  expect(legal(marking).sort()).toEqual(['forfeit', 'mark auria', 'mark ferrum', 'mark lithimar'])
  expect(after(marking, 'mark auria').marks).toMatchObject([
    { card: 'WW23', seat: 'woodwalkers', kind: 'mountain', at: mountain('auria') },
  ])
})

test('IW-KEY-11: the Drill moves one step along a ridge, and no Warband takes it along', () => {
  const start = table({
    turn: 'ironclad',
    mountains: { auria: 2 },
    drill: { at: 'auria' },
    hands: { ironclad: ['IC05'] },
  })
  const marched = after(start, 'play IC05', 'march auria zincur', 'fighters 2')
  expect([fighters(marched, 'auria'), fighters(marched, 'zincur'), drillAt(marched)]).toEqual([0, 2, 'auria'])
  const ridges = ['argentimar', 'chromia', 'lithimar', 'ferrum', 'zincur'].map((to) => `drill ${to}`)
  expect(legal(marched).sort()).toEqual([...ridges, 'forfeit'].sort())
  expect(drillAt(after(marched, 'drill chromia'))).toBe('chromia')
})

test('IW-KEY-12: an ongoing card comes into play with its markers', () => {
  expect(markersOn(after(table({ hands: { woodwalkers: ['WW20'] } }), 'play WW20'), 'WW20')).toBe(2)
})

test('IW-KEY-12: "this round" lasts until the next Round End', () => {
  const start = table({
    turns: 4,
    forests: { F7: 1 },
    mountains: { auria: 1 },
    hands: { woodwalkers: ['WW23'], ironclad: ['IC04', 'IC09'] },
  })
  const marked = after(start, 'play WW23', 'forfeit', 'mark auria')
  // No Warband can be moved, so the card goes on to its crystals.
  expect(legal(after(marked, 'play IC04'))).toEqual(['gain 2', 'gain 1', 'gain 0'])
  const next = after(marked, 'rest', 'rest')
  expect([next.round, game.toAct(next)]).toEqual([3, 'ironclad'])
  expect(legal(after(next, 'play IC04'))).toContain('march auria zincur')
})

test('IW-KEY-12: "each combat" holds in every combat while the card is in play, for both attackers', () => {
  const ongoing = { woodwalkers: { WW20: 1 } }
  const place = { forests: { F7: 1 }, mountains: { auria: 3 } }
  const attack = fought(table({ ...place, ongoing }), attackBy('woodwalkers', 'F7', 'auria'))
  expect(attack.dominance).toEqual({ woodwalkers: 2, ironclad: 3 })
  const defence = fought(table({ ...place, ongoing, turn: 'ironclad' }), attackBy('ironclad', 'auria', 'F7'))
  expect(defence.dominance).toEqual({ woodwalkers: 2, ironclad: 3 })
  const without = fought(table(place), attackBy('woodwalkers', 'F7', 'auria'))
  expect(without.dominance).toEqual({ woodwalkers: 1, ironclad: 3 })
})

test('IW-KEY-12: "this combat" holds in the combat that the card started, and in no later one', () => {
  const start = table({ forests: { F7: 4 }, mountains: { auria: [3, 1] }, hands: { woodwalkers: ['WW16'] } })
  const first = fought(start, ['play WW16', 'attack F7 auria', 'wager nothing', 'wager IC02'])
  // 1 and the Golem, less 1.
  expect(first.damage.ironclad).toBe(1)
  const waiting = after(first.state, 'forfeit', 'rest')
  const second = fought(waiting, attackBy('woodwalkers', 'F7', 'auria', { ironclad: 'IC03' }))
  expect(second.damage.ironclad).toBe(2)
})

test('IW-KEY-12: Victory is resolved only if the battle of this card was won', () => {
  const position = (count: number): State => table({ forests: { F7: count }, mountains: { auria: 2 } })
  expect(legal(after(position(3), ...attackBy('woodwalkers', 'F7', 'auria'), 'forfeit'))).toEqual(['gain 1', 'gain 0'])
  const lost = after(position(1), ...attackBy('woodwalkers', 'F7', 'auria'), 'forfeit')
  expect([game.toAct(lost), legal(lost).includes('rest')]).toEqual(['ironclad', true])
  const forfeited = after(position(3), 'play WW02', 'forfeit', 'forfeit')
  expect([game.toAct(forfeited), crystals(forfeited, 'woodwalkers')]).toEqual(['ironclad', 0])
})

test('IW-KEY-13: Recruit takes units from the supply to where the card says', () => {
  const start = table({
    turn: 'ironclad',
    mountains: { auria: 1 },
    forges: ['cobaltis'],
    crystals: { ironclad: 1 },
    hands: { ironclad: ['IC37'] },
  })
  const recruiting = after(start, 'play IC01', 'option 1', 'pay')
  expect(legal(recruiting).sort()).toEqual(['forfeit', 'recruit cobaltis', 'recruit ferrum'])
  const done = after(recruiting, 'recruit cobaltis')
  expect([fighters(done, 'cobaltis'), unitsLeft({ state: done }, 'ironclad', 'fighter')]).toEqual([1, 18])
  const golem = after(start, 'play IC37', 'recruit ferrum')
  expect([golems(golem, 'ferrum'), fighters(golem, 'ferrum')]).toEqual([1, 0])
  const two = after(table({ hands: { woodwalkers: ['WW09'] } }), 'play WW09', 'recruit F1', 'recruit F1')
  expect(fighters(two, 'F1')).toBe(2)
})

test('IW-KEY-13: with no Fighter in the supply nothing is recruited', () => {
  const start = table({ forests: { F5: 20 }, hands: { woodwalkers: ['WW09'] } })
  const done = after(start, 'play WW09')
  expect([game.toAct(done), unitsLeft({ state: done }, 'woodwalkers', 'fighter')]).toEqual(['ironclad', 0])
})

test('IW-KEY-13: nor is a Golem, with all three of them on the map', () => {
  const hands = { ironclad: ['IC37'] }
  const start = table({ turn: 'ironclad', mountains: { auria: [2, 2], zincur: [0, 1] }, hands })
  // Nor may Fighters be removed for one that is not there.
  const done = after(start, 'play IC37')
  expect([game.toAct(done), golems(done, 'ferrum'), fighters(done, 'auria')]).toEqual(['woodwalkers', 0, 2])
})

test('IW-KEY-14: Remove takes combat units to the supply', () => {
  const start = table({
    forests: { F7: 1 },
    mountains: { auria: [2, 1], lithimar: [0, 1], zincur: 1 },
    hands: { woodwalkers: ['WW14'] },
  })
  const removing = after(start, 'play WW14')
  expect(legal(removing)).toEqual(['remove auria fighter', 'forfeit'])
  const done = after(removing, 'remove auria fighter')
  expect([fighters(done, 'auria'), golems(done, 'auria'), unitsLeft({ state: done }, 'ironclad', 'fighter')]).toEqual([
    1, 1, 18,
  ])
})

test('IW-KEY-15: Resolve chooses this many different options, in any order', () => {
  const start = table({ turn: 'ironclad', mountains: { cobaltis: 1 } })
  const first = after(start, 'play IC03')
  expect(legal(first)).toEqual(['option 1', 'option 2', 'option 3'])
  const second = after(first, 'option 3', 'found cobaltis')
  expect(legal(second)).toEqual(['option 1', 'option 2'])
  const done = after(second, 'option 2', 'gain 1')
  expect([game.toAct(done), site(done, 'cobaltis'), crystals(done, 'ironclad')]).toEqual([
    'woodwalkers',
    'foundation',
    1,
  ])
})

test('IW-KEY-15: an option that can do nothing may be picked, and what cannot be done is lost', () => {
  // No controlled outer mountain and no crystal in the supply: only the Drill can do anything.
  const start = table({ turn: 'ironclad', crystals: { woodwalkers: 20 } })
  const done = after(start, 'play IC03', 'option 3', 'option 2')
  expect([game.toAct(done), drillAt(done)]).toEqual(['woodwalkers', 'ferrum'])
  const moved = after(start, 'play IC03', 'option 1', 'drill auria', 'option 2')
  expect([game.toAct(moved), drillAt(moved)]).toEqual(['woodwalkers', 'auria'])
})
