import type { Outcome, Problem, Refusal } from '../core'
import {
  either,
  flag,
  listOf,
  named,
  nullable,
  number,
  objectOf,
  oneOf,
  optional,
  type Shape,
  tableOf,
  text,
  whole,
} from '../toolkit'
import { everyProposed } from './entry'
import type { Choice, End, Line, Proposal, TableSeat, Update, WordedEvent } from './update'

type AnyUpdate = Update<unknown, unknown, unknown, string>

/**
 * A message to a client, as one JSON text: the answer to a request, an update with news, the seats whose people are connected,
 * lines of the chat, or `gone` when no more messages follow. Ignore other types: a newer server may send more.
 *
 * @example
 * const reply: Reply = JSON.parse(text)
 * if (reply.type === 'update') show(reply)
 */
export type Reply =
  | {
      readonly type: 'done'
      readonly id: string | null
      readonly version: number
      /** Sent only to the client that takes a seat. */
      readonly token?: string
      readonly seat?: string
    }
  | {
      readonly type: 'refused'
      readonly id: string | null
      readonly refusal: Refusal
      readonly problems?: readonly Problem[]
    }
  | ({ readonly type: 'update' } & AnyUpdate)
  | { readonly type: 'gone' }
  | { readonly type: 'presence'; readonly here: readonly string[] }
  | { readonly type: 'chat'; readonly lines: readonly Line<string>[] }

type ReplyOf<Type extends Reply['type']> = Extract<Reply, { readonly type: Type }>

const id = nullable(text)
const seats = listOf(text)

const refusal: Shape<Refusal> = objectOf<Refusal>({
  code: text,
  message: text,
  parameters: optional(tableOf(either(either(text, number), listOf(text)))),
  rule: optional(text),
})

const outcome: Shape<Outcome<string>> = objectOf<Outcome<string>>({
  winners: seats,
  reason: text,
  scores: optional(tableOf(number)),
  places: optional(listOf(seats)),
})

const end: Shape<End<string>> = either(
  either(objectOf({ why: oneOf('rules'), outcome, text }), objectOf({ why: oneOf('time'), seat: text, text })),
  objectOf({ why: oneOf('agreement'), text }),
)

const choice: Shape<Choice<unknown>> = objectOf({ action: named('action'), text })
const told: Shape<WordedEvent<unknown>> = objectOf({ event: named('event'), text })
const proposal: Shape<Proposal<string>> = objectOf<Proposal<string>>({
  what: oneOf(...everyProposed),
  by: text,
  waitsFor: seats,
  seat: optional(text),
})
const line: Shape<Line<string>> = objectOf<Line<string>>({ number: whole(), seat: text, name: nullable(text), text })
const seated: Shape<TableSeat<string>> = objectOf<TableSeat<string>>({
  seat: text,
  title: text,
  by: oneOf('person', 'bot', 'nobody'),
  name: nullable(text),
  left: nullable(whole()),
  ticks: optional(flag),
  standIn: optional(text),
  invited: optional(flag),
})

/** The shape of each reply. */
export const replyShapes: { readonly [Type in Reply['type']]: Shape<ReplyOf<Type>> } = {
  done: objectOf<ReplyOf<'done'>>({
    type: oneOf('done'),
    id,
    version: whole(),
    token: optional(text),
    seat: optional(text),
  }),
  refused: objectOf<ReplyOf<'refused'>>({
    type: oneOf('refused'),
    id,
    refusal,
    problems: optional(listOf(objectOf<Problem>({ path: text, message: text }))),
  }),
  update: objectOf<ReplyOf<'update'>>({
    type: oneOf('update'),
    version: whole(),
    since: whole(),
    reset: flag,
    viewer: text,
    language: nullable(text),
    view: named('view'),
    turn: nullable(text),
    question: text,
    legal: listOf(choice),
    events: listOf(told),
    seats: listOf(seated),
    proposal: nullable(proposal),
    end: nullable(end),
    chat: optional(oneOf('players', 'everybody')),
    next: optional(text),
  }),
  gone: objectOf<ReplyOf<'gone'>>({ type: oneOf('gone') }),
  presence: objectOf<ReplyOf<'presence'>>({ type: oneOf('presence'), here: seats }),
  chat: objectOf<ReplyOf<'chat'>>({ type: oneOf('chat'), lines: listOf(line) }),
}
