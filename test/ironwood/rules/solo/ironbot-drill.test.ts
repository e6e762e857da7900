import { describe, expect, test } from 'vitest'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import { crystals, drillAt, fighters, type Table } from '../support'
import { byFace, candidates, drill } from './ironbot-support'
import { botDoes, type Course, eventsOf, official } from './support'

const { chromia = -1, cobaltis = -1 } = ironwoodBoard.mountainAt
const goes = (course: Course, face?: Parameters<typeof official>[1]): string[] =>
  eventsOf(official(course, face), 'drill-moved').map(({ to }) => to)
const drillTo = (wanted: Table): string => goes(drill(wanted)).join()

describe('IB-13: eligible mountains', () => {
  test.each<[why: string, table: Table, to: string[]]>([
    ['those next to it', { drill: { at: 'ferrum' } }, ['auria', 'lithimar', 'zincur', 'palladimor']],
    ['not Ferrum, which has a Forge', { drill: { at: 'auria' } }, ['argentimar', 'chromia', 'lithimar', 'zincur']],
    ['nor a built Forge', { drill: { at: 'auria' }, forges: ['chromia'] }, ['argentimar', 'lithimar', 'zincur']],
    [
      'a Foundation is none',
      { drill: { at: 'cobaltis' }, foundations: ['chromia'] },
      ['chromia', 'zincur', 'cuprumis'],
    ],
    [
      'all, if each has a Forge',
      { drill: { at: 'argentimar' }, forges: ['chromia', 'auria', 'plumbarum'] },
      ['chromia', 'auria', 'plumbarum'],
    ],
    [
      'so with 2 crystals',
      { drill: { at: 'auria', step: 1, cargo: 2 } },
      ['argentimar', 'chromia', 'lithimar', 'zincur'],
    ],
  ])('IB-13: fewer than 3 crystals: %s', (_why, table, to) => {
    expect(candidates(drill(table))).toEqual(to.map((each) => `drill ${each}`))
  })

  test.each<[why: string, at: string, forges: string[], to: string[]]>([
    ['next to Ferrum', 'auria', [], ['ferrum']],
    ['a step nearer to Ferrum', 'plumbarum', [], ['lithimar']],
    ['to the closest Forge', 'cobaltis', ['cuprumis'], ['cuprumis']],
    ['to any of those next to it', 'auria', ['argentimar'], ['argentimar', 'ferrum']],
    ['any step of a shortest way', 'cobaltis', ['gallimor'], ['zincur', 'cuprumis']],
    ['two shortest ways', 'gallimor', ['argentimar'], ['plumbarum', 'palladimor']],
  ])('IB-13: 3 crystals: %s', (_why, at, forges, to) => {
    const table = { drill: { at, step: 2, cargo: 3 }, forges }
    const course = drill(table)
    if (to.length === 1) expect(goes(course)).toEqual(to)
    else expect(candidates(course)).toEqual(to.map((each) => `drill ${each}`))
    expect(goes(drill({ ...table, drill: { at, step: 3, cargo: 5 } }))).toHaveLength(1)
  })
})

describe('IB-13: which of them', () => {
  test.each<[why: string, table: Table, to: string]>([
    ['the largest Warband', { mountains: { auria: 2, zincur: 3 } }, 'zincur'],
    ['with equal numbers the one with a Golem', { mountains: { auria: [1, 1], zincur: 2 } }, 'auria'],
    ['the larger one, with anybody beside it', { mountains: { auria: 2, zincur: 3 }, forests: { F12: 5 } }, 'zincur'],
    [
      'then where the largest Woodwalker Warband beside it is smallest',
      { mountains: { auria: 2, zincur: 2 }, forests: { F12: 2, F3: 1 } },
      'auria',
    ],
    [
      'the largest one, not all together',
      { mountains: { auria: 2, zincur: 2 }, forests: { F12: 3, F3: 2, F5: 2 } },
      'auria',
    ],
    [
      'outer forests count',
      { drill: { at: 'auria' }, mountains: { argentimar: 2, zincur: 2 }, forests: { F1: 1 } },
      'zincur',
    ],
    [
      'a Warband there before a larger one next to it',
      { mountains: { auria: 1, cobaltis: 9 }, forests: { F3: 3 } },
      'auria',
    ],
  ])('IB-13: %s', (_why, table, to) => {
    expect(drillTo(table)).toBe(to)
  })

  test.each<[why: string, table: Table, to: string]>([
    ['the one next to the largest Warband', { mountains: { cuprumis: 3, chromia: 2 } }, 'palladimor'],
    ['with equal numbers next to a Golem', { mountains: { cuprumis: 2, plumbarum: [1, 1] } }, 'lithimar'],
    ['next to the largest, not to most together', { mountains: { argentimar: 2, chromia: 2, cobaltis: 3 } }, 'zincur'],
    [
      'with a Warband only on a Forge mountain',
      { drill: { at: 'auria' }, mountains: { ferrum: 5, plumbarum: 6, gallimor: 9 }, forges: ['lithimar'] },
      'argentimar',
    ],
  ])('IB-13: no Warband on any: %s', (_why, table, to) => {
    expect(drillTo(table)).toBe(to)
  })

  test('IB-13: the die by mountain numbers', () => {
    const to = (table: Table): string[] => byFace((face) => goes(drill(table), face))
    const at = { at: 'auria' }
    const mountains = { argentimar: 1, chromia: 1, lithimar: 1, zincur: 1 }
    expect(to({ drill: at, mountains })).toEqual(['chromia', 'argentimar', 'chromia', 'zincur'])
    expect(to({ drill: at, mountains: { cobaltis: 3 } })).toEqual(['chromia', 'zincur', 'chromia', 'zincur'])
  })

  test('IB-13: with no Warband on any, the Woodwalkers do not matter', () => {
    const table = { drill: { at: 'auria' }, mountains: { cobaltis: 3 }, forests: { F12: 5 } }
    expect(goes(drill(table), 'highest odd')).toEqual(['zincur'])
  })

  test('IB-13: the Warband that the Drill leaves is next to all of them', () => {
    const table = { drill: { at: 'auria' }, mountains: { auria: 9, cobaltis: 3 } }
    expect(byFace((face) => goes(drill(table), face))).toEqual(['chromia', 'argentimar', 'chromia', 'zincur'])
  })

  test('IB-13: on the way home the list decides as well', () => {
    const table = {
      drill: { at: 'cobaltis', step: 2, cargo: 3 },
      forges: ['gallimor'],
      mountains: { cuprumis: 2, zincur: 1 },
    }
    expect(drillTo(table)).toBe('cuprumis')
    expect(official(drill(table)).says[0]).toBe(
      'IB-13 Drill: Cuprumis, with an Ironclad Warband, the largest (2 units)',
    )
  })
})

describe('IB-13: rewards', () => {
  const at = (step: number, cargo: number, visions: string[] = []): Course =>
    official(
      drill({
        drill: { at: 'auria', step, cargo },
        mountains: { zincur: 2 },
        visions: { hand: visions },
        decks: { ironclad: ['IC09'] },
      }),
    )

  test('IB-13: step 1: 2 crystals into the cargo', () => {
    const { state, events } = at(0, 0, ['chromia', 'cobaltis'])
    expect(state.drill).toMatchObject({ step: 1, cargo: 2 })
    expect(drillAt(state)).toBe('zincur')
    expect(events.some(({ type }) => type === 'vision-returned' || type === 'drew' || type === 'recruited')).toBe(false)
  })

  test('IB-13: step 2: 1 crystal, a vision card of several goes back, a Fighter on the mountain left', () => {
    const course = at(1, 2, ['chromia', 'cobaltis', 'zincur'])
    expect(course.state.drill).toMatchObject({ step: 2, cargo: 3 })
    expect(eventsOf(course, 'vision-returned')).toHaveLength(1)
    expect(eventsOf(course, 'recruited')).toEqual([
      { type: 'recruited', seat: 'ironclad', unit: 'fighter', at: 'auria' },
    ])
    expect(fighters(course.state, 'auria')).toBe(1)
    expect(eventsOf(course, 'looked')).toEqual([])
  })

  test('IB-13: step 3 and every further one: 1 crystal, a special to the bottom of the hand', () => {
    for (const step of [2, 3]) {
      const course = drill({ drill: { at: 'chromia', step, cargo: 1 }, decks: { ironclad: ['IC09'] } })
      const { state } = official(course)
      expect(state.drill).toMatchObject({ step: 3, cargo: 2 })
      expect(state.sides.ironclad.hand).toEqual(['IC09', 'IC03', 'IC02'])
    }
  })

  test('IB-13: at a Forge all cargo becomes crystals', () => {
    const course = official(
      drill({ drill: { at: 'auria', step: 2, cargo: 3 }, visions: { hand: ['chromia', 'cobaltis'] } }),
    )
    expect(drillAt(course.state)).toBe('ferrum')
    expect(course.state.drill).toMatchObject({ step: 0, cargo: 0 })
    // CRYSTALS gives another one.
    expect(crystals(course.state, 'ironclad')).toBe(4)
    expect(eventsOf(course, 'vision-returned')).toEqual([])
  })
})

describe('IB-13: the vision card that goes back', () => {
  const returned = (hand: string[], seed = 1): Course =>
    official(drill({ drill: { at: 'auria', step: 1, cargo: 2 }, visions: { hand }, mountains: { zincur: 2 }, seed }))

  test.each([[[]], [['chromia']]])('IB-13: nothing happens to a hand of %j', (hand) => {
    const course = returned(hand)
    expect(course.state.drill.step).toBe(2)
    expect(eventsOf(course, 'vision-returned')).toEqual([])
    expect(course.state.visions.hand).toHaveLength(hand.length)
  })

  test('IB-13: of two or more one is shuffled into the deck; its mountain is not marked (BOT-20)', () => {
    const hand = ['chromia', 'cobaltis']
    const before = drill({ drill: { at: 'auria', step: 1, cargo: 2 }, visions: { hand } }).state.visions
    const { state } = returned(hand)
    expect(state.visions.hand).toHaveLength(1)
    expect(state.visions.deck).toHaveLength(before.deck.length + 1)
    expect(state.visions.burned).toEqual([])
    expect(state.solo?.marked).toEqual([])
  })

  test('IB-13: any of them, to any place of the deck', () => {
    const games = Array.from({ length: 60 }, (_, seed) => returned(['chromia', 'cobaltis', 'zincur'], seed))
    const back = games.flatMap((course) => eventsOf(course, 'vision-returned').map(({ vision }) => vision))
    expect(new Set(back)).toEqual(new Set(['chromia', 'cobaltis', 'zincur']))
    const places = games.map(({ state }) => state.visions.deck.indexOf(chromia))
    expect(new Set(places.filter((place) => place >= 0)).size).toBeGreaterThan(4)
  })

  test('IB-13: the other cards of the deck are shuffled, too', () => {
    const decks = Array.from({ length: 20 }, (_, seed) => returned(['chromia', 'cobaltis'], seed).state.visions.deck)
    const others = decks.map((deck) => deck.filter((mountain) => mountain !== chromia && mountain !== cobaltis).join())
    expect(new Set(others).size).toBeGreaterThan(10)
  })

  test('IB-13: after that nobody knows the top of the deck any more (CI-21)', () => {
    const wanted = { drill: { at: 'auria', step: 1, cargo: 2 }, visions: { hand: ['chromia', 'cobaltis'] } }
    const course = drill(wanted, ({ visions }) => {
      visions.known.woodwalkers = 2
    })
    expect(official(course).state.visions.known).toEqual({ woodwalkers: 0, ironclad: 0 })
  })

  test('BOT-20: only the human knows which one it was', () => {
    const wanted = {
      drill: { at: 'auria', step: 1, cargo: 2 },
      visions: { hand: ['chromia', 'cobaltis'] },
      mountains: { zincur: 2 },
    }
    const [told] = eventsOf(official(drill(wanted)), 'vision-returned')
    if (!told) throw new Error('No vision card went back.')
    expect(game.redact(told, 'woodwalkers')).toEqual(told)
    for (const viewer of ['ironclad', 'spectator'] as const)
      expect(game.redact(told, viewer)).toEqual({ ...told, vision: null })
  })

  test('BOT-22: the Drill moves once for each icon', () => {
    const icon = { do: 'icon', card: 'IC01', red: false } as const
    const table: Table = {
      mode: 'ironbot',
      hands: { ironclad: ['IC02'] },
      solo: { stance: 'expansive' },
      mountains: { zincur: 3 },
    }
    const course = botDoes(table, { ...icon, icon: 'DRILL' }, { ...icon, icon: 'CRYSTALS' })
    expect(goes(course)).toHaveLength(2)
  })
})
