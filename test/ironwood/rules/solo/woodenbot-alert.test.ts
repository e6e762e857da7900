import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import { after, crystals, type Table } from '../support'
import { botDoes, botTurn, eventsOf, official } from './support'
import { changedIcons, changedTurn, icons, onSide, wooden } from './wooden'

const nothing = (): void => {}
const slots = (...cards: string[]): unknown[] => cards.map((card) => ({ card }))

describe.each(['disruptive', 'exalted'] as const)('ALERT, %s', (side) => {
  const wanted = (more: Table): Table => onSide(side, { ...more, ...(side === 'exalted' ? { full: { F14: 1 } } : {}) })

  test('WB-10: ALERT expends another card on top of this one, without a slot, and resolves its icons', () => {
    const done = official(botTurn(wanted({ hands: { woodwalkers: ['WW09', 'WW18', 'WW20'] } })))
    expect(icons(done)).toEqual(['WARBAND', 'ALERT', 'CARD', 'CUBES'])
    expect(eventsOf(done, 'expended')).toEqual([
      { type: 'expended', seat: 'woodwalkers', card: 'WW09', from: 'hand', icons: true, slot: true },
      { type: 'expended', seat: 'woodwalkers', card: 'WW18', from: 'hand', icons: true, slot: false },
    ])
    expect(done.state.sides.woodwalkers.slots).toEqual(slots('WW09'))
  })

  test('WB-24: the icons of the second card, then what is left of the first', () => {
    const done = official(changedIcons(wanted({ hands: { woodwalkers: ['WW18'] } }), nothing, 'ALERT', 'WARBAND'))
    expect(icons(done)).toEqual(['ALERT', 'CARD', 'CUBES', 'WARBAND'])
  })

  test('WB-24: a second ALERT is 1 crystal instead', () => {
    const done = official(botTurn(wanted({ hands: { woodwalkers: ['WW09', 'WW22', 'WW18'] } })))
    expect(icons(done)).toEqual(['WARBAND', 'ALERT', 'CUBES', 'ALERT'])
    expect([crystals(done.state, 'woodwalkers'), eventsOf(done, 'compensated')]).toEqual([1, []])
    expect(done.state.sides.woodwalkers.hand).toEqual(['WW18'])
  })

  test('WB-24: a second ALERT with an empty hand is 1 crystal too, and the turn goes on', () => {
    const done = official(changedIcons(wanted({ hands: { woodwalkers: ['WW22'] } }), nothing, 'ALERT', 'WARBAND'))
    expect(icons(done)).toEqual(['ALERT', 'CUBES', 'ALERT', 'WARBAND'])
    expect([crystals(done.state, 'woodwalkers'), done.state.sides.woodwalkers.hand]).toEqual([1, []])
  })

  test('WB-24: ALERT itself gives no crystal where the icons of its card change nothing', () => {
    const done = official(changedIcons(wanted({ hands: { woodwalkers: ['WW38'] } }), nothing, 'ALERT'))
    expect([icons(done), eventsOf(done, 'compensated').length]).toEqual([['ALERT', 'SHIELD', 'SEARCH'], 2])
  })

  test('WB-11: with an empty hand the bot draws a card face down and the turn ends, without a crystal or a slot', () => {
    const done = changedIcons(wanted({ decks: { woodwalkers: ['WW20'] } }), nothing, 'ALERT', 'CARD')
    expect(icons(done)).toEqual(['ALERT'])
    expect(eventsOf(done, 'drew')).toMatchObject([{ count: 1, cards: null }])
    expect(done.state.sides.woodwalkers).toMatchObject({ hand: ['WW20'], slots: [], crystals: 0 })
    expect(eventsOf(done, 'compensated')).toEqual([])
    expect(game.toAct(done.state)).toBe('ironclad')
  })

  test('WB-11: the card of the ALERT keeps its slot, and what its left icon did stays', () => {
    const done = official(botTurn(wanted({ hands: { woodwalkers: ['WW22'] }, decks: { woodwalkers: ['WW20'] } })))
    expect(done.state.sides.woodwalkers).toMatchObject({ hand: ['WW20'], slots: slots('WW22') })
    expect([done.state.solo?.spirits, icons(done)]).toEqual([2, ['CUBES', 'ALERT']])
  })
})

test('WB-11: with nothing to draw the turn ends all the same', () => {
  const done = changedTurn(wooden({ hands: { woodwalkers: ['WW22'] } }), ({ sides }) => {
    sides.woodwalkers.deck = []
  })
  expect(official(done).state.sides.woodwalkers).toMatchObject({ hand: [], slots: slots('WW22'), crystals: 0 })
})

describe('WB-24: what counts', () => {
  test('WB-24: both cards count as expended: at Round End a special is discarded and a base card comes back (BOT-09)', () => {
    const hands = { woodwalkers: ['WW22', 'WW03'] }
    // With this seed the bot does not play the card that comes back at once.
    const third = official(botTurn(wooden({ hands, turns: 4, seed: 2, solo: { spirits: 0 } })))
    expect(icons(third)).toEqual(['CUBES', 'ALERT', 'ARROWS'])
    const { hand, discard } = after(third.state, 'rest').sides.woodwalkers
    expect([hand.includes('WW03'), discard.includes('WW22')]).toEqual([true, true])
    const special = official(botTurn(wooden({ hands: { woodwalkers: ['WW22', 'WW18'] }, turns: 4 })))
    expect(after(special.state, 'rest').sides.woodwalkers.discard).toEqual(expect.arrayContaining(['WW18', 'WW22']))
  })

  test.each([
    [false, 0],
    [true, 1],
  ])('WB-24: an ignored red ALERT does not count as a second one (red icons %s: %i crystals)', (redIcons, count) => {
    // The ALERT of WW13 is red; its BATTLE finds a target for a move.
    const wanted = wooden({
      difficulty: { redIcons },
      forests: { F6: 4 },
      hands: { woodwalkers: ['WW22', 'WW13', 'WW18'] },
    })
    const done = official(botTurn(wanted))
    expect(eventsOf(done, 'gained').reduce((all, each) => all + each.count, 0)).toBe(count)
    expect(done.state.sides.woodwalkers.hand).toEqual(['WW18'])
  })

  test('WB-24: after an ignored red ALERT the next one is the first', () => {
    const icon = { do: 'icon', card: 'WW13', icon: 'ALERT' } as const
    const done = official(
      botDoes(wooden({ hands: { woodwalkers: ['WW18'] } }), { ...icon, red: true }, { ...icon, red: false }),
    )
    expect(eventsOf(done, 'expended')).toMatchObject([{ card: 'WW18', slot: false }])
  })

  test('WB-24: every turn has its own first ALERT', () => {
    const done = official(botTurn(wooden({ hands: { woodwalkers: ['WW09', 'WW18'] }, solo: { alerted: true } })))
    expect(eventsOf(done, 'expended').map(({ card }) => card)).toEqual(['WW09', 'WW18'])
  })

  test('WB-24: a discovery ends everything: the icons of the second card and of the first', () => {
    const wanted = wooden({
      forests: { F3: 1 },
      visions: { deck: ['argentimar', 'lithimar'] },
      hands: { woodwalkers: ['WW12', 'WW18'] },
    })
    const done = official(changedIcons(wanted, nothing, 'ALERT', 'CUBES'))
    expect([icons(done), eventsOf(done, 'discovered').length]).toEqual([['ALERT', 'SEARCH'], 1])
    expect([done.state.solo?.spirits, crystals(done.state, 'woodwalkers')]).toEqual([0, 0])
    expect(game.toAct(done.state)).toBe('ironclad')
  })
})
