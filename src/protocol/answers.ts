import * as z from 'zod'
import { type Code, codes } from './codes'

const seats = z.array(z.string())

/** The public status of a game. */
const standing = z.strictObject({
  name: z.string(),
  players: seats.describe('who takes part'),
  agents: seats.describe('those of them that no opponent plays'),
  turn: z.string().nullable().describe('who decides next; null once it is over'),
  actions: z.int().describe('how many actions were played, with those of opponents'),
  terminated: z.boolean(),
  truncated: z.boolean(),
  returns: z.record(z.string(), z.number()).describe('what each seat has got; empty before the end'),
  outcome: z.unknown().describe('how it ended: winners, reason, perhaps scores and places; null before the end'),
})

const action = z.strictObject({
  action: z.unknown(),
  text: z.string(),
  index: z.int().optional().describe('its place in the encoding, where there is one'),
})

const numbers = z.union([z.array(z.number()), z.string()])

const sparse =
  'in the sparse form base64 of pairs, the place as a 32-bit whole number and the number there as a 32-bit float'

const rows = z.union([z.array(z.array(z.number())), z.string()])

const bounds = z.strictObject({
  players: z.strictObject({ least: z.int(), most: z.int() }),
  actions: z.int(),
  length: z.int(),
  utility: z.strictObject({ least: z.number(), most: z.number() }),
})

const channel = z.strictObject({
  name: z.string(),
  size: z.int(),
  least: z.number(),
  most: z.number(),
  meaning: z.string(),
})

const listed = z.strictObject({
  name: z.string(),
  version: z.string(),
  seats,
  options: z.record(z.string(), z.unknown()).describe('the options of a usual game, without the seed'),
  policies: z.record(z.string(), z.string()).describe('what may play a seat, and what it is'),
  encoding: z
    .strictObject({ id: z.string(), size: z.int(), bounds, channels: z.array(channel) })
    .nullable()
    .describe('its indexes and observations, where there are any'),
})

/** In the form `binary`: how many bytes follow the line, and of what. */
const frame = {
  bytes: z.int().describe('how many bytes follow this line'),
  numbers: z.int().describe('how many numbers of the observations are not 0'),
  legal: z.int().describe('how many actions are legal'),
}

/** The answer to each request. */
export const answers = {
  games: z.strictObject({
    protocol: z.literal(1),
    limits: z.strictObject({ environments: z.int(), line: z.int() }),
    games: z.array(listed),
  }),
  create: standing,
  reset: standing,
  legal: z.strictObject({ seat: z.string().nullable(), legal: z.array(action) }),
  apply: standing.extend({ events: z.array(z.unknown()) }),
  view: z.strictObject({ view: z.unknown() }),
  encode: z.union([
    z.strictObject({
      seat: z.string().nullable(),
      observation: numbers.describe(`a list, or base64 of 32-bit floats; ${sparse}`),
      legal: z.array(z.int()).optional().describe('the indexes of what the seat may do, in the plain form'),
      mask: z.string().optional().describe('base64 of one bit for each action, the lowest first'),
    }),
    z.strictObject({ seat: z.string().nullable(), ...frame }),
  ]),
  clone: standing,
  determinize: standing,
  reseed: standing,
  keys: z.strictObject({
    seat: z.string().nullable(),
    information: z.string().nullable().describe('equal only for equal knowledge of the seat; null if nobody decides'),
    position: z.string().describe('equal only for equal positions, hidden parts included'),
  }),
  history: z.strictObject({
    seat: z.string().nullable(),
    history: z.string().nullable().describe('equal only if the seat was shown and did the same from the beginning on'),
  }),
  state: z.strictObject({ state: z.unknown() }),
  restore: standing,
  render: z.strictObject({ seat: z.string(), picture: z.string() }),
  step: z.union([
    z.strictObject({
      observations: rows.nullable().describe(`a row for each environment, of the seat that decides there; ${sparse}`),
      legal: z.array(z.array(z.int())).optional().describe('the indexes of what it may do, in the plain form'),
      masks: z.string().optional().describe('base64 of as many whole bytes for each row as hold a bit for each action'),
      rewards: rows.describe('for each environment a number for each seat of the game'),
      terminated: z.array(z.boolean()),
      truncated: z.array(z.boolean()),
      turns: z.array(z.string().nullable()),
    }),
    z.strictObject({
      ...frame,
      ended: z.array(z.int()).describe('the rows whose game ended in this step'),
      finals: z.int().describe('how many numbers of their last observations are not 0'),
    }),
  ]),
  choose: action,
  record: z.strictObject({ record: z.unknown() }),
  load: standing,
  close: z.strictObject({ name: z.string() }),
} as const

export type AnswerTo<Do extends keyof typeof answers> = z.infer<(typeof answers)[Do]>

export type Standing = z.infer<typeof standing>

const codeNames = Object.keys(codes).filter((name): name is Code => Object.hasOwn(codes, name))

const id = z.union([z.string(), z.number(), z.null()])

export const failure = z.strictObject({
  id,
  error: z.strictObject({
    code: z.enum(codeNames),
    message: z.string(),
    problems: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    refusal: z
      .strictObject({
        code: z.string(),
        message: z.string(),
        parameters: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
        rule: z.string().optional(),
      })
      .optional(),
    name: z.string().optional(),
  }),
})

/** Every possible answer line. */
export const answerLines = Object.fromEntries(
  Object.entries(answers).map(([name, answer]) => [name, z.strictObject({ id, answer })]),
)
