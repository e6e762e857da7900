import { describe, expect, test } from 'vitest'
import type { State } from '../../../../src/ironwood/rules/state'
import { after, crystals, legal, type Table, table, totems } from '../support'
import { answered, botTurn, type Course, eventsOf, iconOf, official } from './support'
import { exalted, moves, sideUp, types, wooden } from './wooden'

const course = (state: State): Course => ({ state, events: [], says: [] })

/** The human is about to play, with a totem on the map and the Aid Exalted. */
const humans = (wanted: Table): State =>
  table(exalted({ turn: 'ironclad', full: { F12: 1 }, visions: { revealed: ['auria'] }, ...wanted }))

/** The human has 2 built Forges and a Foundation. */
const almost: Table = { forges: ['argentimar', 'chromia'], foundations: ['gallimor'] }

const threat: Table = { ...almost, crystals: { ironclad: 5 } }

describe('WB-03: from Disruptive to Exalted', () => {
  test('WB-03: a totem placed by Locate turns the Aid to Exalted', () => {
    const done = botTurn(
      wooden({ forests: { F3: 1 }, visions: { deck: ['argentimar'] }, hands: { woodwalkers: ['WW12'] } }),
    )
    expect(sideUp(official(done).state)).toBe('exalted')
    expect(eventsOf(official(done), 'side')).toEqual([{ type: 'side', side: 'exalted' }])
  })

  test('WB-03: a totem placed by SEARCH turns the Aid to Exalted', () => {
    const wanted = wooden({ forests: { F3: 1 }, visions: { deck: ['argentimar', 'chromia'] } })
    expect(sideUp(official(iconOf(wanted, 'SEARCH')).state)).toBe('exalted')
  })

  test('WB-03: a totem placed while the human threatens to win leaves it Disruptive', () => {
    const wanted = wooden({
      ...threat,
      forests: { F3: 1 },
      visions: { deck: ['argentimar'] },
      hands: { woodwalkers: ['WW12'] },
    })
    const done = official(botTurn(wanted))
    expect([sideUp(done.state), totems(done.state, 'F3'), eventsOf(done, 'side')]).toEqual(['disruptive', [1, 0], []])
  })

  test('WB-03: once the threat is over it stays Disruptive, with a totem on the map, until the next one is placed', () => {
    const wanted = wooden({ ...almost, full: { F12: 1 }, forests: { F3: 1 }, hands: { woodwalkers: ['WW18'] } })
    const waiting = botTurn({ ...wanted, visions: { deck: ['auria', 'zincur'] } })
    expect(sideUp(waiting.state)).toBe('disruptive')
    expect(eventsOf(waiting, 'side')).toEqual([])
    const placed = official(botTurn({ ...wanted, visions: { deck: ['argentimar'] } }))
    expect(sideUp(placed.state)).toBe('exalted')
  })
})

describe('WB-03: from Exalted to Disruptive, on the bot’s turn and at Round End', () => {
  test('WB-03: it turns as soon as the last totem is secured', () => {
    const done = official(botTurn(exalted({ forests: { F12: 2 }, full: { F12: 1 }, hands: { woodwalkers: ['WW12'] } })))
    expect(moves(done)).toContain('F12-F15 full')
    expect([sideUp(done.state), done.state.secured]).toEqual(['disruptive', 1])
    expect(types(done).indexOf('side')).toBe(types(done).indexOf('secured') + 1)
  })

  test('WB-03: it stays Exalted as long as another totem is on the map', () => {
    const done = official(
      botTurn(exalted({ forests: { F12: 1 }, full: { F12: 1, F7: 1 }, hands: { woodwalkers: ['WW12'] } })),
    )
    expect([sideUp(done.state), done.state.secured]).toEqual(['exalted', 1])
  })

  test('WB-03: it does not turn any more once the third totem has been secured (BOT-21)', () => {
    const done = official(
      botTurn(exalted({ forests: { F12: 1 }, fading: { F12: 1 }, secured: 2, hands: { woodwalkers: ['WW12'] } })),
    )
    expect([sideUp(done.state), done.state.result?.winner]).toEqual(['exalted', 'woodwalkers'])
  })

  const roundEnd = (wanted: Table): Course => answered(course(humans({ turns: 5, ...wanted })), 'rest')

  test('WB-03: it turns at Round End, when the last totem fades', () => {
    const done = roundEnd({ full: {}, fading: { F12: 1 } })
    expect(sideUp(done.state)).toBe('disruptive')
    expect(types(done).indexOf('side')).toBe(types(done).indexOf('faded') + 1)
  })

  test.each<[string, Table]>([
    ['is turned to its fading side', { full: { F12: 1 } }],
    ['is left beside one that fades', { full: { F12: 1 }, fading: { F12: 1 } }],
  ])('WB-03: it stays Exalted at Round End if a totem %s', (_what, wanted) => {
    const done = roundEnd(wanted)
    expect([sideUp(done.state), totems(done.state, 'F12')]).toEqual(['exalted', [0, 1]])
  })

  test('WB-03: it turns in the Preparation, when the income makes the threat', () => {
    const done = answered(course(humans({ ...almost, turns: 5, crystals: { ironclad: 3 } })), 'rest')
    expect([sideUp(done.state), crystals(done.state, 'ironclad')]).toEqual(['exalted', 3])
    const next = answered(done, 'forfeit')
    expect(eventsOf(next, 'side')).toEqual([{ type: 'side', side: 'disruptive' }])
    expect(types(next).indexOf('side')).toBeGreaterThan(types(next).indexOf('round'))
    expect(types(next).indexOf('side')).toBeLessThan(types(next).indexOf('turn'))
  })
})

describe('WB-03: from Exalted to Disruptive, on the human’s turn', () => {
  test('WB-03: crystals that the drill brings make the threat, in the middle of a card', () => {
    const state = humans({ ...almost, crystals: { ironclad: 3 }, drill: { at: 'auria', step: 1, cargo: 2 } })
    const unloaded = after(state, 'play IC03', 'option 1', 'drill ferrum')
    expect([sideUp(unloaded), crystals(unloaded, 'ironclad')]).toEqual(['disruptive', 5])
    expect(legal(unloaded)).toContain('option 2')
  })

  test('WB-03: a Foundation that is placed makes the threat', () => {
    const state = humans({ ...threat, foundations: [], mountains: { gallimor: 1 } })
    expect(sideUp(state)).toBe('exalted')
    expect(sideUp(after(state, 'play IC03', 'option 3', 'found gallimor'))).toBe('disruptive')
  })

  test('WB-03: the second Forge makes the threat, if a Foundation and 5 crystals are left', () => {
    const wanted: Table = { forges: ['argentimar'], mountains: { gallimor: 1 } }
    const build = (more: Table): State =>
      after(humans({ ...wanted, ...more }), 'play IC01', 'option 2', 'pay', 'build gallimor')
    expect(sideUp(build({ foundations: ['gallimor', 'cuprumis'], crystals: { ironclad: 10 } }))).toBe('disruptive')
    expect(sideUp(build({ foundations: ['gallimor', 'cuprumis'], crystals: { ironclad: 9 } }))).toBe('exalted')
    expect(sideUp(build({ foundations: ['gallimor'], crystals: { ironclad: 10 } }))).toBe('exalted')
  })

  test.each<[string, Table]>([
    ['only 4 crystals', { ...almost, crystals: { ironclad: 4 } }],
    ['1 built Forge, since Ferrum does not count', { ...threat, forges: ['argentimar'] }],
    ['no Foundation left', { ...threat, foundations: [] }],
  ])('WB-03: no threat with %s', (_what, wanted) => {
    const state = humans({ ...wanted, drill: { at: 'auria', step: 1, cargo: 0 } })
    expect(sideUp(after(state, 'play IC03', 'option 1', 'drill ferrum'))).toBe('exalted')
  })

  test('WB-03: a controlled Foundation counts as one without units does', () => {
    const wanted = { ...threat, drill: { at: 'auria', step: 1, cargo: 0 } }
    for (const mountains of [{}, { gallimor: 1 }]) expect(sideUp(humans({ ...wanted, mountains }))).toBe('disruptive')
  })

  test('WB-03: crystals that are spent again in the same card have turned it for good', () => {
    const state = humans({ ...almost, crystals: { ironclad: 4 }, ongoing: { ironclad: { IC35: 1 } } })
    const played = after(state, 'play IC01', 'when before', 'gain 1')
    expect([sideUp(played), crystals(played, 'ironclad')]).toEqual(['disruptive', 5])
    const paid = after(played, 'option 1', 'pay')
    expect([sideUp(paid), crystals(paid, 'ironclad')]).toEqual(['disruptive', 4])
    expect(totems(paid, 'F12')).toEqual([1, 0])
  })
})
