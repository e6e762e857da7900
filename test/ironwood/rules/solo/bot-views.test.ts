import { describe, expect, test } from 'vitest'
import { createStreams, drawFrom } from '../../../../src/core'
import { ironbot, woodenbot } from '../../../../src/ironwood/bots'
import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import { type Table, table } from '../support'
import { type BotMode, botSeat } from './bot-support'
import { answered, botTurn, eventsOf, iconOf, official } from './support'

const policies = { ironbot, woodenbot }
const modes: BotMode[] = ['ironbot', 'woodenbot']
const viewers = ['woodwalkers', 'ironclad', 'spectator'] as const
const mountain = (id: string): number => ironwoodBoard.mountainAt[id] ?? Number.NaN

/** Cards of the bot's hand that a view or an event names. */
function named(state: State, seen: unknown): string[] {
  const text = JSON.stringify(seen)
  const { hand } = state.sides[state.solo?.bot ?? 'ironclad']
  return hand.filter((card) => text.includes(`"${card}"`))
}

/** A game against the official bot in which the human does something at random, position by position. */
function play(mode: BotMode, seed: number, see: (state: State) => void): void {
  const chance = drawFrom(createStreams(seed), 'human')
  const state = game.setup({ mode, seed, difficulty: { redIcons: true } })
  for (let count = 0; count < 400 && !state.result; count++) {
    const legal = game.legalActions(state)
    const view = game.view(state, botSeat[mode])
    const bots = game.toAct(state) === botSeat[mode]
    game.step(state, bots ? policies[mode].choose({ view, legal }) : chance.pick(legal))
    see(state)
  }
}

describe('the hand of a bot', () => {
  test.each(modes)('BOT-20: in %s nobody sees it, the seat of the bot included', (mode) => {
    for (let seed = 0; seed < 6; seed++)
      play(mode, seed, (state) => {
        const bot = botSeat[mode]
        for (const viewer of viewers) {
          const view = game.view(state, viewer)
          expect(view.sides[bot]).toMatchObject({ hand: null, handSize: state.sides[bot].hand.length })
          expect(named(state, view)).toEqual([])
        }
      })
  })

  test('BOT-20: nor while Woodenbot secures a totem before it expends its card', () => {
    const asked = botTurn({
      mode: 'woodenbot',
      forests: { F6: 2, F8: 2 },
      full: { F6: 1, F8: 1 },
      solo: { side: 'exalted' },
      hands: { woodwalkers: ['WW06', 'WW07'] },
    })
    expect(game.toAct(asked.state)).toBe('woodwalkers')
    for (const viewer of viewers) expect(named(asked.state, game.view(asked.state, viewer))).toEqual([])
  })

  test('BOT-20: nor do events name what a bot draws, for anyone', () => {
    const course = iconOf({ mode: 'ironbot', decks: { ironclad: ['IC20'] } }, 'CARD')
    expect(eventsOf(course, 'drew')).toHaveLength(1)
    for (const viewer of viewers)
      expect(
        named(
          course.state,
          course.events.map((event) => game.redact(event, viewer)),
        ),
      ).toEqual([])
  })

  test('BOT-20: a state that could lie behind a view has some hand, for the seat of the bot as for others', () => {
    const { state } = botTurn({
      mode: 'ironbot',
      mountains: { chromia: 1, cobaltis: 1 },
      hands: { ironclad: ['IC01', 'IC02', 'IC03', 'IC04', 'IC05'] },
    })
    const chance = drawFrom(createStreams(3), 'deal')
    for (const viewer of viewers) {
      const hands = Array.from(
        { length: 12 },
        () => game.determinize(game.view(state, viewer), chance).sides.ironclad.hand,
      )
      expect(new Set(hands.map((hand) => hand.at(-1))).size).toBeGreaterThan(2)
      for (const hand of hands) {
        expect(hand).toHaveLength(5)
        expect(hand).toEqual(expect.arrayContaining(['IC01', 'IC02', 'IC03']))
      }
    }
  })

  test('BOT-20: the order of the decks is hidden too', () => {
    for (const mode of modes) {
      const state = game.setup({ mode, seed: 4 })
      for (const viewer of viewers) {
        const { sides, visions } = game.view(state, viewer)
        expect(Object.keys(sides[botSeat[mode]])).not.toContain('deck')
        expect(Object.keys(visions)).not.toContain('deck')
        expect(visions.top).toEqual([])
      }
    }
  })
})

describe('what lies open', () => {
  test('BOT-20: slots, discard pile, stance, side, Spirits and marks are public', () => {
    const wanted: Table = {
      mode: 'woodenbot',
      turn: 'ironclad',
      full: { F3: 1 },
      solo: { side: 'exalted', spirits: 2 },
      discards: { woodwalkers: ['WW08'] },
      visions: { deck: ['auria', 'gallimor', 'zincur'] },
    }
    const state = table(wanted)
    state.sides.woodwalkers.slots = [{ card: 'WW09' }]
    for (const viewer of viewers) {
      const view = game.view(state, viewer)
      expect(view.sides.woodwalkers).toMatchObject({ slots: [{ card: 'WW09' }], discard: ['WW08'] })
      expect(view.solo).toMatchObject({ side: 'exalted', spirits: 2 })
      expect([...(view.solo?.marked ?? [])].sort()).toEqual([...state.visions.deck].sort())
      expect(view.visions).toMatchObject({ deckSize: 3, discard: state.visions.discard })
    }
    expect(game.view(botTurn({ mode: 'ironbot' }).state, 'woodwalkers').solo?.stance).toBe('expansive')
  })

  test('BOT-20: the marks do not betray the order of the vision deck', () => {
    const orders = ['auria', 'zincur', 'lithimar', 'palladimor']
    for (let seed = 0; seed < 10; seed++) {
      const { solo } = game.view(game.setup({ mode: 'woodenbot', seed }), 'ironclad')
      const marked = solo?.marked ?? []
      expect(marked).toHaveLength(4)
      expect(marked).toEqual([...marked].sort((one, other) => one - other))
      expect(marked.every((each) => orders.map(mountain).includes(each))).toBe(true)
    }
  })

  test('BOT-20: against Ironbot a burned vision card lies face down, but its mountain is public through the mark', () => {
    const start = iconOf(
      { mode: 'ironbot', solo: { stance: 'defensive' }, visions: { hand: ['gallimor', 'auria'] } },
      'SHIELD',
    )
    const burned = answered(start, 'burn-vision gallimor')
    for (const viewer of viewers) {
      const { solo, visions } = game.view(burned.state, viewer)
      expect(solo?.marked).toEqual([mountain('gallimor')])
      expect(visions.burned).toMatchObject([{ mountain: mountain('gallimor') }])
    }
    expect(eventsOf(burned, 'burned-vision')).toMatchObject([{ vision: 'gallimor', for: 'woodwalkers' }])
  })

  test('BOT-20: a vision card that the drill shuffles back is not marked, and only the human knows which it was', () => {
    const drill = { at: 'auria', step: 1, cargo: 2 }
    const course = official(iconOf({ mode: 'ironbot', drill, visions: { hand: ['gallimor', 'chromia'] } }, 'DRILL'))
    const [event] = eventsOf(course, 'vision-returned')
    if (!event) throw new Error('None was returned.')
    expect(course.state.solo?.marked).toEqual([])
    expect(course.state.visions.hand).toHaveLength(1)
    expect(game.redact(event, 'woodwalkers')).toMatchObject({ vision: event.vision })
    for (const viewer of ['ironclad', 'spectator'] as const)
      expect(game.redact(event, viewer)).toMatchObject({ vision: null })
  })

  test('BOT-20: cards of a human stay hidden from the seat of the bot', () => {
    const state = table({ mode: 'ironbot', hands: { woodwalkers: ['WW05'] }, visions: { hand: ['auria'] } })
    expect(game.view(state, 'ironclad').sides.woodwalkers.hand).toBeNull()
    expect(game.view(state, 'ironclad').visions.hand).toBeNull()
    expect(game.view(state, 'woodwalkers').sides.woodwalkers.hand).toContain('WW05')
  })
})
