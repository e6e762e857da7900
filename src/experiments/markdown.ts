import { shareOf } from '../arena'

/** A row of a table. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

export const count = (value: number): string => value.toLocaleString('en-US')

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)

/** A share with Wilson's interval. */
export function shareText(won: readonly number[]): string {
  const { share, low, high } = shareOf(sum(won), won.length)
  return `${percent(share)} (${percent(low)} to ${percent(high)})`
}
