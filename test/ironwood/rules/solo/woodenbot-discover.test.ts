import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { Face } from '../../../../src/ironwood/rules/solo/solo'
import { crystals, legal, type Table, totems } from '../support'
import { botTurn, type Course, eventsOf, iconOf, official } from './support'
import { changedTurn, icons, moves, sideUp, types, visionsOf, wooden } from './wooden'
import { picks } from './woodenbot-courses'

/** Locate turns up the last vision card, that of this mountain. */
const discoveryAt = (mountain: string, wanted: Table = {}): Course =>
  botTurn(wooden({ ...wanted, visions: { deck: [mountain] }, hands: { woodwalkers: ['WW12'] } }))

/** Where the totem comes. */
const placed = (course: Course, face?: Face): string[] =>
  eventsOf(official(course, face), 'discovered').map(({ at }) => at)

describe('WB-08 (1): where the totem comes', () => {
  test('WB-08: its full side, on the adjacent inner forest with the largest warband', () => {
    const course = discoveryAt('auria', { forests: { F3: 1, F5: 2, F6: 1, F10: 5 } })
    expect(legal(course.state)).toEqual(['discover auria F3', 'discover auria F5', 'discover auria F6', 'roll'])
    expect(placed(course)).toEqual(['F5'])
    expect(totems(official(course).state, 'F5')).toEqual([1, 0])
    expect(eventsOf(official(course), 'rolled')).toEqual([])
  })

  test('WB-08: not on an adjacent outer forest, however large its warband', () => {
    expect(placed(discoveryAt('argentimar', { forests: { F1: 5, F2: 4, F5: 1 } }))).toEqual(['F5'])
  })

  test.each<[Face, string, string]>([
    ['lowest even', 'F6', 'F6'],
    ['lowest odd', 'F3', 'F3'],
    ['highest even', 'F8', 'F8'],
    ['highest odd', 'F5', 'F7'],
  ])('WB-08: of several equally large the die decides, %s: %s, and without any warband %s', (face, largest, any) => {
    expect(placed(discoveryAt('auria', { forests: { F3: 2, F5: 2, F6: 2, F8: 2, F7: 1 } }), face)).toEqual([largest])
    expect(placed(discoveryAt('auria'), face)).toEqual([any])
  })

  test('WB-08: without a warband there, on the adjacent inner forest closest to one', () => {
    const course = discoveryAt('auria', { forests: { F9: 2 } })
    expect(legal(course.state).filter((text) => text !== 'roll')).toHaveLength(5)
    expect(placed(course)).toEqual(['F7'])
    // F14 is 2 paths from F6 and 2 from F5 by F11, and more from the others.
    expect(placed(discoveryAt('argentimar', { forests: { F14: 1 } }))).toEqual(['F5'])
  })

  test('WB-08: warbands on outer forests count, also one that touches the mountain', () => {
    expect(placed(discoveryAt('auria', { forests: { F4: 1 } }))).toEqual(['F6'])
    expect(placed(discoveryAt('argentimar', { forests: { F1: 2 } }))).toEqual(['F3'])
    expect(placed(discoveryAt('argentimar', { forests: { F2: 2 } }))).toEqual(['F5'])
  })

  test('WB-08: the closest, before the larger one', () => {
    expect(placed(discoveryAt('auria', { forests: { F1: 1, F13: 6 } }))).toEqual(['F3'])
  })

  test('WB-08: of warbands equally close the larger one', () => {
    expect(placed(discoveryAt('auria', { forests: { F1: 2, F4: 3 } }))).toEqual(['F6'])
    expect(placed(discoveryAt('auria', { forests: { F1: 3, F4: 2 } }))).toEqual(['F3'])
  })

  test.each<[Face, string]>([
    ['lowest even', 'F6'],
    ['lowest odd', 'F3'],
    ['highest even', 'F6'],
    ['highest odd', 'F5'],
  ])('WB-08: of forests closest to warbands equally large the die decides, %s: %s', (face, forest) => {
    expect(placed(discoveryAt('auria', { forests: { F1: 2, F2: 2, F4: 2 } }), face)).toEqual([forest])
  })
})

describe('WB-08 (2) to (7): what comes with it', () => {
  test.each([
    ['auria', 3],
    ['cobaltis', 0],
  ])('WB-08 (3): the crystals of the card: %s gives %i', (mountain, count) => {
    const done = official(discoveryAt(mountain, { forests: { F6: 1 }, crystals: { woodwalkers: 1 } }))
    expect(crystals(done.state, 'woodwalkers')).toBe(1 + count)
  })

  test('WB-08 (2), (4): the card leaves the game, and its mountain is not marked', () => {
    const done = official(discoveryAt('auria', { forests: { F6: 1 } }))
    const { deck, discard, revealed, marked } = visionsOf(done.state)
    expect(revealed).toEqual(['auria'])
    expect([deck, discard, marked].flat()).not.toContain('auria')
  })

  test('WB-08 (5): the vision deck is filled up to 5 from the discard pile, and those mountains are marked', () => {
    const done = official(discoveryAt('auria', { forests: { F6: 1 } }))
    const { deck, discard, marked } = visionsOf(done.state)
    expect([deck.length, discard.length, marked]).toEqual([5, 4, deck])
    expect(
      eventsOf(done, 'mountain-marked')
        .map(({ at }) => at)
        .sort(),
    ).toEqual(deck)
  })

  test('WB-08 (5): at random', () => {
    const decks = Array.from({ length: 20 }, (_, seed) =>
      visionsOf(official(discoveryAt('auria', { forests: { F6: 1 }, seed })).state).deck.join(),
    )
    expect(new Set(decks).size).toBeGreaterThan(10)
  })

  test('WB-08 (6): and shuffled', () => {
    const searched = (seed: number): number[] =>
      official(
        search({
          seed,
          visions: { deck: ['cuprumis', 'argentimar', 'lithimar'], revealed: ['auria', 'zincur', 'chromia'] },
        }),
      ).state.visions.deck
    const orders = Array.from({ length: 30 }, (_, seed) => searched(seed).join())
    expect(new Set(orders).size).toBeGreaterThan(15)
    expect(types(official(search())).filter((type) => type === 'shuffled')).toHaveLength(1)
  })

  test('WB-08 (5): what is in the deck stays there', () => {
    const done = official(search({ visions: { deck: ['argentimar', 'lithimar', 'cuprumis'] } }))
    const { deck, revealed } = visionsOf(done.state)
    expect([deck.length, revealed]).toEqual([5, ['argentimar']])
    expect(deck).toEqual(expect.arrayContaining(['lithimar', 'cuprumis']))
  })

  test('WB-08 (5): with too few discards all of them', () => {
    const revealed = ['auria', 'zincur', 'chromia', 'cobaltis', 'palladimor', 'lithimar', 'gallimor']
    const done = official(search({ visions: { deck: ['argentimar', 'cuprumis'], revealed } }))
    expect(visionsOf(done.state)).toMatchObject({ deck: ['cuprumis', 'plumbarum'], discard: [] })
  })

  test('WB-23: a deck of more than 5 is not added to', () => {
    const rest = ['auria', 'zincur', 'chromia', 'cobaltis', 'palladimor', 'lithimar']
    for (const deck of [rest, rest.slice(1)]) {
      const done = official(search({ mountains: { auria: 1, chromia: 1 }, visions: { deck: ['argentimar', ...deck] } }))
      expect(visionsOf(done.state).deck).toEqual([...deck].sort())
      expect(eventsOf(done, 'mountain-marked')).toEqual([])
    }
  })

  test('WB-08 (7): it ends the turn; a second icon is skipped', () => {
    const wanted = wooden({
      forests: { F3: 1 },
      visions: { deck: ['lithimar', 'argentimar'] },
      hands: { woodwalkers: ['WW12', 'WW01'] },
    })
    const done = official(botTurn(wanted))
    expect([icons(done), eventsOf(done, 'discovered').length]).toEqual([['SEARCH'], 1])
    expect(done.state.sides.woodwalkers.slots).toEqual([{ card: 'WW12' }])
    expect([game.toAct(done.state), crystals(done.state, 'woodwalkers')]).toEqual(['ironclad', 0])
  })

  test('WB-08: without a totem piece none is placed and the Aid does not flip; the rest happens (BOT-19)', () => {
    const wanted = wooden({
      forests: { F6: 1 },
      fading: { F14: 5 },
      visions: { deck: ['auria'] },
      hands: { woodwalkers: ['WW12'] },
    })
    const done = official(changedTurn(wanted, () => {}))
    expect([eventsOf(done, 'discovered'), sideUp(done.state)]).toEqual([[], 'disruptive'])
    expect([crystals(done.state, 'woodwalkers'), visionsOf(done.state).revealed]).toEqual([3, ['auria']])
    expect(visionsOf(done.state).deck).toHaveLength(5)
    expect(eventsOf(done, 'expended')).toMatchObject([{ from: 'deck' }])
    expect(game.toAct(done.state)).toBe('ironclad')
  })
})

function search(wanted: Table = {}): Course {
  return iconOf(wooden({ forests: { F3: 1 }, visions: { deck: ['argentimar', 'lithimar'] }, ...wanted }), 'SEARCH')
}

describe('WB-09: discovery by SEARCH, Disruptive', () => {
  test('WB-09: at a possible and uncontrolled mountain with a warband on an inner forest beside it', () => {
    const done = official(search())
    expect(picks(done)).toEqual(['search argentimar'])
    expect(eventsOf(done, 'discovered')).toEqual([{ type: 'discovered', vision: 'argentimar', at: 'F3' }])
    expect(eventsOf(done, 'expended')).toEqual([])
    expect(crystals(done.state, 'woodwalkers')).toBe(0)
  })

  test.each<[string, Table]>([
    ['is controlled', { mountains: { argentimar: 1 } }],
    ['is held by a golem', { mountains: { argentimar: [0, 1] } }],
    ['is not possible', { visions: { deck: ['cobaltis', 'lithimar'] } }],
    ['has a warband only on an outer forest', { forests: { F1: 2, F2: 2 } }],
    ['has no warband beside it', { forests: { F10: 1 } }],
  ])('WB-09: not if the mountain %s; then 3 Fighters Secure', (_what, wanted) => {
    const course = search(wanted)
    const done = official(course)
    expect(eventsOf(done, 'discovered')).toEqual([])
    expect(picks(done).every((pick) => pick.startsWith('secure'))).toBe(true)
  })

  test('WB-10: SEARCH, Disruptive, otherwise moves 3 Secure', () => {
    const done = official(search({ forests: { F2: 5 }, visions: { deck: ['plumbarum', 'lithimar'] } }))
    expect([picks(done), moves(done)]).toEqual([['secure F5'], ['F2-F5', 'F2-F5', 'F2-F5']])
  })

  test.each<[Face, string]>([
    ['lowest even', 'chromia'],
    ['lowest odd', 'argentimar'],
    ['highest even', 'cobaltis'],
    ['highest odd', 'cuprumis'],
  ])('WB-10: SEARCH, several: the die, by the number of the mountain, %s: %s', (face, mountain) => {
    const several = {
      forests: { F3: 1, F6: 1, F12: 1 },
      visions: { deck: ['argentimar', 'chromia', 'cobaltis', 'cuprumis', 'auria', 'gallimor'] },
      mountains: { auria: 1 },
    }
    const course = search(several)
    expect(legal(course.state)).toEqual([
      'target argentimar',
      'target chromia',
      'target cobaltis',
      'target cuprumis',
      'roll',
    ])
    expect(picks(official(course, face))).toEqual([`search ${mountain}`])
  })
})
