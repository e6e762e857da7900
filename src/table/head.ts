import { type Game, randomAlgorithm, randomSeed, type Seeded } from '../core'
import { copy, isObject } from '../core/value'
import { type TableHead, tableFormat } from './entry'
import type { TableSettings } from './settings'

const isComplete = <Options extends Seeded>(options: unknown): options is Options =>
  isObject(options) && (typeof options['seed'] === 'string' || typeof options['seed'] === 'number')

/** The names of the policies, by seat. */
const botNames = (bots: { readonly [seat: string]: { readonly name: string } | undefined }): Record<string, string> =>
  Object.fromEntries(Object.entries(bots).flatMap(([seat, policy]) => (policy ? [[seat, policy.name]] : [])))

/** What a new table begins with. */
export function newHead<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { id, version }: Game<State, Action, View, Options, Seat, Event>,
  { options: given, bots = {}, allowance = null }: TableSettings<Action, View, Options, Seat, Event>,
): TableHead<Options> {
  const options: unknown = copy({ ...given, seed: given?.seed ?? randomSeed() })
  if (!isComplete<Options>(options)) throw new TypeError('createTable: these are not options with a seed.')
  return { format: tableFormat, game: id, version, random: randomAlgorithm, options, bots: botNames(bots), allowance }
}

/** Refuses what was saved of another game, or of other rules, or with bots that are not there now. */
export function savedHead<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { id, version }: Game<State, Action, View, Options, Seat, Event>,
  head: TableHead<Options>,
  { bots = {} }: TableSettings<Action, View, Options, Seat, Event>,
): TableHead<Options> {
  const here: Record<string, string> = { format: tableFormat, game: id, version, random: randomAlgorithm }
  const there: Record<string, unknown> = { ...head }
  for (const [part, value] of Object.entries(here))
    if (there[part] !== value)
      throw other(`what was saved has the ${part} ${JSON.stringify(there[part])}; this is ${value}.`)
  const given = botNames(bots)
  for (const [seat, name] of Object.entries(head.bots))
    if (given[seat] === undefined) throw other(`${seat} was played by ${name}; give a policy for it.`)
  return head
}

const other = (sentence: string): Error =>
  Object.assign(new TypeError(`createTable: ${sentence}`), { code: 'OTHER_TABLE' })
