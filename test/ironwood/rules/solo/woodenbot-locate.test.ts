import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, fighters, legal, type Table, table, totems } from '../support'
import { answered, botTurn, type Course, eventsOf, iconOf, official } from './support'
import { changedIcons, changedTurn, exalted, icons, sideUp, types, visionsOf, wooden } from './wooden'
import { picks } from './woodenbot-courses'

const located = (course: Course): string[] => eventsOf(course, 'located').map(({ vision }) => vision)

describe('WB-07: Locate with several vision cards', () => {
  const wanted: Table = {
    forests: { F3: 1 },
    visions: { deck: ['auria', 'zincur', 'cobaltis'], revealed: ['lithimar'] },
    hands: { woodwalkers: ['WW18', 'WW14'] },
  }

  test('WB-07: the top one is revealed, comes to the vision discard pile, and its mountain is not marked any more', () => {
    const done = botTurn(wooden(wanted))
    expect(located(done)).toEqual(['auria'])
    expect(eventsOf(done, 'mountain-unmarked')).toEqual([{ type: 'mountain-unmarked', at: 'auria' }])
    const { deck, discard, marked, revealed } = visionsOf(done.state)
    expect([deck, marked, revealed]).toEqual([['cobaltis', 'zincur'], ['cobaltis', 'zincur'], ['lithimar']])
    expect(discard).toContain('auria')
    expect(done.state.visions.discard.length).toBe(10 - 3)
  })

  test('WB-07: nothing is discovered, even with a warband there, and the turn goes on', () => {
    const done = official(botTurn(wooden(wanted)))
    expect([eventsOf(done, 'discovered'), sideUp(done.state)]).toEqual([[], 'disruptive'])
    expect(icons(done)).toEqual(['CARD', 'CUBES'])
  })

  test('WB-07: of 2 cards 1 is left, and only the next turn discovers', () => {
    const done = official(botTurn(wooden({ ...wanted, visions: { deck: ['auria', 'zincur'] } })))
    expect([located(done), eventsOf(done, 'discovered'), visionsOf(done.state).marked]).toEqual([
      ['auria'],
      [],
      ['zincur'],
    ])
    const next = official({ state: after(done.state, 'rest'), events: [], says: [] })
    expect(visionsOf(next.state).revealed).toEqual(['zincur'])
  })

  test('WB-07: with no card left nothing is located, and the turn goes on', () => {
    const done = official(botTurn(wooden({ ...wanted, visions: { deck: [] } })))
    expect([located(done), eventsOf(done, 'discovered')]).toEqual([[], []])
    expect(icons(done)).toEqual(['CARD', 'CUBES'])
  })
})

describe('WB-07: Locate with the last vision card', () => {
  const last: Table = {
    forests: { F3: 1 },
    visions: { deck: ['argentimar'] },
    hands: { woodwalkers: ['WW18', 'WW14'] },
    decks: { woodwalkers: ['WW20', 'WW21'] },
  }

  test('WB-07: it is revealed, the mountain is unmarked, and a totem is discovered there', () => {
    const done = official(botTurn(wooden(last)))
    expect(located(done)).toEqual(['argentimar'])
    expect(types(done).indexOf('mountain-unmarked')).toBe(types(done).indexOf('located') + 1)
    expect(eventsOf(done, 'discovered')).toEqual([{ type: 'discovered', vision: 'argentimar', at: 'F3' }])
    expect(totems(done.state, 'F3')).toEqual([1, 0])
  })

  test('WB-07: a controlled mountain is discovered too', () => {
    const done = official(botTurn(wooden({ ...last, mountains: { argentimar: [2, 1] }, foundations: ['argentimar'] })))
    expect([totems(done.state, 'F3'), fighters(done.state, 'argentimar')]).toEqual([[1, 0], 2])
  })

  test('WB-07: no warband is needed near it', () => {
    const done = official(botTurn(wooden({ ...last, forests: { F15: 2 } })))
    expect(eventsOf(done, 'discovered')).toMatchObject([{ vision: 'argentimar' }])
  })

  test('WB-07: then the top card of the draw deck fills the slot, its icons are not resolved, and the turn ends', () => {
    const done = official(botTurn(wooden(last)))
    expect(eventsOf(done, 'expended')).toEqual([
      { type: 'expended', seat: 'woodwalkers', card: 'WW20', from: 'deck', icons: false, slot: true },
    ])
    expect(types(done).indexOf('discovered')).toBeLessThan(types(done).indexOf('expended'))
    expect([icons(done), picks(done)]).toEqual([[], []])
    const { slots, hand, deck } = done.state.sides.woodwalkers
    expect([slots, hand, deck.at(-1)]).toEqual([[{ card: 'WW20' }], ['WW14', 'WW18'], 'WW21'])
    expect(game.toAct(done.state)).toBe('ironclad')
    expect(legal(done.state)).toContain('rest')
  })

  test('WB-07: that card goes to the discard pile at Round End (BOT-09)', () => {
    const third = official(botTurn(wooden({ ...last, turns: 4 })))
    expect(third.state.sides.woodwalkers.discard).toEqual([])
    expect(after(third.state, 'rest').sides.woodwalkers.discard).toContain('WW20')
  })

  test('WB-07: an empty draw deck is refilled for it (IW-ROUND-04)', () => {
    const done = official(
      changedTurn(wooden({ ...last, discards: { woodwalkers: ['WW25'] } }), ({ sides }) => {
        sides.woodwalkers.deck = []
      }),
    )
    const { slots, discard, deck } = done.state.sides.woodwalkers
    expect([slots, discard, deck]).toEqual([[{ card: 'WW25' }], [], []])
  })

  test('WB-07: with no card at all a marker fills the slot', () => {
    const done = official(
      changedTurn(wooden(last), ({ sides }) => {
        sides.woodwalkers.deck = []
      }),
    )
    expect(done.state.sides.woodwalkers.slots).toEqual(['marker'])
    expect([eventsOf(done, 'expended'), game.toAct(done.state)]).toEqual([[], 'ironclad'])
  })
})

describe('WB-09: the Locate of EYE', () => {
  const exaltedAt = (deck: string[], more: Table = {}): Table =>
    exalted({ full: { F14: 1 }, visions: { deck }, hands: { woodwalkers: ['WW27', 'WW14'] }, ...more })

  test('WB-09: with several cards it discards the top one', () => {
    const done = official(iconOf(exaltedAt(['auria', 'zincur']), 'EYE'))
    expect([located(done), visionsOf(done.state).marked, eventsOf(done, 'discovered')]).toEqual([
      ['auria'],
      ['zincur'],
      [],
    ])
  })

  test('WB-09: the last card is discovered, at a controlled mountain and without a warband near', () => {
    const done = official(iconOf(exaltedAt(['argentimar'], { mountains: { argentimar: 1 } }), 'EYE'))
    expect(eventsOf(done, 'discovered')).toMatchObject([{ vision: 'argentimar' }])
  })

  test('WB-09: no card of the deck is expended for it, and it ends the turn before the second icon', () => {
    const done = official(botTurn(exaltedAt(['argentimar'])))
    expect(eventsOf(done, 'expended')).toMatchObject([{ card: 'WW27', from: 'hand' }])
    expect(done.state.sides.woodwalkers.slots).toEqual([{ card: 'WW27' }])
    expect([icons(done), game.toAct(done.state)]).toEqual([['EYE'], 'ironclad'])
  })

  test('WB-23: with an empty vision deck it locates nothing', () => {
    const done = official(iconOf(exaltedAt([]), 'EYE'))
    expect([located(done), eventsOf(done, 'discovered'), eventsOf(done, 'compensated').length]).toEqual([[], [], 1])
  })
})

describe('WB-18: the human’s look', () => {
  const drilling: Table = {
    turn: 'ironclad',
    drill: { at: 'auria', step: 1, cargo: 2 },
    hands: { ironclad: ['IC08'] },
    visions: { deck: ['cobaltis', 'zincur'] },
  }
  const looks = (wanted: Table, ...actions: string[]): unknown[] =>
    eventsOf(answered({ state: table(wooden(wanted)), events: [], says: [] }, ...actions), 'looked').map(
      ({ seat, visions }) => [seat, visions],
    )

  test('WB-18: the second step of the drill shows the mountain that the bot will locate next', () => {
    const actions = ['play IC03', 'option 1', 'drill zincur']
    expect(looks(drilling, ...actions)).toEqual([['ironclad', ['cobaltis']]])
    const state = after(table(wooden(drilling)), ...actions)
    const top = (viewer: 'woodwalkers' | 'ironclad' | 'spectator') => game.view(state, viewer).visions.top
    expect([top('ironclad'), top('woodwalkers'), top('spectator')]).toEqual([[state.visions.deck.at(-1)], [], []])
    const bots = after(state, 'option 2', 'gain 1')
    expect([visionsOf(bots).deck, game.view(bots, 'ironclad').visions.top]).toEqual([['zincur'], []])
  })

  test('WB-18: Core Samples (IC08) does so too', () => {
    expect(looks({ ...drilling, drill: { at: 'auria', step: 2 } }, 'play IC08', 'drill zincur', 'look')).toEqual([
      ['ironclad', ['cobaltis']],
    ])
  })

  test('WB-18: with an empty deck nothing is seen', () => {
    const empty = { ...drilling, visions: {} }
    expect(looks(empty, 'play IC03', 'option 1', 'drill zincur')).toEqual([])
    const sampled = after(table(wooden({ ...empty, drill: { at: 'auria', step: 2 } })), 'play IC08', 'drill zincur')
    expect(legal(sampled)).not.toContain('look')
  })

  test('WB-18: what was seen is not known any more once the deck has been shuffled', () => {
    const shuffled = official(
      changedIcons(
        wooden({ visions: { deck: ['cobaltis', 'zincur'] } }),
        ({ visions }) => Object.assign(visions.known, { ironclad: 1 }),
        'EYE',
      ),
    )
    expect(visionsOf(shuffled.state).deck).toHaveLength(3)
    expect(game.view(shuffled.state, 'ironclad').visions.top).toEqual([])
  })
})
