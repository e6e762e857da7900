import { describe, expect, test } from 'vitest'
import { crystals, drillAt, golems, type Table, table } from '../support'
import { answered, type Course, eventsOf, official } from './support'
import { attacks, on, wood, woodIcon } from './woodenbot-courses'

const stolen = (course: Course): number[] => eventsOf(course, 'stole').map(({ count }) => count)

/** The battle without a wager of the human. */
const unopposed = (course: Course): Course => official(answered(course, 'wager nothing'))

describe('a won attack on Ferrum', () => {
  // WW16 deals 3 damage, so nobody is left on Ferrum.
  const wanted: Table = { hands: { woodwalkers: ['WW16'] }, forests: { F7: 4 }, mountains: { ferrum: 2 } }
  const halves = [
    [0, []],
    [1, [1]],
    [4, [2]],
    [5, [3]],
  ] satisfies [number, number[]][]

  test.each(halves)('WB-14: of %i crystals the bot steals half, rounded up', (ironclad, steals) => {
    const course = unopposed(wood({ ...wanted, crystals: { ironclad } }, on('ferrum')))
    expect(stolen(course)).toEqual(steals)
    const [steal = 0] = steals
    expect(crystals(course.state, 'woodwalkers')).toBe(steal)
    expect(crystals(course.state, 'ironclad')).toBe(ironclad - steal)
  })

  test.each(halves)('WB-14: also without combat, of %i', (ironclad, steals) => {
    const course = wood({ ...wanted, mountains: {}, crystals: { ironclad } }, on('ferrum'))
    expect(stolen(course)).toEqual(steals)
  })

  test('WB-14: also if it was attacked as a warband', () => {
    const course = unopposed(wood({ ...wanted, crystals: { ironclad: 5 } }, on('warband')))
    expect(stolen(course)).toEqual([3])
  })

  test('WB-14: a lost one brings nothing', () => {
    const hands = { woodwalkers: ['WW01'], ironclad: ['IC07'] }
    const lost = wood({ ...wanted, hands, mountains: { ferrum: 3 }, crystals: { ironclad: 5 } }, on('ferrum'))
    const course = official(answered(lost, 'wager IC07'))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'ironclad' }])
    expect(stolen(course)).toEqual([])
  })

  test('WB-14: nor does one from which nobody comes back', () => {
    const hands = { woodwalkers: ['WW16'], ironclad: ['IC09'] }
    const both: Table = { ...wanted, hands, forests: { F7: 3 }, crystals: { ironclad: 5 } }
    const course = official(answered(wood(both, on('ferrum')), 'wager IC09'))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'nobody' }])
    expect(stolen(course)).toEqual([])
  })

  test('WB-14: an attack elsewhere brings no half', () => {
    const course = unopposed(wood({ ...wanted, mountains: { auria: 2 }, crystals: { ironclad: 5 } }, on('warband')))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'woodwalkers' }])
    expect(stolen(course)).toEqual([])
  })
})

describe('"if won, steal 1"', () => {
  const exalted: Table = { hands: { woodwalkers: ['WW16'] }, solo: { side: 'exalted' }, full: { F14: 1 } }

  test.each([
    [5, [3, 1]],
    [2, [1, 1]],
    [1, [1]],
    [0, []],
  ])('WB-14: on Ferrum it comes after the half: of %i crystals', (ironclad, steals) => {
    const wanted = { ...exalted, forests: { F7: 6 }, mountains: { ferrum: 2 }, crystals: { ironclad } }
    const course = unopposed(official(woodIcon(wanted, 'CRYSTALS'), 'lowest even'))
    expect(attacks(course)).toHaveLength(1)
    expect(stolen(course)).toEqual(steals)
  })

  test('WB-14: elsewhere it is 1, after the crystal of the drill', () => {
    const drill = { at: 'gallimor', step: 1, cargo: 2 }
    const visions = { deck: ['gallimor'] }
    const wanted = { ...exalted, drill, visions, forests: { F11: 4 }, mountains: { gallimor: 2 } }
    const course = unopposed(official(woodIcon({ ...wanted, crystals: { ironclad: 5 } }, 'CRYSTALS')))
    expect(course.events.flatMap(({ type }) => (['salvaged', 'stole'].includes(type) ? [type] : []))).toEqual([
      'salvaged',
      'stole',
    ])
    expect(stolen(course)).toEqual([1])
    expect(crystals(course.state, 'woodwalkers')).toBe(2)
  })

  test('WB-14: not if the attack is lost', () => {
    const visions = { deck: ['gallimor'] }
    const hands = { woodwalkers: ['WW01'], ironclad: ['IC07'] }
    const wanted = { ...exalted, hands, visions, forests: { F11: 4 }, mountains: { gallimor: 2 } }
    const lost = official(woodIcon({ ...wanted, crystals: { ironclad: 5 } }, 'CRYSTALS'))
    expect(stolen(official(answered(lost, 'wager IC07')))).toEqual([])
  })

  test('WB-14, BOT-08: nor if Warmachine leaves nobody to attack', () => {
    const visions = { deck: ['gallimor'] }
    const wanted = { ...exalted, visions, forests: { F14: 1 }, mountains: { gallimor: 1 }, crystals: { ironclad: 5 } }
    const start = official(woodIcon({ ...wanted, ongoing: { ironclad: { IC31: 1 } } }, 'CRYSTALS'))
    expect(attacks(start)).toEqual(['F11 gallimor'])
    const course = answered(start, 'remove F11 fighter')
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'ironclad' }])
    expect(eventsOf(course, 'wagered')).toEqual([])
    expect(stolen(course)).toEqual([])
  })
})

describe('the drill destroyed', () => {
  const drill = { at: 'gallimor', step: 2, cargo: 3 }
  const wanted: Table = { hands: { woodwalkers: ['WW02'] }, drill, forests: { F14: 2 }, mountains: { gallimor: 1 } }

  test('WB-14: the bot takes its crystal from the cargo, unasked', () => {
    const course = unopposed(wood(wanted, on('drill')))
    expect(eventsOf(course, 'salvaged')).toHaveLength(1)
    expect(crystals(course.state, 'woodwalkers')).toBe(1)
    expect([drillAt(course.state), course.state.drill.cargo, course.state.drill.step]).toEqual(['ferrum', 0, 0])
    expect(crystals(course.state, 'ironclad')).toBe(0)
  })

  test('WB-14: none if no fighter of the battle is left', () => {
    const one = wood({ ...wanted, forests: { F14: 1, F11: 4 } }, on('drill'))
    const course = official(answered(one, 'attacker F14', 'wager IC02'))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'nobody' }])
    expect(drillAt(course.state)).toBe('ferrum')
    expect(crystals(course.state, 'woodwalkers')).toBe(0)
  })

  test('WB-14: none of an empty cargo', () => {
    const course = unopposed(wood({ ...wanted, drill: { ...drill, cargo: 0 } }, on('warband')))
    expect(eventsOf(course, 'drill-destroyed')).toHaveLength(1)
    expect(crystals(course.state, 'woodwalkers')).toBe(0)
  })

  test('WB-14: it stays after a lost attack', () => {
    const lost = wood({ ...wanted, forests: { F14: 2 }, mountains: { gallimor: 2 } }, on('drill'))
    const course = official(answered(lost, 'wager IC01'))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'ironclad' }])
    expect(drillAt(course.state)).toBe('gallimor')
  })

  test('WB-14: the crystal is taken too when the human attacked from beside the drill and lost', () => {
    const state = table({ mode: 'woodenbot', turn: 'ironclad', ...wanted, forests: { F14: 4 } })
    const attack = ['play IC02', 'draw 0', 'option 2', 'attack gallimor F14', 'wager nothing']
    const course = official(answered({ state, events: [], says: [] }, ...attack))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'woodwalkers' }])
    expect(crystals(course.state, 'woodwalkers')).toBe(1)
    expect(drillAt(course.state)).toBe('ferrum')
  })
})

describe('damage', () => {
  test.each<[number, string, [number, number], string[]]>([
    [1, 'WW09', [1, 1], ['fighter']],
    [1, 'WW09', [0, 2], []],
    [2, 'WW08', [1, 1], ['golem']],
    [2, 'WW08', [2, 0], ['fighter', 'fighter']],
    [3, 'WW16', [1, 1], ['golem', 'fighter']],
    [3, 'WW16', [3, 1], ['golem', 'fighter']],
    [3, 'WW16', [0, 2], ['golem']],
    [4, 'WW20', [1, 3], ['golem', 'golem']],
    [4, 'WW20', [3, 1], ['golem', 'fighter', 'fighter']],
  ])('WB-15: %i damage (%s) on fighters and golems %j', (damage, card, units, removed) => {
    const wanted: Table = { hands: { woodwalkers: [card] }, forests: { F11: 6 }, mountains: { lithimar: units } }
    const course = answered(wood(wanted, on('warband')), 'wager nothing')
    expect(eventsOf(course, 'damage')[0]).toEqual({ type: 'damage', seat: 'woodwalkers', count: damage })
    const losses = eventsOf(course, 'removed').filter(({ seat }) => seat === 'ironclad')
    expect(losses.flatMap(({ unit, count }) => Array<string>(count).fill(unit))).toEqual(removed)
  })

  test('WB-15: the same when the bot defends', () => {
    const hands = { woodwalkers: ['WW08'] }
    const state = table({
      mode: 'woodenbot',
      turn: 'ironclad',
      hands,
      forests: { F11: 9 },
      mountains: { lithimar: [2, 1] },
    })
    const attack = ['play IC02', 'draw 0', 'option 2', 'attack lithimar F11', 'wager nothing']
    const course = answered({ state, events: [], says: [] }, ...attack)
    expect(golems(course.state, 'lithimar')).toBe(0)
    expect(eventsOf(course, 'removed')).toContainEqual({
      type: 'removed',
      seat: 'ironclad',
      unit: 'golem',
      at: 'lithimar',
      count: 1,
    })
  })
})
