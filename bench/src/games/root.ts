import { createRequire } from 'node:module'
import { type Action, type DeckId, type MapId, root, type State } from 'totemforge/root'
import { type LongGame, longGame, longGameTargets } from '../contestants/long-game'

const maps: readonly MapId[] = ['autumn', 'winter', 'lake', 'mountain']
const decks: readonly DeckId[] = ['standard', 'exiles']

const required: { readonly root: typeof root } = createRequire(import.meta.url)('totemforge/root')

/** A game for so many players; maps and decks take turns, factions are drawn. */
export const tableFor = (players: number, seed: number, game = root): State =>
  game.setup({ seed, players, map: maps[seed % 4] ?? 'autumn', deck: decks[(seed >> 2) % 2] ?? 'standard' })

const fourPlayers = (game: typeof root): LongGame<State, Action> => ({
  ...game,
  actions: 500,
  setup: (seed) => tableFor(4, seed, game),
  isOver: ({ result }) => result !== null,
})

export const rootForFour = {
  name: 'Root',
  contestants: longGame(fourPlayers(root), fourPlayers(required.root), 150, 6),
  variants: {},
  targets: longGameTargets(30),
}
