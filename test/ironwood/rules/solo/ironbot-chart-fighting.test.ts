import { describe, expect, test } from 'vitest'
import type { Stance } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, fighters, hand, legal, type Table } from '../support'
import { attacks, marches } from './ironbot-support'
import { answered, compensations, eventsOf, iconOf, official } from './support'

const stances: Stance[] = ['aggressive', 'defensive', 'expansive']
const hands = { ironclad: ['IC04', 'IC22'] }
const inStance = (stance: Stance, wanted: Omit<Table, 'mode'>): Table => ({
  hands,
  ...wanted,
  mode: 'ironbot',
  solo: { side: 'alert', ...wanted.solo, stance },
})
const done = (stance: Stance, wanted: Omit<Table, 'mode'>, icon: string) =>
  official(iconOf(inStance(stance, wanted), icon))

/** Beside F7 with its 3 fighters Auria has 3; Argentimar could send some there. Ferrum's 3 stay. */
const hunt = { forests: { F7: 3 }, mountains: { ferrum: 3, auria: 3, argentimar: 4 } }
/** Ferrum lacks 2 units, and Auria can send 2; F3 touches Auria only. */
const bare = { forests: { F3: 1 }, mountains: { ferrum: 1, auria: 3 } }
/** Nobody is beside an Ironclad warband, and no place needs protection. */
const quiet = { forests: { F13: 2 }, mountains: { ferrum: 3 } }

describe('HIT', () => {
  test('IB-08: HIT, Aggressive: Chase, then an attack', () => {
    const course = done('aggressive', hunt, 'HIT')
    expect([marches(course), attacks(course)]).toEqual([['argentimar auria 1+0'], ['auria F7']])
  })

  test('IB-08: HIT, Defensive: Protect, then an attack', () => {
    const course = done('defensive', bare, 'HIT')
    expect([marches(course), attacks(course)]).toEqual([['auria ferrum 2+0'], ['auria F3']])
  })

  test.each([hunt, bare])('IB-08: HIT, Expansive: an attack without a move', (wanted) => {
    const course = done('expansive', wanted, 'HIT')
    expect([marches(course), attacks(course)]).toEqual([[], [wanted === hunt ? 'auria F7' : 'auria F3']])
  })

  test('IB-08: HIT without a move still attacks, and without an attack it still moves', () => {
    const standing = done('aggressive', { forests: { F7: 2 }, mountains: { ferrum: 3 } }, 'HIT')
    expect([marches(standing), attacks(standing)]).toEqual([[], ['ferrum F7']])
    const weak = done('aggressive', { ...hunt, forests: { F7: 9 } }, 'HIT')
    expect([marches(weak), attacks(weak), compensations(weak)]).toEqual([['argentimar auria 4+0'], [], 0])
  })

  test.each(stances)('IB-08: HIT that can do nothing is compensated (%s)', (stance) => {
    const course = done(stance, quiet, 'HIT')
    expect([marches(course), attacks(course), compensations(course)]).toEqual([[], [], 1])
    expect(crystals(course.state, 'ironclad')).toBe(1)
  })

  test.each(stances)('IB-08: HIT with nothing to wager draws a card in place of the attack (%s)', (stance) => {
    const course = done(stance, { forests: { F7: 2 }, mountains: { ferrum: 3 }, hands: { ironclad: [] } }, 'HIT')
    expect([attacks(course), compensations(course)]).toEqual([[], 0])
    expect(course.state.sides.ironclad.hand).toHaveLength(1)
  })
})

describe('BATTLE', () => {
  test.each(stances)('IB-08: BATTLE, Alert showing, %s: Chase, then an attack', (stance) => {
    const course = done(stance, hunt, 'BATTLE')
    expect([marches(course), attacks(course)]).toEqual([['argentimar auria 1+0'], ['auria F7']])
    const over = official(answered(course, 'wager nothing'))
    expect(over.state.solo?.side).toBe('alert')
    expect(eventsOf(over, 'expended')).toEqual([])
  })

  test.each(stances)('IB-08: BATTLE, Alert showing, that can do nothing is compensated (%s)', (stance) => {
    const course = done(stance, quiet, 'BATTLE')
    expect([attacks(course), compensations(course), crystals(course.state, 'ironclad')]).toEqual([[], 1, 1])
  })

  test.each(stances)('IB-08: BATTLE, Exhausted showing, %s: a card on top, Alert, and the Turn Procedure', (stance) => {
    const wanted = { ...quiet, solo: { side: 'exhausted' as const }, decks: { ironclad: ['IC28'] } }
    const course = done(stance, wanted, 'BATTLE')
    expect(eventsOf(course, 'expended')).toMatchObject([{ card: 'IC28', icons: stance !== 'aggressive' }])
    expect([attacks(course), compensations(course)]).toEqual([[], 0])
  })
})

describe('SHIELD', () => {
  test('IB-08: SHIELD, Aggressive: the warband with a totem loses 1 fighter', () => {
    const wanted = { forests: { F7: 3, F8: 5, F1: 2 }, full: { F7: 1 }, mountains: { ferrum: 3 } }
    const course = done('aggressive', wanted, 'SHIELD')
    expect(eventsOf(course, 'removed')).toMatchObject([{ seat: 'woodwalkers', unit: 'fighter', at: 'F7', count: 1 }])
    expect([fighters(course.state, 'F7'), fighters(course.state, 'F8'), compensations(course)]).toEqual([2, 5, 0])
  })

  test('IB-08: SHIELD, Aggressive: as long as a warband has a totem, no other may lose a fighter', () => {
    const wanted = { forests: { F7: 3, F8: 5, F9: 1 }, full: { F7: 1 }, fading: { F9: 1 }, mountains: { ferrum: 3 } }
    const course = iconOf(inStance('aggressive', wanted), 'SHIELD')
    expect(legal(course.state).sort()).toEqual(['remove F7 fighter', 'remove F9 fighter', 'roll'])
  })

  test('IB-08: SHIELD, Aggressive: if no warband has a totem, the closest to one, on an outer forest too', () => {
    const course = done('aggressive', { forests: { F13: 2, F8: 5 }, full: { F11: 1 }, mountains: {} }, 'SHIELD')
    expect(eventsOf(course, 'removed')).toMatchObject([{ at: 'F13', count: 1 }])
  })

  test.each([
    ['no totem', { forests: { F7: 3 } }],
    ['no warband', { full: { F7: 1 } }],
  ])('IB-08: SHIELD, Aggressive, with %s on the map is compensated', (_, wanted) => {
    const course = done('aggressive', { ...wanted, mountains: { ferrum: 3 } }, 'SHIELD')
    expect([eventsOf(course, 'removed'), compensations(course)]).toEqual([[], 1])
  })

  test('IB-08: SHIELD, Defensive: the human burns 1 card, special or vision, never a base card', () => {
    const wanted = { ...quiet, hands: { ...hands, woodwalkers: ['WW05', 'WW08'] }, visions: { hand: ['auria'] } }
    const course = done('defensive', wanted, 'SHIELD')
    expect(legal(course.state).sort()).toEqual(['burn WW05', 'burn WW08', 'burn-vision auria'])
    const burned = official(answered(course, 'burn WW08'))
    expect(hand(burned.state, 'woodwalkers')).toEqual(['WW01', 'WW02', 'WW03', 'WW05'])
    expect(burned.state.sides.woodwalkers.discard).toEqual(['WW08'])
    expect([compensations(burned), crystals(burned.state, 'ironclad')]).toEqual([0, 0])
    expect(burned.state.sides.ironclad.hand).toHaveLength(2)
  })

  test('IB-08: SHIELD, Defensive, with nothing to burn is compensated', () => {
    const course = done('defensive', { ...quiet, crystals: { woodwalkers: 4 } }, 'SHIELD')
    expect([compensations(course), crystals(course.state, 'ironclad')]).toEqual([1, 1])
    expect(crystals(course.state, 'woodwalkers')).toBe(4)
  })

  test('IB-08: SHIELD, Expansive: 1 crystal, and nothing else', () => {
    const wanted = { forests: { F7: 3 }, full: { F7: 1 }, hands: { ...hands, woodwalkers: ['WW05', 'WW08'] } }
    const course = done('expansive', wanted, 'SHIELD')
    expect([crystals(course.state, 'ironclad'), compensations(course)]).toEqual([1, 0])
    expect(fighters(course.state, 'F7')).toBe(3)
    expect(course.state.sides.woodwalkers.discard).toEqual([])
  })
})

describe('COMPASS', () => {
  const smaller: [string, Omit<Table, 'mode'>][] = [
    ['with a totem', { forests: { F7: 2, F9: 1 }, full: { F7: 1 } }],
    ['with a fading totem', { forests: { F7: 2, F9: 1 }, fading: { F7: 1 } }],
    ['adjacent to the forest of a totem', { forests: { F7: 2 }, full: { F5: 1 } }],
  ]
  test.each(smaller)('IB-08: COMPASS, Aggressive: an attack on a smaller warband %s, without a move', (_, wanted) => {
    const course = done('aggressive', { ...wanted, mountains: { ferrum: 3, auria: 2, argentimar: 4 } }, 'COMPASS')
    expect([marches(course), attacks(course)]).toEqual([[], ['ferrum F7']])
  })

  const others: [string, Omit<Table, 'mode'>][] = [
    ['is not smaller', { forests: { F7: 3 }, full: { F7: 1 } }],
    ['is not near a totem', { forests: { F7: 2 }, full: { F11: 1 } }],
    ['is near none, for there is no totem', { forests: { F7: 2 } }],
  ]
  test.each(others)(
    'IB-08: COMPASS, Aggressive: Chase if the warband beside it %s, and no attack after it',
    (_, wanted) => {
      const mountains = { ferrum: wanted.forests?.['F7'] ?? 0, auria: 1, argentimar: 4 }
      const course = done('aggressive', { ...wanted, mountains }, 'COMPASS')
      expect([marches(course).length, attacks(course), compensations(course)]).toEqual([1, [], 0])
    },
  )

  test('IB-08: COMPASS, Aggressive: with equal numbers a golem makes the warband larger', () => {
    const wanted = { forests: { F7: 3 }, full: { F7: 1 }, mountains: { ferrum: [2, 1] as [number, number] } }
    expect(attacks(done('aggressive', wanted, 'COMPASS'))).toEqual(['ferrum F7'])
  })

  test('IB-08: COMPASS, Defensive: Protect, and no attack', () => {
    const course = done('defensive', { ...bare, full: { F3: 1 } }, 'COMPASS')
    expect([marches(course), attacks(course)]).toEqual([['auria ferrum 2+0'], []])
  })

  test('IB-08: COMPASS, Expansive: Expand, and no attack', () => {
    const wanted = { forests: { F7: 1 }, full: { F7: 1 }, mountains: { ferrum: 3, zincur: 3 } }
    const course = done('expansive', wanted, 'COMPASS')
    expect([marches(course), attacks(course)]).toEqual([['zincur cobaltis 2+0'], []])
  })

  test.each(stances)('IB-08: COMPASS that can do nothing is compensated (%s)', (stance) => {
    const course = done(stance, quiet, 'COMPASS')
    expect([marches(course), attacks(course), compensations(course)]).toEqual([[], [], 1])
  })
})
