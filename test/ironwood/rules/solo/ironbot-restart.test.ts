import { describe, expect, test } from 'vitest'
import { runOn } from '../../../../src/ironwood/rules/agenda'
import { cardSetOf, ironwoodCards } from '../../../../src/ironwood/rules/cards'
import type { Event } from '../../../../src/ironwood/rules/event'
import { playOn } from '../../../../src/ironwood/rules/play'
import type { State } from '../../../../src/ironwood/rules/state'
import { crystals, drillAt, fighters, position, site, type Table } from '../support'
import { order } from './bot-support'
import { answered, botDoes, botTurn, type Course, eventsOf, official } from './support'

// IC20: BATTLE FORGE. IC25: red WARBAND, BATTLE. IC26: BATTLE SHIELD. IC22: CARD CRYSTALS. IC28: CRYSTALS CARD.
const exhausted = (hand: string[], top: string[], wanted: Omit<Table, 'mode'> = {}): Table => ({
  mountains: { ferrum: 3 },
  difficulty: { redIcons: true },
  ...wanted,
  mode: 'ironbot',
  solo: { side: 'exhausted' },
  hands: { ironclad: hand },
  decks: { ironclad: top },
})
const icons = (course: Course) => eventsOf(course, 'icon').map(({ icon }) => icon)
const expended = (course: Course) => eventsOf(course, 'expended').map(({ card, icons }) => `${card} ${icons}`)
const side = (course: Course) => course.state.solo?.side
const bot = (course: Course) => course.state.sides.ironclad
const founding = { mountains: { ferrum: 3, chromia: 1 } }

describe('the card', () => {
  test('IB-17: a special comes on top of the hand, and it is the card that is expended next', () => {
    const course = official(botTurn(exhausted(['IC20', 'IC04'], ['IC28', 'IC35'])))
    expect(expended(course)).toEqual(['IC20 true', 'IC28 true'])
    expect(order(course, 'drew', 'discarded', 'side').slice(0, 3)).toEqual(['drew', 'discarded', 'side'])
  })

  test('IB-17: the BATTLE card goes to the discard pile at once, and its slot takes the next card', () => {
    const course = official(botTurn(exhausted(['IC20', 'IC04'], ['IC28'], founding)))
    expect(bot(course).discard).toEqual(['IC20'])
    expect(bot(course).slots).toEqual([{ card: 'IC28' }])
    expect(bot(course).hand).toEqual(['IC04'])
    expect(course.state.turns).toBe(3)
  })

  test('IB-17: it is the slot of this turn that is freed, not an earlier one', () => {
    const state = position({ ...exhausted(['IC20', 'IC04'], ['IC28'], founding), turn: 'ironclad', turns: 3 })
    state.sides.ironclad.slots = [{ card: 'IC06' }]
    expect(bot(official(ran(state))).slots).toEqual([{ card: 'IC06' }, { card: 'IC28' }])
  })

  test('IB-17: the card drawn comes from the deck before the BATTLE card is discarded', () => {
    const state = position({ ...exhausted(['IC20'], []), turn: 'ironclad' })
    state.sides.ironclad.deck = []
    state.sides.ironclad.discard = ['IC28']
    const course = official(ran(state))
    expect(expended(course)).toEqual(['IC20 true', 'IC28 true'])
    expect(bot(course).slots).toEqual([{ card: 'IC28' }])
  })

  test('IB-17: with nothing to draw the restart takes the next card of the hand', () => {
    const state = position({ ...exhausted(['IC20', 'IC04'], []), turn: 'ironclad' })
    state.sides.ironclad.deck = []
    const course = official(ran(state))
    expect(expended(course)).toEqual(['IC20 true', 'IC04 true'])
    expect(bot(course).discard).toEqual(['IC20'])
  })

  test('IB-17: with nothing to draw and an empty hand it is a turn without a card', () => {
    const state = position({ ...exhausted(['IC20'], [], founding), turn: 'ironclad' })
    state.sides.ironclad.deck = []
    const course = official(ran(state))
    expect(expended(course)).toEqual(['IC20 true'])
    expect(bot(course).slots).toEqual(['marker'])
    expect(side(course)).toBe('alert')
    expect(site(course.state, 'chromia')).toBe('none')
    expect(eventsOf(course, 'compensated')).toEqual([])
    expect([...bot(course).hand, ...bot(course).discard]).toEqual(['IC20'])
  })

  test('IB-17: a base card with BATTLE is laid beside the pile until Round End', () => {
    const cards = Object.values(ironwoodCards).map((card) =>
      card.id === 'IC01' ? { ...card, soloIcons: [{ icon: 'BATTLE', red: false }] } : card,
    )
    const begin = (turns: number): Course => {
      const wanted: Table = { ...exhausted(['IC01', 'IC04'], ['IC28'], founding), turn: 'ironclad', turns }
      const state: State = { ...position(wanted), cards: cardSetOf(cards) }
      state.sides.ironclad.extra = []
      return official(ran(state))
    }
    const course = begin(1)
    expect([bot(course).extra, bot(course).discard, bot(course).hand]).toEqual([['IC01'], [], ['IC04']])
    expect(bot(course).slots).toEqual([{ card: 'IC28' }])
    const over = begin(5)
    expect(eventsOf(over, 'recovered').find(({ seat }) => seat === 'ironclad')?.cards).toEqual(['IC01'])
    expect(bot(over).hand).toContain('IC01')
    expect(bot(over).discard).toEqual(['IC28'])
  })
})

/** A bot's turn in a position that was changed by hand. */
function ran(state: State): Course {
  const events: Event[] = []
  runOn(playOn(state, (event) => events.push(event)))
  return { state, events, says: [] }
}

describe('the icons', () => {
  test('IB-17: what the left icon did stays', () => {
    const course = official(botTurn(exhausted(['IC25'], ['IC28'], { mountains: { ferrum: 1, chromia: 1 } })))
    expect(icons(course)).toEqual(['WARBAND', 'BATTLE'])
    expect(fighters(course.state, 'ferrum')).toBe(2)
    expect(site(course.state, 'chromia')).toBe('foundation')
  })

  test('IB-17: a right icon is lost', () => {
    const course = official(botTurn(exhausted(['IC20'], ['IC28'], { ...founding, crystals: { ironclad: 3 } })))
    expect(icons(course)).toEqual(['BATTLE'])
    expect(eventsOf(course, 'recruited')).toEqual([])
    const resolving = official(botTurn(exhausted(['IC26'], ['IC28'])))
    expect(icons(resolving)).toEqual(['BATTLE', 'CRYSTALS', 'CARD'])
  })

  test('IB-17: it has an effect, so there is no crystal for it', () => {
    const course = official(botTurn(exhausted(['IC20'], ['IC28'], founding)))
    expect(eventsOf(course, 'compensated')).toEqual([])
    expect(crystals(course.state, 'ironclad')).toBe(1)
  })

  test('IB-17: a BATTLE turned up now finds Alert showing: Chase and attack, no second restart', () => {
    const wanted = { forests: { F7: 2 }, mountains: { ferrum: 3 } }
    const course = official(botTurn(exhausted(['IC20', 'IC04'], ['IC26'], wanted)))
    expect(expended(course)).toEqual(['IC20 true', 'IC26 true'])
    expect(eventsOf(course, 'attacked')).toMatchObject([{ from: 'ferrum', to: 'F7' }])
    const over = official(answered(course, 'wager nothing'))
    expect(icons(over)).toEqual(['BATTLE', 'BATTLE', 'SHIELD'])
    expect(bot(over).slots).toEqual([{ card: 'IC26' }])
    expect(side(over)).toBe('alert')
  })
})

describe('stance and side', () => {
  test('IB-17: the stance is not set again', () => {
    // With no fighter left WARBAND brings the fifth crystal: only a new stance would be Defensive and build.
    const mountains = { ferrum: 4, cobaltis: 1, auria: 9, zincur: 6 }
    const wanted = { mountains, foundations: ['cobaltis'], crystals: { ironclad: 4 } }
    const course = official(botTurn(exhausted(['IC25'], ['IC28'], wanted)))
    expect(eventsOf(course, 'compensated')).toHaveLength(1)
    expect(eventsOf(course, 'stance')).toEqual([{ type: 'stance', stance: 'expansive' }])
    expect(eventsOf(course, 'built')).toEqual([])
    expect(expended(course)).toEqual(['IC25 true', 'IC28 true'])
  })

  test('IB-05 (1): after a restart an Expansive bot with 2 built forges builds the third', () => {
    const mountains = { ferrum: 4, cobaltis: 1, auria: 9, zincur: 6 }
    const wanted = { mountains, foundations: ['cobaltis'], forges: ['chromia', 'gallimor'], crystals: { ironclad: 4 } }
    const course = official(botTurn(exhausted(['IC25'], ['IC28'], wanted)))
    expect(eventsOf(course, 'stance')).toEqual([{ type: 'stance', stance: 'expansive' }])
    expect(course.state.result).toMatchObject({ winner: 'ironclad' })
    expect(expended(course)).toEqual(['IC25 true'])
  })

  const sides: [string, Omit<Table, 'mode'>, string, string][] = [
    [
      '(1) leaves it Exhausted',
      { mountains: { ferrum: 3, cobaltis: 1 }, foundations: ['cobaltis'], crystals: { ironclad: 5 } },
      'exhausted',
      'IC28 false',
    ],
    ['(2) leaves it Exhausted', { forests: { F7: 9 }, full: { F7: 1 } }, 'exhausted', 'IC28 false'],
    ['(3) leaves it Exhausted', founding, 'exhausted', 'IC28 false'],
    ['(4) leaves it Alert', { mountains: { ferrum: 3 } }, 'alert', 'IC28 true'],
  ]
  test.each(sides)('IB-17: the Alert procedure replaces the rest of the turn: %s', (_, wanted, expected, next) => {
    const course = official(botTurn(exhausted(['IC20'], ['IC28'], wanted)))
    expect(expended(course)).toEqual(['IC20 true', next])
    expect(side(course)).toBe(expected)
    const flips = expected === 'alert' ? ['alert'] : ['alert', 'exhausted']
    expect(eventsOf(course, 'side').map((event) => event.side)).toEqual(flips)
  })

  test('IB-17: if Defensive can no longer build, (4) applies, not (3)', () => {
    const icon = { do: 'icon', card: 'IC01', red: false } as const
    const wanted: Table = {
      ...exhausted(['IC22'], ['IC28'], { crystals: { ironclad: 5 }, foundations: ['cobaltis'] }),
      mountains: { ferrum: 3, cobaltis: 1, chromia: 1 },
      solo: { side: 'exhausted', stance: 'defensive' },
    }
    const course = official(botDoes(wanted, { ...icon, icon: 'FORGE' }, { ...icon, icon: 'BATTLE' }))
    expect(eventsOf(course, 'built')).toMatchObject([{ at: 'cobaltis' }])
    expect(eventsOf(course, 'founded')).toEqual([])
    expect(expended(course)).toEqual(['IC28 true'])
    expect(side(course)).toBe('alert')
  })
})

describe('units', () => {
  const hunt = { forests: { F5: 4 }, full: { F5: 1 } }

  test('IB-17: moved units stay moved', () => {
    // WARBAND sends 3 from Ferrum to Auria; a Chase after F5 would take them to Lithimar or back, if they could.
    const wanted = { ...hunt, mountains: { ferrum: 6 }, visions: { revealed: ['zincur', 'palladimor', 'lithimar'] } }
    const course = official(botTurn(exhausted(['IC25'], ['IC28'], wanted)))
    expect(eventsOf(course, 'marched')).toMatchObject([{ from: 'ferrum', to: 'auria', fighters: 3 }])
    expect(expended(course)).toEqual(['IC25 true', 'IC28 false'])
    const fresh = { ...hunt, mountains: { ferrum: 3, auria: 3 }, visions: wanted.visions }
    expect(eventsOf(official(botTurn(exhausted(['IC20'], ['IC28'], fresh))), 'marched')).toHaveLength(1)
  })

  test('IB-17: the drill may move again after the restart', () => {
    const icon = { do: 'icon', card: 'IC01', red: false } as const
    const wanted = exhausted(['IC04'], ['IC28'], { mountains: { ferrum: 3, auria: 1 } })
    const course = official(botDoes(wanted, { ...icon, icon: 'DRILL' }, { ...icon, icon: 'BATTLE' }))
    expect(eventsOf(course, 'drill-moved')).toHaveLength(2)
    expect(drillAt(course.state)).not.toBe('ferrum')
  })
})
