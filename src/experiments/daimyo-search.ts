import { daimyo } from '../daimyo'
import { greedy } from '../daimyo/bots'
import { number, objectOf } from '../toolkit'
import { iterations, playOne, search } from './daimyo-games'
import { clans, tableOf } from './daimyo-tables'
import { experiment, type Row } from './experiment'
import { mean, row, shareText, sum } from './markdown'

/** A search among greedy players. */
interface Among extends Row {
  readonly players: number
}

/** A player alone against the Empire. */
interface Alone extends Row {
  readonly level: 'easy' | 'normal' | 'hard'
  readonly searches: boolean
}

interface Game {
  /** The share of the win. */
  readonly won: number
  readonly points: number
  /** The mean points of the others; 0 alone. */
  readonly others: number
}

const among: readonly Among[] = [2, 3, 4].map((players) => ({
  name: `search among ${players}`,
  games: players === 2 ? 200 : 100,
  players,
}))
const alone: readonly Alone[] = (['easy', 'normal', 'hard'] as const).flatMap((level) =>
  [true, false].map((searches) => ({
    name: `${searches ? 'search' : 'greedy'} against the Empire, ${level}`,
    games: 100,
    level,
    searches,
  })),
)

/** The seat of the search goes around. */
function playAmong({ players }: Among, seed: number): Game {
  const seat = seed % players
  const table = tableOf(players, Math.floor(seed / players))
  const one = search()
  const { won, points } = playOne({ seed, clans: table }, (clan) => (clan === table[seat] ? one : greedy))
  const own = points[seat] ?? 0
  return { won: won[seat] ?? 0, points: own, others: (sum(points) - own) / (players - 1) }
}

function playAlone({ level, searches }: Alone, seed: number): Game {
  const clan = clans[seed % clans.length] ?? 'nature'
  const player = searches ? search() : greedy
  const { won, points } = playOne({ seed, clans: [clan], difficulty: level }, () => player)
  return { won: won[0] ?? 0, points: points[0] ?? 0, others: 0 }
}

function line(played: Among | Alone, games: readonly Game[]): string {
  const others = 'level' in played ? '–' : mean(games.map((game) => game.others)).toFixed(1)
  const won = shareText(games.map((game) => game.won))
  return row([played.name, games.length, won, mean(games.map(({ points }) => points)).toFixed(1), others])
}

/** A search of Daimyo among greedy players, and alone against the Empire. */
export const daimyoSearch = experiment<Among | Alone, Game>({
  name: 'daimyo-search',
  measures: 'a search of Daimyo among greedy players, and against the Empire',
  page: 'docs/bots.md#a-search-of-daimyo',
  seeds: 'the number of the game, from 0; it also orders the clans',
  minutes: 60,
  rules: { daimyo: daimyo.version },
  rows: [...among, ...alone],
  result: objectOf<Game>({ won: number, points: number, others: number }),
  play: (played, seed) => ('level' in played ? playAlone(played, seed) : playAmong(played, seed)),
  figures: (games) => [
    { name: 'wins', isShare: true, values: games.map(({ won }) => won) },
    { name: 'points', values: games.map(({ points }) => points) },
  ],
  tables: (played) =>
    [
      `The search is \`halving\` with ${iterations} playouts a decision and \`daimyoGuide\`; the others are \`greedy\`. Seeds from 0.`,
      '',
      '| player | games | wins | mean points | mean of the others |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...[...played].map(([each, games]) => line(each, games)),
    ].join('\n'),
})
