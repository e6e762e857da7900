import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { fighters, golems, legal, type Table, table } from '../support'
import { answered, type Course, eventsOf, official } from './support'
import { on, rolls, wood } from './woodenbot-courses'

// WW09 deals 1 damage and has 2 dominance: the bot wins, and most of the human's units are left.
const hands = { woodwalkers: ['WW09'] }

/** The warband of a foundation has been beaten by the bot. */
const beaten = (wanted: Table, at = 'lithimar'): Course =>
  answered(wood({ hands, foundations: [at], ...wanted }, on('foundation')), 'wager nothing')

describe('Retreat', () => {
  test('WB-16: the rules offer the mountains a ridge away, and to leave them there', () => {
    const course = beaten({ forests: { F11: 6 }, mountains: { lithimar: 3 } })
    expect(legal(course.state)).toEqual([
      'retreat auria',
      'retreat plumbarum',
      'retreat ferrum',
      'retreat palladimor',
      'forfeit',
      'roll',
    ])
  })

  test('WB-16: to the mountain with the fewest units, golems included; none counts as 0', () => {
    const mountains: Table['mountains'] = {
      lithimar: [3, 1],
      ferrum: 2,
      auria: [0, 1],
      palladimor: [1, 1],
      plumbarum: 1,
    }
    const none = beaten({ forests: { F11: 7 }, mountains: { ...mountains, plumbarum: 0 } })
    expect(eventsOf(official(none), 'retreated')).toMatchObject([
      { type: 'retreated', from: 'lithimar', to: 'plumbarum' },
    ])
    const golem = beaten({ forests: { F11: 7 }, mountains: { ...mountains, plumbarum: 2 } })
    const course = official(golem)
    expect(course.says.at(-1)).toBe('WB-16 Retreat: Auria, fewest units (1)')
    expect([fighters(course.state, 'lithimar'), golems(course.state, 'lithimar')]).toEqual([0, 0])
    expect([fighters(course.state, 'auria'), golems(course.state, 'auria')]).toEqual([2, 2])
  })

  test('WB-16: Ferrum too', () => {
    const mountains = { lithimar: 3, auria: 1, palladimor: 1, plumbarum: 1 }
    const course = official(beaten({ forests: { F11: 6 }, mountains }))
    expect(eventsOf(course, 'retreated')).toMatchObject([{ type: 'retreated', from: 'lithimar', to: 'ferrum' }])
  })

  test('WB-16: of equals one that is not a possible mountain', () => {
    const mountains = { lithimar: 3, ferrum: 1, palladimor: 1 }
    const course = official(beaten({ forests: { F11: 6 }, mountains, visions: { deck: ['plumbarum', 'cobaltis'] } }))
    expect(eventsOf(course, 'retreated')).toMatchObject([{ to: 'auria' }])
    expect(course.says.at(-1)).toBe('WB-16 Retreat: Auria, fewest units (0), not a possible mountain')
  })

  test('WB-16: fewest units come before that', () => {
    const mountains = { lithimar: 3, ferrum: 1, palladimor: 1, auria: 1 }
    const course = official(beaten({ forests: { F11: 6 }, mountains, visions: { deck: ['plumbarum', 'cobaltis'] } }))
    expect(eventsOf(course, 'retreated')).toMatchObject([{ to: 'plumbarum' }])
  })

  test.each<[Face, string]>([
    ['lowest even', 'chromia'],
    ['lowest odd', 'argentimar'],
    ['highest even', 'ferrum'],
    ['highest odd', 'zincur'],
  ])('WB-16, BOT-13: then the die: %s', (face, mountain) => {
    const course = official(beaten({ forests: { F3: 6 }, mountains: { auria: 3 } }, 'auria'), face)
    expect(eventsOf(course, 'retreated')).toMatchObject([{ to: mountain }])
    expect(rolls(course)).toBe(1)
  })

  test('WB-16: always, even where it would rather not', () => {
    const mountains = { lithimar: 3, ferrum: 4, palladimor: 4, auria: 4, plumbarum: 4 }
    const visions = { deck: ['plumbarum', 'auria', 'palladimor'] }
    const course = official(beaten({ forests: { F11: 6 }, mountains, visions }), 'lowest odd')
    expect(eventsOf(course, 'retreated')).toMatchObject([{ type: 'retreated', from: 'lithimar', to: 'ferrum' }])
  })

  test('WB-16: nobody retreats of whom nobody is left', () => {
    const course = official(beaten({ forests: { F11: 6 }, mountains: { lithimar: 1 } }))
    expect(eventsOf(course, 'battle-over')).toMatchObject([{ winner: 'woodwalkers' }])
    expect(eventsOf(course, 'retreated')).toEqual([])
  })

  test('WB-16: also when the human attacked and lost', () => {
    const wanted = { mode: 'woodenbot', turn: 'ironclad', hands } as const
    const state = table({
      ...wanted,
      forests: { F11: 6 },
      mountains: { lithimar: 3, ferrum: 1, plumbarum: 1, auria: 1 },
    })
    const attack = ['play IC02', 'draw 0', 'option 2', 'attack lithimar F11', 'wager nothing']
    const course = answered({ state, events: [], says: [] }, ...attack)
    expect(eventsOf(official(course), 'retreated')).toMatchObject([
      { type: 'retreated', from: 'lithimar', to: 'palladimor' },
    ])
  })

  test('WB-16: after a lost battle the human decides where the bot goes', () => {
    const lost = wood(
      { hands: { woodwalkers: ['WW01'] }, forests: { F11: 3 }, mountains: { lithimar: 3 } },
      on('warband'),
    )
    const course = official(answered(lost, 'wager IC01'))
    expect(legal(course.state)).toEqual(['retreat F5', 'retreat F9', 'retreat F13', 'retreat F14', 'forfeit'])
  })
})
