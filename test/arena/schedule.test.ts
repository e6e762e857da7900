import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Fixture, fixtures, rotationOf, type TournamentPlan, tournament } from '../../src/arena'

const bids = resolve('test/arena/games/bids.ts')

const letters = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']

async function scheduled(plan: TournamentPlan) {
  const course = await rotationOf(tournament(plan))
  const games = await fixtures(tournament({ games: course.cycle, ...plan }))
  return { course, games }
}

const counted = (keys: readonly string[]): Record<string, number> =>
  keys.reduce<Record<string, number>>((counts, key) => Object.assign(counts, { [key]: (counts[key] ?? 0) + 1 }), {})

const seatsOf = (games: readonly Fixture[]): string[] =>
  games.flatMap(({ seated }) => Object.entries(seated).map(([seat, policy]) => `${policy} on ${seat}`))

/** The policies at a table, in any order of seats. */
const tableOf = ({ seated }: Fixture): string => Object.values(seated).sort().join(' ')

describe('in a cycle every policy has every seat equally often', () => {
  const plans = [2, 3, 4, 5, 6].flatMap((players) =>
    [1, 2, 3, 4, 6].flatMap((policies) =>
      (['round-robin', 'pairings'] as const).map((schedule) => ({ players, policies, schedule })),
    ),
  )

  test.each(plans)('$policies policies on $players seats, $schedule', async ({ players, policies, schedule }) => {
    const names = letters.slice(0, policies)
    const { course, games } = await scheduled({ game: bids, players, policies: names, schedule })
    const counts = counted(seatsOf(games))
    expect(games).toHaveLength(course.cycle)
    expect(Object.keys(counts)).toHaveLength(players * policies)
    expect(new Set(Object.values(counts)).size).toBe(1)
    // Where they sit as they sat before, chance is another: no game is there twice.
    expect(new Set(games.map(({ options, seated }) => JSON.stringify([options, seated]))).size).toBe(games.length)
  })
})

test('in a round robin as many different policies as there are seats sit at a table, and every choice of them', async () => {
  const { games } = await scheduled({ game: bids, players: 3, policies: letters.slice(0, 4) })
  expect(counted(games.map(tableOf))).toEqual({ 'b1 b2 b3': 3, 'b1 b2 b4': 3, 'b1 b3 b4': 3, 'b2 b3 b4': 3 })
})

test('in pairings each meets each, and they share the seats evenly', async () => {
  const { games } = await scheduled({
    game: bids,
    players: 4,
    policies: letters.slice(0, 3),
    schedule: 'pairings',
  })
  expect(counted(games.map(tableOf))).toEqual({ 'b1 b1 b2 b2': 4, 'b1 b1 b3 b3': 4, 'b2 b2 b3 b3': 4 })
  const { games: uneven } = await scheduled({ game: bids, players: 3, policies: ['b1', 'b2'], schedule: 'pairings' })
  expect(counted(uneven.map(tableOf))).toEqual({ 'b1 b1 b2': 3, 'b1 b2 b2': 3 })
})

test('a deal is played once from each place before the next begins', async () => {
  const games = await fixtures(tournament({ game: bids, policies: ['b1', 'b2'], games: 4, seed: 'here' }))
  expect(games).toEqual([
    { number: 0, options: { seed: 'here:0' }, seated: { s1: 'b1', s2: 'b2' } },
    { number: 1, options: { seed: 'here:0' }, seated: { s1: 'b2', s2: 'b1' } },
    { number: 2, options: { seed: 'here:1' }, seated: { s1: 'b1', s2: 'b2' } },
    { number: 3, options: { seed: 'here:1' }, seated: { s1: 'b2', s2: 'b1' } },
  ])
})

test('a single policy plays every deal once', async () => {
  const { course, games } = await scheduled({ game: bids, players: 3, policies: ['b1'], games: 2 })
  expect(course).toMatchObject({ seatings: 1, tables: 1, cycle: 1 })
  expect(games.map(({ options }) => options.seed)).toEqual(['1:0', '1:1'])
})

test('in time all orders around the table come, so that nobody is always followed by the same one', async () => {
  const games = await fixtures(tournament({ game: bids, players: 4, policies: letters.slice(0, 4), games: 24 }))
  expect(new Set(games.map(({ seated }) => Object.values(seated).join(' '))).size).toBe(24)
})

test('a longer tournament begins with the games of a shorter one', async () => {
  const plan = { game: 'root', policies: ['greedy', 'random'], players: 3 }
  const long = await fixtures(tournament({ ...plan, games: 50 }))
  expect(await fixtures(tournament({ ...plan, games: 20 }))).toEqual(long.slice(0, 20))
})

describe('the factions of Root go around as well', () => {
  const factionsOf = ({ options }: Fixture): readonly string[] =>
    'factions' in options && Array.isArray(options.factions) ? options.factions : []

  test.each([2, 3, 4, 5])('for %i players', async (players) => {
    const { course, games } = await scheduled({ game: 'root', policies: ['greedy', 'random', 'flat'], players })
    const played = games.flatMap((game) =>
      Object.entries(game.seated).map(([seat, policy]) => {
        const faction = factionsOf(game)[Number(seat.slice(1)) - 1] ?? ''
        return { policy: `${policy} as ${faction}`, seat: `${faction} on ${seat}` }
      }),
    )
    for (const counts of [counted(played.map(({ policy }) => policy)), counted(played.map(({ seat }) => seat))])
      expect(new Set(Object.values(counts)).size).toBe(1)
    expect(course.turns).toBe(Math.max(4, players))
    expect(new Set(games.flatMap(factionsOf)).size).toBe(Math.max(4, players))
  })

  test('those that are named, with the map and the deck', async () => {
    const settings = { factions: 'eyrie,alliance', map: 'lake', deck: 'exiles' }
    const { games } = await scheduled({ game: 'root', policies: ['greedy'], settings })
    expect(games.map(({ options }) => options)).toEqual([
      { seed: '1:0', factions: ['eyrie', 'alliance'], map: 'lake', deck: 'exiles' },
      { seed: '1:1', factions: ['alliance', 'eyrie'], map: 'lake', deck: 'exiles' },
    ])
  })

  test('with the advanced setup', async () => {
    const settings = { factions: 'draft', advanced: 'hirelings', landmarks: '2' }
    const { games } = await scheduled({ game: 'root', policies: ['greedy'], settings, games: 1 })
    const advanced = { hirelings: true, landmarks: { count: 2 } }
    expect(games.map(({ options }) => options)).toEqual([{ seed: '1:0', players: 4, factions: 'draft', advanced }])
  })
})

test('in a solo game the bot of the rulebook has its seat, and the policies take turns in the other', async () => {
  const { course, games } = await scheduled({
    policies: ['greedy', 'random'],
    settings: { mode: 'woodenbot' },
    games: 3,
  })
  expect(course).toMatchObject({ seats: ['ironclad'], seatings: 1, tables: 2, cycle: 2 })
  expect(games.map(({ seated }) => seated)).toEqual([
    { ironclad: 'greedy', woodwalkers: 'woodenbot' },
    { ironclad: 'random', woodwalkers: 'woodenbot' },
    { ironclad: 'greedy', woodwalkers: 'woodenbot' },
  ])
})

describe('what cannot be planned is refused in a sentence', () => {
  const plan = { game: bids, policies: ['b1', 'b2'] }
  test.each<[string, TournamentPlan, string]>([
    ['nobody', { policies: [] }, 'A tournament needs at least one policy.'],
    [
      'twice the same',
      { policies: ['greedy', 'greedy'] },
      'The policy "greedy" is named twice; a single policy plays against itself.',
    ],
    ['no games', { ...plan, games: 0 }, 'The number of games is a whole number from 1, not 0.'],
    ['half a player', { ...plan, players: 1.5 }, 'The number of players is a whole number from 1, not 1.5.'],
    ['no actions', { ...plan, limits: { actions: 0 } }, 'The limit of actions is a whole number from 1, not 0.'],
    [
      'no time',
      { ...plan, limits: { milliseconds: 0 } },
      'The limit of a decision is a number of milliseconds, not 0.',
    ],
    ['no seed', { ...plan, seed: Number.NaN }, 'A seed is a number or a text of at most 900 characters.'],
    [
      'another game',
      { ...plan, game: 'chess' },
      'There is no game "chess". There are ironwood, root, daimyo, or the file of a module.',
    ],
    ['a strange setting', { ...plan, settings: { colour: 'red' } }, 'Bids has no setting "colour". It has stake.'],
    [
      'a setting that makes no sense',
      { policies: ['greedy'], settings: { mode: 'war' } },
      '--mode takes duel, ironbot, woodenbot, not "war".',
    ],
    ['too many', { policies: ['greedy'], players: 3 }, 'Ironwood is for two: leave out --players.'],
    [
      'more than a game has',
      { game: resolve('examples/games/tic-tac-toe.ts'), policies: ['random'], players: 5 },
      'tic-tac-toe has 2 players with these settings, not 5: leave out --players.',
    ],
    [
      'more than clans',
      { game: 'daimyo', policies: ['greedy'], players: 5 },
      'Daimyo is for 1 to 4 players, not for 5.',
    ],
    ...[1, 7].map((players): [string, TournamentPlan, string] => [
      `${players} at a table of Root`,
      { game: 'root', policies: ['greedy'], players },
      `Root is for 2 to 6 players, not for ${players}.`,
    ]),
    [
      'too few factions',
      { game: 'root', policies: ['greedy'], players: 4, settings: { factions: 'eyrie,alliance' } },
      '--factions names 2 factions for 4 players: leave out --players.',
    ],
  ])('%s', async (_, plan, message) => {
    await expect((async () => fixtures(tournament(plan)))()).rejects.toMatchObject({ name: 'PlanError', message })
  })
})
