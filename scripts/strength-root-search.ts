/** Plays a search of Root in the seat of each faction against greedy players, and writes what came of it into docs/bots.md. */
import { fileURLToPath } from 'node:url'
import { playMatch } from 'totemforge'
import { type Faction, root } from 'totemforge/root'
import { greedy, rootGuide } from 'totemforge/root/bots'
import { halving } from 'totemforge/search'
import { shareOf } from '../src/arena/interval'
import { measure } from './many-games'
import { factions, tableOf } from './root-tables'

/** So much for a decision; little, because a game has many. */
const iterations = 60

const sizes = [3, 4, 5, 6] as const

/** A greedy game costs little: for each game of a search so many are played. */
const greedyGames = 10

interface Job {
  readonly faction: Faction
  readonly players: number
  readonly searches: boolean
}

/** The share of the win. */
function playOne({ faction, players, searches }: Job, seed: number): number {
  const options = tableOf(players, seed, faction)
  const mine = searches ? halving(root, { iterations, guide: rootGuide }) : greedy
  const policies = Object.fromEntries(
    options.factions.map((each, index) => [root.seats[index], each === faction ? mine : greedy]),
  )
  const match = playMatch(root, { options, policies, maxActions: 20_000 })
  if (match.error) throw new Error(match.error.message)
  const winners = match.outcome?.winners ?? []
  const seat = root.seats[options.factions.indexOf(faction)]
  return seat !== undefined && winners.includes(seat) ? 1 / winners.length : 0
}

const gamesOf = ({ searches }: Job, games: number): number => (searches ? games : games * greedyGames)

const jobs: readonly Job[] = sizes.flatMap((players) =>
  [false, true].flatMap((searches) => factions.map((faction) => ({ faction, players, searches }))),
)

function cell(won: readonly number[]): string {
  if (won.length === 0) return ''
  const [share, low, high] = [
    shareOf(
      won.reduce((sum, each) => sum + each, 0),
      won.length,
    ),
  ].flatMap((found) => [found.share, found.low, found.high].map((each) => Math.round(100 * each)))
  return `${share} (${low} to ${high})`
}

function table(played: ReadonlyMap<Job, readonly number[]>, games: number): string {
  const row = (faction: Faction): string => {
    const cells = sizes.flatMap((players) =>
      [true, false].map((searches) => {
        const job = jobs.find(
          (each) => each.faction === faction && each.players === players && each.searches === searches,
        )
        return cell((job && played.get(job)) ?? [])
      }),
    )
    return ['', faction, ...cells, ''].join(' | ').trim()
  }
  return [
    `Shares of wins in percent, with 95 % intervals: \`halving\` with ${iterations} playouts a decision and \`rootGuide\` in ${games} games, \`greedy\` in ${games * greedyGames}; the others at the table play \`greedy\`. Factions, maps and decks are drawn.`,
    '',
    `| | ${sizes.map((players) => `search, ${players} seats | greedy, ${players} seats`).join(' | ')} |`,
    `| --- |${sizes.map(() => ' ---: | ---: |').join('')}`,
    ...factions.map(row),
  ].join('\n')
}

await measure({
  script: fileURLToPath(import.meta.url),
  games: 100,
  jobs,
  play: (job, games) => Array.from({ length: gamesOf(job, games) }, (_, seed) => playOne(job, seed)),
  name: ({ faction, players, searches }) => `${faction} of ${players}, ${searches ? 'a search' : 'greedy'}`,
  table,
  between: ['search of root', 'end of search'],
  kept: 'report/strength-root-search.jsonl',
})
