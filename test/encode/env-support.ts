import type { Encoding } from 'totemforge/encode'
import { connectFour, type Drop, type Seat, type State } from '../../examples/games/connect-four'

const drops = connectFour.legalActions(connectFour.setup({ seed: 0 }))

const indexOf = (drop: Drop): number => drop.column - 1

/** Connect Four as numbers: own discs, then theirs. */
export const connectFourEncoding: Encoding<State, Drop, State, Seat> = {
  id: 'connect-four-1',
  bounds: { players: { least: 2, most: 2 }, actions: 7, length: 42, utility: { least: -1, most: 1 } },
  indexOf,
  actionAt(index) {
    const drop = drops[index]
    if (!drop) throw new RangeError(`There is no action ${index}.`)
    return drop
  },
  mask(legal, into = new Uint8Array(7)) {
    into.fill(0)
    for (const drop of legal) into[indexOf(drop)] = 1
    return into
  },
  channels: [{ name: 'discs', size: 84, least: 0, most: 1, meaning: 'own discs, then theirs' }],
  size: 84,
  observe({ cells }, seat, into = new Float32Array(84)) {
    const [own, theirs] = seat === 'red' ? 'ry' : 'yr'
    for (const [index, cell] of [...cells.replaceAll('|', '')].entries()) {
      into[index] = cell === own ? 1 : 0
      into[42 + index] = cell === theirs ? 1 : 0
    }
    return into
  },
  informationKey: ({ cells }) => cells,
  positionKey: ({ cells }) => cells,
  returns: ({ winner }) => ({ red: share(winner, 'red'), yellow: share(winner, 'yellow') }),
}

const share = (winner: Seat | null, seat: Seat): number => (winner === null ? 0 : winner === seat ? 1 : -1)
