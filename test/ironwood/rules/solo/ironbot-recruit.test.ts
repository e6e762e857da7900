import { describe, expect, test } from 'vitest'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, legal, type Table } from '../support'
import { answered, botTurn, type Course, eventsOf, iconOf, official } from './support'

const recruits = (course: Course) => eventsOf(course, 'recruited').map(({ at }) => at)

describe('where', () => {
  /** FORGE, Defensive, with nothing to build, recruits 1 fighter free. */
  const recruiting = (wanted: Omit<Table, 'mode'>) =>
    iconOf({ ...wanted, mode: 'ironbot', solo: { stance: 'defensive' } }, 'FORGE')
  const forges = ['argentimar', 'gallimor', 'cuprumis']

  test('IB-15: any forge may be chosen, Ferrum and uncontrolled ones included, and nothing else', () => {
    const course = recruiting({
      forges: ['chromia', 'gallimor'],
      foundations: ['cobaltis'],
      mountains: { ferrum: 1, auria: 1, cobaltis: 1, gallimor: 4 },
    })
    expect(legal(course.state).sort()).toEqual(['recruit chromia', 'recruit ferrum', 'recruit gallimor', 'roll'])
  })

  const lines: [string, NonNullable<Table['mountains']>, string][] = [
    ['Ferrum with 2 fighters comes before a smaller forge', { ferrum: 2, gallimor: 1, cuprumis: 5 }, 'ferrum'],
    ['Ferrum without units', { gallimor: 1 }, 'ferrum'],
    ['golems on Ferrum are not counted', { ferrum: [2, 3], gallimor: 1, cuprumis: 1 }, 'ferrum'],
    ['with 3 fighters Ferrum is a forge like others', { ferrum: 3, argentimar: 4, gallimor: 4, cuprumis: 5 }, 'ferrum'],
    ['the smallest warband', { ferrum: 3, argentimar: 2, gallimor: 1, cuprumis: 4 }, 'gallimor'],
    ['an uncontrolled forge counts as 0', { ferrum: 4, argentimar: 1, cuprumis: 1 }, 'gallimor'],
    ['golems are units', { ferrum: 3, argentimar: [0, 2], gallimor: 1, cuprumis: [1, 1] }, 'gallimor'],
    [
      'of equal numbers the one without golems',
      { ferrum: 3, argentimar: [0, 2], gallimor: 2, cuprumis: 3 },
      'gallimor',
    ],
    [
      'golems on Ferrum make it larger than a forge',
      { ferrum: [3, 1], argentimar: 5, gallimor: 4, cuprumis: 5 },
      'gallimor',
    ],
  ]
  test.each(lines)('IB-15: %s', (_, mountains, at) => {
    const course = official(recruiting({ forges, mountains }))
    expect(recruits(course)).toEqual([at])
    expect(eventsOf(course, 'rolled')).toEqual([])
  })

  const faces: [Face, string][] = [
    ['lowest even', 'ferrum'],
    ['lowest odd', 'argentimar'],
    ['highest even', 'gallimor'],
    ['highest odd', 'cuprumis'],
  ]
  test.each(faces)('IB-15: the die decides among the smallest forges (%s)', (face, at) => {
    const mountains = { ferrum: 3, argentimar: 3, gallimor: 3, cuprumis: 3 }
    const course = official(recruiting({ forges, mountains }), face)
    expect(recruits(course)).toEqual([at])
    expect(eventsOf(course, 'rolled')).toHaveLength(1)
  })

  test('IB-15: what is already there but no forge, a foundation or an inner mountain, gets nobody', () => {
    const course = official(recruiting({ foundations: ['cobaltis'], mountains: { ferrum: 6, cobaltis: 1, auria: 1 } }))
    expect(recruits(course)).toEqual(['ferrum'])
  })
})

describe('at Round End', () => {
  /** With an empty hand the bot's third turn only draws a card. */
  const ending = (wanted: Omit<Table, 'mode'>) =>
    botTurn({ ...wanted, mode: 'ironbot', turns: 5, hands: { ironclad: [] } })

  test.each([
    [4, 0, 4],
    [5, 1, 3],
    [6, 1, 4],
    [7, 2, 3],
    [9, 3, 3],
    [10, 3, 4],
  ])('IB-15: with %i crystals it recruits %i, 2 crystals each, and keeps %i', (before, count, left) => {
    const course = official(ending({ mountains: { ferrum: 6 }, crystals: { ironclad: before } }))
    expect(recruits(course)).toEqual(Array(count).fill('ferrum'))
    expect(eventsOf(course, 'spent').map(({ count }) => count)).toEqual(Array(count).fill(2))
    // The next Preparation brings 2 more.
    expect(crystals(course.state, 'ironclad')).toBe(left + 2)
  })

  test('IB-15: the place is chosen again for each fighter', () => {
    const wanted = { forges: ['gallimor'], mountains: { ferrum: 2, gallimor: 1 }, crystals: { ironclad: 12 } }
    expect(recruits(official(ending(wanted), 'lowest even'))).toEqual(['ferrum', 'gallimor', 'gallimor', 'ferrum'])
    expect(recruits(official(ending(wanted), 'highest even'))).toEqual(['ferrum', 'gallimor', 'gallimor', 'gallimor'])
  })

  test('IB-15: it recruits after the human', () => {
    const wanted = { mountains: { ferrum: 6 }, crystals: { ironclad: 7, woodwalkers: 4 } }
    const asked = ending(wanted)
    expect(legal(asked.state)).toContain('recruit F1')
    expect(recruits(asked)).toEqual([])
    const course = official(answered(asked, 'recruit F1', 'recruit F2'))
    expect(recruits(course)).toEqual(['F1', 'F2', 'ferrum', 'ferrum'])
  })

  test('IB-15: no fighter left ends it', () => {
    const course = official(ending({ mountains: { ferrum: 7, auria: 6, zincur: 6 }, crystals: { ironclad: 12 } }))
    expect(recruits(course)).toEqual(['ferrum'])
    expect(crystals(course.state, 'ironclad')).toBe(10 + 2)
  })
})
