import { describe, expect, test } from 'vitest'
import { tournamentCsv, tournamentPicture, tournamentText } from '../../src/arena'
import { bids, playHere } from './here'

const named = { game: 'bids', players: null, settings: {} }

/** A tournament of policies whose strength is known, one of which is not worthy of the name. */
async function told() {
  const tourney = await playHere({
    game: bids,
    players: 3,
    policies: ['b1', 'b2', 'b3', './no "bot", that.mjs'],
    games: 12,
  })
  return tourney
}

describe('the output of a tournament has not changed', () => {
  test('as text, as a picture and as comma-separated values', async () => {
    const tourney = await told()
    const shown = {
      ...tourney,
      tournament: { ...tourney.tournament, ...named },
      summary: { ...tourney.summary, game: 'bids' },
    }
    await expect(tournamentText(shown)).toMatchFileSnapshot('../golden/arena/bids.txt')
    await expect(tournamentPicture(shown)).toMatchFileSnapshot('../golden/arena/bids.svg')
    await expect(tournamentCsv(tourney.played)).toMatchFileSnapshot('../golden/arena/bids.csv')
  })
})
