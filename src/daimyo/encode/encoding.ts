import { createEncoding, type Encoding } from '../../encode'
import type { Action, Seat, State, View } from '../rules'
import { game } from '../rules/game'
import { actions } from './actions'
import { channels } from './channels'
import { knowledge, position } from './keys'

/**
 * The encoding of Daimyo.
 *
 * @example
 * const size = (encoding: DaimyoEncoding): number => encoding.size
 */
export type DaimyoEncoding = Encoding<State, Action, View, Seat>

/**
 * Daimyo as numbers: one to four clans, with the Mercenaries or the Empire, and the standard box.
 *
 * @example
 * const input = daimyoEncoding.observe(daimyo.view(state, seat), seat)
 * const allowed = daimyoEncoding.mask(daimyo.legalActions(state))
 */
export const daimyoEncoding: DaimyoEncoding = /* @__PURE__ */ createEncoding({
  game,
  version: 1,
  // A clan alone plays against the Empire, which is a player too.
  players: [2, 4],
  // The longest of 1,500 random games had 550 actions.
  length: 2000,
  actions,
  channels,
  knowledge,
  position,
  refusal: ({ box }) =>
    box === null
      ? null
      : { code: 'OWN_BOX', message: 'This game has a box of its own; the encoding has only the standard one.' },
})
