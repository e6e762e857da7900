import * as z from 'zod'

/** The names that callers choose. */
const name = z.string().min(1).max(200).describe('a name of the caller’s choosing')

const game = z.string().max(200).describe('a game by its name, as `games` lists it')

const seat = z.string().max(200).describe('a seat of the game')

const seed = z.union([z.string().max(1000), z.number()]).describe('the same seed and the same actions, the same game')

const form = z
  .enum(['plain', 'base64', 'sparse'])
  .describe(
    '`plain`: lists of numbers; `base64`: 32-bit floats and bits, the lowest first; `sparse`: the same with only those numbers of an observation that are not 0; `plain` unless given',
  )

const opponents = z
  .record(z.string(), z.string().max(200))
  .describe('policies that play seats, by seat; unless given those that belong to the options, such as a solo bot')

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
    options: z.record(z.string(), z.unknown()).optional().describe('the options of the game, without the seed'),
    seed: seed.optional(),
    ...begin,
  },
  reset: { name, seed: seed.optional() },
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
  request('step', parts.step),
  request('choose', parts.choose),
  request('record', parts.record),
  request('load', parts.load),
  request('close', parts.close),
])

export type Request = z.infer<typeof requests>

/** The request with this `do`. */
export type RequestTo<Do extends Request['do']> = Extract<Request, { do: Do }>
