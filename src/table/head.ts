import { type Game, randomAlgorithm, randomSeed, type Seeded } from '../core'
import { isObject, plain, same } from '../core/value'
import { collectProblems } from '../toolkit'
import { invalidSettings } from './check-settings'
import { type TableHead, tableFormat } from './entry'
import type { TableSettings } from './settings'

const isComplete = <Options extends Seeded>(options: unknown): options is Options =>
  isObject(options) && (typeof options['seed'] === 'string' || typeof options['seed'] === 'number')

/** The names of the policies, by seat. */
const botNames = (bots: { readonly [seat: string]: { readonly name: string } | undefined }): Record<string, string> =>
  Object.fromEntries(Object.entries(bots).flatMap(([seat, policy]) => (policy ? [[seat, policy.name]] : [])))

/** Makes the head of a new table. The settings are already checked; the game checks the options and names the players. */
export function newHead<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  {
    options: given,
    bots = {},
    allowance = null,
    chat = null,
    people = [],
  }: TableSettings<Action, View, Options, Seat, Event>,
): TableHead<Options> {
  const options = keptOptions<Options>({ ...given, seed: given?.seed ?? randomSeed() })
  const players: readonly string[] = game.players(game.setup(plain(options)))
  const problems = collectProblems()
  for (const seat of Object.keys(bots))
    if (!players.includes(seat)) problems.at('bots').add(seat, `This game is played by ${players.join(', ')}.`)
  if (problems.found.length > 0) throw invalidSettings(problems)
  const { id, version } = game
  const seated = players.flatMap((seat, place) => {
    const person = people[place]
    return person && !Object.hasOwn(bots, seat) ? [[seat, { hash: person.hash, name: person.name }] as const] : []
  })
  return {
    format: tableFormat,
    game: id,
    version,
    random: randomAlgorithm,
    options,
    bots: botNames(bots),
    allowance,
    ...(chat !== null && { chat }),
    ...(seated.length > 0 && { people: Object.fromEntries(seated) }),
  }
}

/** The options as they come back from JSON. */
function keptOptions<Options extends Seeded>(given: object): Options {
  const problems = collectProblems()
  try {
    const options: unknown = plain(given)
    if (isComplete<Options>(options) && same(options, JSON.parse(JSON.stringify(options)))) return options
    problems.add('options', 'They need a seed that is a text or a number, and must be plain JSON data.')
  } catch (error) {
    problems.add('options', String(error))
  }
  throw invalidSettings(problems)
}

/** Refuses saved data of another game or other rules, or with different bots. */
export function savedHead<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  { id, version }: Game<State, Action, View, Options, Seat, Event>,
  head: TableHead<Options>,
  { bots = {} }: TableSettings<Action, View, Options, Seat, Event>,
): TableHead<Options> {
  const here: Record<string, string> = { format: tableFormat, game: id, version, random: randomAlgorithm }
  const there: Record<string, unknown> = { ...head }
  for (const [part, value] of Object.entries(here))
    if (there[part] !== value)
      throw other(`the saved table has the ${part} ${JSON.stringify(there[part])}; this is ${value}.`)
  const given = botNames(bots)
  for (const [seat, name] of Object.entries(head.bots))
    if (given[seat] === undefined) throw other(`${seat} was played by ${name}; give a policy for it.`)
  for (const seat of Object.keys(given))
    if (!Object.hasOwn(head.bots, seat)) throw other(`${seat} was not played by a bot; give no policy for it.`)
  return head
}

const other = (sentence: string): Error =>
  Object.assign(new TypeError(`createTable: ${sentence}`), { code: 'OTHER_TABLE' })
