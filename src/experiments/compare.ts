import { type Mean, meanOf, shareOf } from '../arena/interval'
import type { Experiment, Figure, Played } from './experiment'
import { mean, sum } from './markdown'

/** The means of a row after so many games, by the names of its figures. */
interface Published {
  readonly games: number
  readonly means: Readonly<Record<string, number>>
}

/** What an experiment came to when its page was written. */
export interface Publication {
  /** Versions and machine. */
  readonly with: string
  /** By row: after the first few games, where that is known, and after all that the page shows. */
  readonly rows: Readonly<Record<string, readonly Published[]>>
}

/**
 * `equal`: the same games gave the same mean, to the last digit. `inside`: fewer games than the published ones, whose interval holds the
 * published mean. `different`: neither. `unpublished`: no page shows it.
 */
export type Verdict = 'equal' | 'inside' | 'different' | 'unpublished'

/** A figure as it was found, beside the published one. */
export interface Comparison extends Mean {
  readonly row: string
  readonly figure: string
  readonly isShare: boolean
  readonly games: number
  readonly published: { readonly games: number; readonly mean: number } | null
  readonly verdict: Verdict
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-12 * Math.max(1, Math.abs(one))

/** A mean with the interval that fits its kind: none if it is exact, and no bounds if the values do not differ. */
function intervalOf({ isShare, isExact, values }: Figure): Mean {
  if (isShare) {
    const { share, low, high } = shareOf(sum(values), values.length)
    return { mean: share, low, high }
  }
  const found = meanOf(values)
  if (isExact) return { mean: found.mean, low: found.mean, high: found.mean }
  return found.low < found.high
    ? found
    : { mean: found.mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
}

/** Compares what was played with what is published. */
export function compare(experiment: Experiment, played: Played, publication: Publication | undefined): Comparison[] {
  return experiment.rows.flatMap(({ name: row }) => {
    const results = played.get(row) ?? []
    const known = publication?.rows[row] ?? []
    const meanAfter = (games: number, figure: string): number | null => {
      const found = experiment.figures(row, results.slice(0, games)).find(({ name }) => name === figure)
      return found && found.values.length > 0 ? mean(found.values) : null
    }
    return experiment.figures(row, results).flatMap((figure): Comparison[] => {
      if (figure.values.length === 0) return []
      const { name } = figure
      const steps = known.flatMap(({ games, means }) =>
        means[name] === undefined ? [] : [{ games, mean: means[name] }],
      )
      const whole = steps.at(-1) ?? null
      const found = intervalOf(figure)
      const checked = steps.filter(({ games }) => games <= results.length)
      const isEqual = checked.every(({ games, mean }) => isSame(mean, meanAfter(games, name) ?? Number.NaN))
      const last = checked.at(-1)
      const verdict = (): Verdict => {
        if (!whole) return 'unpublished'
        if (!isEqual) return 'different'
        if (last === whole || last?.games === results.length) return 'equal'
        if (figure.isExact && isSame(found.mean, whole.mean)) return 'equal'
        return whole.mean >= found.low && whole.mean <= found.high ? 'inside' : 'different'
      }
      const isShare = figure.isShare ?? false
      return [{ row, figure: name, isShare, games: results.length, published: whole, ...found, verdict: verdict() }]
    })
  })
}

/** The means of the rows that were played, for a publication. */
export const meansOf = (experiment: Experiment, row: string, results: readonly unknown[]): Record<string, number> =>
  Object.fromEntries(
    experiment
      .figures(row, results)
      .flatMap(({ name, values }) => (values.length > 0 ? [[name, mean(values)] as const] : [])),
  )
