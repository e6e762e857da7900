/** Plays many games of Root between greedy players and writes how they go into docs/bots.md. */
import { fileURLToPath } from 'node:url'
import { type Policy, playMatch, randomPolicy } from 'totemforge'
import { type Action, type Faction, root, type Seat, type View } from 'totemforge/root'
import { greedy } from 'totemforge/root/bots'
import { measure, percent } from './many-games'

const factions = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const
const maps = ['autumn', 'winter', 'lake', 'mountain'] as const
const decks = ['standard', 'exiles'] as const
const seats = ['p1', 'p2', 'p3', 'p4'] as const

/** A table of so many players; `alone` is the one faction that greedy plays against players by chance. */
interface Job {
  readonly players: number
  readonly alone?: Faction
}

interface Game {
  readonly rounds: number
  readonly actions: number
  readonly reason: string | null
  /** By faction: the share of the win, and the score. */
  readonly of: Partial<Record<Faction, { readonly won: number; readonly score: number }>>
}

/** Every choice of factions comes in turn, and each sits on every seat. */
function tableOf(players: number, seed: number): Faction[] {
  const from = seed % factions.length
  const turned = [...factions.slice(from), ...factions.slice(0, from)]
  return (Math.floor(seed / factions.length) % 2 === 0 ? turned : turned.reverse()).slice(0, players)
}

function playOne({ players, alone }: Job, seed: number): Game {
  const table = tableOf(players, seed)
  const policies: Partial<Record<Seat, Policy<View, Action, Seat>>> = {}
  for (const [index, faction] of table.entries()) {
    const seat = seats[index]
    if (seat) policies[seat] = alone === undefined || alone === faction ? greedy : randomPolicy
  }
  const map = maps[Math.floor(seed / 8) % maps.length] ?? 'autumn'
  const deck = decks[Math.floor(seed / 32) % decks.length] ?? 'standard'
  const match = playMatch(root, { options: { seed, factions: table, map, deck }, policies, maxActions: 20_000 })
  if (match.error) throw new Error(match.error.message)
  const { outcome, state, actions } = match
  const of: Game['of'] = {}
  for (const [index, faction] of table.entries()) {
    const seat = seats[index] ?? 'p1'
    const won = outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0
    of[faction] = { won, score: outcome?.scores?.[seat] ?? 0 }
  }
  return { rounds: state.round, actions, reason: outcome?.reason ?? null, of }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function lengths({ players }: Job, games: readonly Game[]): string {
  const at = (numbers: readonly number[], share: number): number =>
    [...numbers].sort((one, other) => one - other)[Math.floor(share * (numbers.length - 1))] ?? 0
  const rounds = games.map((game) => game.rounds)
  const actions = games.map((game) => game.actions)
  const ended = games.filter(({ reason }) => reason !== null).length
  const dominance = games.filter(({ reason }) => reason === 'dominance').length
  const [low, high] = [at(rounds, 0.1), at(rounds, 0.9)]
  const cells = [players, `${ended} of ${games.length}`, mean(rounds).toFixed(1), `${low} to ${high}`, at(rounds, 1)]
  return ['', ...cells, at(actions, 0.5), at(actions, 1), percent(dominance / games.length), ''].join(' | ').trim()
}

function shares({ players }: Job, games: readonly Game[]): string {
  const cells = factions.map((faction) => {
    const own = games.flatMap(({ of }) => of[faction] ?? [])
    const score = mean(own.map((each) => each.score))
    return `${percent(mean(own.map(({ won }) => won)))} (${score.toFixed(1)})`
  })
  return ['', `of ${players} players`, ...cells, ''].join(' | ').trim()
}

const tables: readonly Job[] = [4, 3, 2].map((players) => ({ players }))
const lone: readonly Job[] = factions.map((alone) => ({ players: 4, alone }))

function table(played: ReadonlyMap<Job, readonly Game[]>, games: number): string {
  const gamesOf = (job: Job): readonly Game[] => played.get(job) ?? []
  const against = lone.map((job) => {
    const won = mean(gamesOf(job).map(({ of }) => (job.alone && of[job.alone]?.won) ?? 0))
    return `${job.alone} ${percent(won)}`
  })
  return [
    `${games.toLocaleString('en-US')} games of greedy players at each size of table, on all four maps, with both decks, every faction on every seat.`,
    '',
    '| players | ended | rounds, mean | 8 of 10 end in rounds | most | actions, median | most | by dominance |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...tables.map((job) => lengths(job, gamesOf(job))),
    '',
    `| share of wins (mean score) | ${factions.join(' | ')} |`,
    `| --- | ${factions.map(() => '---:').join(' | ')} |`,
    ...tables.map((job) => shares(job, gamesOf(job))),
    '',
    `Alone against three players by chance, greedy wins this share of ${games.toLocaleString('en-US')} games: ${against.join(', ')}.`,
  ].join('\n')
}

await measure({
  script: fileURLToPath(import.meta.url),
  games: 320,
  jobs: [...tables, ...lone],
  play: (job, games) => Array.from({ length: games }, (_, seed) => playOne(job, seed)),
  name: ({ players, alone }) => `${players} players, ${alone ?? 'all'} greedy`,
  table,
  between: ['strength of root', 'end of root'],
})
