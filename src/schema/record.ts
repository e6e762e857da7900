import * as z from 'zod'
import type { GameRecord, Seeded } from '../core'
import {
  type Check,
  collectProblems,
  fits,
  listOf,
  named,
  type Parsed,
  type Problems,
  plain,
  usualLimits,
} from '../toolkit'
import { held, isRecord } from './parse'

type Head = Omit<GameRecord<Seeded, unknown>, 'options' | 'actions'>

/** A record of a game without its options and actions. */
const headOf = (game: string) =>
  z.strictObject({
    format: z.literal('totemforge-record-1'),
    game: z.string().regex(new RegExp(`^${game}$`)),
    version: z.string(),
    random: z.string(),
  })

/** A record of a game, and its head, which is read apart from its options and actions. */
export function recordOf<Options, Action>(game: string, options: z.ZodType<Options>, action: z.ZodType<Action>) {
  const head = headOf(game)
  return { head, whole: head.extend({ options, actions: z.array(action) }) }
}

/** Reads a record: its head, its options, and its actions one by one. */
export function readRecord<Options extends Seeded, Action>(
  input: unknown,
  head: z.ZodType<Head>,
  isOptions: Check<Options>,
  action: z.ZodType<Action>,
): Parsed<GameRecord<Options, Action>> {
  const problems = collectProblems()
  const copy = plain(input, problems, { ...usualLimits, values: 4_000_000 })
  if (problems.found.length > 0) return { ok: false, problems: problems.found }
  const { options, actions: given, ...rest } = isRecord(copy) ? copy : { options: undefined, actions: undefined }
  const read = held(head, isRecord(copy) ? rest : copy, problems)
  if (!read) return { ok: false, problems: problems.found }
  const actions: Action[] = []
  const inActions = problems.at('actions')
  const readable = isOptions(options, problems.at('options')) && isList(given, inActions)
  if (!readable) return { ok: false, problems: problems.found }
  for (const [index, each] of given.entries()) {
    const one = held(action, each, inActions.at(index))
    if (one) actions.push(one.value)
    if (problems.full) break
  }
  if (problems.found.length > 0) return { ok: false, problems: problems.found }
  return { ok: true, value: { ...read.value, options, actions } }
}

const isList = (value: unknown, problems: Problems): value is readonly unknown[] =>
  fits(listOf<unknown>(named('action')), value, problems, () => {})
