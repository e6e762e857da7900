/** Plays games of Daimyo between equal searches, and writes which clans and seats win into docs/balance.md. */
import { fileURLToPath } from 'node:url'
import { shareOf } from '../src/arena/interval'
import { clans, fingerprint, type Game, iterations, playOne, search, sum, tableOf } from './daimyo-games'
import { measure, percent } from './many-games'

interface Job {
  readonly players: number
  readonly part: number
}

const sizes = [2, 3, 4] as const

/** So many parts has each size of table. */
const parts = 80

const jobs: readonly Job[] = Array.from({ length: parts }, (_, part) => part).flatMap((part) =>
  sizes.map((players) => ({ players, part })),
)

function share(won: readonly number[]): string {
  const { share: each, low, high } = shareOf(sum(won), won.length)
  return `${percent(each)} (${percent(low)} to ${percent(high)})`
}

function row(players: number, games: readonly Game[]): string[] {
  const of = (name: string, fits: (game: Game) => number): string => {
    const played = games.filter((game) => fits(game) >= 0)
    const won = played.map((game) => game.won[fits(game)] ?? 0)
    const points = sum(played.map((game) => game.points[fits(game)] ?? 0)) / played.length
    return ['', players, name, played.length, share(won), points.toFixed(1), ''].join(' | ').trim()
  }
  return [
    ...clans.map((clan) => of(clan, (game) => game.clans.indexOf(clan))),
    ...Array.from({ length: players }, (_, seat) => of(`seat ${seat + 1}`, () => seat)),
  ]
}

/** What two clans recruited in their first turns, and how often each of these openings won. */
function openings(games: readonly Game[]): string[] {
  const won = new Map<string, number[]>()
  for (const game of games)
    for (const [seat, opening] of game.openings.entries())
      won.set(opening, [...(won.get(opening) ?? []), game.won[seat] ?? 0])
  const names: Readonly<Record<string, string>> = { G: 'governor', S: 'Shadow' }
  const nameOf = (opening: string): string => [...opening].map((letter) => names[letter]).join(', ') || 'nothing'
  return [
    '',
    'With two clans, what a clan recruited in its first turn:',
    '',
    '| recruited | clans | wins |',
    '| --- | ---: | ---: |',
    ...[...won]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([opening, wins]) => ['', nameOf(opening), wins.length, share(wins), ''].join(' | ').trim()),
  ]
}

function table(played: ReadonlyMap<Job, readonly Game[]>): string {
  const gamesOf = (players: number): Game[] =>
    [...played].flatMap(([job, games]) => (job.players === players ? games : []))
  return [
    `All players are \`halving\` with ${iterations} playouts a decision and \`daimyoGuide\`; every order of clans, basic boards, a seed for each game. An even share is 50.0, 33.3 and 25.0 %.`,
    '',
    '| clans | who | games | wins | mean points |',
    '| ---: | --- | ---: | ---: | ---: |',
    ...sizes.flatMap((players) => {
      const games = gamesOf(players)
      return games.length > 0 ? row(players, games) : []
    }),
    ...openings(gamesOf(2)),
  ].join('\n')
}

await measure<Job, Game[]>({
  script: fileURLToPath(import.meta.url),
  games: 5,
  jobs,
  play: ({ players, part }, games) =>
    Array.from({ length: games }, (_, game) => {
      const seed = part * games + game
      const one = search()
      return playOne({ seed, clans: tableOf(players, seed) }, () => one)
    }),
  name: ({ players, part }) => `${players} clans, part ${part + 1} of ${parts}`,
  table,
  between: ['balance of daimyo', 'end of daimyo'],
  page: 'docs/balance.md',
  kept: `bench/measured/balance-daimyo-${fingerprint}.jsonl`,
})
