import { ironwoodBoard } from '../../../../src/ironwood/rules/board'
import type { Event } from '../../../../src/ironwood/rules/event'
import { game } from '../../../../src/ironwood/rules/game'
import type { Options } from '../../../../src/ironwood/rules/setup'
import type { Mark, State } from '../../../../src/ironwood/rules/state'
import type { Seat } from '../../../../src/ironwood/rules/vocabulary'
import type { Course } from './support'

export type BotMode = 'ironbot' | 'woodenbot'

export const botSeat: Readonly<Record<BotMode, Seat>> = { ironbot: 'ironclad', woodenbot: 'woodwalkers' }
export const humanSeat: Readonly<Record<BotMode, Seat>> = { ironbot: 'woodwalkers', woodenbot: 'ironclad' }

/** A game from its very beginning, once the bot has drawn its cards. */
export function begun(options: Options): State {
  const state = game.setup(options)
  return options.mode === 'ironbot' ? game.apply(state, { type: 'opening', cards: 2 }) : state
}

/** A marker that a card of a seat has placed. */
export function markOf(card: string, seat: Seat, at: string, stops: Mark['stops']): Mark {
  const mountain = ironwoodBoard.mountainAt[at]
  const place = mountain ?? ironwoodBoard.forestAt[at] ?? Number.NaN
  return {
    card,
    seat,
    kind: mountain === undefined ? 'forest' : 'mountain',
    at: place,
    stops,
    until: 'round',
    over: false,
  }
}

/** What kinds of things happened, in order, leaving out those that are not asked for. */
export const order = ({ events }: Course, ...types: Event['type'][]): string[] =>
  events.map(({ type }) => type).filter((type) => types.includes(type))

export const isSolo = (state: State): NonNullable<State['solo']> => {
  if (!state.solo) throw new Error('This is a duel.')
  return state.solo
}
