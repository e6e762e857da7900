import { meanOf, shareOf } from '../arena/interval'
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

/** Games of a search in each cell, by the number of seats: a game of six costs four times as much as one of three. */
const gamesAt = { 3: 40, 4: 40, 5: 20, 6: 10 } as const

const sizes = [3, 4, 5, 6] as const

/** A greedy game costs little, so there are so many for each of a search. */
const greedyGames = 5

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
      games: gamesAt[players] * (searches ? 1 : greedyGames),
      faction,
      players,
      searches,
    })),
  ),
)

const rounded = (shares: readonly number[]): string => {
  const [share, low, high] = shares.map((each) => Math.round(100 * each))
  return `${share} (${low} to ${high})`
}

function cell(games: readonly Game[]): string {
  if (games.length === 0) return ''
  const { share, low, high } = shareOf(sum(games.map(({ won }) => won)), games.length)
  return rounded([share, low, high])
}

/** With fewer games a cell or a difference says nothing. */
const enough = 10

/** What a search wins more than greedy does in the same seat of the same deals. */
function difference(deals: readonly (readonly [Game, Game])[]): string {
  if (deals.length < enough) return ''
  const { mean, low, high } = meanOf(deals.map(([search, greedy]) => search.won - greedy.won))
  return rounded([mean, low, high])
}

/** A search of Root in the seat of each faction, among greedy players. */
export const rootSearch = experiment<Table, Game>({
  name: 'root-search',
  measures: 'a search of Root in the seat of each faction, among greedy players',
  page: 'docs/bots.md#a-search-of-root',
  seeds: 'the number of the game, from 0; it also draws factions, map and deck',
  minutes: 270,
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
  tables(results) {
    const of = (faction: Faction, players: number, searches: boolean): readonly Game[] =>
      [...results].find(
        ([each]) => each.faction === faction && each.players === players && each.searches === searches,
      )?.[1] ?? []
    const all = (among: readonly Faction[], searches: boolean): readonly Game[] =>
      among.flatMap((faction) => sizes.flatMap((players) => of(faction, players, searches)))
    const deals = (among: readonly Faction[]): readonly (readonly [Game, Game])[] =>
      among.flatMap((faction) =>
        sizes.flatMap((players) => {
          const greedily = of(faction, players, false)
          return of(faction, players, true).flatMap((search, deal) => {
            const other = greedily[deal]
            return other ? [[search, other] as const] : []
          })
        }),
      )
    const shown = sizes.filter((players) => factions.every((faction) => of(faction, players, true).length >= enough))
    const played = (players: number): string =>
      `${factions.reduce((count, faction) => count + of(faction, players, true).length, 0)} of ${players}`
    const bySize = [
      row(['', ...shown.flatMap((players) => [`search, ${players} seats`, `greedy, ${players} seats`])]),
      row(['---', ...shown.flatMap(() => ['---:', '---:'])]),
      ...factions.map((faction) =>
        row([
          faction,
          ...shown.flatMap((players) => [cell(of(faction, players, true)), cell(of(faction, players, false))]),
        ]),
      ),
      '',
      'The same over all tables:',
      '',
    ]
    return [
      `Shares of wins in percent, with 95 % intervals: \`halving\` with ${iterations} playouts a decision and \`rootGuide\`, and \`greedy\` in the same seat of the same deals, and of more as far as they are played; the others at the table play \`greedy\`. Factions, maps and decks are drawn. The difference is the mean of what the search wins more than \`greedy\` in the same deal. Games of the search by seats: ${sizes.map(played).join(', ')}.`,
      '',
      ...(shown.length > 0 ? bySize : []),
      row(['', 'games of search', 'search', 'greedy', 'difference']),
      row(['---', '---:', '---:', '---:', '---:']),
      ...[...factions.map((faction) => ({ name: faction, among: [faction] })), { name: 'all', among: factions }].map(
        ({ name, among }) =>
          row([
            name,
            all(among, true).length,
            cell(all(among, true)),
            cell(all(among, false)),
            difference(deals(among)),
          ]),
      ),
    ].join('\n')
  },
})
