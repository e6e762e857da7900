import { fixtures, playFixture, tournament } from '../arena'
import { ironwood } from '../ironwood'
import { objectOf, whole } from '../toolkit'
import { experiment, type Row } from './experiment'
import { mean, row, shareText } from './markdown'

/** A tournament of two policies, as the arena plays it. */
interface Tournament extends Row {
  readonly policies: readonly [one: string, other: string]
  readonly seed: number
}

interface Game {
  /** 1 if the first policy won. */
  readonly won: number
  readonly actions: number
}

const rowOf = (one: string, other: string, games: number, seed: number): Tournament => ({
  name: `${one} against ${other}`,
  games,
  policies: [one, other],
  seed,
})

const rows: readonly Tournament[] = [
  rowOf('strategist:32', 'greedy', 200, 6000),
  rowOf('strategist:32', 'random', 200, 4000),
  rowOf('strategist:16', 'strategist:8', 300, 5000),
  rowOf('halving:40', 'greedy', 40, 7000),
]

/** How strong the searching players of Ironwood are. */
export const ironwoodSearch = experiment<Tournament, Game>({
  name: 'ironwood-search',
  measures: 'duels of the searching players of Ironwood',
  page: 'docs/bots.md#a-player-that-searches',
  seeds: '6000, 4000, 5000 and 7000, as --seed of the arena',
  minutes: 120,
  rules: { ironwood: ironwood.version },
  rows,
  result: objectOf<Game>({ won: whole(0, 1), actions: whole() }),
  async play({ policies, seed, games }, number) {
    const plan = tournament({ policies, seed, games: Math.max(games, number + 1) })
    const fixture = (await fixtures(plan))[number]
    if (!fixture) throw new Error(`There is no game ${number}.`)
    const { seated, winners, actions, failure } = await playFixture(plan, fixture)
    if (failure) throw new Error(failure.message)
    return { won: winners.some((seat) => seated[seat] === policies[0]) ? 1 : 0, actions }
  },
  figures: (games) => [{ name: 'wins of the first', isShare: true, values: games.map(({ won }) => won) }],
  tables: (played) =>
    [
      '| policy | against | games | wins | share with 95 % interval | actions, mean |',
      '| --- | --- | ---: | ---: | ---: | ---: |',
      ...[...played].map(([{ policies }, games]) => {
        const won = games.map((game) => game.won)
        const actions = mean(games.map((game) => game.actions)).toFixed(0)
        return row([...policies, games.length, won.filter((each) => each === 1).length, shareText(won), actions])
      }),
    ].join('\n'),
})
