import { checkGame } from 'totemforge/testing'
import { marketDay, piles } from './games/market-day.ts'

const { games, finished, broken } = checkGame(marketDay, { options: (seed) => ({ seed, players: 3 }), piles })
console.log(`${finished} of ${games} games came to their end, and ${broken.length} laws were broken.`)
