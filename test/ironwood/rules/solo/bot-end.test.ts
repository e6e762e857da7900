import { describe, expect, test } from 'vitest'
import type { Task } from '../../../../src/ironwood/rules/task'
import { drillAt, fighters, golems, type Table, totems } from '../support'
import { isSolo } from './bot-support'
import { botDoes, botTurn, type Course, eventsOf, iconOf, official } from './support'

const iron = (icon: string): Task => ({ do: 'icon', card: 'IC06', icon, red: false })
const wood = (icon: string): Task => ({ do: 'icon', card: 'WW06', icon, red: false })
const last = ({ events }: Course): string | undefined => events.at(-1)?.type

describe('the end of the game', () => {
  const forges: Table = {
    mode: 'ironbot',
    forges: ['cobaltis', 'gallimor'],
    foundations: ['chromia'],
    mountains: { chromia: 1 },
    crystals: { ironclad: 6 },
    hands: { ironclad: ['IC10', 'IC06'] },
  }

  test('BOT-21: with the third forge nothing more is expended, flipped or unloaded', () => {
    const course = official(botTurn({ ...forges, drill: { at: 'chromia', step: 1, cargo: 2 } }))
    expect(course.state.result).toEqual({ winner: 'ironclad', by: 'forges' })
    expect(last(course)).toBe('game-over')
    expect(course.state.sides.ironclad).toMatchObject({ slots: [], hand: ['IC06', 'IC10'], crystals: 1 })
    expect(isSolo(course.state).side).toBe('alert')
    expect(course.state.drill.cargo).toBe(2)
  })

  test('BOT-21: in the middle of a card its right icon is not resolved', () => {
    const course = official(botTurn({ ...forges, solo: { side: 'exhausted' } }))
    expect(eventsOf(course, 'icon').map(({ icon }) => icon)).toEqual(['FORGE'])
    expect([last(course), isSolo(course.state).side]).toEqual(['game-over', 'exhausted'])
  })

  const secured: Table = {
    mode: 'woodenbot',
    solo: { side: 'exalted' },
    secured: 2,
    forests: { F5: 5 },
    full: { F5: 1 },
    hands: { woodwalkers: ['WW06'] },
  }

  test('BOT-21: with the third totem the move stops, and no card is expended', () => {
    const course = official(botTurn(secured))
    expect(course.state.result).toEqual({ winner: 'woodwalkers', by: 'totems' })
    expect([fighters(course.state, 'F5'), fighters(course.state, 'F2')]).toEqual([4, 1])
    expect(course.state.sides.woodwalkers).toMatchObject({ slots: [], hand: ['WW06'] })
    expect(isSolo(course.state).side).toBe('exalted')
    expect(last(course)).toBe('game-over')
  })

  test('BOT-21: nor does the rest of an icon follow', () => {
    const course = official(iconOf({ ...secured, mountains: { auria: 1 } }, 'BATTLE'))
    expect([eventsOf(course, 'moved').length, eventsOf(course, 'attacked').length]).toEqual([1, 0])
    expect(last(course)).toBe('game-over')
    const two = official(iconOf({ ...secured, secured: 1 }, 'BATTLE'))
    expect(two.state.result).toBeNull()
    expect([eventsOf(two, 'moved').length, totems(two.state, 'F5')]).toEqual([2, [0, 0]])
  })
})

describe('once per turn', () => {
  test('BOT-22: the drill moves once per icon, so twice with CRYSTALS and DRILL', () => {
    const course = official(botTurn({ mode: 'ironbot', hands: { ironclad: ['IC15', 'IC06'] } }))
    expect(eventsOf(course, 'drill-moved')).toHaveLength(2)
    expect(drillAt(course.state)).not.toBe('ferrum')
  })

  test('BOT-22: and again after a restart', () => {
    const wanted: Table = { mode: 'ironbot', solo: { side: 'exhausted' }, decks: { ironclad: ['IC34'] } }
    const course = official(botDoes({ ...wanted, hands: { ironclad: ['IC06'] } }, iron('DRILL'), iron('BATTLE')))
    expect(eventsOf(course, 'icon').map(({ icon }) => icon)).toEqual(['DRILL', 'BATTLE', 'CRYSTALS', 'DRILL'])
    expect(eventsOf(course, 'drill-moved')).toHaveLength(3)
  })

  const marches = (course: Course): string[] => eventsOf(course, 'marched').map(({ from, to }) => `${from} ${to}`)
  const start: Table = {
    mode: 'ironbot',
    mountains: { auria: 3 },
    visions: { revealed: ['argentimar', 'zincur', 'lithimar'] },
    hands: { ironclad: ['IC06'] },
  }

  test('BOT-22: units that have moved count, but do not move again with the second icon', () => {
    const once = official(botDoes(start, iron('COMPASS')))
    expect(marches(once)).toEqual(['auria chromia'])
    const twice = official(botDoes(start, iron('COMPASS'), iron('COMPASS')))
    expect(marches(twice)).toEqual(['auria chromia'])
    expect(eventsOf(twice, 'compensated')).toHaveLength(1)
    expect(fighters(twice.state, 'chromia')).toBe(2)
  })

  test('BOT-22: nor do Golems', () => {
    const course = official(botDoes({ ...start, mountains: { auria: [2, 1] } }, iron('COMPASS'), iron('COMPASS')))
    expect(marches(course)).toEqual(['auria chromia'])
    expect([fighters(course.state, 'chromia'), golems(course.state, 'chromia')]).toEqual([1, 1])
  })

  test('BOT-22: nor after a restart', () => {
    const wanted: Table = {
      ...start,
      solo: { side: 'exhausted' },
      foundations: ['chromia'],
      decks: { ironclad: ['IC29'] },
    }
    const course = official(botDoes(wanted, iron('COMPASS'), iron('BATTLE')))
    expect(eventsOf(course, 'icon').map(({ icon }) => icon)).toEqual(['COMPASS', 'BATTLE', 'COMPASS', 'SHIELD'])
    expect(marches(course)).toEqual(['auria chromia'])
  })

  test('BOT-22: recruited units may move', () => {
    const wanted: Table = { ...start, mountains: { ferrum: 3 }, visions: {}, crystals: { ironclad: 1 } }
    expect(eventsOf(official(botDoes(wanted, iron('FORGE'))), 'marched')).toMatchObject([
      { from: 'ferrum', fighters: 1 },
    ])
    const table: Table = { mode: 'woodenbot', visions: { deck: ['argentimar'] }, hands: { woodwalkers: ['WW06'] } }
    const course = official(botDoes(table, wood('WARBAND'), wood('BATTLE')))
    expect(eventsOf(course, 'moved')).toHaveLength(1)
  })

  test('BOT-22: fighters that have moved do not move with the card of an ALERT', () => {
    const wanted: Table = {
      mode: 'woodenbot',
      forests: { F2: 2 },
      visions: { deck: ['zincur', 'argentimar', 'auria', 'chromia'] },
    }
    const course = official(botTurn({ ...wanted, hands: { woodwalkers: ['WW05', 'WW27'] } }))
    expect(
      eventsOf(course, 'icon')
        .map(({ icon }) => icon)
        .slice(0, 3),
    ).toEqual(['EYE', 'ALERT', 'EYE'])
    expect(eventsOf(course, 'moved')).toHaveLength(2)
  })

  test('BOT-22: GOLEM replaces a fighter that has moved before one that has not, and the Golem may move', () => {
    const moved = official(botDoes(start, iron('COMPASS'), iron('GOLEM'), iron('COMPASS')))
    // 2 fighters have moved to Chromia; one of them becomes a Golem, which goes on.
    expect(marches(moved)).toEqual(['auria chromia', 'chromia cobaltis'])
    expect([fighters(moved.state, 'chromia'), golems(moved.state, 'cobaltis')]).toEqual([1, 1])
    // 2 of the 4 fighters on Auria have moved there; one of those becomes the Golem, and 3 units go on.
    const mixed: Table = {
      ...start,
      mountains: { auria: 2, zincur: 2 },
      forests: { F7: 9 },
      full: { F3: 1 },
      visions: {},
    }
    const chase: Table = { ...mixed, solo: { stance: 'aggressive' } }
    const course = official(botDoes(chase, iron('HIT'), iron('GOLEM'), iron('HIT')))
    expect(eventsOf(course, 'marched')).toMatchObject([
      { from: 'zincur', to: 'auria', fighters: 2, golems: 0 },
      { from: 'auria', fighters: 2, golems: 1 },
    ])
  })
})
