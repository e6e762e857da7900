import * as z from 'zod'

/** The names that callers choose. */
const name = z.string().min(1).max(200).describe('a name of the caller’s choosing')

const game = z.string().max(200).describe('a game by its name, as `games` lists it')

const seat = z.string().max(200).describe('a seat of the game')

const seed = z.union([z.string().max(1000), z.number()]).describe('the same seed and the same actions, the same game')

const form = z
  .enum(['plain', 'base64', 'sparse', 'binary'])
  .describe(
    '`plain`: lists of numbers; `base64`: 32-bit floats and bits, the lowest first; `sparse`: the same with only those numbers of an observation that are not 0; `binary`: bytes after the line of the answer; `plain` unless given',
  )

const opponents = z
  .record(z.string(), z.string().max(200))
  .describe('policies that play seats, by seat; unless given those that belong to the options, such as a solo bot')

const options = z.record(z.string(), z.unknown()).describe('the options of the game, without the seed')

const begin = {
  opponents: opponents.optional(),
  autoReset: z.boolean().optional().describe('whether a game that ends in a `step` is followed by the next at once'),
  length: z.int().min(1).max(1_000_000).optional().describe('the game is truncated after so many actions'),
}

const id = z
  .union([z.string().max(200), z.number(), z.null()])
  .optional()
  .describe('chosen by the caller, and repeated in the answer; null unless given')

/** The parts of each request besides its id, by its `do`. */
const parts = {
  games: {},
  create: {
    name,
    game,
    options: options.optional(),
    seed: seed.optional(),
    ...begin,
  },
  reset: {
    name,
    seed: seed.optional(),
    options: options.optional().describe('added to the options of `create`, until the next reset'),
  },
  legal: { name, seat: seat.optional() },
  apply: {
    name,
    action: z
      .union([z.string().max(10_000), z.int(), z.record(z.string(), z.unknown())])
      .describe('as text, as an index of the encoding, or as the object that it is'),
    by: seat.optional().describe('who acts: another seat is refused, and events are shown as this seat sees them'),
  },
  view: { name, seat: seat.describe('a seat, or `spectator`') },
  encode: { name, seat: seat.optional(), form: form.optional() },
  clone: { name, as: name },
  determinize: {
    name,
    as: name,
    seat: seat.describe('the seat whose knowledge is kept; all else is drawn'),
    seed: seed.describe('draws what the seat does not know, and future chance'),
  },
  reseed: { name, as: name, seed: seed.describe('draws future chance anew') },
  keys: { name, seat: seat.optional() },
  history: { name, seat: seat.optional() },
  state: { name },
  restore: {
    name,
    game,
    state: z.record(z.string(), z.unknown()).describe('a state, as `state` answers it'),
    options: options.optional().describe('the options of the games after it, without the seed'),
    seed: seed.optional().describe('the chance of opponents, and of the games after it'),
    ...begin,
  },
  render: {
    name,
    seat: seat.optional().describe('a seat, or `spectator`; the seat that decides unless given'),
    form: z.enum(['text', 'svg']).optional().describe('`text` unless given'),
  },
  step: {
    names: z.array(name).min(1).max(4096),
    actions: z
      .array(z.int().nullable())
      .max(4096)
      .describe('an index for each; null leaves a game as it is, as one that has ended'),
    form: form.optional(),
    observe: z.boolean().optional().describe('whether observations are answered; true unless given'),
  },
  choose: { name, policy: z.string().max(200).describe('a policy of the game, with settings: `greedy`') },
  record: { name },
  load: {
    name,
    game,
    record: z.union([z.string(), z.record(z.string(), z.unknown())]).describe('a record, as an object or as text'),
    ...begin,
  },
  close: { name },
}

const request = <Do extends string, Parts extends z.ZodRawShape>(does: Do, shape: Parts) =>
  z.strictObject({ id, do: z.literal(does), ...shape })

export const requests = z.discriminatedUnion('do', [
  request('games', parts.games),
  request('create', parts.create),
  request('reset', parts.reset),
  request('legal', parts.legal),
  request('apply', parts.apply),
  request('view', parts.view),
  request('encode', parts.encode),
  request('clone', parts.clone),
  request('determinize', parts.determinize),
  request('reseed', parts.reseed),
  request('keys', parts.keys),
  request('history', parts.history),
  request('state', parts.state),
  request('restore', parts.restore),
  request('render', parts.render),
  request('step', parts.step),
  request('choose', parts.choose),
  request('record', parts.record),
  request('load', parts.load),
  request('close', parts.close),
])

export type Request = z.infer<typeof requests>

/** The request with this `do`. */
export type RequestTo<Do extends Request['do']> = Extract<Request, { do: Do }>
