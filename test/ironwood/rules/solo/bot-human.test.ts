import { describe, expect, test } from 'vitest'
import { type Card, ironwoodCards } from '../../../../src/ironwood/rules'
import { game } from '../../../../src/ironwood/rules/game'
import { legal, position, refused, type Table, table } from '../support'
import { type BotMode, begun, botSeat, humanSeat } from './bot-support'
import { answered, eventsOf, goOn, iconOf, official } from './support'

const modes: BotMode[] = ['ironbot', 'woodenbot']

describe('the order of turns', () => {
  test('BOT-11: against Ironbot the human starts, against Woodenbot the bot', () => {
    const ironbot = begun({ mode: 'ironbot', seed: 1 })
    expect([ironbot.active, ironbot.turns]).toEqual(['woodwalkers', 1])
    const setup = { state: game.setup({ mode: 'woodenbot', seed: 1 }), events: [], says: [] }
    const woodenbot = official(answered(setup, 'opening 2'))
    expect(eventsOf(woodenbot, 'turn').map(({ seat }) => seat)).toEqual(['woodwalkers', 'ironclad'])
  })

  test('BOT-11: in recruiting Woodwalkers are first too, bot or human', () => {
    const wanted: Table = { crystals: { woodwalkers: 3, ironclad: 6 } }
    const iron = position({ ...wanted, mode: 'ironbot', turn: 'ironclad', turns: 5, solo: { side: 'exhausted' } })
    const asked = official(goOn(iron))
    expect([asked.state.phase, game.toAct(asked.state)]).toEqual(['end', 'woodwalkers'])
    expect(eventsOf(asked, 'recruited')).toEqual([])
    const both = official(answered(asked, 'recruit F1'))
    expect(eventsOf(both, 'recruited').slice(0, 2)).toMatchObject([{ at: 'F1' }, { at: 'ferrum' }])
    const wood = table({ ...wanted, mode: 'woodenbot', turn: 'ironclad', turns: 5 })
    const ended = official(answered({ state: wood, events: [], says: [] }, 'rest'))
    expect([ended.state.phase, game.toAct(ended.state)]).toEqual(['end', 'ironclad'])
    expect(eventsOf(ended, 'recruited').map(({ seat }) => seat)).toEqual(['woodwalkers'])
    expect(eventsOf(answered(ended, 'recruit ferrum'), 'recruited').map(({ seat }) => seat)).toEqual([
      'woodwalkers',
      'ironclad',
    ])
  })
})

describe('the setup of the human', () => {
  const missing = { ironbot: ['WW17', 'WW19', 'WW22', 'WW36'], woodenbot: ['IC13', 'IC17', 'IC27', 'IC33', 'IC36'] }
  const cards = (mode: BotMode, seat: 'woodwalkers' | 'ironclad'): string[] => {
    const side = game.setup({ mode, seed: 5 }).sides[seat]
    return [...side.hand, ...side.deck, ...side.discard]
  }

  test.each(modes)(
    'BOT-14: in %s some cards are missing from the deck of the human, none from that of the bot',
    (mode) => {
      const prefix = mode === 'ironbot' ? 'WW' : 'IC'
      const all = Array.from({ length: 38 }, (_, index) => `${prefix}${`${index + 1}`.padStart(2, '0')}`)
      expect(cards(mode, humanSeat[mode]).sort()).toEqual(all.filter((card) => !missing[mode].includes(card)))
      expect(new Set(cards(mode, botSeat[mode])).size).toBe(38)
    },
  )

  /** The card set of the game, but one card does what another does. */
  const setWith = (like: string, id: string): Card[] =>
    Object.values(ironwoodCards).map((card) => {
      const other = ironwoodCards[like]
      return card.id === id && other ? { ...other, id } : card
    })

  test.each([
    ['WW17', 'WW07', 'inspect-hand'],
    ['WW19', 'WW07', 'open-wager'],
    ['WW22', 'WW07', 'take-markers'],
    ['WW36', 'WW07', 'demand'],
    ['IC13', 'IC07', 'noSpecialWager'],
    ['IC17', 'IC07', 'show-visions'],
    ['IC27', 'IC07', 'opponent-burns'],
    ['IC33', 'IC07', 'on-opponents-special'],
    ['IC36', 'IC07', 'take-markers'],
  ])('BOT-14: a card set in which the human has %s also as %s is refused', (like, id, what) => {
    const cards = setWith(like, id)
    const [mode, other] = id.startsWith('WW') ? modes : [...modes].reverse()
    const setup = (mode: BotMode | 'duel' = 'duel'): unknown => game.setup({ mode, seed: 1, cards })
    expect(() => setup(mode)).toThrow(`${id} has "${what}", which means nothing to a bot`)
    expect(() => setup(other)).not.toThrow()
    expect(() => setup('duel')).not.toThrow()
  })

  test('BOT-14: the missing cards themselves may do what they like, and so may a card like any other', () => {
    for (const [mode, like, id] of [
      ['ironbot', 'WW17', 'WW19'],
      ['woodenbot', 'IC27', 'IC36'],
      ['ironbot', 'WW09', 'WW07'],
    ] as const)
      expect(() => game.setup({ mode, seed: 1, cards: setWith(like, id) })).not.toThrow()
  })

  test('BOT-16: a bot does not surrender', () => {
    for (const mode of modes) {
      const state = begun({ mode, seed: 1 })
      expect(refused(state, { type: 'resign', seat: botSeat[mode] })).toMatchObject({ rule: 'BOT-16' })
      expect(game.refusal(state, { type: 'resign', seat: humanSeat[mode] })).toBeNull()
    }
  })

  test('BOT-15: in round 1 the human may draw 4 and keep 2, and the bot is not asked', () => {
    for (const mode of modes) {
      const setup = game.setup({ mode, seed: 2 })
      expect([game.toAct(setup), legal(setup)]).toEqual([humanSeat[mode], ['opening 2', 'opening 4']])
      const four = answered({ state: setup, events: [], says: [] }, 'opening 4')
      expect(four.state.sides[humanSeat[mode]].hand).toHaveLength(7)
      const back = legal(four.state)
      expect(back).toHaveLength(4)
      const kept = answered(four, back[0] ?? '')
      const done = answered(kept, legal(kept.state)[0] ?? '')
      expect(done.state.sides[humanSeat[mode]].hand).toHaveLength(5)
    }
  })

  test('BOT-15: beginner decks sort the deck of the human only, without the missing cards', () => {
    for (const mode of modes) {
      const { sides } = game.setup({ mode, seed: 2, beginnerDecks: true })
      const own = sides[humanSeat[mode]].deck
      expect(own).toEqual([...own].sort().reverse())
      expect(own).toHaveLength(mode === 'ironbot' ? 31 : 30)
      const bots = sides[botSeat[mode]].deck
      expect(bots).not.toEqual([...bots].sort().reverse())
      const setup = { state: game.setup({ mode, seed: 2, beginnerDecks: true }), events: [], says: [] }
      const four = answered(setup, 'opening 4')
      const given = answered(four, legal(four.state)[0] ?? '')
      const rest = answered(given, legal(given.state)[0] ?? '').state.sides[humanSeat[mode]].deck
      expect(rest).toEqual([...rest].sort().reverse())
    }
  })

  test("BOT-15: a newcomer's help is refused", () => {
    const newcomer = { seat: 'woodwalkers', at: ['F1'] } as const
    for (const mode of modes)
      expect(() => game.setup({ mode, seed: 1, newcomer })).toThrow('newcomer: A newcomer is helped in a duel only')
    expect(() => game.setup({ mode: 'duel', seed: 1, newcomer })).not.toThrow()
  })

  test('BOT-15: the hand limit holds for the human, and surrender is possible at any time', () => {
    const many = ['WW04', 'WW05', 'WW06', 'WW07', 'WW08', 'WW09']
    const wanted: Table = { mode: 'ironbot', turn: 'ironclad', turns: 5, hands: { woodwalkers: many } }
    const { state } = official(goOn(position(wanted)))
    expect(legal(state)).toEqual(many.map((card) => `discard ${card}`))
    expect(game.apply(state, { type: 'resign', seat: 'woodwalkers' }).result).toEqual({
      winner: 'ironclad',
      by: 'surrender',
    })
    const onTurn = iconOf({ mode: 'ironbot', mountains: { auria: 1, zincur: 1 } }, 'GOLEM').state
    expect(game.apply(onTurn, { type: 'resign', seat: 'woodwalkers' }).result?.winner).toBe('ironclad')
  })

  test('BOT-15: ongoing cards of the human lose a marker in the Preparation', () => {
    const state = position({ mode: 'woodenbot', ongoing: { ironclad: { IC22: 2 } } })
    state.agenda = [{ do: 'round' }]
    expect(official(goOn(state)).state.sides.ironclad.ongoing).toEqual([{ card: 'IC22', markers: 1 }])
  })
})
