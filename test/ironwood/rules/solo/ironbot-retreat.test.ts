import { describe, expect, test } from 'vitest'
import type { Event } from '../../../../src/ironwood/rules/event'
import { after, events, fighters, legal, type Table, table } from '../support'
import { attack, byFace } from './ironbot-support'
import { answered, type Course, eventsOf, official } from './support'

/** The bot attacks from this mountain with many and wins; 2 of the 6 fighters there fall. */
const beaten = (from: string, at: string, wanted: Table = {}): Course =>
  answered(
    official(
      attack({
        ...wanted,
        forests: { ...wanted.forests, [at]: 6 },
        full: { [at]: 1, ...wanted.full },
        mountains: { ferrum: 3, [from]: 12 },
      }),
    ),
    'wager nothing',
  )

const leaves = (course: Course, face?: Parameters<typeof official>[1]): string[] =>
  eventsOf(official(course, face), 'retreated').map(({ to }) => to)

describe('IB-14: where the human is made to retreat to', () => {
  test('IB-14: to any forest next to it, or not at all, is allowed (BOT-16)', () => {
    const all = ['retreat F6', 'retreat F10', 'retreat F14', 'retreat F15', 'forfeit', 'roll']
    expect(legal(beaten('zincur', 'F12').state)).toEqual(all)
  })

  test.each<[why: string, from: string, at: string, table: Table, to: string]>([
    ['away from the mountain that fought', 'argentimar', 'F3', {}, 'F6'],
    ['not only from its nearest forests', 'chromia', 'F3', {}, 'F5'],
    ['outer forests, too', 'auria', 'F3', {}, 'F1'],
    ['the fewest Fighters', 'zincur', 'F12', { forests: { F14: 1 } }, 'F15'],
    ['the fewest of several', 'zincur', 'F12', { forests: { F14: 1, F15: 2 } }, 'F14'],
    ['to many, if only those are away', 'argentimar', 'F3', { forests: { F6: 9 } }, 'F6'],
    ['not where a Totem is', 'zincur', 'F12', { full: { F14: 1 } }, 'F15'],
    ['nor a fading one', 'zincur', 'F12', { fading: { F14: 1 }, forests: { F15: 3 } }, 'F15'],
    ['not closer to another Totem', 'palladimor', 'F12', { full: { F3: 1 }, forests: { F15: 3 } }, 'F15'],
    ['just as far is not closer', 'cobaltis', 'F12', { full: { F9: 1 }, forests: { F14: 3 } }, 'F14'],
    [
      'closer to none of them, each looked at by itself',
      'palladimor',
      'F12',
      { full: { F3: 1, F10: 1 }, forests: { F15: 3 } },
      'F15',
    ],
  ])('IB-14: %s', (_why, from, at, table, to) => {
    expect(leaves(beaten(from, at, table))).toEqual([to])
  })

  test('IB-14: Totems left behind do not count', () => {
    expect(leaves(beaten('palladimor', 'F12', { full: { F12: 1 }, forests: { F15: 3 } }))).toEqual(['F6'])
    expect(leaves(beaten('palladimor', 'F12', { full: { F12: 0 }, forests: { F15: 3 } }))).toEqual(['F6'])
  })

  test.each<[why: string, from: string, at: string, table: Table]>([
    ['all others touch the mountain', 'auria', 'F7', {}],
    ['the only one away has a Totem', 'argentimar', 'F3', { full: { F6: 1 } }],
    ['the only one away is closer to a Totem', 'argentimar', 'F3', { full: { F12: 1 } }],
  ])('IB-14: no retreat: %s', (_why, from, at, wanted) => {
    // From F7 the way to F9 leads away from Auria; a totem there closes it.
    const full = at === 'F7' ? { F9: 1 } : wanted.full
    const course = official(beaten(from, at, { ...wanted, ...(full ? { full } : {}) }))
    expect(leaves(course)).toEqual([])
    expect(fighters(course.state, at)).toBe(4)
    expect(course.says.at(-1)).toBe('IB-14 Retreat: no forest leads away, so the Warband stays')
  })

  test('IB-14: the die by forest numbers', () => {
    const to = (from: string, at: string): string[] => byFace((face) => leaves(beaten(from, at), face))
    expect(to('palladimor', 'F12')).toEqual(['F6', 'F15', 'F6', 'F15'])
    expect(to('cobaltis', 'F12')).toEqual(['F10', 'F10', 'F14', 'F14'])
    expect(to('lithimar', 'F5')).toEqual(['F2', 'F3', 'F2', 'F3'])
  })

  test('IB-14: so it is if the bot wins as the defender', () => {
    const start = table({
      mode: 'ironbot',
      forests: { F12: 4, F6: 1 },
      mountains: { palladimor: 9, ferrum: 3 },
      hands: { ironclad: ['IC02'] },
    })
    const fought = after(start, 'play WW02', 'forfeit', 'attack F12 palladimor', 'wager nothing')
    const course = official({ state: fought, events: [], says: [] })
    expect(leaves(course)).toEqual(['F15'])
  })

  test('IB-14: the human, who wins, decides whether and where the bot retreats (BOT-17)', () => {
    const start = table({
      mode: 'ironbot',
      forests: { F12: 9 },
      mountains: { palladimor: 4, ferrum: 3 },
      hands: { ironclad: ['IC02'] },
    })
    const fought = after(start, 'play WW02', 'forfeit', 'attack F12 palladimor', 'wager WW03')
    expect(legal(fought)).toEqual([
      'retreat lithimar',
      'retreat ferrum',
      'retreat zincur',
      'retreat gallimor',
      'retreat cuprumis',
      'forfeit',
    ])
  })

  test('IB-14: nobody is left, nobody retreats', () => {
    const course = official(attack({ forests: { F12: 1 }, mountains: { zincur: 9, ferrum: 3 } }))
    const over = official(answered(course, 'wager nothing'))
    expect(eventsOf(over, 'battle-over').map(({ winner }) => winner)).toEqual(['ironclad'])
    expect(eventsOf(over, 'retreated')).toEqual([])
  })
})

describe('IB-14: a Fighter for a Ferrum without units', () => {
  const told = (list: readonly Event[]): string[] => list.map(({ type }) => type)

  test('IB-14: after an attack of the bot', () => {
    const course = official(attack({ forests: { F12: 1 }, mountains: { zincur: 9 }, crystals: { ironclad: 1 } }))
    const over = official(answered(course, 'wager nothing'))
    const recruited = { type: 'recruited', seat: 'ironclad', unit: 'fighter', at: 'ferrum' }
    expect(eventsOf(over, 'recruited')).toEqual([recruited])
    expect(eventsOf(over, 'spent')).toEqual([])
    expect(told(over.events).indexOf('recruited')).toBeGreaterThan(told(over.events).indexOf('wager-left'))
  })

  test.each<[why: string, mountains: NonNullable<Table['mountains']>, count: number]>([
    ['one Fighter there is enough', { zincur: 9, ferrum: 1 }, 0],
    ['a Golem, too', { zincur: 9, ferrum: [0, 1] }, 0],
    ['no Fighter is left to recruit', { zincur: 20 }, 0],
    ['one is left', { zincur: 19 }, 1],
  ])('IB-14: %s', (_why, mountains, count) => {
    const course = official(attack({ forests: { F12: 1 }, mountains, hands: { ironclad: ['IC02'] } }))
    expect(eventsOf(official(answered(course, 'wager nothing')), 'recruited')).toHaveLength(count)
  })

  // 9 fighters on F7, beside Ferrum and Auria; Swift Strike gains a crystal by Victory.
  const human = (mountains: NonNullable<Table['mountains']>, drill?: Table['drill']) =>
    after(
      table({
        mode: 'ironbot',
        forests: { F7: 9 },
        mountains,
        ...(drill ? { drill } : {}),
        crystals: { ironclad: 4 },
        hands: { ironclad: ['IC02'] },
      }),
    )

  test('IB-14: after the cards have left, before Victory', () => {
    const state = after(human({ ferrum: 1 }), 'play WW02', 'forfeit', 'attack F7 ferrum')
    const list = events(state, 'wager WW03')
    expect(told(list).slice(-3)).toEqual(['wager-left', 'wager-left', 'recruited'])
    expect(legal(after(state, 'wager WW03'))).toEqual(['gain 1', 'gain 0'])
  })

  test('IB-14: once the Warband of Ferrum was made to retreat', () => {
    const state = after(
      human({ ferrum: 3 }),
      'play WW02',
      'forfeit',
      'attack F7 ferrum',
      'wager WW03',
      'retreat zincur',
    )
    expect(fighters(state, 'zincur')).toBe(2)
    expect(fighters(state, 'ferrum')).toBe(1)
  })

  test('IB-14: not if a Warband retreats to Ferrum', () => {
    const state = after(human({ auria: 3 }), 'play WW02', 'forfeit', 'attack F7 auria', 'wager WW03', 'retreat ferrum')
    expect(fighters(state, 'ferrum')).toBe(2)
  })

  test('IB-14: after a battle elsewhere', () => {
    const state = after(human({ auria: 3 }), 'play WW02', 'forfeit', 'attack F7 auria', 'wager WW03', 'forfeit')
    expect(fighters(state, 'ferrum')).toBe(1)
  })

  test('IB-14: after a battle without combat', () => {
    const drilled = human({ auria: 1 }, { at: 'lithimar', step: 1, cargo: 2 })
    const destroyed = after(drilled, 'play WW02', 'forfeit', 'attack F7 lithimar', 'salvage')
    expect(fighters(destroyed, 'ferrum')).toBe(1)
    const state = after(human({ auria: 1 }), 'play WW03', 'option 2', 'attack F7 ferrum')
    expect(fighters(state, 'ferrum')).toBe(1)
  })

  test('IB-14: not in a duel', () => {
    const start = table({ forests: { F7: 9 }, mountains: { ferrum: 1 } })
    const state = after(start, 'play WW02', 'forfeit', 'attack F7 ferrum', 'wager WW03', 'wager nothing')
    expect(fighters(state, 'ferrum')).toBe(0)
  })
})
