import { count, mean, percent, row } from '../markdown'
import type { RandomGame, Sheet } from './sheet'

/** What of a data sheet does not depend on chance. */
export function factsText({ version, encoding, reconstructed }: Sheet): string {
  const { id, blocks, bounds, channels, size } = encoding
  const { players, actions, length } = bounds
  const [name = id] = id.split('+')
  const ofBlocks = blocks.length > 0 ? `, with its ${blocks.length} blocks` : ''
  return [
    row(['what', 'value']),
    row(['-', '-']),
    row(['version of the rules', version]),
    row(['players', players.least === players.most ? `${players.least}` : `${players.least} to ${players.most}`]),
    row(['encoding', `\`${name}\`${ofBlocks}`]),
    row(['observation', `${count(size)} numbers in ${count(channels.length)} channels`]),
    row(['actions', `${count(actions)} different ones`]),
    row(['longest game', `${count(length)} actions, then a draw`]),
    '',
    `**Reconstructed.** ${reconstructed}`,
  ].join('\n')
}

/** The value below which this share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const sortedBySize = (values: readonly number[]): readonly number[] => [...values].sort((one, other) => one - other)

/** How many legal actions each decision had. */
export const decisions = ({ choices }: RandomGame): number[] =>
  Object.entries(choices).flatMap(([legal, times]) => Array.from({ length: times }, () => Number(legal)))

function rowOf(setup: string, games: readonly RandomGame[]): string {
  const lengths = sortedBySize(games.map(({ actions }) => actions))
  const choices = sortedBySize(games.flatMap(decisions))
  return row([
    setup,
    count(games.length),
    percent(games.filter(({ ended }) => !ended).length / games.length),
    count(Math.round(mean(lengths))),
    count(quantile(lengths, 0.5)),
    `${count(quantile(lengths, 0.05))} to ${count(quantile(lengths, 0.95))}`,
    count(quantile(lengths, 1)),
    mean(choices).toFixed(1),
    count(quantile(choices, 0.5)),
    count(quantile(choices, 1)),
    percent(choices.filter((legal) => legal === 1).length / choices.length),
  ])
}

const head = [
  ...['setup', 'games', 'unfinished', 'mean length', 'median', '90 % of games', 'longest'],
  ...['mean choices', 'median', 'most', 'forced'],
]

/** The random games of a data sheet, by setup. */
export const gamesText = (played: ReadonlyMap<string, readonly RandomGame[]>): string =>
  [
    row(head),
    row(['-', ...head.slice(1).map(() => '-:')]),
    ...[...played].map(([setup, games]) => rowOf(setup, games)),
  ].join('\n')
