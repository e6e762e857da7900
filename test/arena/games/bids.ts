import { defineGame, type Policy } from 'totemforge'
import type { TerminalGame } from 'totemforge/toolkit'

const seats = ['s1', 's2', 's3', 's4', 's5', 's6'] as const
export type Seat = (typeof seats)[number]

interface State {
  players: number
  bids: number[]
}

interface Options {
  seed: string | number
  players?: number
}

/** Each seat names a number once, and the highest wins: what a policy is worth is known. */
export const bids = defineGame({
  id: 'bids',
  version: '1.0.0',
  seats,
  setup: ({ players = 2 }: Options): State => ({ players, bids: [] }),
  players: ({ players }) => seats.slice(0, players),
  toAct: ({ players, bids }) => (bids.length < players ? (seats[bids.length] ?? null) : null),
  legalActions: ({ players, bids }) => (bids.length < players ? [0, 1, 2, 3, 4, 5, 6] : []),
  step: (state, bid) => void state.bids.push(bid),
  outcome({ players, bids }) {
    if (bids.length < players) return null
    const highest = Math.max(...bids)
    const playing = seats.slice(0, players)
    return {
      winners: highest === 0 ? [] : playing.filter((_, index) => bids[index] === highest),
      reason: highest === 0 ? 'nobody bid' : 'highest',
      scores: Object.fromEntries(playing.map((seat, index) => [seat, bids[index] ?? 0])),
    }
  },
  clone: ({ players, bids }) => ({ players, bids: bids.slice() }),
  view: ({ players, bids }) => ({ players, bids: bids.slice() }),
  determinize: ({ players, bids }) => ({ players, bids: bids.slice() }),
  format: String,
  parse: (text) => Number(text),
})

const always = (bid: number): { policy: Policy<State, number, Seat> } => ({
  policy: { name: `always ${bid}`, choose: () => bid },
})

const described: TerminalGame<State, number, State, Options, Seat> = {
  game: bids,
  title: 'Bids',
  settings: [{ name: 'stake', values: '1 to 9', meaning: 'how much it is about' }],
  options: ({ seed, players }) => (players === null ? { seed } : { seed, players }),
  opponents: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((bid) => [`b${bid}`, always(bid)])),
}

export default described
