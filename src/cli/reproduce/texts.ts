import { cpus } from 'node:os'
import { version } from '../../../package.json'
import {
  type Comparison,
  commands,
  type Elsewhere,
  type Experiment,
  experiments,
  inClones,
  type Publication,
  published,
} from '../../experiments'
import { many } from '../../toolkit'

/** The program, Node and the machine. */
export function machine(): string {
  const { platform, arch, version: node } = process
  const processors = cpus()
  const model = processors[0]?.model.trim() ?? 'unknown processor'
  return `totemforge ${version}, Node ${node}, ${platform} ${arch}, ${many(processors.length, 'processor')}, ${model}`
}

const gamesOf = ({ rows }: Experiment): number => rows.reduce((sum, { games }) => sum + games, 0)

const minutesOf = (minutes: number): string =>
  minutes < 120 ? `${many(minutes, 'minute')}` : `${Math.round(minutes / 60)} hours`

function ofExperiment(experiment: Experiment): string {
  const { name, measures, page, seeds, minutes } = experiment
  const rows = Object.values(published[name]?.rows ?? {}).filter((steps) => steps.length > 0)
  return [
    name,
    `  measures   ${measures}`,
    `  published  ${page}${rows.length > 0 ? '' : ', which shows an earlier version: nothing to compare with'}`,
    `  games      ${gamesOf(experiment).toLocaleString('en-US')} in ${many(experiment.rows.length, 'row')}, about ${minutesOf(minutes)} of one processor`,
    `  seeds      ${seeds}`,
    '  exact      the same version gives the same results to the last game',
  ].join('\n')
}

const elsewhere = ({ measures, page, command, needs }: Elsewhere): string =>
  `  ${measures}\n    ${page}\n    ${command} (needs ${needs})`

/** What can be repeated, and what cannot. */
export const list = (): string =>
  [
    ...experiments.map(ofExperiment),
    `Other commands repeat these:\n${commands.map(elsewhere).join('\n')}`,
    `Speeds and sizes are measured in a clone of the repository:\n${inClones.map(elsewhere).join('\n')}`,
  ].join('\n\n')

const shown = (isShare: boolean, value: number): string => {
  if (isShare) return `${(100 * value).toFixed(1)} %`
  return Math.abs(value) < 1 ? value.toFixed(5) : value.toFixed(1)
}

function line({ figure, isShare, games, published: known, mean, low, high, verdict }: Comparison): string {
  const of = (value: number): string => shown(isShare, value)
  const isOne = low === high
  const before = known ? `published ${of(known.mean)}${isOne ? '' : ` of ${known.games}`}` : 'not published'
  const interval = Number.isFinite(low) ? ` (${of(low)} to ${of(high)})` : ''
  const found = isOne ? of(mean) : `${of(mean)}${interval} of ${games}`
  return `  ${figure}: ${before}, found ${found}: ${verdict}`
}

/** A line for each number, below the names of the rows. */
export const comparisonText = (all: readonly Comparison[]): string =>
  all.map((each, index) => `${all[index - 1]?.row === each.row ? '' : `${each.row}\n`}${line(each)}`).join('\n')

export type Counts = Readonly<Record<Comparison['verdict'], number>>

export function countsOf(all: readonly Comparison[]): Counts {
  const counts = { equal: 0, inside: 0, different: 0, unpublished: 0 }
  for (const { verdict } of all) counts[verdict]++
  return counts
}

/** The last lines: how many numbers are as published, and with what. */
export function verdictText(counts: Counts, publication: Publication | undefined, seconds: number): string {
  const { equal, inside, different, unpublished } = counts
  const parts = [
    `${many(equal, 'number')} equal to the published ones`,
    `${inside} inside the interval`,
    `${different} different`,
    ...(unpublished > 0 ? [`${unpublished} not published`] : []),
  ]
  return [
    `${parts.join(', ')}.`,
    ...(publication ? [`Published with ${publication.with}.`] : []),
    `Found with ${machine()}, in ${seconds.toFixed(0)} s.`,
  ].join('\n')
}

export const progressLine = (done: number, all: number): string => `${done} of ${all} games`
