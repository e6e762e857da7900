import { availableParallelism } from 'node:os'
import { type Experiment, experimentCalled, experiments } from '../../experiments'
import { readOptions, type Takes } from '../options'

/** The request of the words after `reproduce`. */
export type Request =
  | { readonly do: 'help' | 'list' }
  | { readonly do: 'complain'; readonly problem: string }
  | {
      readonly do: 'play'
      readonly experiment: Experiment
      /** The most games of a row. */
      readonly games: number
      readonly threads: number
      readonly keep: string | null
      readonly json: boolean
    }

const options = new Map<string, Takes>([
  ['list', 'none'],
  ['games', 'value'],
  ['workers', 'value'],
  ['keep', 'value'],
  ['json', 'none'],
  ['help', 'none'],
])

const complain = (problem: string): Request => ({ do: 'complain', problem })

/** A number from 1; the default if it is not given, and `null` for any other text. */
function numberOf(text: string | undefined, usual: number): number | null {
  if (text === undefined) return usual
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null
}

export function readRequest(words: readonly string[]): Request {
  const [first = ''] = words
  const name = first.startsWith('-') ? '' : first
  const given = readOptions(name === '' ? words : words.slice(1), {
    options,
    help: 'npx totemforge reproduce --help',
  })
  if (typeof given === 'string') return complain(given)
  if (given.has('help')) return { do: 'help' }
  if (given.has('list')) return { do: 'list' }
  const names = experiments.map((each) => each.name).join(', ')
  if (name === '') return complain(`Name an experiment: ${names}. --list says what each measures.`)
  const experiment = experimentCalled(name)
  if (!experiment) return complain(`There is no experiment "${name}". There are ${names}.`)
  const games = numberOf(given.get('games'), Math.max(...experiment.rows.map((row) => row.games)))
  if (games === null) return complain(`--games takes a number from 1, not "${given.get('games')}".`)
  const threads = numberOf(given.get('workers'), availableParallelism())
  if (threads === null) return complain(`--workers takes a number from 1, not "${given.get('workers')}".`)
  return { do: 'play', experiment, games, threads, keep: given.get('keep') ?? null, json: given.has('json') }
}

export const help = `Plays the games of a published table again, from the package alone, and compares what
comes of them. The same version gives the same results on any machine.

  npx totemforge reproduce --list       what there is, and where it is published
  npx totemforge reproduce NAME         one experiment

  --games N             at most so many games for each row of the table, the first ones
  --workers N           how many threads play; one for each processor unless given
  --keep FILE           keeps each result in a file: the same command goes on with it
  --json                the comparison as JSON

It ends with the exit code 1 if a number differs.`
