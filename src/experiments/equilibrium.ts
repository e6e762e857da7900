import { findGame } from '../catalogue'
import { threadFile } from '../catalogue/thread-file'
import type { Outcome, Seed } from '../core'
import { cfrPlus, expectedValues, exploitability, externalSampling, gameTree } from '../equilibrium'
import { number, objectOf, whole } from '../toolkit'
import { experiment, type Row } from './experiment'
import { count, row } from './markdown'

const here = import.meta.url

interface Solving extends Row {
  readonly game: 'kuhn' | 'leduc'
  readonly solver: 'CFR+' | 'external sampling'
  /** After so many iterations; each is one result. */
  readonly iterations: readonly number[]
}

interface Reached {
  readonly iterations: number
  readonly exploitability: number
  /** What the first seat wins on average. */
  readonly value: number
}

const solvers = {
  'CFR+': [1, 10, 100, 1000],
  'external sampling': [100, 1000, 10_000],
} as const

const titles = { kuhn: 'Kuhn', leduc: 'Leduc' } as const

const rows: readonly Solving[] = (['kuhn', 'leduc'] as const).flatMap((game) =>
  (['CFR+', 'external sampling'] as const).map((solver) => ({
    name: `${titles[game]}, ${solver}`,
    games: solvers[solver].length,
    game,
    solver,
    iterations: solvers[solver],
  })),
)

const worth = ({ scores }: Outcome<string>, seat: string): number => scores?.[seat] ?? 0
const options = (seed: Seed) => ({ seed })

/** The game of an example; the package has it as a file of its own. */
async function poker(name: Solving['game']) {
  const places = { built: `./${name}-poker.js`, source: `../../examples/games/${name}-poker.ts` }
  const { game } = await findGame(threadFile(here, places).filename)
  return game
}

/** How close the solvers come to the equilibria of small games. */
export const equilibrium = experiment<Solving, Reached>({
  name: 'equilibrium',
  measures: 'how close the solvers come to the equilibria of Kuhn and Leduc poker',
  page: 'docs/game-trees.md#how-close-they-come',
  seeds: '7 for external sampling; CFR+ draws nothing',
  minutes: 1,
  rules: {},
  rows,
  result: objectOf<Reached>({ iterations: whole(), exploitability: number, value: number }),
  async play({ game: name, solver: kind, iterations: all }, step) {
    const game = await poker(name)
    const tree = gameTree(game, { options: { seed: 0 }, worth })
    const solver = kind === 'CFR+' ? cfrPlus(tree) : externalSampling(game, { seed: 7, options, worth })
    const iterations = all[step] ?? 0
    solver.run(iterations)
    const strategy = solver.strategy()
    const [first = ''] = game.seats
    const { [first]: value = 0 } = expectedValues(tree, strategy)
    return { iterations, exploitability: exploitability(tree, strategy), value }
  },
  figures: (reached) =>
    reached.flatMap(({ iterations, exploitability: gained, value }) => [
      { name: `exploitability after ${count(iterations)}`, isExact: true, values: [gained] },
      { name: `first seat after ${count(iterations)}`, isExact: true, values: [value] },
    ]),
  tables: (played) =>
    [
      row(['game and solver', 'iterations', 'exploitability', 'what the first seat wins']),
      '| - | -: | -: | -: |',
      ...[...played].flatMap(([{ name }, reached]) =>
        reached.map((each) =>
          row([name, count(each.iterations), each.exploitability.toFixed(5), each.value.toFixed(5)]),
        ),
      ),
    ].join('\n'),
})
