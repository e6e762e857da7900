import { type AnyListing, fileOf, policyNames } from '../../catalogue'
import type { AnswerTo } from '../answers'
import { longestLine } from '../line'
import { mostEnvironments, type World } from '../world'

/** The options of a usual game, without its seed. */
function usualOptions({ options }: AnyListing): Record<string, unknown> {
  const { seed: _chance, ...usual } = options({ seed: 0, players: null, settings: {}, turn: 0 })
  return usual
}

/** Lists the games. */
export const games = (world: World): AnswerTo<'games'> => ({
  protocol: 1,
  limits: { environments: mostEnvironments, line: longestLine },
  games: [...world.games].map(([name, { listing }]) => {
    const { game, encoding } = listing
    return {
      name,
      version: game.version,
      seats: [...game.seats],
      options: usualOptions(listing),
      policies: Object.fromEntries([...policyNames(listing)].filter(([policy]) => fileOf(policy) === null)),
      encoding: encoding
        ? { id: encoding.id, size: encoding.size, bounds: encoding.bounds, channels: [...encoding.channels] }
        : null,
    }
  }),
})
