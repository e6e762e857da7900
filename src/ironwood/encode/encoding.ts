import type { Refusal } from '../../core'
import { createEncoding, type Encoding } from '../../encode'
import type { Action, Seat, State, View } from '../rules'
import { game } from '../rules/game'
import { actions } from './actions'
import { channels } from './channels'

/**
 * The encoding of Ironwood.
 *
 * @example
 * const size = (encoding: IronwoodEncoding): number => encoding.size
 */
export type IronwoodEncoding = Encoding<State, Action, View, Seat>

/** The numbers name places and cards by their order, so custom ones have no numbers. */
function refusal({ board, cards }: View): Refusal | null {
  if (board) return { code: 'OWN_MAP', message: 'This game has a custom map; the encoding has only the standard one.' }
  if (cards)
    return { code: 'OWN_CARDS', message: 'This game has custom cards; the encoding has only the standard ones.' }
  return null
}

/**
 * Ironwood as numbers, on the standard map with the standard cards, in all three modes.
 *
 * @example
 * const input = ironwoodEncoding.observe(ironwood.view(state, seat), seat)
 * const allowed = ironwoodEncoding.mask(ironwood.legalActions(state))
 */
export const ironwoodEncoding: IronwoodEncoding = /* @__PURE__ */ createEncoding({
  game,
  version: 1,
  players: [2, 2],
  // The longest of 10,000 random games had 14,022 actions.
  length: 20_000,
  actions,
  channels,
  refusal,
})
