import { expect } from 'vitest'
import { game } from '../../../../src/ironwood/rules/game'
import type { State } from '../../../../src/ironwood/rules/state'
import type { Seat } from '../../../../src/ironwood/rules/vocabulary'
import { drillAt, legal, type Table, table } from '../support'

/** A position on the Ironclad's turn. */
export const ironclad = (wanted: Table): State => table({ turn: 'ironclad', ...wanted })

/** The last turn of a round, of the Ironclad: what follows it is the Round End. */
export const lastTurn = (wanted: Table): State => table({ turn: 'ironclad', turns: 5, ...wanted })

/** These actions may be done now, and no others. */
export const expectOffers = (state: State, ...actions: string[]): void =>
  expect(legal(state).sort()).toEqual(actions.sort())

/** The card is done: it is the turn of the Woodwalkers. */
export const expectOver = (state: State): void => {
  expect(state.agenda.at(-1)?.do).toBe('turn')
  expect(game.toAct(state)).toBe('woodwalkers')
}

/** Both seats wager nothing. */
export const noWagers: readonly [string, string] = ['wager nothing', 'wager nothing']

export const drill = (state: State): [at: string, step: number, cargo: number] => [
  drillAt(state),
  state.drill.step,
  state.drill.cargo,
]

export const markers = (state: State, seat: Seat, card: string): number =>
  state.sides[seat].ongoing.find((ongoing) => ongoing.card === card)?.markers ?? 0

export const discards = (state: State, seat: Seat): string[] => [...state.sides[seat].discard].sort()
