import { describe, expect, test } from 'vitest'
import type { Stance } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, drillAt, fighters, golems, hand, position, site, type Table } from '../support'
import { order } from './bot-support'
import { attacks, marches } from './ironbot-support'
import { botTurn, type Course, compensations, eventsOf, iconOf, official } from './support'

const stances: Stance[] = ['aggressive', 'defensive', 'expansive']
const inStance = (stance: Stance, wanted: Omit<Table, 'mode'>): Table => ({
  hands: { ironclad: ['IC04'] },
  ...wanted,
  mode: 'ironbot',
  solo: { side: 'alert', stance },
})
const done = (stance: Stance, wanted: Omit<Table, 'mode'>, icon: string) =>
  official(iconOf(inStance(stance, wanted), icon))
const recruits = (course: Course) => eventsOf(course, 'recruited').map(({ at, unit }) => `${unit} ${at}`)
const spent = (course: Course) => eventsOf(course, 'spent').map(({ count }) => count)

describe('CARD', () => {
  test.each(stances)('IB-08: CARD, %s: 1 special onto the top of the hand, and 1 crystal', (stance) => {
    const wanted = { hands: { ironclad: ['IC04', 'IC22'] }, decks: { ironclad: ['IC28', 'IC35'] } }
    const course = done(stance, wanted, 'CARD')
    expect(course.state.sides.ironclad.hand).toEqual(['IC22', 'IC04', 'IC28'])
    expect([crystals(course.state, 'ironclad'), compensations(course)]).toEqual([1, 0])
  })

  test('IB-08: CARD does what is left of it: without a crystal in the supply the card, without a card the crystal', () => {
    const poor = done('expansive', { crystals: { woodwalkers: 20 } }, 'CARD')
    expect([poor.state.sides.ironclad.hand.length, compensations(poor)]).toEqual([2, 0])
    const state = position({ ...inStance('expansive', {}), turn: 'ironclad' })
    const { deck } = state.sides.ironclad
    const all = done('expansive', { hands: { ironclad: [...deck, 'IC04'] } }, 'CARD')
    expect([crystals(all.state, 'ironclad'), compensations(all), eventsOf(all, 'drew')]).toEqual([1, 0, []])
  })
})

describe('FORGE', () => {
  const attacking = { forests: { F3: 2 }, mountains: { ferrum: 1, auria: 2 } }
  const growing = { mountains: { ferrum: 1, zincur: 3 } }

  test('IB-08: FORGE, Aggressive: 1 crystal for 1 fighter, then an attack', () => {
    const course = done('aggressive', { ...attacking, crystals: { ironclad: 3 } }, 'FORGE')
    expect([spent(course), recruits(course), marches(course)]).toEqual([[1], ['fighter ferrum'], []])
    expect(attacks(course)).toEqual(['auria F3'])
    expect(order(course, 'recruited', 'attacked')).toEqual(['recruited', 'attacked'])
  })

  test('IB-08: FORGE, Expansive: 1 crystal for 1 fighter, then Expand', () => {
    const course = done('expansive', { ...growing, forests: { F6: 1 }, crystals: { ironclad: 3 } }, 'FORGE')
    expect([spent(course), recruits(course)]).toEqual([[1], ['fighter ferrum']])
    expect([marches(course), attacks(course)]).toEqual([['zincur cobaltis 2+0'], []])
    expect(order(course, 'recruited', 'marched')).toEqual(['recruited', 'marched'])
  })

  test('IB-08: FORGE, Expansive or Aggressive, builds nothing', () => {
    const wanted = { foundations: ['cobaltis'], mountains: { ferrum: 3, cobaltis: 1 }, crystals: { ironclad: 9 } }
    for (const stance of ['aggressive', 'expansive'] as const)
      expect(eventsOf(done(stance, wanted, 'FORGE'), 'built')).toEqual([])
  })

  test('IB-08: FORGE, Defensive: 5 crystals turn a controlled foundation to a forge, and nobody is recruited', () => {
    const wanted = { foundations: ['cobaltis'], mountains: { ferrum: 1, cobaltis: 1 }, crystals: { ironclad: 5 } }
    const course = done('defensive', wanted, 'FORGE')
    expect([site(course.state, 'cobaltis'), spent(course), recruits(course)]).toEqual(['forge', [5], []])
    expect(compensations(course)).toBe(0)
  })

  const unable: [string, Omit<Table, 'mode'>][] = [
    ['4 crystals', { foundations: ['cobaltis'], mountains: { ferrum: 1, cobaltis: 1 }, crystals: { ironclad: 4 } }],
    ['no controlled foundation', { foundations: ['cobaltis'], mountains: { ferrum: 1 }, crystals: { ironclad: 9 } }],
    ['no crystal at all', { mountains: { ferrum: 1 } }],
  ]
  test.each(unable)('IB-08: FORGE, Defensive, with %s: 1 fighter free', (_, wanted) => {
    const course = done('defensive', wanted, 'FORGE')
    expect([spent(course), recruits(course), compensations(course)]).toEqual([[], ['fighter ferrum'], 0])
    expect(eventsOf(course, 'built')).toEqual([])
  })

  test('IB-09: FORGE with no crystal recruits nobody; the attack and Expand are done all the same', () => {
    const aggressive = done('aggressive', attacking, 'FORGE')
    expect([spent(aggressive), recruits(aggressive), attacks(aggressive)]).toEqual([[], [], ['auria F3']])
    const expansive = done('expansive', growing, 'FORGE')
    expect([spent(expansive), recruits(expansive), marches(expansive)]).toEqual([[], [], ['zincur cobaltis 2+0']])
    expect([compensations(aggressive), compensations(expansive)]).toEqual([0, 0])
  })

  test.each(['aggressive', 'expansive'] as const)('IB-09: FORGE that can do nothing is compensated (%s)', (stance) => {
    const course = done(stance, { mountains: { ferrum: 3 } }, 'FORGE')
    expect([recruits(course), compensations(course), crystals(course.state, 'ironclad')]).toEqual([[], 1, 1])
  })
})

describe('GOLEM', () => {
  test.each(stances)('IB-08: GOLEM, %s: 1 fighter becomes a golem', (stance) => {
    const course = done(stance, { mountains: { ferrum: 2, auria: 4 } }, 'GOLEM')
    expect([fighters(course.state, 'auria'), golems(course.state, 'auria')]).toEqual([3, 1])
    expect([fighters(course.state, 'ferrum'), golems(course.state, 'ferrum')]).toEqual([2, 0])
    expect(compensations(course)).toBe(0)
  })

  test('IB-08: GOLEM goes to the warband closest to a totem before the largest', () => {
    const course = done('expansive', { full: { F14: 1 }, mountains: { ferrum: 5, palladimor: 1 } }, 'GOLEM')
    expect([fighters(course.state, 'palladimor'), golems(course.state, 'palladimor')]).toEqual([0, 1])
  })

  test.each([
    ['no golem left', { mountains: { ferrum: [3, 3] as [number, number] } }],
    ['no fighter on the map', { mountains: { ferrum: [0, 2] as [number, number] } }],
  ])('IB-08: GOLEM with %s is compensated', (_, wanted) => {
    const course = done('expansive', wanted, 'GOLEM')
    expect([recruits(course), compensations(course)]).toEqual([[], 1])
  })
})

describe('WARBAND', () => {
  test.each(stances)('IB-08: WARBAND, %s, 5 units on Ferrum: Expand', (stance) => {
    const wanted = { forests: { F7: 2 }, mountains: { ferrum: [3, 2] as [number, number] } }
    const course = done(stance, wanted, 'WARBAND')
    expect([recruits(course), attacks(course)]).toEqual([[], []])
    expect(eventsOf(course, 'marched')).toMatchObject([{ from: 'ferrum', golems: 2, fighters: 0 }])
  })

  test.each(stances)('IB-08: WARBAND, %s, 4 units on Ferrum: 1 fighter free', (stance) => {
    const wanted = { mountains: { ferrum: [2, 2] as [number, number], zincur: 3 }, crystals: { ironclad: 3 } }
    const course = done(stance, wanted, 'WARBAND')
    expect([recruits(course), marches(course), spent(course)]).toEqual([['fighter ferrum'], [], []])
  })

  test('IB-08: WARBAND, 5 units on Ferrum and no place for Expand: nobody is recruited instead', () => {
    const revealed = ['auria', 'zincur', 'palladimor', 'lithimar']
    const course = done('expansive', { mountains: { ferrum: 5 }, visions: { revealed } }, 'WARBAND')
    expect([recruits(course), marches(course), compensations(course)]).toEqual([[], [], 1])
  })

  test('IB-08: WARBAND with no fighter left is compensated', () => {
    const mountains = { ferrum: 3, auria: 5, zincur: 6, lithimar: 6 }
    const course = done('expansive', { mountains }, 'WARBAND')
    expect([recruits(course), compensations(course)]).toEqual([[], 1])
  })
})

describe('a red icon', () => {
  // IC01: FORGE and a red WARBAND.
  const wanted: Table = { mode: 'ironbot', mountains: { ferrum: 3 }, hands: { ironclad: ['IC01'] } }

  test('IB-16: it is passed over without the option, and gives nothing', () => {
    const course = official(botTurn(wanted))
    expect(eventsOf(course, 'icon').map(({ icon, ignored }) => [icon, ignored])).toEqual([
      ['FORGE', false],
      ['WARBAND', true],
    ])
    expect([recruits(course), compensations(course)]).toEqual([[], 1])
  })

  test('IB-16: with the option it does what the icon of that name does', () => {
    const course = official(botTurn({ ...wanted, difficulty: { redIcons: true } }))
    expect([recruits(course), compensations(course)]).toEqual([['fighter ferrum'], 1])
  })
})

describe('DRILL and CRYSTALS', () => {
  const wanted = { mountains: { ferrum: 3, auria: 2, argentimar: 5 }, drill: { at: 'ferrum', step: 0, cargo: 0 } }

  test.each(stances)('IB-08: DRILL, %s: the drill moves, then 2 fighters of a warband next to it follow', (stance) => {
    const course = done(stance, wanted, 'DRILL')
    expect(drillAt(course.state)).toBe('auria')
    expect(marches(course)).toEqual(['argentimar auria 2+0'])
    expect(order(course, 'drill-moved', 'marched')).toEqual(['drill-moved', 'marched'])
    expect([crystals(course.state, 'ironclad'), compensations(course)]).toEqual([0, 0])
  })

  test('IB-08: DRILL moves the drill even if nobody can follow', () => {
    const course = done('expansive', { mountains: { ferrum: 3, auria: 2 } }, 'DRILL')
    expect([drillAt(course.state), marches(course), compensations(course)]).toEqual(['auria', [], 0])
  })

  test.each(stances)('IB-08: CRYSTALS, %s: 1 crystal, then the drill moves, and nobody follows', (stance) => {
    const course = done(stance, wanted, 'CRYSTALS')
    expect([drillAt(course.state), crystals(course.state, 'ironclad')]).toEqual(['auria', 1])
    expect([marches(course), compensations(course)]).toEqual([[], 0])
    expect(order(course, 'gained', 'drill-moved')).toEqual(['gained', 'drill-moved'])
    expect(hand(course.state, 'ironclad')).toEqual(['IC04'])
  })

  test('IB-08: CRYSTALS gains before the drill brings what it carries', () => {
    const course = done('expansive', { ...wanted, drill: { at: 'auria', step: 2, cargo: 3 } }, 'CRYSTALS')
    expect([drillAt(course.state), crystals(course.state, 'ironclad')]).toEqual(['ferrum', 4])
    expect(order(course, 'gained', 'unloaded')).toEqual(['gained', 'unloaded'])
  })
})
