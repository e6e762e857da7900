import { shareOf } from '../arena'
import { type Policy, playMatch, randomPolicy } from '../core'
import { type Action, type Faction, root, type Seat, type View } from '../root'
import { greedy } from '../root/bots'
import { listOf, nullable, number, objectOf, text, whole } from '../toolkit'
import { experiment, type Row } from './experiment'
import { count, mean, percent, row, sum } from './markdown'
import { factions, tableOf } from './root-tables'

/** A table of so many players; `alone` is the one faction that greedy plays against players by chance, `advanced` adds hirelings and landmarks. */
interface Table extends Row {
  readonly players: number
  readonly alone?: Faction
  readonly advanced?: true
}

interface Game {
  readonly rounds: number
  readonly actions: number
  readonly reason: string | null
  /** By place at the table: the share of the win, and the points of those who have a marker. */
  readonly won: readonly number[]
  readonly scores: readonly (number | null)[]
}

const games = 100
const sizes = [2, 3, 4, 5, 6] as const

const tables: readonly Table[] = sizes.map((players) => ({ name: `${players} players`, games, players }))
const advanced: readonly Table[] = sizes.map((players) => ({
  name: `${players} and more`,
  games,
  players,
  advanced: true,
}))
const lone: readonly Table[] = factions.map((alone) => ({ name: `${alone} alone`, games, players: 4, alone }))

function play({ players, alone, advanced }: Table, seed: number): Game {
  const options = tableOf(players, seed, alone)
  const seats = root.seats.slice(0, players)
  const policies: Partial<Record<Seat, Policy<View, Action, Seat>>> = {}
  for (const [index, seat] of seats.entries())
    policies[seat] = alone === undefined || alone === options.factions[index] ? greedy : randomPolicy
  const landmarks = { count: seed % 2 === 0 ? 1 : 2 } as const
  const match = playMatch(root, {
    options: advanced ? { ...options, advanced: { hirelings: true, landmarks } } : options,
    policies,
    maxActions: 20_000,
  })
  if (match.error) throw new Error(match.error.message)
  const { outcome, state, actions } = match
  return {
    rounds: state.round,
    actions,
    reason: outcome?.reason ?? null,
    won: seats.map((seat) => (outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0)),
    scores: seats.map((seat) => outcome?.scores?.[seat] ?? null),
  }
}

/** The places of a faction in the games of a table. */
const placesOf = (
  faction: Faction,
  { players, alone }: Table,
  played: readonly Game[],
): { readonly won: number; readonly score: number | null }[] =>
  played.flatMap(({ won, scores }, seed) => {
    const place = tableOf(players, seed, alone).factions.indexOf(faction)
    return place < 0 ? [] : [{ won: won[place] ?? 0, score: scores[place] ?? null }]
  })

function lengths({ players, advanced }: Table, played: readonly Game[]): string {
  const at = (numbers: readonly number[], share: number): number =>
    [...numbers].sort((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0
  const rounds = played.map((game) => game.rounds)
  const actions = played.map((game) => game.actions)
  const ended = played.filter(({ reason }) => reason !== null).length
  const dominance = played.filter(({ reason }) => reason === 'dominance').length
  return row([
    `${players}${advanced ? ' and more' : ''}`,
    `${ended} of ${played.length}`,
    mean(rounds).toFixed(1),
    `${at(rounds, 0.1)} to ${at(rounds, 0.9)}`,
    at(rounds, 1),
    at(actions, 0.5),
    at(actions, 1),
    percent(dominance / played.length),
  ])
}

function cell(faction: Faction, table: Table, played: readonly Game[]): string {
  const own = placesOf(faction, table, played)
  if (own.length === 0) return '–'
  const found = shareOf(sum(own.map(({ won }) => won)), own.length)
  const [share, low, high] = [found.share, found.low, found.high].map((each) => Math.round(100 * each))
  return `${share} (${low} to ${high}); ${mean(own.flatMap(({ score }) => score ?? [])).toFixed(1)}`
}

/** Greedy players of Root by faction and number of players. */
export const rootGreedy = experiment<Table, Game>({
  name: 'root-greedy',
  measures: 'greedy players of Root by faction and number of players',
  page: 'docs/bots.md#a-simple-player-of-root',
  seeds: 'the number of the game, from 0; it also draws factions, map and deck',
  minutes: 30,
  rules: { root: root.version },
  rows: [...tables, ...advanced, ...lone],
  result: objectOf<Game>({
    rounds: whole(),
    actions: whole(),
    reason: nullable(text),
    won: listOf(number),
    scores: listOf(nullable(number)),
  }),
  play,
  figures: (played, table) => [
    { name: 'rounds', values: played.map(({ rounds }) => rounds) },
    { name: 'actions', values: played.map(({ actions }) => actions) },
    ...(table.alone ? [table.alone] : factions).map((faction) => ({
      name: `wins of ${faction}`,
      isShare: true as const,
      values: placesOf(faction, table, played).map(({ won }) => won),
    })),
  ],
  tables(played) {
    const of = (table: Table): readonly Game[] => played.get(table) ?? []
    const there = (rows: readonly Table[]): readonly Table[] => rows.filter((each) => played.has(each))
    const against = there(lone).flatMap((table) =>
      table.alone
        ? `${table.alone} ${percent(mean(placesOf(table.alone, table, of(table)).map(({ won }) => won)))}`
        : [],
    )
    const most = Math.max(0, ...[...played.values()].map(({ length }) => length))
    return [
      `${count(most)} games of greedy players at each size of table; factions, seats, maps and decks are drawn. \`and more\`: the advanced setup with hirelings and one or two landmarks.`,
      '',
      '| players | ended | rounds, mean | 8 of 10 end in rounds | most | actions, median | most | by dominance |',
      '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...there([...tables, ...advanced]).map((table) => lengths(table, of(table))),
      '',
      'Shares of wins in percent, with 95 % intervals, and mean scores:',
      '',
      row(['', ...there(tables).map(({ name }) => name)]),
      row(['---', ...there(tables).map(() => '---:')]),
      ...factions.map((faction) => row([faction, ...there(tables).map((table) => cell(faction, table, of(table)))])),
      '',
      `Alone against three players by chance, greedy wins this share of ${count(most)} games: ${against.join(', ')}.`,
    ].join('\n')
  },
})
