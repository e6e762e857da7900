/** Solves the poker games of the examples, and writes what the solvers reach into docs/game-trees.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Outcome, Seed } from 'totemforge'
import {
  cfrPlus,
  expectedValues,
  exploitability,
  externalSampling,
  type GameTree,
  gameTree,
  type Solver,
} from 'totemforge/equilibrium'
import { kuhnPoker } from '../examples/games/kuhn-poker'
import { leducPoker } from '../examples/games/leduc-poker'

type Seat = 'first' | 'second'

const worth = ({ scores }: Outcome<Seat>, seat: Seat): number => scores?.[seat] ?? 0
const options = (seed: Seed) => ({ seed })
const dealt = { options: { seed: 0 }, worth }
const sampled = { seed: 7, options, worth }

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function rowsOf(name: string, tree: GameTree<Seat>, solver: Solver<Seat>, counts: readonly number[]): string[] {
  return counts.map((iterations) => {
    solver.run(iterations - solver.iterations)
    const strategy = solver.strategy()
    const { first } = expectedValues(tree, strategy)
    const reached = [exploitability(tree, strategy).toFixed(5), first.toFixed(5)]
    return row([name, iterations.toLocaleString('en-US'), ...reached])
  })
}

const kuhn = gameTree(kuhnPoker, dealt)
const leduc = gameTree(leducPoker, dealt)
const whole = [1, 10, 100, 1000]
const samples = [100, 1000, 10_000]
const rows = [
  row(['game and solver', 'iterations', 'exploitability', 'what the first seat wins']),
  '| - | -: | -: | -: |',
  ...rowsOf('Kuhn, CFR+', kuhn, cfrPlus(kuhn), whole),
  ...rowsOf('Kuhn, external sampling', kuhn, externalSampling(kuhnPoker, sampled), samples),
  ...rowsOf('Leduc, CFR+', leduc, cfrPlus(leduc), whole),
  ...rowsOf('Leduc, external sampling', leduc, externalSampling(leducPoker, sampled), samples),
]

const begin = '<!-- equilibrium -->'
const end = '<!-- end of equilibrium -->'
const page = readFileSync('docs/game-trees.md', 'utf8')
const [before, rest] = page.split(begin)
const [, after] = rest?.split(end) ?? []
if (after === undefined) throw new Error('The page has no place for the table.')
writeFileSync('docs/game-trees.md', `${before}${begin}\n\n${rows.join('\n')}\n\n${end}${after}`)
