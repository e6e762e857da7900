import { createEncoding, type Encoding } from '../../encode'
import { type Action, root, type Seat, type State, type View } from '../rules'
import { actions, seats } from './actions'
import { channels } from './channels'
import { knowledge, position } from './keys'

/** Games by chance that take longer are rare, games of any sense are over in a tenth of it. */
const longest = 10_000

/**
 * The encoding of Root: 2 to 5 seats, the four printed maps, both printed decks and all factions.
 *
 * @example
 * const state = root.setup({ seed: 7, players: 4 })
 * const seat = root.toAct(state) ?? 'p1'
 * const input = rootEncoding.observe(root.view(state, seat), seat)
 * const allowed = rootEncoding.mask(root.legalActions(state))
 */
export const rootEncoding: Encoding<State, Action, View, Seat> = /* @__PURE__ */ createEncoding({
  game: root,
  version: 1,
  players: [2, seats.length],
  length: longest,
  actions,
  channels,
  knowledge,
  position,
  refusal: ({ map, cards }) =>
    typeof map === 'string' && typeof cards === 'string'
      ? null
      : {
          code: 'OWN_MAP_OR_DECK',
          message: 'Only the printed maps and decks have numbers; this game is played with a map or a deck of its own.',
        },
})
