import { collectProblems, fits, type Shape } from '../toolkit'

/** What a row comes to: the mean of a number of each game. */
export interface Figure {
  readonly name: string
  /** Whether the mean is the share of games that were won, or the like. */
  readonly isShare?: true
  /** Whether no chance is in the mean, such as in what a solver reached: it has no interval. */
  readonly isExact?: true
  readonly values: readonly number[]
}

/** Games of one kind; the page shows so many of them. */
export interface Row {
  readonly name: string
  readonly games: number
}

/** The results of games in order, by the name of their row. */
export type Played = ReadonlyMap<string, readonly unknown[]>

/** Games that repeat to the last action: they depend on seeds, rules and policies alone. */
export interface Experiment {
  readonly name: string
  /** What it measures, in half a line. */
  readonly measures: string
  /** The page and heading with its tables. */
  readonly page: string
  /** Where its seeds come from. */
  readonly seeds: string
  /** About how many minutes it takes on one processor. */
  readonly minutes: number
  /** The version of each game that it plays. */
  readonly rules: Readonly<Record<string, string>>
  readonly rows: readonly Row[]
  /** Plays the game of this number, from 0, and returns its result as plain data. */
  play(row: string, number: number): Promise<object>
  /** Whether it could have returned this. */
  returns(result: unknown): boolean
  figures(row: string, results: readonly unknown[]): readonly Figure[]
  /** The tables of the page, in Markdown. */
  tables(played: Played): string
}

/** An experiment whose rows and results have types. */
interface Plan<Kind extends Row, Result extends object>
  extends Pick<Experiment, 'name' | 'measures' | 'page' | 'seeds' | 'minutes' | 'rules'> {
  readonly rows: readonly Kind[]
  readonly result: Shape<Result>
  play(row: Kind, number: number): Result | Promise<Result>
  figures(results: readonly Result[], row: Kind): readonly Figure[]
  /** Rows without a game are left out. */
  tables(played: ReadonlyMap<Kind, readonly Result[]>): string
}

/** Makes an experiment of a plan. */
export function experiment<Kind extends Row, Result extends object>(plan: Plan<Kind, Result>): Experiment {
  const { rows, result: shape } = plan
  const returns = (value: unknown): value is Result => fits(shape, value, collectProblems())
  const rowOf = (name: string): Kind => {
    const row = rows.find((each) => each.name === name)
    if (!row) throw new Error(`${plan.name} has no row "${name}".`)
    return row
  }
  return {
    ...plan,
    returns,
    play: async (row, number) => plan.play(rowOf(row), number),
    figures: (row, results) => plan.figures(results.filter(returns), rowOf(row)),
    tables: (played) =>
      plan.tables(
        new Map(
          rows.flatMap((row) => {
            const results = (played.get(row.name) ?? []).filter(returns)
            return results.length > 0 ? [[row, results] as const] : []
          }),
        ),
      ),
  }
}
