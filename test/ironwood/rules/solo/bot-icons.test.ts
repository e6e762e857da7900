import { describe, expect, test } from 'vitest'
import { crystals, fighters, position, site, type Table } from '../support'
import { begun, markOf } from './bot-support'
import { answered, botTurn, type Course, compensations, eventsOf, goOn, iconOf, official } from './support'

const solo = (stance: 'aggressive' | 'defensive' | 'expansive'): Table => ({ mode: 'ironbot', solo: { stance } })
/** Exalted it is only while a totem is on the map (WB-03). */
const wood = (side: 'disruptive' | 'exalted'): Table => ({
  mode: 'woodenbot',
  solo: { side },
  full: side === 'exalted' ? { F3: 1 } : {},
})
const all = ['auria', 'lithimar', 'zincur', 'palladimor']
const outer = ['argentimar', 'chromia', 'plumbarum', 'cobaltis', 'gallimor', 'cuprumis']
const icons = (course: Course): string[] =>
  eventsOf(course, 'icon').map(({ icon, ignored }) => (ignored ? `${icon} ignored` : icon))

describe('parts of an icon', () => {
  test('BOT-04: parts that are joined are all carried out, in order, each as far as possible', () => {
    const start = { mode: 'ironbot', mountains: { zincur: 3 }, crystals: { ironclad: 1 } } as const
    const forge = official(iconOf({ ...start, visions: { revealed: ['chromia'] } }, 'FORGE'))
    const types = forge.events.map(({ type }) => type)
    expect(types.filter((type) => type === 'recruited' || type === 'marched')).toEqual(['recruited', 'marched'])
    const nobody = official(iconOf({ ...start, crystals: {} }, 'FORGE'))
    expect(eventsOf(nobody, 'recruited')).toEqual([])
    expect(eventsOf(nobody, 'marched')).toHaveLength(1)
  })

  test('BOT-04: a part that cannot be carried out does not stop the next', () => {
    const state = position({ mode: 'ironbot', turn: 'ironclad', hands: { ironclad: ['IC06'] } })
    state.sides.ironclad.deck = []
    const { state: end } = goOn(state)
    expect(end.sides.ironclad).toMatchObject({ crystals: 2, hand: [] })
  })

  test('BOT-04: of alternatives the first possible one is carried out, and only that one', () => {
    const start: Table = { ...wood('disruptive'), forests: { F8: 3, F12: 4 }, crystals: { ironclad: 4 } }
    const both = official(iconOf({ ...start, drill: { at: 'cobaltis', step: 1, cargo: 2 } }, 'CRYSTALS'))
    expect(eventsOf(both, 'attacked')).toMatchObject([{ to: 'cobaltis' }])
    expect(crystals(both.state, 'ironclad')).toBe(4)
    const second = official(iconOf(start, 'CRYSTALS'))
    expect(eventsOf(second, 'attacked')).toMatchObject([{ to: 'ferrum' }])
  })

  test('BOT-04: what comes after "otherwise" is left out if the first was possible', () => {
    const start: Table = { ...solo('defensive'), mountains: { chromia: 1 }, foundations: ['chromia'] }
    const built = iconOf({ ...start, crystals: { ironclad: 5 } }, 'FORGE')
    expect(site(built.state, 'chromia')).toBe('forge')
    expect(eventsOf(built, 'recruited')).toEqual([])
    const poor = iconOf({ ...start, crystals: { ironclad: 4 } }, 'FORGE')
    expect(site(poor.state, 'chromia')).toBe('foundation')
    expect(eventsOf(poor, 'recruited')).toMatchObject([{ at: 'ferrum' }])
    expect(crystals(poor.state, 'ironclad')).toBe(4)
  })
})

describe('a crystal for an icon that changed nothing', () => {
  const ones = Object.fromEntries(all.map((at) => [at, 1]))
  const useless: [string, string, Table][] = [
    ['HIT without Woodwalkers', 'HIT', solo('expansive')],
    ['HIT, Aggressive, with nobody to move', 'HIT', { ...solo('aggressive'), forests: { F7: 1 } }],
    ['HIT, Defensive, with nobody to move', 'HIT', solo('defensive')],
    ['HIT on too large a warband', 'HIT', { ...solo('expansive'), forests: { F7: 3 }, mountains: { ferrum: 2 } }],
    ['BATTLE, Alert', 'BATTLE', solo('expansive')],
    ['SHIELD, Aggressive, without a totem', 'SHIELD', { ...solo('aggressive'), forests: { F7: 2 } }],
    ['SHIELD, Defensive, if the human has no card to burn', 'SHIELD', solo('defensive')],
    ['COMPASS, Aggressive', 'COMPASS', solo('aggressive')],
    ['COMPASS, Defensive', 'COMPASS', solo('defensive')],
    ['COMPASS, Expansive', 'COMPASS', solo('expansive')],
    ['FORGE, Aggressive, without a crystal', 'FORGE', solo('aggressive')],
    ['FORGE, Expansive, without a crystal', 'FORGE', solo('expansive')],
    ['FORGE, Defensive, without a fighter', 'FORGE', { ...solo('defensive'), mountains: { auria: 20 } }],
    ['GOLEM without a fighter', 'GOLEM', { ...solo('expansive'), mountains: { auria: [0, 1] } }],
    ['WARBAND from a strong Ferrum', 'WARBAND', { ...solo('expansive'), mountains: { ferrum: [5, 0], ...ones } }],
    ['WARBAND without a fighter', 'WARBAND', { ...solo('expansive'), mountains: { auria: 20 } }],
    ['WARBAND of the Woodwalkers', 'WARBAND', { ...wood('disruptive'), forests: { F1: 20 } }],
    ['CRYSTALS, Disruptive', 'CRYSTALS', wood('disruptive')],
    ['CRYSTALS, Exalted', 'CRYSTALS', wood('exalted')],
    ['SHIELD of the Woodwalkers', 'SHIELD', wood('disruptive')],
    ['BATTLE, Disruptive', 'BATTLE', wood('disruptive')],
    ['BATTLE, Exalted', 'BATTLE', wood('exalted')],
    [
      'EYE, Disruptive, with all visions in the deck',
      'EYE',
      { ...wood('disruptive'), visions: { deck: [...all, ...outer] } },
    ],
    ['EYE, Exalted, without a vision deck', 'EYE', wood('exalted')],
    ['SEARCH, Disruptive', 'SEARCH', wood('disruptive')],
    ['SEARCH, Exalted', 'SEARCH', wood('exalted')],
    ['CUBES without markers', 'CUBES', { ...wood('disruptive'), solo: { side: 'disruptive', spirits: 19 } }],
    ['ARROWS, Disruptive', 'ARROWS', wood('disruptive')],
    ['ARROWS, Exalted', 'ARROWS', wood('exalted')],
    ['Ferrum taken from nobody who has nothing', 'CRYSTALS', { ...wood('disruptive'), forests: { F8: 1 } }],
  ]
  test.each(useless)('BOT-05: %s', (_name, icon, wanted) => {
    const seat = wanted.mode === 'woodenbot' ? 'woodwalkers' : 'ironclad'
    const course = official(iconOf({ ...wanted, hands: { [seat]: [seat === 'ironclad' ? 'IC04' : 'WW04'] } }, icon))
    expect(compensations(course)).toBe(1)
    expect(crystals(course.state, seat)).toBe(1)
  })

  const near: Table = { ...wood('disruptive'), forests: { F4: 1 } }
  const useful: [string, string, Table, number][] = [
    ['an attack, lost or won', 'HIT', { ...solo('expansive'), mountains: { ferrum: 3 }, forests: { F7: 3 } }, 0],
    [
      'a card drawn in place of an attack',
      'HIT',
      { ...solo('expansive'), mountains: { ferrum: 3 }, forests: { F7: 3 }, hands: {} },
      0,
    ],
    ['a move alone', 'HIT', { ...solo('aggressive'), mountains: { auria: 1, zincur: 2 }, forests: { F7: 5 } }, 0],
    ['a recruit alone', 'FORGE', { ...solo('expansive'), crystals: { ironclad: 1 } }, 0],
    ['a removal', 'SHIELD', { ...solo('aggressive'), forests: { F7: 1 }, full: { F12: 1 } }, 0],
    ['a crystal gained', 'SHIELD', solo('expansive'), 1],
    ['a Golem', 'GOLEM', { ...solo('expansive'), mountains: { auria: 1 } }, 0],
    ['the drill alone', 'DRILL', solo('expansive'), 0],
    ['markers alone', 'CUBES', wood('disruptive'), 0],
    ['a vision card alone', 'EYE', { ...wood('disruptive'), visions: { deck: ['auria', 'zincur'] } }, 0],
    ['a vision card located', 'EYE', { ...wood('exalted'), visions: { deck: ['auria', 'zincur'] } }, 0],
    ['moved fighters alone', 'BATTLE', { ...near, visions: { deck: ['chromia'] } }, 0],
    [
      'crystals stolen without combat',
      'CRYSTALS',
      { ...wood('disruptive'), forests: { F8: 1 }, crystals: { ironclad: 1 } },
      1,
    ],
    [
      'the drill destroyed without combat',
      'CRYSTALS',
      { ...wood('disruptive'), forests: { F6: 1 }, drill: { at: 'auria', step: 1, cargo: 1 } },
      1,
    ],
  ]
  test.each(useful)('BOT-05: %s is a change', (_name, icon, wanted, gained) => {
    const seat = wanted.mode === 'woodenbot' ? 'woodwalkers' : 'ironclad'
    const before = wanted.crystals?.[seat] ?? 0
    const hands = wanted.hands ?? { [seat]: [seat === 'ironclad' ? 'IC04' : 'WW04'] }
    let course = official(iconOf({ ...wanted, hands }, icon))
    if (course.state.battle) course = official(answered(course, 'wager nothing'))
    expect(compensations(course)).toBe(0)
    expect(crystals(course.state, seat)).toBe(before + gained - (icon === 'FORGE' ? 1 : 0))
  })

  test('BOT-05: one crystal for each icon of a card', () => {
    const course = official(botTurn({ mode: 'ironbot', hands: { ironclad: ['IC13'] } }))
    expect(icons(course)).toEqual(['HIT', 'COMPASS'])
    expect(compensations(course)).toBe(2)
    expect(crystals(course.state, 'ironclad')).toBe(2)
    const second = official(botTurn({ mode: 'ironbot', hands: { ironclad: ['IC23'] } }))
    expect([compensations(second), crystals(second.state, 'ironclad')]).toEqual([1, 2])
  })

  test('BOT-05: a roll of the die is not a change', () => {
    const wanted: Table = { ...solo('expansive'), forests: { F7: 2, F9: 2 }, mountains: { ferrum: 1 } }
    const course = official(iconOf({ ...wanted, hands: { ironclad: ['IC04'] } }, 'HIT'))
    expect(eventsOf(course, 'rolled')).toHaveLength(1)
    expect(compensations(course)).toBe(1)
  })

  const closed = position({
    mode: 'woodenbot',
    turn: 'woodwalkers',
    solo: { side: 'exalted' },
    forests: { F8: 2 },
    full: { F8: 1 },
    hands: { woodwalkers: ['WW06'] },
  })
  closed.marks = [markOf('IC26', 'ironclad', 'F6', 'entering')]
  const steps: [string, Course][] = [
    [
      'IB-05 (1)',
      botTurn({
        mode: 'ironbot',
        mountains: { chromia: 1 },
        foundations: ['chromia'],
        crystals: { ironclad: 5 },
        hands: { ironclad: ['IC06'] },
      }),
    ],
    ['IB-05 (2)', botTurn({ mode: 'ironbot', forests: { F7: 1 }, full: { F7: 1 }, hands: { ironclad: ['IC06'] } })],
    ['WB-05 (1)', botTurn({ mode: 'woodenbot', visions: { deck: ['auria', 'zincur'] }, solo: { side: 'disruptive' } })],
    ['WB-05 (2)', botTurn({ mode: 'woodenbot', crystals: { ironclad: 5 }, hands: { woodwalkers: ['WW06'] } })],
    ['WB-06 (1)', goOn(closed)],
  ]
  test.each(steps)('BOT-05: %s never gives it, since it is not an icon', (_name, start) => {
    const course = official(start)
    expect(icons(course)).toEqual([])
    expect(eventsOf(course, 'marched')).toEqual([])
    expect(eventsOf(course, 'moved')).toEqual([])
    expect(compensations(course)).toBe(0)
    expect(crystals(course.state, course.state.solo?.bot ?? 'ironclad')).toBe(0)
  })
})

describe('red icons', () => {
  const start: Table = { mode: 'ironbot', hands: { ironclad: ['IC02'] }, decks: { ironclad: ['IC20'] } }

  test('BOT-05, BOT-06: a red icon is ignored, and nothing is had for it', () => {
    const course = official(botTurn(start))
    expect(icons(course)).toEqual(['CARD ignored', 'HIT'])
    expect(eventsOf(course, 'drew')).toEqual([])
    expect(crystals(course.state, 'ironclad')).toBe(1)
    expect(compensations(course)).toBe(1)
    const second = official(botTurn({ mode: 'woodenbot', hands: { woodwalkers: ['WW04'] } }))
    expect(icons(second)).toEqual(['ARROWS', 'SHIELD ignored'])
    expect([compensations(second), crystals(second.state, 'woodwalkers')]).toEqual([1, 1])
  })

  test('BOT-06: with the option a red icon does what the icon of that name does', () => {
    const course = official(botTurn({ ...start, difficulty: { redIcons: true } }))
    expect(icons(course)).toEqual(['CARD', 'HIT'])
    expect(course.state.sides.ironclad).toMatchObject({ hand: ['IC20'], crystals: 2 })
    const useless: Table = { mode: 'woodenbot', difficulty: { redIcons: true }, hands: { woodwalkers: ['WW04'] } }
    expect(compensations(official(botTurn(useless)))).toBe(2)
  })
})

describe('cards of a bot', () => {
  test('BOT-10: an expended card has no effect but its icons, and an ongoing one is not in play', () => {
    const before: Table = { mode: 'ironbot', mountains: { chromia: 1 }, hands: { ironclad: ['IC35', 'IC04'] } }
    const course = official(botTurn(before))
    expect(crystals(course.state, 'ironclad')).toBe(1)
    expect(course.state.sides.ironclad.ongoing).toEqual([])
    expect(course.state.sides.ironclad.slots).toEqual([{ card: 'IC35' }])
    expect(fighters(course.state, 'chromia')).toBe(1)
  })

  test.each(['ironbot', 'woodenbot'] as const)('BOT-10: the income of the Preparation in %s is as usual', (mode) => {
    const { sides } = begun({ mode, seed: 3 })
    expect([sides.woodwalkers.crystals, sides.ironclad.crystals]).toEqual([1, 2])
  })
})
