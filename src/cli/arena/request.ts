import { PlanError, schedules, type TournamentPlan } from '../../arena'
import type { AnyListing } from '../../catalogue'
import { readOptions, type Takes } from '../options'

/** The request of the words after `arena`. */
export type ArenaRequest =
  | { readonly do: 'help' }
  | {
      readonly do: 'play'
      readonly plan: TournamentPlan
      /** `null` for the number of processors. */
      readonly workers: number | null
      /** The address of Redis, where other machines play the games. */
      readonly redis: string | null
      readonly results: string | null
      /** The file for the results, written at the end. */
      readonly files: { readonly json?: string; readonly csv?: string; readonly picture?: string }
    }
  | { readonly do: 'complain'; readonly problem: string }

const own: readonly (readonly [string, Takes])[] = [
  ['game', 'value'],
  ['policies', 'value'],
  ['games', 'value'],
  ['players', 'value'],
  ['schedule', 'value'],
  ['seed', 'value'],
  ['limit-ms', 'value'],
  ['limit-actions', 'value'],
  ['workers', 'value'],
  ['redis', 'value'],
  ['results', 'value'],
  ['json', 'value'],
  ['csv', 'value'],
  ['picture', 'value'],
  ['help', 'none'],
]

const usualGames = 100

export function readArena(words: readonly string[], game: string, { settings }: AnyListing): ArenaRequest {
  const options = new Map([...settings.map(({ name }): [string, Takes] => [name, 'value']), ...own])
  const given = readOptions(words, { options, help: 'npx totemforge arena --help' })
  if (typeof given === 'string') return { do: 'complain', problem: given }
  if (given.has('help')) return { do: 'help' }
  try {
    return request(given, game, settings)
  } catch (error) {
    if (error instanceof PlanError) return { do: 'complain', problem: error.message }
    throw error
  }
}

function request(given: ReadonlyMap<string, string>, game: string, settings: AnyListing['settings']): ArenaRequest {
  const policies = given.get('policies')?.split(',')
  if (!policies) throw new PlanError('plan', 'Who plays? --policies takes names, such as --policies greedy,random.')
  const chosen = settings.flatMap(({ name }) => (given.has(name) ? [[name, given.get(name) ?? ''] as const] : []))
  const milliseconds = whole(given, 'limit-ms')
  const actions = whole(given, 'limit-actions')
  const schedule = schedules.find((name) => name === (given.get('schedule') ?? schedules[0]))
  if (schedule === undefined)
    throw new PlanError('plan', `--schedule takes ${schedules.join(' or ')}, not "${given.get('schedule')}".`)
  if (given.has('redis') && given.has('workers'))
    throw new PlanError('plan', 'With --redis others play: say --workers there, to npx totemforge worker.')
  const [json, csv, picture] = [given.get('json'), given.get('csv'), given.get('picture')]
  return {
    do: 'play',
    plan: {
      game,
      policies: policies.map((name) => name.trim()),
      games: whole(given, 'games') ?? usualGames,
      players: whole(given, 'players'),
      schedule,
      settings: Object.fromEntries(chosen),
      seed: given.get('seed') ?? '1',
      limits: { ...(milliseconds === null ? {} : { milliseconds }), ...(actions === null ? {} : { actions }) },
    },
    workers: whole(given, 'workers'),
    redis: given.get('redis') ?? null,
    results: given.get('results') ?? null,
    files: {
      ...(json === undefined ? {} : { json }),
      ...(csv === undefined ? {} : { csv }),
      ...(picture === undefined ? {} : { picture }),
    },
  }
}

function whole(given: ReadonlyMap<string, string>, name: string): number | null {
  const text = given.get(name)
  if (text === undefined) return null
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new PlanError('plan', `--${name} takes a whole number from 1, not "${text}".`)
}
