import { createRandom } from '../../src/core'
import type { Options } from '../../src/root'
import { deckIds, mapIds } from '../../src/root/rules/vocabulary'

/** The draft, hirelings and landmarks at once, for 2 to 6 players, on every map and with both decks. */
export function everything(seed: number): Options {
  const random = createRandom(seed, 'everything')
  const players = random.integer(2, 6)
  return {
    seed,
    players,
    factions: 'draft',
    map: random.pick([...mapIds]),
    deck: random.pick([...deckIds]),
    everyQuestion: random.integer(1, 4) === 1,
    advanced: {
      hirelings: true,
      landmarks: { count: random.pick([1, 2]), ownLeftOut: random.pick([true, false]) },
      secondVagabond: random.pick([true, false]),
      insurgents: players === 2 && random.pick([true, false]),
    },
  }
}
