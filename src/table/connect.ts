import type { Problem, Refusal, Seeded } from '../core'
import { readAs } from '../toolkit'
import type { Answer } from './answer'
import { type Clock, systemClock } from './clock'
import { type Allowed, createMeter } from './meter'
import { isLasting, isStorageFailure, refused, type TableRefusal } from './refusal'
import type { Reply } from './reply'
import { isRequest, type Request } from './request'
import type { Table } from './table'
import type { Update } from './update'
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
  /**
   * Messages: 20 a second and 40 at once unless given. The answers to `take`, `join` and `since` are charged by their length: one of
   * `longest` characters costs as much as a message, and what they cost beyond the rate has to be waited for.
   */
  readonly rate?: Allowed
  /** Characters of one message; 16,384 unless given. */
  readonly longest?: number
  /** Whether seats may be taken over this connection, or only by the server; they may unless this is `false`. */
  readonly takes?: boolean
  /** Called when nothing more is read: a client went on sending too much, or the table could not be opened. Close the line. */
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
 * messages is the caller's; `send` is handed texts. The table may still be opening: messages wait for it, as many as may come at
 * once, and are answered in their order. A promise that is rejected is answered with the refusal `no-such-table`, or with
 * `not-known` if the error has the code `STORAGE_FAILED`, and the connection ends.
 *
 * @example
 * const connection = connect(openTable(connectFour, storage, 'friday'), (text) => socket.send(text))
 */
export function connect(
  table: AnyTable | Promise<AnyTable>,
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
  const opening = Promise.resolve(table)
  let isOpen = true
  /** Messages that were not answered yet. */
  let unanswered = 0
  /** Whom this client speaks for: nothing before it has joined. */
  let token: string | null = null
  let language: string | undefined
  let stop: () => void = () => undefined
  let last: Promise<void> = Promise.resolve()

  const reply = (message: Reply): void => {
    if (isOpen) send(JSON.stringify(message))
  }

  /** An update that was asked for. It may tell of a whole game, and costs as many messages as it is long. */
  const answerWith = (update: Update<unknown, unknown, unknown, string>): void => {
    const text = JSON.stringify({ type: 'update', ...update } satisfies Reply)
    meter.charge(text.length / longest)
    if (isOpen) send(text)
  }

  const own = (code: TableRefusal, parameters?: Refusal['parameters']): Refusal => {
    const refusal = refused(code, parameters)
    return { ...refusal, message: tableRefusal(tableWordsFor(language ?? null), refusal) }
  }

  /** What a storage could not do now it may do later. */
  const whyNot = (error: unknown): Refusal => own(isStorageFailure(error) ? 'not-known' : 'no-such-table')

  const refuse = (id: string | null, refusal: Refusal, problems?: readonly Problem[]): void =>
    reply({ type: 'refused', id, refusal, ...(problems && { problems }) })

  const answer = (id: string | null, answered: Answer): void => {
    if (answered.ok) reply({ type: 'done', id, version: answered.version })
    else refuse(id, answered.refusal)
  }

  /** The present, and from now on whatever is new; `tell` comes before it. */
  const listen = (table: AnyTable, since: number | undefined, tell: (version: number) => void): Refusal | null => {
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
    answerWith(update)
    return null
  }

  const join = async (table: AnyTable, request: Extract<Request, { do: 'join' }>, id: string | null): Promise<void> => {
    const tell = (version: number): void => reply({ type: 'done', id, version })
    token = request.token
    language = request.language
    if (listen(table, request.since, tell) === null) return
    // Another server may know more.
    const unread = await table.refresh().then(
      () => null,
      (error: unknown) => own(isLasting(error) ? 'no-such-table' : 'not-known'),
    )
    const refusal = isOpen ? listen(table, request.since, tell) : null
    if (!refusal) return
    token = null
    refuse(id, unread ?? refusal)
  }

  const take = async (table: AnyTable, request: Extract<Request, { do: 'take' }>, id: string | null): Promise<void> => {
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
    const refusal = listen(table, undefined, (version) =>
      reply({ type: 'done', id, version, token: taken.token, seat: taken.seat }),
    )
    if (refusal) refuse(id, refusal)
  }

  async function carryOut(table: AnyTable, request: Request): Promise<void> {
    const id = request.id ?? null
    const isLong = request.do === 'join' || request.do === 'take' || request.do === 'since'
    if (isLong && meter.owes()) return refuse(id, own('too-many', { ...rate }))
    if (request.do === 'join') return join(table, request, id)
    if (request.do === 'take') return take(table, request, id)
    if (request.do === 'since') {
      const seen = table.since(token, request.version, language)
      answer(id, seen)
      if (!seen.ok) return
      const { ok: _ok, ...update } = seen
      return answerWith(update)
    }
    if (token === null) return refuse(id, own('no-such-token'))
    const asking = { ...(id !== null && { id }), ...(language !== undefined && { language }) }
    if (request.do === 'act') answer(id, await table.act(token, request.action, request.version, asking))
    if (request.do === 'propose') answer(id, await table.propose(token, request.what, asking))
    if (request.do === 'answer') answer(id, await table.answer(token, request.agrees, request.version, asking))
    if (request.do === 'leave') answer(id, await table.leave(token, asking))
  }

  const close = (): void => {
    isOpen = false
    stop()
  }

  // After the answers to all that waited; also where nothing was asked yet.
  const giveUp = (error: unknown): void => {
    last = last.then(() => {
      if (!isOpen) return
      refuse(null, whyNot(error))
      close()
      hangUp?.()
    })
  }
  opening.catch(giveUp)

  /** One after the other, in the order in which they came. */
  const answerInTurn = (request: Request): Promise<void> => {
    const id = request.id ?? null
    unanswered++
    last = last
      .then(() => opening)
      .then(
        (table) => (isOpen ? carryOut(table, request).catch(() => refuse(id, own('failed'))) : undefined),
        (error: unknown) => refuse(id, whyNot(error)),
      )
      .then(() => void unanswered--)
    return last
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
      if (unanswered >= rate.atOnce) return refuse(null, own('too-many', { ...rate }))
      return answerInTurn(read.request)
    },
    close,
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
