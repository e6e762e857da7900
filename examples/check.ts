import { checkGame } from 'totemforge/testing'
import { connectFour } from './games/connect-four.ts'

const { games, finished, broken, untested } = checkGame(connectFour, { options: (seed) => ({ seed }) })
console.log(`${finished} of ${games} games came to their end, and ${broken.length} laws were broken.`)
console.log(`Never tested: ${untested.join(', ') || 'none'}.`)
