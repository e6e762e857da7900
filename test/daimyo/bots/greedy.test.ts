import { describe, expect, test } from 'vitest'
import { createRandom, playMatch, randomPolicy } from '../../../src/core'
import { type Clan, daimyo, type Options, type Seat } from '../../../src/daimyo'
import { greedy } from '../../../src/daimyo/bots'
import { difficulties } from '../../../src/daimyo/rules/vocabulary'
import { checkPolicy } from '../../../src/testing'
import { games } from '../../deep'

const all: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']

/** So many clans: every clan comes to every seat. */
const turned = (count: number, by: number): Clan[] =>
  all.map((_, index) => all[(index + by) % all.length] ?? 'nature').slice(0, count)

function play(options: Options, plays: (seat: Seat) => boolean) {
  const policies = Object.fromEntries(daimyo.seats.map((seat) => [seat, plays(seat) ? greedy : randomPolicy]))
  const match = playMatch(daimyo, { options, policies, maxActions: 2000 })
  expect(match.error).toBeNull()
  return match
}

describe('the greedy player of Daimyo', () => {
  test('answers legally, repeats itself and changes nothing it is shown', () => {
    const options = (seed: number): Options => ({
      seed,
      clans: turned((seed % 4) + 1, seed),
      boards: seed % 2 === 0 ? 'basic' : 'advanced',
    })
    expect(checkPolicy(daimyo, greedy, { options, seats: all, games: games(4), maxActions: 250 }).broken).toEqual([])
  })

  test.each([1, 2, 3, 4])(
    'knows no more than its view with %i clans: what it cannot see changes no answer',
    (count) => {
      const state = daimyo.setup({ seed: 5, clans: turned(count, 1), boards: 'advanced' })
      const random = createRandom(5)
      for (let number = 0; number < 150; number++) {
        const seat = daimyo.toAct(state)
        if (seat === null) break
        const other = daimyo.determinize(daimyo.view(state, seat), random)
        const [answer, answerThere] = [state, other].map((each) => {
          const [view, legal] = [daimyo.view(each, seat), daimyo.legalActions(each)]
          return greedy.choose({ view, legal, seat, random: createRandom(number) })
        })
        expect(answerThere).toEqual(answer)
        if (answer) daimyo.step(state, answer)
      }
    },
  )

  test.each(all)('beats three random players as %s, from every seat', (clan) => {
    const played = games(4)
    for (let seed = 0; seed < played; seed++) {
      const { outcome } = play({ seed, clans: turned(4, seed) }, (seat) => seat === clan)
      expect([seed, outcome?.winners]).toEqual([seed, [clan]])
    }
  })

  test.each([1, 2, 3, 4])('DAI-ROUND-01: games of %i clans end after five rounds', (count) => {
    for (let seed = 0; seed < games(2); seed++) {
      const boards = seed % 2 === 0 ? 'basic' : 'advanced'
      const { outcome, state } = play({ seed, clans: turned(count, seed), boards }, () => true)
      expect([outcome === null, state.round]).toEqual([false, 5])
    }
  })

  test.each(difficulties)('plays for the Empire too on the level %s', (difficulty) => {
    const { outcome, state } = play({ seed: 3, clans: ['nomads'], difficulty }, () => true)
    expect([outcome === null, state.round, state.empire?.opened.length]).toEqual([false, 5, 15])
  })
})
