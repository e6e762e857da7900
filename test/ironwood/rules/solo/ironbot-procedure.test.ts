import { describe, expect, test } from 'vitest'
import type { Face, Stance } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, fighters, golems, legal, site, type Table } from '../support'
import { order } from './bot-support'
import { answered, botTurn, type Course, eventsOf, iconOf, official } from './support'

const mode = 'ironbot'
type Mountains = NonNullable<Table['mountains']>
/** IC22 draws a card, gains a crystal, and then gains another and moves the drill. */
const icons = { ironclad: ['IC22', 'IC04'] }
/** What the turn was: whether icons were resolved, the side it left, and the slots that it filled. */
const turnOf = (course: Course) => ({
  expended: eventsOf(course, 'expended').map(({ card, icons }) => `${card}${icons ? ' with icons' : ''}`),
  icons: eventsOf(course, 'icon').map(({ icon }) => icon),
  side: course.state.solo?.side,
  slots: course.state.sides.ironclad.slots,
})
const withoutIcons = { expended: ['IC22'], icons: [], side: 'exhausted', slots: [{ card: 'IC22' }] }
const withIcons = { expended: ['IC22 with icons'], icons: ['CARD', 'CRYSTALS'], slots: [{ card: 'IC22' }] }

const building: Table = {
  mode,
  foundations: ['cobaltis'],
  mountains: { ferrum: 3, cobaltis: 1 },
  crystals: { ironclad: 6 },
  hands: icons,
}
const hunting: Table = { mode, forests: { F7: 3 }, full: { F7: 1 }, mountains: { ferrum: 3, auria: 3 }, hands: icons }
const founding: Table = { mode, mountains: { ferrum: 3, chromia: 1 }, hands: icons }

describe('Alert side', () => {
  test('IB-05 (1): Defensive, it pays 5 crystals for a forge, expends without icons and flips', () => {
    const course = official(botTurn(building))
    expect(site(course.state, 'cobaltis')).toBe('forge')
    expect(crystals(course.state, 'ironclad')).toBe(1)
    expect(turnOf(course)).toEqual(withoutIcons)
    expect(order(course, 'spent', 'built', 'expended', 'side')).toEqual(['spent', 'built', 'expended', 'side'])
    expect(eventsOf(course, 'spent')).toEqual([{ type: 'spent', seat: 'ironclad', count: 5 }])
  })

  test('IB-05 (1): with 2 built forges it builds in another stance as well, and that ends the game', () => {
    const wanted: Table = { ...hunting, ...building, forests: { F7: 3 }, forges: ['chromia', 'gallimor'] }
    const course = official(botTurn(wanted))
    expect(course.state.solo?.stance).toBe('aggressive')
    expect(site(course.state, 'cobaltis')).toBe('forge')
    expect(course.state.result).toMatchObject({ winner: 'ironclad' })
    expect(eventsOf(course, 'expended')).toEqual([])
  })

  const notYet: [string, Omit<Table, 'mode'>][] = [
    ['1 built forge, for Ferrum is not counted', { forges: ['chromia'] }],
    ['4 crystals', { forges: ['chromia', 'gallimor'], crystals: { ironclad: 4 } }],
    ['no controlled foundation', { forges: ['chromia', 'gallimor'], mountains: { ferrum: 3, auria: 3 } }],
  ]
  test.each(notYet)('IB-05 (1): Aggressive with %s, it does not build', (_, wanted) => {
    const course = official(botTurn({ ...hunting, ...building, forests: { F7: 3 }, ...wanted }))
    expect(course.state.solo?.stance).toBe('aggressive')
    expect(eventsOf(course, 'built')).toEqual([])
    expect(eventsOf(course, 'expended')).toMatchObject([{ icons: false }])
  })

  test('IB-05 (2): Aggressive, it expends without icons, chases, attacks and flips', () => {
    // 3 fighters with a totem; Auria has 3 and gets 1 more from Argentimar.
    const wanted = { ...hunting, mountains: { ferrum: 3, auria: 3, argentimar: 4 } }
    const attacking = official(botTurn(wanted))
    expect(eventsOf(attacking, 'marched')).toMatchObject([{ from: 'argentimar', to: 'auria', fighters: 1 }])
    expect(eventsOf(attacking, 'attacked')).toMatchObject([{ from: 'auria', to: 'F7' }])
    expect(attacking.state.solo?.side).toBe('alert')
    const course = official(answered(attacking, 'wager nothing'))
    expect(order(course, 'expended', 'marched', 'attacked', 'side')).toEqual([
      'expended',
      'marched',
      'attacked',
      'side',
    ])
    expect(turnOf(course)).toEqual(withoutIcons)
    expect(eventsOf(course, 'revealed')).toMatchObject([{ wagers: { ironclad: 'IC04' } }])
  })

  test('IB-05 (2): it comes before a foundation and without an attack, too; a step that does nothing gives no crystal', () => {
    const course = official(
      botTurn({ ...hunting, mountains: { ferrum: 1, chromia: 1 }, forests: { F9: 5 }, full: { F9: 1 } }),
    )
    expect(order(course, 'marched', 'attacked', 'founded', 'compensated', 'gained')).toEqual([])
    expect(turnOf(course)).toEqual(withoutIcons)
  })

  test('IB-05 (2): with its last card expended it draws one instead of the attack', () => {
    const course = official(botTurn({ ...hunting, mountains: { ferrum: 3, auria: 6 }, hands: { ironclad: ['IC22'] } }))
    expect(order(course, 'expended', 'attacked', 'drew', 'side')).toEqual(['expended', 'drew', 'side'])
    expect(course.state.sides.ironclad.hand).toHaveLength(1)
  })

  test('IB-05 (3): Expansive, it places a foundation, gains a crystal, expends without icons and flips', () => {
    const course = official(botTurn(founding))
    expect(site(course.state, 'chromia')).toBe('foundation')
    expect(crystals(course.state, 'ironclad')).toBe(1)
    expect(turnOf(course)).toEqual(withoutIcons)
    expect(order(course, 'founded', 'gained', 'expended', 'side')).toEqual(['founded', 'gained', 'expended', 'side'])
  })

  const noPlace: [string, Omit<Table, 'mode'>][] = [
    ['it controls no outer mountain', { mountains: { ferrum: 3, auria: 3 } }],
    ['there is a foundation already', { foundations: ['chromia'] }],
    ['there is a forge already', { forges: ['chromia'] }],
    ['no token is left', { foundations: ['argentimar', 'plumbarum', 'cobaltis'], forges: ['gallimor', 'cuprumis'] }],
  ]
  test.each(noPlace)('IB-05 (4): Expansive, %s: it expends and resolves the icons, without a flip', (_, wanted) => {
    const course = official(botTurn({ ...founding, ...wanted }))
    expect(turnOf(course)).toEqual({ ...withIcons, side: 'alert' })
    expect(eventsOf(course, 'founded')).toEqual([])
    expect(eventsOf(course, 'side')).toEqual([])
  })

  test('IB-05 (4): the left icon first, then the right one', () => {
    const course = official(botTurn({ ...founding, mountains: { ferrum: 3 } }))
    expect(order(course, 'icon', 'drew', 'gained', 'drill-moved')).toEqual([
      ...['icon', 'drew', 'gained'],
      ...['icon', 'gained', 'drill-moved'],
    ])
  })
})

describe('Exhausted side', () => {
  const cases: [Stance, Table][] = [
    ['defensive', building],
    ['aggressive', { ...hunting, mountains: { ferrum: 3, auria: 6 } }],
    ['expansive', founding],
  ]
  test.each(cases)('IB-06: %s, it expends, resolves the icons and flips to Alert', (stance, wanted) => {
    const course = official(botTurn({ ...wanted, solo: { side: 'exhausted' } }))
    expect(course.state.solo?.stance).toBe(stance)
    expect(turnOf(course)).toEqual({ ...withIcons, side: 'alert' })
    expect(order(course, 'built', 'attacked', 'founded')).toEqual([])
    expect(order(course, 'drill-moved', 'side')).toEqual(['drill-moved', 'side'])
  })

  test('IB-06: with 2 built forges it does not build on this side', () => {
    const course = official(botTurn({ ...building, forges: ['chromia', 'gallimor'], solo: { side: 'exhausted' } }))
    expect(course.state.result).toBeNull()
    expect(turnOf(course)).toEqual({ ...withIcons, side: 'alert' })
  })

  test.each([
    ['exhausted', founding],
    ['alert', { ...founding, mountains: { ferrum: 3 } }],
  ] as const)('IB-06: the side carries over to the next round (%s)', (side, wanted) => {
    const course = official(botTurn({ ...wanted, turns: 5 }))
    expect(course.state.round).toBe(3)
    expect(course.state.solo?.side).toBe(side)
  })
})

const faces: [Face, string][] = [
  ['lowest even', 'chromia'],
  ['lowest odd', 'argentimar'],
  ['highest even', 'gallimor'],
  ['highest odd', 'cuprumis'],
]

describe('foundations and forges', () => {
  test('IB-07: a foundation may go on any controlled outer mountain without foundation or forge', () => {
    const course = botTurn({
      ...founding,
      mountains: { ferrum: 3, auria: 3, argentimar: 1, chromia: 1, plumbarum: 1, cobaltis: [0, 1], gallimor: 9 },
      foundations: ['chromia'],
      forges: ['gallimor'],
      visions: { revealed: ['plumbarum'] },
    })
    expect(legal(course.state).sort()).toEqual(['found argentimar', 'found cobaltis', 'found plumbarum', 'roll'])
  })

  const largest: [string, Mountains][] = [
    ['the largest warband', { chromia: 1, gallimor: 3, argentimar: 2 }],
    ['more units before golems', { chromia: [0, 2], gallimor: 3 }],
    ['of equal numbers the one with a golem', { chromia: 2, gallimor: [1, 1], argentimar: 2 }],
    ['of equal numbers the one with more golems', { chromia: [1, 1], gallimor: [0, 2] }],
  ]
  test.each(largest)('IB-07: a foundation goes on the mountain with %s', (_, mountains) => {
    const course = official(botTurn({ ...founding, mountains }))
    expect(eventsOf(course, 'founded')).toEqual([{ type: 'founded', at: 'gallimor' }])
    expect(eventsOf(course, 'rolled')).toEqual([])
  })

  const four = { ferrum: 3, argentimar: 2, chromia: 2, gallimor: 2, cuprumis: 2 }
  test.each(faces)('IB-07: among the largest the die decides where the foundation goes (%s)', (face, at) => {
    const course = official(botTurn({ ...founding, mountains: { ...four, plumbarum: 1 } }), face)
    expect(eventsOf(course, 'founded')).toEqual([{ type: 'founded', at }])
    expect(eventsOf(course, 'rolled')).toHaveLength(1)
  })

  test('IB-07: any controlled foundation may become the forge, and no other', () => {
    const course = botTurn({
      ...building,
      mountains: { ferrum: 3, chromia: 9, cobaltis: [0, 1], auria: 1, argentimar: 1 },
      foundations: ['chromia', 'cobaltis', 'gallimor'],
    })
    expect(legal(course.state).sort()).toEqual(['build chromia', 'build cobaltis', 'roll'])
  })

  const smallest: [string, Mountains][] = [
    ['the smallest warband', { chromia: 2, gallimor: 1, argentimar: 3 }],
    ['fewer units before golems', { chromia: 2, gallimor: [0, 1] }],
    ['of equal numbers the one without a golem', { chromia: [1, 1], gallimor: 2, argentimar: [1, 1] }],
  ]
  test.each(smallest)('IB-07: the forge is built on the foundation with %s', (_, mountains) => {
    const course = official(
      botTurn({ ...building, mountains, foundations: ['argentimar', 'chromia', 'gallimor', 'cuprumis'] }),
    )
    expect(eventsOf(course, 'built')).toEqual([{ type: 'built', at: 'gallimor' }])
    expect(eventsOf(course, 'rolled')).toEqual([])
  })

  test.each(faces)('IB-07: among the smallest the die decides which becomes the forge (%s)', (face, at) => {
    const foundations = ['argentimar', 'chromia', 'gallimor', 'cuprumis', 'plumbarum']
    const course = official(botTurn({ ...building, mountains: { ...four, plumbarum: 3 }, foundations }), face)
    expect(eventsOf(course, 'built')).toEqual([{ type: 'built', at }])
    expect(eventsOf(course, 'rolled')).toHaveLength(1)
  })

  test.each([
    ['the Alert side', () => botTurn({ ...building, drill: { at: 'cobaltis', step: 2, cargo: 3 } })],
    [
      'FORGE',
      () =>
        iconOf({ ...building, solo: { stance: 'defensive' }, drill: { at: 'cobaltis', step: 2, cargo: 3 } }, 'FORGE'),
    ],
  ])('IB-07: a forge built under the drill unloads it (%s)', (_, turn) => {
    const { state } = official(turn())
    expect(site(state, 'cobaltis')).toBe('forge')
    expect(state.drill).toMatchObject({ cargo: 0, step: 0 })
    expect(crystals(state, 'ironclad')).toBe(6 - 5 + 3)
    expect([fighters(state, 'cobaltis'), golems(state, 'cobaltis')]).toEqual([1, 0])
  })
})
