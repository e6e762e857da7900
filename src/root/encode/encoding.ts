import { createEncoding, type Encoding } from '../../encode'
import { type Action, root, type Seat, type State, type View } from '../rules'
import { sharedActions } from './actions'
import { advancedBlock, isAdvanced } from './advanced'
import { blockOf } from './block'
import { sharedChannels } from './channels'
import { encodedFactions, factionBlocks } from './factions'
import { hasHirelings, hirelingBlock } from './hirelings'
import { knowledge, position } from './keys'
import { hasLandmarks, landmarkBlock } from './landmarks'
import { seats } from './values'

/** Games by chance that take longer are rare, games of any sense are over in a tenth of it. */
const longest = 10_000

/**
 * The blocks of the factions that play, of all factions while some are still drafted; those of hirelings and landmarks, if there are any, and
 * that of the advanced setup while it lasts.
 */
function blocksOf(view: View): readonly string[] {
  const { seats, sides } = view
  const chosen = seats.map((seat) => sides[seat]?.board.faction)
  const used = chosen.map((faction) => faction && encodedFactions[faction].block)
  const ofFactions = used.every((block) => block !== undefined) ? used : factionBlocks.map(({ block }) => block)
  return [
    ...ofFactions,
    ...(hasHirelings(view) ? [hirelingBlock.name] : []),
    ...(isAdvanced(view) ? [advancedBlock.name] : []),
    ...(hasLandmarks(view) ? [landmarkBlock.name] : []),
  ]
}

/**
 * The encoding of Root: 2 to 6 seats, the four printed maps and both printed decks. Each faction has a block of its own.
 *
 * @example
 * const state = root.setup({ seed: 7, players: 4 })
 * const seat = root.toAct(state) ?? 'p1'
 * const input = rootEncoding.observe(root.view(state, seat), seat)
 * const allowed = rootEncoding.mask(root.legalActions(state))
 */
export const rootEncoding: Encoding<State, Action, View, Seat> = /* @__PURE__ */ createEncoding({
  game: root,
  version: 2,
  players: [2, seats.length],
  length: longest,
  actions: sharedActions,
  channels: sharedChannels,
  blocks: [...factionBlocks.map(blockOf), hirelingBlock, advancedBlock, landmarkBlock],
  blocksOf,
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
