import { createRequire } from 'node:module'
import { type Action, type Clan, daimyo, type State } from 'totemforge/daimyo'
import { type LongGame, longGame, longGameTargets } from '../contestants/long-game'

const clans: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']

const required: { readonly daimyo: typeof daimyo } = createRequire(import.meta.url)('totemforge/daimyo')

/** A game for so many clans, who take turns at sitting first; basic and advanced boards take turns too. */
export const tableFor = (count: number, seed: number, game = daimyo): State =>
  game.setup({
    seed,
    clans: [...clans.slice(seed % 4), ...clans.slice(0, seed % 4)].slice(0, count),
    boards: (seed >> 2) % 2 === 0 ? 'basic' : 'advanced',
  })

const fourClans = (game: typeof daimyo): LongGame<State, Action> => ({
  ...game,
  actions: 500,
  setup: (seed) => tableFor(4, seed, game),
  isOver: ({ result }) => result !== null,
})

export const daimyoForFour = {
  name: 'Daimyo',
  contestants: longGame(fourClans(daimyo), fourClans(required.daimyo), 150, 6),
  variants: {},
  targets: longGameTargets(40),
}
