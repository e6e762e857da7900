import type { Problem, Refusal, Seeded } from '../core'
import { readAs } from '../toolkit'
import type { Answer } from './answer'
import { type Clock, systemClock } from './clock'
import { type Allowed, createMeter } from './meter'
import { refused, type TableRefusal } from './refusal'
import type { Reply } from './reply'
import { isRequest, type Request } from './request'
import type { Table } from './table'
import { tableRefusal, tableWordsFor } from './words'

/** A table of whatever game. */
type AnyTable = Table<unknown, unknown, Seeded, string, unknown>

/**
 * How much a connection may send, and what is done where it sends too much.
 *
 * @example
 * connect(table, send, { rate: { perSecond: 5, atOnce: 20 }, hangUp: () => socket.close() })
 */
export interface ConnectionSettings {
  /** Messages: 20 a second and 40 at once unless given. */
  readonly rate?: Allowed
  /** Characters of one message; 16,384 unless given. */
  readonly longest?: number
  /** Whether seats may be taken over this connection, or only by the server; they may unless this is `false`. */
  readonly takes?: boolean
  /** Called when a connection goes on sending although nothing of it is read any more. */
  readonly hangUp?: () => void
  readonly clock?: Clock
}

/**
 * One client at a table.
 *
 * @example
 * socket.on('message', (data) => connection.receive(String(data)))
 * socket.on('close', () => connection.close())
 */
export interface Connection {
  /** Takes a message of unknown origin. It never throws; it is done once the message has been answered. */
  receive(text: unknown): Promise<void>
  close(): void
}

/** What a request holds besides its text, at the most. */
const limits = { values: 2000, depth: 30, text: 10_000 }

/** So many messages are thrown away before the line is cut. */
const patience = 1000

/**
 * Puts a client at a table: every message is held against its form and the limits, and answered. What carries the
 * messages is the caller's; `send` is handed texts.
 *
 * @example
 * const connection = connect(table, (text) => socket.send(text))
 */
export function connect(
  table: AnyTable,
  send: (text: string) => void,
  {
    rate = { perSecond: 20, atOnce: 40 },
    longest = 16_384,
    takes = true,
    hangUp,
    clock = systemClock,
  }: ConnectionSettings = {},
): Connection {
  const meter = createMeter(rate, clock)
  let isOpen = true
  /** Whom this client speaks for: nothing before it has joined. */
  let token: string | null = null
  let language: string | undefined
  let stop: () => void = () => undefined
  let last: Promise<void> = Promise.resolve()

  const reply = (message: Reply): void => {
    if (isOpen) send(JSON.stringify(message))
  }

  const own = (code: TableRefusal, parameters?: Refusal['parameters']): Refusal => {
    const refusal = refused(code, parameters)
    return { ...refusal, message: tableRefusal(tableWordsFor(language ?? null), refusal) }
  }

  const refuse = (id: string | null, refusal: Refusal, problems?: readonly Problem[]): void =>
    reply({ type: 'refused', id, refusal, ...(problems && { problems }) })

  const answer = (id: string | null, answered: Answer): void => {
    if (answered.ok) reply({ type: 'done', id, version: answered.version })
    else refuse(id, answered.refusal)
  }

  /** The present, and from now on whatever is new; `tell` comes before it. */
  const listen = (since: number | undefined, tell: (version: number) => void): Refusal | null => {
    stop()
    stop = () => undefined
    const seen = table.since(token, since, language)
    if (!seen.ok) return seen.refusal
    const { ok: _ok, ...update } = seen
    const heard = table.subscribe(token, (update) => reply({ type: 'update', ...update }), {
      since: seen.version,
      ...(language !== undefined && { language }),
      onEnd: () => {
        token = null
        reply({ type: 'gone' })
      },
    })
    if (!heard.ok) return heard.refusal
    stop = heard.stop
    tell(seen.version)
    reply({ type: 'update', ...update })
    return null
  }

  const join = async (request: Extract<Request, { do: 'join' }>, id: string | null): Promise<void> => {
    const tell = (version: number): void => reply({ type: 'done', id, version })
    token = request.token
    language = request.language
    if (listen(request.since, tell) === null) return
    // Another server may know more.
    await table.refresh().catch(() => undefined)
    const refusal = isOpen ? listen(request.since, tell) : null
    if (!refusal) return
    token = null
    refuse(id, refusal)
  }

  const take = async (request: Extract<Request, { do: 'take' }>, id: string | null): Promise<void> => {
    if (!takes) return refuse(id, own('no-such-seat'))
    const { seat, name, token: chosen } = request
    language = request.language ?? language
    const taken = await table.take(seat, {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(chosen !== undefined && { token: chosen }),
    })
    if (!taken.ok) return refuse(id, taken.refusal)
    if (!isOpen) return
    token = taken.token
    const refusal = listen(undefined, (version) =>
      reply({ type: 'done', id, version, token: taken.token, seat: taken.seat }),
    )
    if (refusal) refuse(id, refusal)
  }

  async function carryOut(request: Request): Promise<void> {
    const id = request.id ?? null
    if (request.do === 'join') return join(request, id)
    if (request.do === 'take') return take(request, id)
    if (request.do === 'since') {
      const seen = table.since(token, request.version, language)
      answer(id, seen)
      if (!seen.ok) return
      const { ok: _ok, ...update } = seen
      return reply({ type: 'update', ...update })
    }
    if (token === null) return refuse(id, own('no-such-token'))
    const asking = { ...(id !== null && { id }), ...(language !== undefined && { language }) }
    if (request.do === 'act') answer(id, await table.act(token, request.action, request.version, asking))
    if (request.do === 'propose') answer(id, await table.propose(token, request.what, asking))
    if (request.do === 'answer') answer(id, await table.answer(token, request.agrees, request.version, asking))
    if (request.do === 'leave') answer(id, await table.leave(token, asking))
  }

  return {
    async receive(text) {
      if (!isOpen) return
      const { passes, thrownAway } = meter.count()
      if (!passes) {
        // Once: who floods is not answered in floods.
        if (thrownAway === 1) refuse(null, own('too-many', { ...rate }))
        if (thrownAway === patience) hangUp?.()
        return
      }
      if (typeof text !== 'string') return refuse(null, own('bad-message'))
      if (text.length > longest) return refuse(null, own('too-long', { longest }))
      const read = parse(text)
      if (!read.ok) return refuse(read.id, own('bad-message'), read.problems)
      const { request } = read
      // One after the other, in the order in which they came.
      last = last
        .then(() => (isOpen ? carryOut(request) : undefined))
        .catch(() => refuse(request.id ?? null, own('failed')))
      return last
    },
    close() {
      isOpen = false
      stop()
    },
  }
}

type Parsed =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly id: string | null; readonly problems: readonly Problem[] }

function parse(text: string): Parsed {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { ok: false, id: null, problems: [{ path: '', message: 'This is no JSON.' }] }
  }
  const read = readAs(isRequest, input, limits)
  if (read.ok) return { ok: true, request: read.value }
  return { ok: false, id: idOf(input), problems: read.problems.slice(0, 10) }
}

/** The id of what could not be read otherwise. */
function idOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'id')) return null
  const id: unknown = Reflect.get(input, 'id')
  return typeof id === 'string' && id.length <= 100 ? id : null
}
