import { describe, expect, test } from 'vitest'
import { game } from '../../../src/ironwood/rules/game'
import type { State } from '../../../src/ironwood/rules/state'
import { opponentOf, seats } from '../../../src/ironwood/rules/vocabulary'
import { after, legal, table } from './support'

const notYourTurn = { code: 'not-your-turn', message: 'It is not your turn.' }

const start = table({
  forests: { F7: 3 },
  mountains: { auria: 2 },
  hands: { woodwalkers: ['WW16'], ironclad: ['IC09'] },
})
const battle = after(start, 'play WW16', 'attack F7 auria')
const defending = after(battle, 'wager nothing')
const opening = game.setup({ mode: 'duel', seed: 1 })
const positions: [string, State][] = [
  ['on a turn', start],
  ['in a battle', battle],
  ['while the defender wagers', defending],
  ['at the first draw', opening],
  ['while cards go back', after(opening, 'opening 4')],
]

describe('nobody acts for the other seat', () => {
  test.each(positions)('%s', (_when, state) => {
    const seat = game.toAct(state) ?? 'woodwalkers'
    const other = opponentOf(seat)
    for (const text of legal(state)) {
      const action = game.parse(text)
      expect(game.refusal(state, action, seat)).toBeNull()
      expect(game.tryApply(state, action, other)).toEqual({ ok: false, refusal: notYourTurn })
    }
  })

  test.each(positions)('and out of turn the question after a card tells nothing of a hand: %s', (_when, state) => {
    const other = opponentOf(game.toAct(state) ?? 'woodwalkers')
    const cards = ['WW', 'IC'].flatMap((side) =>
      Array.from({ length: 38 }, (_, index) => `${side}${String(index + 1).padStart(2, '0')}`),
    )
    for (const card of cards)
      for (const type of ['play', 'wager', 'burn', 'discard', 'give-back'] as const)
        expect(game.refusal(state, { type, card }, other)).toEqual(notYourTurn)
  })

  test.each(positions)(
    'IW-END-05: each seat surrenders for itself at any time, and for nobody else: %s',
    (_when, state) => {
      for (const seat of seats) {
        expect(game.tryApply(state, { type: 'resign', seat }, seat)).toMatchObject({ ok: true })
        expect(game.refusal(state, { type: 'resign', seat }, opponentOf(seat))).toEqual(notYourTurn)
      }
    },
  )

  test('a value that is not an action of Ironwood gets the same answer out of turn', () => {
    for (const action of [null, {}, { type: 'resign' }, { type: 'resign', seat: 'spectator' }, { type: 'fly' }])
      expect(Reflect.apply(game.refusal, game, [start, action, 'ironclad'])).toEqual(notYourTurn)
  })
})

test.each(['observer', 'Woodwalkers', undefined, null])('%j sees neither a position nor an event', (viewer) => {
  const event = { type: 'shuffled', deck: 'visions' }
  expect(() => Reflect.apply(game.view, game, [start, viewer])).toThrow('may not look')
  expect(() => Reflect.apply(game.redact, game, [event, viewer])).toThrow('may not look')
})

test.each(seats)('a view of the %s is not a state to act on', (seat) => {
  const view = game.view(start, seat)
  const action = game.parse('rest')
  expect(() => Reflect.apply(game.apply, game, [view, action])).toThrow('This is not a state of ironwood.')
  expect(() => Reflect.apply(game.tryApply, game, [view, action])).toThrow('This is not a state of ironwood.')
})
