import { describe, expect, test } from 'vitest'
import { type Action, loveLetter, type Seat, type State, seats } from '../../examples/games/love-letter'
import { playMatch, randomPolicy } from '../../src/core'
import { type Guide, ismcts } from '../../src/search'
import { games } from '../deep'

/** The end of a round is as far as it looks: every token is a step towards winning. */
const guide: Guide<State, Action, Seat> = {
  isRest: ({ ended }) => ended !== null,
  evaluate: ({ players, tokens }, seat) => tokens[seat] / players.reduce((sum, each) => sum + tokens[each], 0),
}

const policy = ismcts(loveLetter, { iterations: 40, guide })

describe('Love Letter is won more often than by chance, in each seat in turn', () => {
  test.each([2, 3, 4])('with %d players', (players) => {
    const matches = games(8)
    let won = 0
    for (let seed = 0; seed < matches; seed++) {
      const seat = seats[seed % players]
      const policies = Object.fromEntries(seats.map((each) => [each, each === seat ? policy : randomPolicy]))
      const { outcome, error } = playMatch(loveLetter, { options: { seed, players }, policies })
      expect(error).toBeNull()
      if (seat && outcome?.winners.includes(seat)) won++
    }
    expect(won / matches).toBeGreaterThan(1.5 / players)
  })
})
