/** Plays a search of Daimyo against greedy players and against the Empire, and writes what came of it into docs/bots.md. */
import { fileURLToPath } from 'node:url'
import { shareOf } from '../src/arena/interval'
import { greedy } from '../src/daimyo/bots'
import { clans, fingerprint, type Game, iterations, playOne, search, sum, tableOf } from './daimyo-games'
import { measure, percent } from './many-games'

type Level = 'easy' | 'normal' | 'hard'

/** A part of the games of a row: the search among greedy players, or a player alone against the Empire. */
interface Job {
  readonly players: number
  readonly level?: Level
  readonly alone?: 'search' | 'greedy'
  readonly part: number
}

/** So many parts has each row. */
const rows: readonly (readonly [Omit<Job, 'part'>, parts: number])[] = [
  [{ players: 2 }, 20],
  [{ players: 3 }, 10],
  [{ players: 4 }, 10],
  ...(['easy', 'normal', 'hard'] as const).flatMap((level) =>
    (['search', 'greedy'] as const).map((alone) => [{ players: 1, level, alone }, 10] as const),
  ),
]

const keyOf = ({ players, level, alone }: Omit<Job, 'part'>): string => [players, level, alone].join(' ')

/** What the search did in a game, and the mean of the others. */
interface Played {
  readonly won: number
  readonly points: number
  readonly others: number
}

/** The seat of the search goes around. */
function among({ players }: Job, seed: number): Played {
  const seat = seed % players
  const table = tableOf(players, Math.floor(seed / players))
  const one = search()
  const { won, points }: Game = playOne({ seed, clans: table }, (clan) => (clan === table[seat] ? one : greedy))
  const own = points[seat] ?? 0
  return { won: won[seat] ?? 0, points: own, others: (sum(points) - own) / (players - 1) }
}

function solo({ level = 'normal', alone }: Job, seed: number): Played {
  const clan = clans[seed % clans.length] ?? 'nature'
  const player = alone === 'greedy' ? greedy : search()
  const { won, points } = playOne({ seed, clans: [clan], difficulty: level }, () => player)
  return { won: won[0] ?? 0, points: points[0] ?? 0, others: 0 }
}

const jobs: readonly Job[] = rows
  .flatMap(([row, parts]) => Array.from({ length: parts }, (_, part) => ({ job: { ...row, part }, at: part / parts })))
  .sort((one, other) => one.at - other.at)
  .map(({ job }) => job)

function line(row: Omit<Job, 'part'>, games: readonly Played[]): string {
  const { low, high, share } = shareOf(sum(games.map(({ won }) => won)), games.length)
  const mean = (numbers: readonly number[]): string => (sum(numbers) / numbers.length).toFixed(1)
  const name = row.level ? `${row.alone} against the Empire, ${row.level}` : `search among ${row.players}`
  const others = row.level ? '–' : mean(games.map((each) => each.others))
  const cells = [name, games.length, `${percent(share)} (${percent(low)} to ${percent(high)})`]
  return ['', ...cells, mean(games.map(({ points }) => points)), others, ''].join(' | ').trim()
}

function table(played: ReadonlyMap<Job, readonly Played[]>): string {
  const byRow = new Map<string, Played[]>()
  for (const [job, games] of played) byRow.set(keyOf(job), [...(byRow.get(keyOf(job)) ?? []), ...games])
  return [
    `The search is \`halving\` with ${iterations} playouts a decision and \`daimyoGuide\`; the others are \`greedy\`. Seeds from 0.`,
    '',
    '| player | games | wins | mean points | mean of the others |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.flatMap(([row]) => {
      const games = byRow.get(keyOf(row))
      return games ? [line(row, games)] : []
    }),
  ].join('\n')
}

await measure<Job, Played[]>({
  script: fileURLToPath(import.meta.url),
  games: 10,
  jobs,
  play: (job, games) =>
    Array.from({ length: games }, (_, game) => (job.level ? solo : among)(job, job.part * games + game)),
  name: (job) => `${keyOf(job).trim()}, part ${job.part + 1}`,
  table,
  between: ['strength of daimyo', 'end of daimyo'],
  kept: `bench/measured/strength-daimyo-${fingerprint}.jsonl`,
})
