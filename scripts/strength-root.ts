/** Plays many games of Root between greedy players and writes how they go into docs/bots.md. */
import { fileURLToPath } from 'node:url'
import { type Policy, playMatch, randomPolicy } from 'totemforge'
import { type Action, type Faction, root, type Seat, type View } from 'totemforge/root'
import { greedy } from 'totemforge/root/bots'
import { shareOf } from '../src/arena/interval'
import { measure, percent } from './many-games'
import { factions, tableOf } from './root-tables'

/** A table of so many players; `alone` is the one faction that greedy plays against players by chance, `advanced` adds hirelings and landmarks. */
interface Job {
  readonly players: number
  readonly alone?: Faction
  readonly advanced?: true
}

interface Game {
  readonly rounds: number
  readonly actions: number
  readonly reason: string | null
  /** By faction: the share of the win, and the score. */
  readonly of: Partial<Record<Faction, { readonly won: number; readonly score: number | null }>>
}

function playOne({ players, alone, advanced }: Job, seed: number): Game {
  const options = tableOf(players, seed, alone)
  const policies: Partial<Record<Seat, Policy<View, Action, Seat>>> = {}
  for (const [index, faction] of options.factions.entries()) {
    const seat = root.seats[index]
    if (seat) policies[seat] = alone === undefined || alone === faction ? greedy : randomPolicy
  }
  const landmarks = { count: seed % 2 === 0 ? 1 : 2 } as const
  const match = playMatch(root, {
    options: advanced ? { ...options, advanced: { hirelings: true, landmarks } } : options,
    policies,
    maxActions: 20_000,
  })
  if (match.error) throw new Error(match.error.message)
  const { outcome, state, actions } = match
  const of: Game['of'] = {}
  for (const [index, faction] of options.factions.entries()) {
    const seat = root.seats[index]
    if (seat === undefined) continue
    const won = outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0
    of[faction] = { won, score: outcome?.scores?.[seat] ?? null }
  }
  return { rounds: state.round, actions, reason: outcome?.reason ?? null, of }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const sizeOf = ({ players, advanced }: Job): string => `${players}${advanced ? ' and more' : ''}`

function lengths(job: Job, games: readonly Game[]): string {
  const at = (numbers: readonly number[], share: number): number =>
    [...numbers].sort((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0
  const rounds = games.map((game) => game.rounds)
  const actions = games.map((game) => game.actions)
  const ended = games.filter(({ reason }) => reason !== null).length
  const dominance = games.filter(({ reason }) => reason === 'dominance').length
  const [low, high] = [at(rounds, 0.1), at(rounds, 0.9)]
  const cells = [
    sizeOf(job),
    `${ended} of ${games.length}`,
    mean(rounds).toFixed(1),
    `${low} to ${high}`,
    at(rounds, 1),
  ]
  return ['', ...cells, at(actions, 0.5), at(actions, 1), percent(dominance / games.length), ''].join(' | ').trim()
}

function row(faction: Faction, sizes: readonly (readonly Game[])[]): string {
  const cells = sizes.map((games) => {
    const own = games.flatMap(({ of }) => of[faction] ?? [])
    const { share, low, high } = shareOf(
      own.reduce((sum, { won }) => sum + won, 0),
      own.length,
    )
    const [here, least, most] = [share, low, high].map((each) => Math.round(100 * each))
    return `${here} (${least} to ${most}); ${mean(own.flatMap(({ score }) => score ?? [])).toFixed(1)}`
  })
  return ['', faction, ...cells, ''].join(' | ').trim()
}

const tables: readonly Job[] = [2, 3, 4, 5, 6].map((players) => ({ players }))
const advanced: readonly Job[] = [2, 3, 4, 5, 6].map((players) => ({ players, advanced: true }))
const lone: readonly Job[] = factions.map((alone) => ({ players: 4, alone }))

function table(played: ReadonlyMap<Job, readonly Game[]>, games: number): string {
  const gamesOf = (job: Job): readonly Game[] => played.get(job) ?? []
  const against = lone.map((job) => {
    const won = mean(gamesOf(job).map(({ of }) => (job.alone && of[job.alone]?.won) ?? 0))
    return `${job.alone} ${percent(won)}`
  })
  return [
    `${games.toLocaleString('en-US')} games of greedy players at each size of table; factions, seats, maps and decks are drawn. \`and more\`: the advanced setup with hirelings and one or two landmarks.`,
    '',
    '| players | ended | rounds, mean | 8 of 10 end in rounds | most | actions, median | most | by dominance |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...tables, ...advanced].map((job) => lengths(job, gamesOf(job))),
    '',
    'Shares of wins in percent, with 95 % intervals, and mean scores:',
    '',
    `| | ${tables.map(({ players }) => `${players} players`).join(' | ')} |`,
    `| --- | ${tables.map(() => '---:').join(' | ')} |`,
    ...factions.map((faction) => row(faction, tables.map(gamesOf))),
    '',
    `Alone against three players by chance, greedy wins this share of ${games.toLocaleString('en-US')} games: ${against.join(', ')}.`,
  ].join('\n')
}

await measure({
  script: fileURLToPath(import.meta.url),
  games: 320,
  jobs: [...tables, ...advanced, ...lone],
  play: (job, games) => Array.from({ length: games }, (_, seed) => playOne(job, seed)),
  name: ({ players, alone }) => `${players} players, ${alone ?? 'all'} greedy`,
  table,
  between: ['strength of root', 'end of root'],
})
