import * as z from 'zod'
import { parseWith } from '../../schema/parse'
import { schemaOf } from '../../schema/shape'
import type { Parsed } from '../../toolkit/read'
import { type Reply, replyShapes } from '../reply'
import { type Request, requestShapes } from '../request'

/**
 * The schemas of one game for the views, events and actions in messages.
 *
 * @example
 * const parts: GameSchemas = { view: schemas.view, event: schemas.event, action: schemas.action }
 */
export interface GameSchemas {
  readonly view?: z.ZodType
  readonly event?: z.ZodType
  readonly action?: z.ZodType
}

/**
 * The schemas of requests and replies. Without the schemas of a game, its parts may be anything.
 *
 * @example
 * const { reply } = messageSchemas(ironwoodSchemas)
 * const message = reply.parse(JSON.parse(text))
 */
export function messageSchemas(game: GameSchemas = {}): {
  readonly request: z.ZodType<Request>
  readonly reply: z.ZodType<Reply>
} {
  const parts = new Map<string, z.ZodType>(Object.entries(game))
  const named = (name: string): z.ZodType => parts.get(name) ?? something
  const { take, join, act, since, propose, answer, leave, invite, say } = requestShapes
  const { done, refused, update, gone, presence, chat } = replyShapes
  return {
    request: z.union([
      schemaOf(take, named),
      schemaOf(join, named),
      schemaOf(act, named),
      schemaOf(since, named),
      schemaOf(propose, named),
      schemaOf(answer, named),
      schemaOf(leave, named),
      schemaOf(invite, named),
      schemaOf(say, named),
    ]),
    reply: z.union([
      schemaOf(done, named),
      schemaOf(refused, named),
      schemaOf(update, named),
      schemaOf(gone, named),
      schemaOf(presence, named),
      schemaOf(chat, named),
    ]),
  }
}

/** Any value except `undefined`. */
const something = z.unknown().refine((value) => value !== undefined)

/**
 * Reads a request in the same way as a table.
 *
 * @example
 * const parsed = parseRequest(JSON.parse(text))
 * if (!parsed.ok) console.error(parsed.problems)
 */
export const parseRequest = (input: unknown): Parsed<Request> => parseWith(messageSchemas().request, input)

/**
 * Reads a reply of a table.
 *
 * @example
 * const parsed = parseReply(JSON.parse(text))
 * if (parsed.ok && parsed.value.type === 'update') show(parsed.value.view)
 */
export const parseReply = (input: unknown): Parsed<Reply> => parseWith(messageSchemas().reply, input)
