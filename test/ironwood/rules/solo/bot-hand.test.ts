import { describe, expect, test } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { crystals, hand, legal, position, site, type Table } from '../support'
import { type BotMode, begun, botSeat, isSolo } from './bot-support'
import { answered, botDoes, botTurn, type Course, eventsOf, goOn, iconOf, official } from './support'

const modes: BotMode[] = ['ironbot', 'woodenbot']
const bases = { ironbot: ['IC01', 'IC02', 'IC03'], woodenbot: ['WW01', 'WW02', 'WW03'] }
const seeds = Array.from({ length: 40 }, (_, seed) => seed)
const cardOf = (slot: unknown): unknown => (typeof slot === 'object' && slot && 'card' in slot ? slot.card : slot)

describe('the hand', () => {
  test.each(modes)('BOT-01: %s begins with its 3 base cards, and 2 specials are shuffled into them', (mode) => {
    const tops = new Set<string | undefined>()
    const bottoms = new Set<string | undefined>()
    for (const seed of seeds) {
      const state = begun({ mode, seed })
      const { hand: cards, deck } = state.sides[botSeat[mode]]
      expect(cards).toHaveLength(5)
      expect(cards).toEqual(expect.arrayContaining(bases[mode]))
      expect(deck).toHaveLength(33)
      tops.add(bases[mode].includes(cards.at(-1) ?? '') ? 'base' : 'special')
      bottoms.add(bases[mode].includes(cards[0] ?? '') ? 'base' : 'special')
    }
    expect([...tops].sort()).toEqual(['base', 'special'])
    expect([...bottoms].sort()).toEqual(['base', 'special'])
  })

  test('BOT-01: in every Preparation 2 specials are drawn and the whole hand is shuffled, without a limit', () => {
    const many = ['IC01', 'IC02', 'IC03', 'IC04', 'IC05', 'IC07', 'IC08', 'IC09', 'IC10', 'IC11', 'IC12']
    const orders = seeds.map((seed) => {
      const start = { mode: 'ironbot', turns: 5, seed, solo: { side: 'exhausted' } } as const
      const course = official(
        botTurn({ ...start, hands: { ironclad: ['IC36', ...many] }, decks: { ironclad: ['IC20'] } }),
      )
      expect(course.state.round).toBe(3)
      expect(eventsOf(course, 'discarded').map(({ card }) => card)).toEqual(['IC36'])
      expect(hand(course.state, 'ironclad')).toEqual(expect.arrayContaining([...many, 'IC20']))
      expect(course.state.sides.ironclad.hand).toHaveLength(13)
      return course.state.sides.ironclad.hand.join()
    })
    expect(new Set(orders).size).toBe(seeds.length)
  })

  test('BOT-02: a card that it draws goes to the bottom of the hand, unless it goes on top', () => {
    const wanted: Table = { mode: 'ironbot', hands: { ironclad: ['IC06', 'IC07'] }, decks: { ironclad: ['IC20'] } }
    const drilled = official(iconOf({ ...wanted, drill: { at: 'argentimar', step: 2, cargo: 2 } }, 'DRILL'))
    expect(drilled.state.drill.step).toBe(3)
    expect(drilled.state.sides.ironclad.hand).toEqual(['IC20', 'IC07', 'IC06'])
    expect(iconOf(wanted, 'CARD').state.sides.ironclad.hand).toEqual(['IC07', 'IC06', 'IC20'])
    const wood: Table = { mode: 'woodenbot', hands: { woodwalkers: ['WW06'] }, decks: { woodwalkers: ['WW20'] } }
    const asked = iconOf({ ...wood, hands: { ...wood.hands, ironclad: ['IC20'] } }, 'SHIELD')
    expect(asked.state.sides.woodwalkers.hand).toEqual(['WW20', 'WW06'])
  })

  test('BOT-02: outside the Preparation no draw shuffles the hand', () => {
    const cards = ['IC06', 'IC07', 'IC08', 'IC09', 'IC10', 'IC11']
    for (const seed of seeds) {
      const { state } = iconOf(
        { mode: 'ironbot', seed, hands: { ironclad: cards }, decks: { ironclad: ['IC20'] } },
        'CARD',
      )
      expect(state.sides.ironclad.hand).toEqual([...[...cards].reverse(), 'IC20'])
    }
  })
})

describe('expending', () => {
  test('BOT-03: the top card comes face up on the leftmost free slot, its icons are resolved left, then right', () => {
    const wanted: Table = { mode: 'ironbot', turns: 3, hands: { ironclad: ['IC06', 'IC20'] } }
    const course = official(botTurn(wanted))
    expect(course.state.sides.ironclad.slots).toEqual(['used', { card: 'IC06' }])
    expect(course.state.sides.ironclad.hand).toContain('IC20')
    expect(eventsOf(course, 'expended')).toEqual([
      { type: 'expended', seat: 'ironclad', card: 'IC06', from: 'hand', icons: true, slot: true },
    ])
    expect(eventsOf(course, 'icon').map(({ icon }) => icon)).toEqual(['CARD', 'HIT'])
  })

  test('BOT-03: where the procedure says so a card is expended without its icons', () => {
    const course = official(botTurn({ mode: 'ironbot', mountains: { chromia: 1 }, hands: { ironclad: ['IC06'] } }))
    expect(site(course.state, 'chromia')).toBe('foundation')
    expect(eventsOf(course, 'expended')).toMatchObject([{ card: 'IC06', icons: false }])
    expect(eventsOf(course, 'icon')).toEqual([])
  })

  const turns: Record<string, Table & { mode: BotMode }> = {
    'with a card': { mode: 'ironbot', hands: { ironclad: ['IC06'] } },
    'with an empty hand': { mode: 'ironbot' },
    'started again': { mode: 'ironbot', solo: { side: 'exhausted' }, hands: { ironclad: ['IC38', 'IC06', 'IC07'] } },
    'with ALERT': { mode: 'woodenbot', hands: { woodwalkers: ['WW09', 'WW33', 'WW35'] } },
    'with ALERT and no other card': { mode: 'woodenbot', hands: { woodwalkers: ['WW09'] } },
    'of the Woodenbot without a card': { mode: 'woodenbot' },
    'that Locate ends': { mode: 'woodenbot', hands: { woodwalkers: ['WW33'] }, visions: { deck: ['auria'] } },
  }
  test.each(Object.entries(turns))('BOT-03: a turn %s fills exactly one slot', (_name, wanted) => {
    const { state } = official(botTurn(wanted))
    expect(state.sides[botSeat[wanted.mode]].slots).toHaveLength(1)
  })

  test.each(modes)('BOT-03: %s has 3 turns a round, as the human has', (mode) => {
    let course: Course = goOn(position({ mode, turn: 'woodwalkers', hands: { [botSeat[mode]]: bases[mode] } }))
    for (let count = 0; count < 60 && course.state.phase === 'action'; count++) {
      course = official(course)
      if (course.state.phase !== 'action') break
      const quiet = legal(course.state).find((text) => /^(rest|forfeit|wager nothing)/.test(text))
      course = answered(course, quiet ?? legal(course.state)[0] ?? '')
    }
    const all = eventsOf(course, 'turn').map(({ seat }) => seat)
    expect(all.slice(0, 6)).toEqual(['woodwalkers', 'ironclad', 'woodwalkers', 'ironclad', 'woodwalkers', 'ironclad'])
  })
})

describe('an empty hand', () => {
  test('BOT-07: Ironbot sets its stance, draws a special, a marker fills the slot, and the turn ends', () => {
    const course = botTurn({
      mode: 'ironbot',
      solo: { side: 'exhausted' },
      mountains: { chromia: 2 },
      foundations: ['chromia'],
      crystals: { ironclad: 5 },
      decks: { ironclad: ['IC20'] },
    })
    const { state } = course
    expect(isSolo(state)).toMatchObject({ stance: 'defensive', side: 'exhausted' })
    expect(state.sides.ironclad).toMatchObject({ slots: ['marker'], hand: ['IC20'], crystals: 5 })
    expect(site(state, 'chromia')).toBe('foundation')
    expect(eventsOf(course, 'compensated')).toEqual([])
    expect(game.toAct(state)).toBe('woodwalkers')
  })

  test.each([
    ['builds nothing', { mountains: { chromia: 2 }, foundations: ['chromia'], crystals: { ironclad: 5 } }],
    ['founds nothing', { mountains: { chromia: 2 } }],
    ['moves nobody', { mountains: { ferrum: 9 }, forests: { F3: 1 }, full: { F3: 1 } }],
  ])('BOT-07: with an empty hand Ironbot on its Alert side %s and does not flip', (_name, wanted) => {
    const course = botTurn({ mode: 'ironbot', ...wanted })
    const before = position({ mode: 'ironbot', ...wanted })
    expect(course.state.mountains).toEqual(before.mountains)
    expect(crystals(course.state, 'ironclad')).toBe(before.sides.ironclad.crystals)
    expect(isSolo(course.state).side).toBe('alert')
  })

  test('BOT-07: Woodenbot on its Disruptive side locates first', () => {
    const course = botTurn({
      mode: 'woodenbot',
      forests: { F3: 3 },
      crystals: { ironclad: 5 },
      visions: { deck: ['auria', 'zincur'] },
      decks: { woodwalkers: ['WW20'] },
    })
    expect(eventsOf(course, 'located')).toEqual([{ type: 'located', vision: 'auria' }])
    expect(course.state.sides.woodwalkers).toMatchObject({ slots: ['marker'], hand: ['WW20'], crystals: 0 })
    expect(eventsOf(course, 'moved')).toEqual([])
    expect(game.toAct(course.state)).toBe('ironclad')
  })

  test('BOT-07: a turn that Locate ends by a discovery draws no card for the empty hand', () => {
    const { state } = official(
      botTurn({ mode: 'woodenbot', visions: { deck: ['auria'] }, decks: { woodwalkers: ['WW20'] } }),
    )
    expect(state.sides.woodwalkers).toMatchObject({ slots: [{ card: 'WW20' }], hand: [] })
  })

  test('BOT-07: Woodenbot on its Exalted side secures nothing with an empty hand', () => {
    const course = botTurn({ mode: 'woodenbot', solo: { side: 'exalted' }, forests: { F3: 2 }, full: { F3: 1 } })
    expect(course.state.forests.full).toEqual(position({ full: { F3: 1 } }).forests.full)
    expect(course.state.sides.woodwalkers.slots).toEqual(['marker'])
    expect(course.state.sides.woodwalkers.hand).toHaveLength(1)
  })

  test('BOT-07: a hand that becomes empty later does not end the turn', () => {
    const course = official(botTurn({ mode: 'ironbot', hands: { ironclad: ['IC15'] } }))
    expect(eventsOf(course, 'icon').map(({ icon }) => icon)).toEqual(['CRYSTALS', 'DRILL'])
    expect(course.state.drill.step).toBe(2)
  })

  test('BOT-07: with nothing to draw the slot is used all the same', () => {
    const state = position({ mode: 'ironbot', turn: 'ironclad' })
    state.sides.ironclad.deck = []
    const course = goOn(state)
    expect(course.state.sides.ironclad).toMatchObject({ slots: ['marker'], hand: [] })
    expect(game.toAct(course.state)).toBe('woodwalkers')
  })
})

describe('the end of a round', () => {
  test('BOT-09: expended and wagered base cards come back, expended specials are discarded', () => {
    const state = position({
      mode: 'ironbot',
      turn: 'ironclad',
      turns: 5,
      hands: { ironclad: ['IC03', 'IC20'] },
      discards: { ironclad: ['IC04'] },
      crystals: { woodwalkers: 2 },
    })
    const side = state.sides.ironclad
    Object.assign(side, { discard: [], slots: [{ card: 'IC01' }, { card: 'IC04' }], wagered: ['IC02'], extra: [] })
    const { state: end } = official(goOn(state))
    expect(legal(end)).toContain('recruit F1')
    expect(hand(end, 'ironclad')).toEqual(['IC01', 'IC02', 'IC03', 'IC20'])
    expect(end.sides.ironclad).toMatchObject({ slots: [], wagered: [], discard: ['IC04'] })
  })

  test('BOT-09: both cards of an ALERT leave: specials to the discard pile, base cards to the hand', () => {
    const start = { mode: 'woodenbot', turns: 4, solo: { side: 'exalted' } } as const
    const course = official(
      botTurn({ ...start, full: { F3: 1 }, hands: { woodwalkers: ['WW09', 'WW01', 'WW02', 'WW03'] } }),
    )
    expect(course.state.sides.woodwalkers).toMatchObject({ extra: ['WW01'] })
    expect(cardOf(course.state.sides.woodwalkers.slots.at(-1))).toBe('WW09')
    const ended = answered({ ...course, events: [] }, 'rest')
    expect(eventsOf(ended, 'recovered')).toMatchObject([{ seat: 'woodwalkers', cards: ['WW01'] }])
    expect(eventsOf(ended, 'discarded')).toContainEqual({ type: 'discarded', seat: 'woodwalkers', card: 'WW09' })
  })

  test('BOT-09: an empty deck is refilled from the discard pile', () => {
    const state = position({ mode: 'ironbot', turn: 'ironclad', discards: { ironclad: ['IC04', 'IC05', 'IC06'] } })
    state.sides.ironclad.deck = []
    const { state: end } = goOn(state)
    expect(end.sides.ironclad.discard).toEqual([])
    expect([...end.sides.ironclad.hand, ...end.sides.ironclad.deck].sort()).toEqual(['IC04', 'IC05', 'IC06'])
  })

  test('BOT-09: a base card wagered in the Preparation returns to the bottom of the hand, without a shuffle', () => {
    for (const seed of seeds.slice(0, 12)) {
      const state = position({
        mode: 'ironbot',
        seed,
        forests: { F7: 3 },
        mountains: { ferrum: 3 },
        hands: { ironclad: ['IC01', 'IC02', 'IC03'] },
        ongoing: { woodwalkers: { WW31: 1 } },
      })
      state.sides.ironclad.deck = []
      state.agenda = [{ do: 'round' }]
      const asked = answered(goOn(state), 'option 1', 'attack F7 ferrum')
      const before = [...asked.state.sides.ironclad.hand]
      const [top = ''] = before.slice(-1)
      let course = answered(asked, 'wager nothing')
      while (course.state.phase === 'preparation') course = answered(course, legal(course.state).at(-1) ?? '')
      expect(course.state.sides.ironclad.hand).toEqual([top, ...before.slice(0, -1)])
      expect(course.state.sides.ironclad.wagered).toEqual([])
    }
  })

  test('BOT-09: a special that it wagers is discarded right after the battle, a base card lies aside', () => {
    const wanted = { mode: 'ironbot', mountains: { ferrum: 3 }, forests: { F7: 1 } } as const
    const task = { do: 'focus', for: 'attack' } as const
    const fought = (card: string): State['sides']['ironclad'] =>
      answered(botDoes({ ...wanted, hands: { ironclad: [card, 'IC02', 'IC03'] } }, task), 'wager nothing').state.sides
        .ironclad
    expect(fought('IC16')).toMatchObject({ discard: ['IC16'], hand: ['IC03', 'IC02'], wagered: [] })
    expect(fought('IC01')).toMatchObject({ discard: [], hand: ['IC03', 'IC02'], wagered: ['IC01'] })
  })
})
