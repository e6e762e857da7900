import { describe, expect, test } from 'vitest'
import { crystals, type Table } from '../support'
import { answered, botTurn, type Course, eventsOf, official } from './support'
import { changedTurn, exalted, icons, moves, sideUp, types, visionsOf, wooden } from './wooden'
import { attacks, picks } from './woodenbot-courses'

const expended = (course: Course): unknown[] =>
  eventsOf(course, 'expended').map(({ card, icons: resolved }) => [card, resolved])

describe('WB-05: the Turn Procedure, Disruptive', () => {
  const rich: Table = {
    forests: { F2: 3, F5: 3 },
    mountains: { ferrum: 1 },
    crystals: { ironclad: 5 },
    visions: { deck: ['zincur', 'cobaltis'] },
    hands: { woodwalkers: ['WW18', 'WW14'] },
  }

  test('WB-05: first Locate, then against 5 crystals a card without its icons, 5 Fighters Plunder, and an attack', () => {
    const done = official(botTurn(wooden(rich)))
    expect(types(done).filter((type) => type === 'located' || type === 'expended' || type === 'attacked')).toEqual([
      'located',
      'expended',
      'attacked',
    ])
    expect(types(done).indexOf('expended')).toBeLessThan(types(done).indexOf('moved'))
    expect(types(done).lastIndexOf('moved')).toBeLessThan(types(done).indexOf('attacked'))
    expect(expended(done)).toEqual([['WW18', false]])
    expect(icons(done)).toEqual([])
    // Plunder leads to an inner forest beside Ferrum with most Fighters around; only the 3 of F5 can come.
    expect(picks(done)).toEqual(['plunder F7', 'attack ferrum'])
    expect(moves(done)).toEqual(['F5-F7', 'F5-F7', 'F5-F7'])
    expect(attacks(done)).toEqual(['F7 ferrum'])
    expect(done.state.sides.woodwalkers.slots).toEqual([{ card: 'WW18' }])
  })

  test('WB-05: no more than 5 Fighters', () => {
    const done = official(botTurn(wooden({ ...rich, forests: { F5: 7 } })))
    expect(moves(done)).toHaveLength(5)
  })

  test('WB-05: Ferrum if able, otherwise a controlled Foundation, otherwise nothing', () => {
    const wanted: Table = { ...rich, forests: { F5: 3, F3: 4 }, foundations: ['chromia'] }
    const units = (ferrum: number, chromia: number): Table => ({ ...wanted, mountains: { ferrum, chromia, auria: 1 } })
    expect(attacks(official(botTurn(wooden(units(1, 1)))))[0]).toMatch(/ferrum$/)
    expect(attacks(official(botTurn(wooden(units(10, 1)))))).toEqual(['F3 chromia'])
    expect(attacks(official(botTurn(wooden(units(10, 5)))))).toEqual([])
    const empty = { ...units(10, 0), forests: { F3: 4 } }
    expect(attacks(official(botTurn(wooden(empty))))).toEqual([])
  })

  test('WB-05: only one attack', () => {
    const wanted = { ...rich, forests: { F7: 3, F3: 3 }, mountains: { chromia: 1 }, foundations: ['chromia'] }
    expect(attacks(official(botTurn(wooden(wanted))))).toEqual([expect.stringMatching(/ferrum$/)])
    const fought = answered(
      official(botTurn(wooden({ ...wanted, mountains: { ferrum: 1, chromia: 1 } }))),
      'wager nothing',
    )
    expect(attacks(official(fought))).toEqual([expect.stringMatching(/ferrum$/)])
    expect(crystals(fought.state, 'ironclad')).toBe(2)
  })

  test('WB-05: these steps give no crystal where they change nothing (BOT-05)', () => {
    const done = official(botTurn(wooden({ ...rich, forests: {}, mountains: { ferrum: 9 } })))
    expect([picks(done), crystals(done.state, 'woodwalkers'), eventsOf(done, 'compensated')]).toEqual([[], 0, []])
    expect(expended(done)).toEqual([['WW18', false]])
  })

  test('WB-05: with the last card expended it draws one in place of the attack (BOT-08)', () => {
    const done = official(
      botTurn(wooden({ ...rich, hands: { woodwalkers: ['WW18'] }, decks: { woodwalkers: ['WW20'] } })),
    )
    expect(attacks(done)).toEqual([])
    expect(done.state.sides.woodwalkers.hand).toEqual(['WW20'])
  })

  test.each<[string, Table]>([
    ['4 crystals', { crystals: { ironclad: 4 } }],
    [
      '4 crystals and more in the cargo of the drill',
      { crystals: { ironclad: 4 }, drill: { at: 'cobaltis', step: 1, cargo: 2 } },
    ],
    ['5 crystals of its own', { crystals: { ironclad: 0, woodwalkers: 5 } }],
  ])('WB-05: otherwise a card and its icons, left then right: %s', (_what, wanted) => {
    const done = official(botTurn(wooden({ ...rich, ...wanted })))
    expect(expended(done)).toEqual([['WW18', true]])
    expect(icons(done)).toEqual(['CARD', 'CUBES'])
    expect(eventsOf(done, 'located')).toEqual([{ type: 'located', vision: 'zincur' }])
  })

  test('WB-05: a totem with a warband does not change this side', () => {
    const done = official(botTurn(wooden({ ...rich, crystals: {}, full: { F5: 1 } })))
    expect([expended(done), sideUp(done.state)]).toEqual([[['WW18', true]], 'disruptive'])
  })

  test('WB-05: with an empty hand Locate comes first all the same (BOT-07)', () => {
    const done = official(botTurn(wooden({ ...rich, hands: {}, decks: { woodwalkers: ['WW20'] } })))
    expect(eventsOf(done, 'located')).toHaveLength(1)
    expect([done.state.sides.woodwalkers.hand, picks(done), expended(done)]).toEqual([['WW20'], [], []])
    expect(done.state.sides.woodwalkers.slots).toEqual(['marker'])
  })

  test('WB-05: a Locate that discovers ends the turn', () => {
    const done = official(botTurn(wooden({ ...rich, visions: { deck: ['zincur'] } })))
    expect([expended(done).map(String), picks(done), icons(done)]).toEqual([[expect.stringMatching(/false$/)], [], []])
    expect(done.state.sides.woodwalkers.hand).toEqual(['WW14', 'WW18'])
    expect(done.state.active === 'ironclad').toBe(true)
  })
})

describe('WB-06: the Turn Procedure, Exalted', () => {
  const held: Table = {
    forests: { F6: 6, F8: 2 },
    full: { F6: 1 },
    visions: { deck: ['zincur', 'cobaltis'] },
    hands: { woodwalkers: ['WW18', 'WW14'] },
  }

  test('WB-06: with a totem at a warband 5 Fighters Secure, and then a card is expended without its icons', () => {
    const done = official(botTurn(exalted(held)))
    expect(picks(done)).toEqual(['secure F4'])
    expect(moves(done)).toEqual(['F6-F4 full', 'F6-F4', 'F6-F4', 'F6-F4', 'F6-F4'])
    expect(expended(done)).toEqual([['WW18', false]])
    expect(types(done).lastIndexOf('moved')).toBeLessThan(types(done).indexOf('expended'))
    expect(icons(done)).toEqual([])
  })

  test('WB-06: no Locate on this side', () => {
    for (const wanted of [held, { ...held, forests: { F8: 2 } }]) {
      const done = official(botTurn(exalted(wanted)))
      expect([eventsOf(done, 'located'), visionsOf(done.state).deck]).toEqual([[], ['cobaltis', 'zincur']])
    }
  })

  test.each<[string, Table]>([
    ['a totem without a warband', { forests: { F8: 2 } }],
    ['a totem without a warband, and a human with 5 crystals', { forests: { F8: 2 }, crystals: { ironclad: 5 } }],
  ])('WB-06: otherwise a card and its icons: %s', (_what, wanted) => {
    const done = official(botTurn(exalted({ ...held, ...wanted })))
    expect(expended(done)).toEqual([['WW18', true]])
    expect(icons(done)).toEqual(['CARD', 'CUBES'])
  })

  test('WB-06: a fading totem is one too', () => {
    const done = official(botTurn(exalted({ ...held, full: {}, fading: { F6: 1 } })))
    expect(moves(done)[0]).toBe('F6-F4 fading')
  })

  test('WB-06: the card is expended, without its icons, even if nobody can move', () => {
    const done = changedTurn(exalted({ ...held, ongoing: { ironclad: { IC38: 1 } } }), (state) => {
      for (const at of state.forests.fighters.keys())
        state.marks.push({
          card: 'IC38',
          seat: 'ironclad',
          kind: 'forest',
          at,
          stops: 'leaving',
          until: 'exhausted',
          over: false,
        })
    })
    expect([moves(done), expended(done), eventsOf(done, 'compensated')]).toEqual([[], [['WW18', false]], []])
  })

  test('WB-06: with an empty hand it only draws (BOT-07)', () => {
    const done = botTurn(exalted({ ...held, hands: {} }))
    expect([moves(done), done.state.sides.woodwalkers.slots]).toEqual([[], ['marker']])
  })

  test('WB-06: the third totem ends the game before a card is expended (BOT-21)', () => {
    const done = official(botTurn(exalted({ ...held, secured: 2 })))
    expect([done.state.result?.by, moves(done), expended(done)]).toEqual(['totems', ['F6-F4 full'], []])
  })
})
