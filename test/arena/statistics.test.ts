import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bradleyTerry,
  type Played,
  shareOf,
  sharesByDeal,
  summarise,
  type TournamentPlan,
  tournament,
} from '../../src/arena'
import { placesOf } from '../../src/arena/places'
import { ratingsOf } from '../../src/arena/ratings'
import { bids, playHere } from './here'

describe('a share comes with the interval of Wilson', () => {
  // The interval for 81 of 263 is the example of Newcombe, Statistics in Medicine 17 (1998), as are the others.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (won, games, low, high) => {
    const share = shareOf(won, games)
    expect(share).toMatchObject({ won, games, share: won / games })
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })

  test('of nothing nothing is known', () => {
    expect(shareOf(0, 0)).toEqual({ games: 0, won: 0, share: 0, low: 0, high: 1 })
  })

  test('it holds the share, and is narrower the more is played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (games, some) => {
        const won = Math.min(some, games)
        const { low, high, share } = shareOf(won, games)
        const more = shareOf(4 * won, 4 * games)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(high).toBeLessThanOrEqual(1)
        expect(low).toBeLessThanOrEqual(share + 1e-12)
        expect(high).toBeGreaterThanOrEqual(share - 1e-12)
        expect(more.high - more.low).toBeLessThan(high - low)
      }),
    )
  })
})

describe('places', () => {
  const seats = ['a', 'b', 'c', 'd']
  test.each([
    ['the winner, and the others by points', { winners: ['b'], scores: { a: 3, b: 9, c: 7, d: 3 } }, [3.5, 1, 2, 3.5]],
    ['several winners share their places', { winners: ['a', 'c'] }, [1.5, 3.5, 1.5, 3.5]],
    ['nobody has won, and all share all', { winners: [], scores: { a: 5 } }, [2.5, 2.5, 2.5, 2.5]],
    [
      'the game gives the places, and a seat that it leaves out is last',
      { winners: ['d'], places: [['d'], ['a', 'b']] },
      [2.5, 2.5, 4, 1],
    ],
    ['a winner with fewer points', { winners: ['a'], scores: { a: 1, b: 5, c: 4, d: 3 } }, [1, 2, 3, 4]],
    ['a seat without points comes after seats with points', { winners: ['a'], scores: { c: -2 } }, [1, 3.5, 2, 3.5]],
  ])('%s', (_, outcome, places) => {
    expect(Object.values({ ...placesOf({ reason: 'over', ...outcome }, seats) })).toHaveLength(4)
    expect(seats.map((seat) => placesOf({ reason: 'over', ...outcome }, seats)[seat])).toEqual(places)
  })

  test('without an end all share all', () => {
    expect(placesOf(null, ['a', 'b'])).toEqual({ a: 1.5, b: 1.5 })
  })
})

const game = (number: number, seated: Record<string, string>, places: Record<string, number>): Played => ({
  number,
  seed: `1:${number}`,
  seated,
  factions: {},
  winners: Object.keys(places).filter((seat) => places[seat] === 1),
  cause: 'over',
  places,
  scores: {},
  actions: 10,
  time: {},
  failure: null,
})

describe('ratings', () => {
  test('after one game they are those that openskill documents', () => {
    const ratings = ratingsOf([game(0, { a: 'one', b: 'two' }, { a: 1, b: 2 })])
    expect(ratings.get('one')?.strength).toBeCloseTo(27.63523138347365, 10)
    expect(ratings.get('two')?.strength).toBeCloseTo(22.36476861652635, 10)
    for (const name of ['one', 'two']) expect(ratings.get(name)?.error).toBeCloseTo(8.065506316323548, 10)
  })

  test('the better is rated higher, the surer the more was played', async () => {
    const plan: TournamentPlan = { game: bids, players: 4, policies: ['b1', 'b2', 'b3', 'b4'], games: 48 }
    const { policies } = (await playHere(plan)).summary
    const strengths = policies.map(({ rating }) => rating?.strength ?? 0)
    expect(strengths).toEqual([...strengths].sort((one, other) => one - other))
    const early = summarise(tournament(plan), (await playHere({ ...plan, games: 8 })).played)
    for (const [index, { rating }] of policies.entries())
      expect(rating?.error).toBeLessThan(early.policies[index]?.rating?.error ?? 0)
  })

  test('a policy with several seats gains no more than with one', () => {
    const twice = ratingsOf([game(0, { a: 'one', b: 'one', c: 'two', d: 'two' }, { a: 1.5, b: 1.5, c: 3.5, d: 3.5 })])
    expect((twice.get('one')?.strength ?? 0) + (twice.get('two')?.strength ?? 0)).toBeCloseTo(50, 6)
    expect(twice.get('one')?.strength).toBeGreaterThan(25)
    expect(twice.get('one')?.strength).toBeLessThan(28)
  })

  test('a policy that met no other has none', async () => {
    const { policies } = (await playHere({ game: bids, policies: ['b3'], games: 2 })).summary
    expect(policies.map(({ rating }) => rating)).toEqual([null])
  })
})

describe('the summary', () => {
  test('counts wins by policy and by seat, with places, points and causes', async () => {
    const { summary } = await playHere({ game: bids, players: 3, policies: ['b1', 'b2', 'b6'], games: 6 })
    expect(summary).toMatchObject({ planned: 6, games: 6, drawn: 0, endless: 0, failed: 0 })
    expect(summary.policies.map(({ name, games, won, place, points }) => [name, games, won, place, points])).toEqual([
      ['b1', 6, 0, 3, 1],
      ['b2', 6, 0, 2, 2],
      ['b6', 6, 6, 1, 6],
    ])
    expect(summary.seats.map(({ name, won, games }) => [name, won, games])).toEqual([
      ['s1', 2, 6],
      ['s2', 2, 6],
      ['s3', 2, 6],
    ])
    expect(summary.causes).toEqual([{ cause: 'highest', games: 6, winners: { s1: 2, s2: 2, s3: 2 } }])
    expect(summary.lengths).toEqual({ mean: 3, median: 3, least: 3, most: 3 })
    expect(summary.factions).toEqual([])
    const met = summary.meetings.find(({ name, other }) => name === 'b2' && other === 'b1')
    expect(met).toMatchObject({ won: 6, games: 6 })
  })

  test('a shared victory is a part for each, a draw is nobody’s', async () => {
    const plan = { game: bids, players: 4, schedule: 'pairings', policies: ['b6', 'b1'], games: 4 } as const
    const [six, one] = (await playHere(plan)).summary.policies
    expect(six).toMatchObject({ name: 'b6', games: 8, won: 4, share: 0.5, place: 1.5 })
    expect(one).toMatchObject({ name: 'b1', games: 8, won: 0, place: 3.5 })
    const drawn = (await playHere({ game: bids, policies: ['b0'], games: 3 })).summary
    expect(drawn).toMatchObject({ drawn: 3, policies: [{ won: 0, games: 6, place: 1.5 }] })
  })

  test('the factions of Root are told apart from its seats', async () => {
    const settings = { factions: 'marquise,eyrie' }
    const plan = { game: 'root', policies: ['random'], settings, games: 2, limits: { actions: 60 } }
    const { summary } = await playHere(plan)
    expect(summary).toMatchObject({ endless: 2, drawn: 2, lengths: { least: 60, most: 60 } })
    expect(summary.causes).toEqual([{ cause: 'endless', games: 2, winners: {} }])
    expect(summary.factions.map(({ name }) => name)).toEqual(['eyrie', 'marquise'])
  })

  test('each policy has its share by deal and its strength, where the deals allow it', async () => {
    const { summary, played } = await playHere({ game: bids, policies: ['b1', 'b2', 'b3'], games: 30 })
    const strengths = bradleyTerry(played) ?? []
    for (const { name, share, byDeal, strength } of summary.policies) {
      expect(byDeal).toEqual(sharesByDeal(played).find((each) => each.name === name))
      expect(byDeal?.share).toBeCloseTo(share, 10)
      expect(strength).toEqual(strengths.find((each) => each.name === name) ?? null)
    }
    const { policies } = summarise(tournament({ policies: ['b1', 'b2'] }), played.slice(0, 1))
    expect(policies.map(({ strength }) => strength)).toEqual(policies.map(() => null))
  })

  test('the order in which games come, and games that come twice, change nothing', async () => {
    const {
      tournament: whole,
      played,
      summary,
    } = await playHere({ game: bids, policies: ['b1', 'b2', 'b3'], games: 30 })
    fc.assert(
      fc.property(fc.shuffledSubarray([...played, ...played], { minLength: 60 }), (games) => {
        expect(summarise(whole, games)).toEqual(summary)
      }),
      { numRuns: 10 },
    )
  })

  test('lengths are of the games that were played out, with the middle between two', () => {
    const lengths = [4, 8, 20, 10].map(
      (actions, number): Played => ({ ...game(number, { a: 'x', b: 'y' }, { a: 1, b: 2 }), actions }),
    )
    const failure = { kind: 'threw', seat: 'a', policy: 'x', action: 1, message: 'No.' } as const
    const lost: Played = { ...game(4, { a: 'x', b: 'y' }, { a: 2, b: 1 }), actions: 1, failure }
    const { lengths: told, failed, policies } = summarise(tournament({ policies: ['x', 'y'] }), [...lengths, lost])
    expect(told).toEqual({ mean: 10.5, median: 9, least: 4, most: 20 })
    expect(failed).toBe(1)
    expect(policies.map(({ failures }) => failures.threw)).toEqual([1, 0])
  })
})
