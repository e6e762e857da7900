/** Plays a search of Root in the seat of each faction against three greedy players, and writes what came of it into docs/bots.md. */
import { fileURLToPath } from 'node:url'
import { playMatch } from 'totemforge'
import { root, type Seat } from 'totemforge/root'
import { greedy, rootGuide } from 'totemforge/root/bots'
import { halving } from 'totemforge/search'
import { shareOf } from '../src/arena/interval'
import { measure, percent } from './many-games'

const factions = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const
type Faction = (typeof factions)[number]

const seats = ['p1', 'p2', 'p3', 'p4'] as const satisfies readonly Seat[]

/** So much for a decision; little, because a game has many. */
const iterations = 60

interface Job {
  readonly faction: Faction
  readonly searches: boolean
}

interface Game {
  readonly won: number
  readonly score: number
}

/** The faction's seat goes around the table with the seed, and so do all others. */
function playOne({ faction, searches }: Job, seed: number): Game {
  const from = seed % factions.length
  const turned = [...factions.slice(from), ...factions.slice(0, from)]
  const table = Math.floor(seed / factions.length) % 2 === 0 ? turned : turned.reverse()
  const seat = seats[table.indexOf(faction)] ?? 'p1'
  const mine = searches ? halving(root, { iterations, guide: rootGuide }) : greedy
  const policies = { p1: greedy, p2: greedy, p3: greedy, p4: greedy, [seat]: mine }
  const match = playMatch(root, { options: { seed, factions: table }, policies, maxActions: 20_000 })
  if (match.error) throw new Error(match.error.message)
  const winners = match.outcome?.winners ?? []
  return { won: winners.includes(seat) ? 1 / winners.length : 0, score: match.outcome?.scores?.[seat] ?? 0 }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const jobs: readonly Job[] = [false, true].flatMap((searches) => factions.map((faction) => ({ faction, searches })))

function told(games: readonly Game[]): string {
  const won = mean(games.map((game) => game.won))
  const { low, high } = shareOf(won * games.length, games.length)
  return `${percent(won)} (${percent(low)} to ${percent(high)}); ${mean(games.map(({ score }) => score)).toFixed(1)}`
}

function table(played: ReadonlyMap<Job, readonly Game[]>, games: number): string {
  const row = (faction: Faction): string => {
    const cells = [true, false].map((searches) => {
      const job = jobs.find((each) => each.faction === faction && each.searches === searches)
      return told((job && played.get(job)) ?? [])
    })
    return ['', faction, ...cells, ''].join(' | ').trim()
  }
  return [
    `${games} games of four players in each cell, on the autumn map with the standard deck, the same seeds for both: \`halving\` with ${iterations} playouts a decision and \`rootGuide\`.`,
    '',
    '| against three greedy players | search wins; mean score | greedy wins; mean score |',
    '| --- | ---: | ---: |',
    ...factions.map(row),
  ].join('\n')
}

await measure({
  script: fileURLToPath(import.meta.url),
  games: 100,
  jobs,
  play: (job, games) => Array.from({ length: games }, (_, seed) => playOne(job, seed)),
  name: ({ faction, searches }) => `${faction}, ${searches ? 'a search' : 'greedy'}`,
  table,
  between: ['search of root', 'end of search'],
})
