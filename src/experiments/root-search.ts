import { shareOf } from '../arena'
import { playMatch } from '../core'
import { type Faction, root } from '../root'
import { greedy, rootGuide } from '../root/bots'
import { halving } from '../search'
import { number, objectOf } from '../toolkit'
import { experiment, type Row } from './experiment'
import { row, sum } from './markdown'
import { factions, tableOf } from './root-tables'

/** So much for a decision; little, because a game has many. */
const iterations = 60

const sizes = [3, 4, 5, 6] as const

/** One faction at a table of greedy players, played by a search or greedily too. */
interface Table extends Row {
  readonly faction: Faction
  readonly players: number
  readonly searches: boolean
}

interface Game {
  /** The share of the win. */
  readonly won: number
}

const rows: readonly Table[] = sizes.flatMap((players) =>
  [false, true].flatMap((searches) =>
    factions.map((faction) => ({
      name: `${faction} of ${players}, ${searches ? 'a search' : 'greedy'}`,
      // A greedy game costs little.
      games: searches ? 100 : 1000,
      faction,
      players,
      searches,
    })),
  ),
)

function cell(games: readonly Game[]): string {
  if (games.length === 0) return ''
  const found = shareOf(sum(games.map(({ won }) => won)), games.length)
  const [share, low, high] = [found.share, found.low, found.high].map((each) => Math.round(100 * each))
  return `${share} (${low} to ${high})`
}

/** A search of Root in the seat of each faction, among greedy players. */
export const rootSearch = experiment<Table, Game>({
  name: 'root-search',
  measures: 'a search of Root in the seat of each faction, among greedy players',
  page: 'docs/bots.md#a-search-of-root',
  seeds: 'the number of the game, from 0; it also draws factions, map and deck',
  minutes: 1500,
  rules: { root: root.version },
  rows,
  result: objectOf<Game>({ won: number }),
  play({ faction, players, searches }, seed) {
    const options = tableOf(players, seed, faction)
    const mine = searches ? halving(root, { iterations, guide: rootGuide }) : greedy
    const policies = Object.fromEntries(
      options.factions.map((each, index) => [root.seats[index], each === faction ? mine : greedy]),
    )
    const match = playMatch(root, { options, policies, maxActions: 20_000 })
    if (match.error) throw new Error(match.error.message)
    const winners = match.outcome?.winners ?? []
    const seat = root.seats[options.factions.indexOf(faction)]
    return { won: seat !== undefined && winners.includes(seat) ? 1 / winners.length : 0 }
  },
  figures: (games, { faction }) => [{ name: `wins of ${faction}`, isShare: true, values: games.map(({ won }) => won) }],
  tables(played) {
    const of = (faction: Faction, players: number, searches: boolean): readonly Game[] =>
      [...played].find(
        ([each]) => each.faction === faction && each.players === players && each.searches === searches,
      )?.[1] ?? []
    const most = (searches: boolean): number =>
      Math.max(0, ...[...played].flatMap(([each, games]) => (each.searches === searches ? games.length : [])))
    return [
      `Shares of wins in percent, with 95 % intervals: \`halving\` with ${iterations} playouts a decision and \`rootGuide\` in ${most(true)} games, \`greedy\` in ${most(false)}; the others at the table play \`greedy\`. Factions, maps and decks are drawn.`,
      '',
      `| | ${sizes.map((players) => `search, ${players} seats | greedy, ${players} seats`).join(' | ')} |`,
      `| --- |${sizes.map(() => ' ---: | ---: |').join('')}`,
      ...factions.map((faction) =>
        row([
          faction,
          ...sizes.flatMap((players) => [cell(of(faction, players, true)), cell(of(faction, players, false))]),
        ]),
      ),
    ].join('\n')
  },
})
