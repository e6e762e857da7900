import { describe, expect, test } from 'vitest'
import { crystals, fighters, hand, legal, type Table } from '../support'
import { answered, type Course, eventsOf, iconOf, official } from './support'
import { exalted, moves, onSide, sideUp, visionsOf, wooden } from './wooden'
import { picks } from './woodenbot-courses'

describe('WB-10: the other icons', () => {
  test.each(['disruptive', 'exalted'] as const)(
    'WB-10: CARD, %s: a card onto the top of the hand, and 1 crystal',
    (side) => {
      const wanted: Table = {
        hands: { woodwalkers: ['WW14'] },
        decks: { woodwalkers: ['WW20'] },
        ...(side === 'exalted' ? { full: { F14: 1 } } : {}),
      }
      const done = iconOf(onSide(side, wanted), 'CARD')
      expect(done.state.sides.woodwalkers.hand).toEqual(['WW14', 'WW20'])
      expect([crystals(done.state, 'woodwalkers'), eventsOf(done, 'compensated')]).toEqual([1, []])
    },
  )

  const outer = ['F1', 'F2', 'F4', 'F13', 'F15', 'F16']
  const recruited = (course: Course): string[] => eventsOf(course, 'recruited').map(({ at }) => at)

  test('WB-10: WARBAND, disruptive: 1 Fighter, by WB-17, free', () => {
    const course = iconOf(wooden({ forests: { F3: 1 }, full: { F3: 1 } }), 'WARBAND')
    expect(legal(course.state)).toEqual([...outer.map((forest) => `recruit ${forest}`), 'roll'])
    const done = official(course)
    expect([recruited(done), crystals(done.state, 'woodwalkers')]).toEqual([['F1'], 0])
  })

  test('WB-10: WARBAND, exalted: 1 to a warband with a totem, then 1 by WB-17', () => {
    const done = official(iconOf(exalted({ forests: { F3: 1, F8: 3 }, full: { F3: 1, F10: 1 } }), 'WARBAND'))
    expect([recruited(done), fighters(done.state, 'F3')]).toEqual([['F3', 'F1'], 2])
  })

  test('WB-10: WARBAND, exalted: only 1 by WB-17 if no totem is with a warband', () => {
    const done = official(iconOf(exalted({ forests: { F8: 3 }, full: { F3: 1 } }), 'WARBAND'))
    expect(recruited(done)).toEqual(['F1'])
  })

  test.each([
    ['lowest even', 'F6'],
    ['lowest odd', 'F3'],
    ['highest even', 'F12'],
    ['highest odd', 'F9'],
  ] as const)('WB-10: WARBAND, exalted, several with a totem: the die, %s: %s', (face, forest) => {
    const wanted = exalted({
      forests: { F3: 1, F6: 5, F9: 2, F12: 1 },
      full: { F3: 1, F6: 1, F12: 1, F14: 1 },
      fading: { F9: 1 },
    })
    const course = iconOf(wanted, 'WARBAND')
    expect(legal(course.state)).toEqual(['recruit F3', 'recruit F6', 'recruit F9', 'recruit F12', 'roll'])
    expect(recruited(official(course, face))[0]).toBe(forest)
  })

  describe.each(['disruptive', 'exalted'] as const)('SHIELD, %s', (side) => {
    const shield = (wanted: Table): Course =>
      iconOf(onSide(side, { ...wanted, ...(side === 'exalted' ? { full: { F14: 1 } } : {}) }), 'SHIELD')

    test('WB-10: SHIELD: the human burns a card and the bot draws one', () => {
      const wanted: Table = {
        hands: { ironclad: ['IC04', 'IC08'], woodwalkers: ['WW14'] },
        decks: { woodwalkers: ['WW20'] },
        crystals: { ironclad: 2 },
      }
      const asked = shield(wanted)
      expect(legal(asked.state).sort()).toEqual(['burn IC04', 'burn IC08', 'demand steal'])
      const done = answered(asked, 'burn IC08')
      expect(hand(done.state, 'ironclad')).not.toContain('IC08')
      expect(done.state.sides.ironclad.discard).toEqual(['IC08'])
      expect(done.state.sides.woodwalkers.hand).toEqual(['WW20', 'WW14'])
      expect([crystals(done.state, 'woodwalkers'), crystals(done.state, 'ironclad')]).toEqual([0, 2])
    })

    test('WB-10: SHIELD: or the bot steals a crystal', () => {
      const done = answered(shield({ hands: { ironclad: ['IC04'] }, crystals: { ironclad: 2 } }), 'demand steal')
      expect([crystals(done.state, 'woodwalkers'), crystals(done.state, 'ironclad')]).toEqual([1, 1])
      expect([hand(done.state, 'ironclad'), done.state.sides.woodwalkers.hand]).toEqual([
        ['IC01', 'IC02', 'IC03', 'IC04'],
        [],
      ])
    })

    test('WB-10: SHIELD: only what can be done', () => {
      expect(crystals(shield({ crystals: { ironclad: 1 } }).state, 'woodwalkers')).toBe(1)
      const none = shield({})
      expect([eventsOf(none, 'compensated').length, crystals(none.state, 'woodwalkers')]).toEqual([1, 1])
    })
  })

  test('WB-10: EYE, disruptive: a random card of the discard pile into the vision deck, marked and shuffled', () => {
    const wanted = wooden({ visions: { deck: ['auria', 'zincur'], revealed: ['lithimar'] } })
    const decks = Array.from({ length: 30 }, (_, seed) => iconOf({ ...wanted, seed }, 'EYE').state)
    for (const state of decks) {
      const { deck, marked, discard } = visionsOf(state)
      expect([deck.length, marked, discard.length]).toEqual([3, deck, 6])
      expect(deck).toEqual(expect.arrayContaining(['auria', 'zincur']))
    }
    expect(new Set(decks.map((state) => visionsOf(state).deck.join())).size).toBeGreaterThan(4)
    expect(new Set(decks.map((state) => state.visions.deck.length && state.visions.deck.at(-1))).size).toBeGreaterThan(
      3,
    )
  })

  test('WB-10: EYE, disruptive, may bring the deck above 5', () => {
    const deck = ['auria', 'zincur', 'lithimar', 'palladimor', 'chromia']
    expect(visionsOf(iconOf(wooden({ visions: { deck } }), 'EYE').state).deck).toHaveLength(6)
  })

  test('WB-23: EYE, disruptive, with an empty discard pile only moves', () => {
    const deck = [
      'argentimar',
      'chromia',
      'auria',
      'plumbarum',
      'lithimar',
      'zincur',
      'cobaltis',
      'palladimor',
      'gallimor',
      'cuprumis',
    ]
    const done = official(iconOf(wooden({ forests: { F2: 3 }, visions: { deck } }), 'EYE'))
    expect([visionsOf(done.state).deck.length, moves(done)]).toEqual([10, ['F2-F5', 'F2-F5']])
    const still = official(iconOf(wooden({ visions: { deck } }), 'EYE'))
    expect(eventsOf(still, 'compensated')).toHaveLength(1)
  })

  test('WB-23: EYE, exalted: all unmoved Fighters of the first 2 source forests Interfere, then it locates', () => {
    const wanted = exalted({
      forests: { F6: 2, F7: 1, F10: 3 },
      full: { F14: 1 },
      visions: { deck: ['cobaltis', 'gallimor'] },
    })
    const done = official(iconOf(wanted, 'EYE'))
    expect(picks(done)).toEqual(['interfere F8'])
    expect(moves(done)).toEqual(['F7-F8', 'F6-F8', 'F6-F8'])
    expect(eventsOf(done, 'located')).toEqual([{ type: 'located', vision: 'cobaltis' }])
    expect(sideUp(done.state)).toBe('exalted')
  })
})
