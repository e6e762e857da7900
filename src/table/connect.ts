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

/** A table of any game. */
type AnyTable = Table<unknown, unknown, Seeded, string, unknown>

/**
 * The limits of a connection, and what happens beyond them.
 *
 * @example
 * connect(table, send, { rate: { perSecond: 5, atOnce: 20 }, hangUp: () => socket.close() })
 */
export interface ConnectionSettings {
  /**
   * The rate of messages; default: 20 a second and 40 at once. The answers to `take`, `join` and `since` cost by their length:
   * an answer of `longest` characters costs as much as a message, and the client waits for costs beyond the rate.
   */
  readonly rate?: Allowed
  /** The longest message in characters; default 16,384. */
  readonly longest?: number
  /** Whether clients may take seats over this connection; with `false` only the server can. Default `true`. */
  readonly takes?: boolean
  /**
   * Called when the connection reads no more, because a client kept sending too much, the table could not be opened, or `send`
   * threw. Close the line.
   */
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
  /** Receives an untrusted message. It never throws, and resolves after the answer. */
  receive(text: unknown): Promise<void>
  close(): void
}

/** The most characters of a request besides its text. */
const limits = { values: 2000, depth: 30, text: 10_000 }

/** How many messages to discard before closing the line. */
const patience = 1000

/**
 * Connects a client to a table: it checks every message against its shape and the limits, and answers it. The caller carries
 * the messages; `send` receives texts. The table may still be opening: up to `atOnce` messages wait for it and are answered in
 * order. If the promise rejects, the answer is the refusal `no-such-table`, or `not-known` if the error has the code
 * `STORAGE_FAILED`, and the connection ends.
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
  /** The messages without an answer yet. */
  let unanswered = 0
  /** The token of this client; nothing before it has joined. */
  let token: string | null = null
  let language: string | undefined
  let stop: () => void = () => undefined
  let last: Promise<void> = Promise.resolve()

  /** A line that cannot carry a message has lost it: the client comes back over another one. */
  const pass = (text: string): void => {
    if (!isOpen) return
    try {
      send(text)
    } catch (error) {
      end()
      throw error
    }
  }

  const reply = (message: Reply): void => pass(JSON.stringify(message))

  /** A requested update. It may hold a whole game, so it costs by its length. */
  const answerWith = (update: Update<unknown, unknown, unknown, string>): void => {
    const text = JSON.stringify({ type: 'update', ...update } satisfies Reply)
    meter.charge(text.length / longest)
    pass(text)
  }

  const own = (code: TableRefusal, parameters?: Refusal['parameters']): Refusal => {
    const refusal = refused(code, parameters)
    return { ...refusal, message: tableRefusal(tableWordsFor(language ?? null), refusal) }
  }

  /** A storage that fails now may work later. */
  const whyNot = (error: unknown): Refusal => own(isStorageFailure(error) ? 'not-known' : 'no-such-table')

  const refuse = (id: string | null, refusal: Refusal, problems?: readonly Problem[]): void =>
    reply({ type: 'refused', id, refusal, ...(problems && { problems }) })

  const answer = (id: string | null, answered: Answer): void => {
    if (answered.ok) reply({ type: 'done', id, version: answered.version })
    else refuse(id, answered.refusal)
  }

  /** What the client gets beside the game, in its order after the answer. */
  const aside = () => {
    let early: Reply[] | null = []
    return {
      tell: (message: Reply): void => void (early ? early.push(message) : reply(message)),
      begin(): void {
        for (const message of early ?? []) {
          meter.charge(JSON.stringify(message).length / longest)
          reply(message)
        }
        early = null
      },
    }
  }

  /** Sends the present and then all news; calls `tell` first. */
  const listen = (table: AnyTable, since: number | undefined, tell: (version: number) => void): Refusal | null => {
    stop()
    stop = () => undefined
    const seen = table.since(token, since, language)
    if (!seen.ok) return seen.refusal
    const { ok: _ok, ...update } = seen
    const beside = aside()
    const heard = table.subscribe(token, (update) => reply({ type: 'update', ...update }), {
      onPresence: (here) => beside.tell({ type: 'presence', here }),
      onChat: (lines) => beside.tell({ type: 'chat', lines }),
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
    beside.begin()
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
    const { seat, name, token: chosen, invitation } = request
    language = request.language ?? language
    const taken = await table.take(seat, {
      ...(name !== undefined && { name }),
      ...(language !== undefined && { language }),
      ...(chosen !== undefined && { token: chosen }),
      ...(invitation !== undefined && { invitation }),
    })
    if (!taken.ok) return refuse(id, taken.refusal)
    if (!isOpen) return
    token = taken.token
    // From the beginning: a person who comes late hears the whole story.
    const refusal = listen(table, 0, (version) =>
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
    const asking = { ...(id !== null && { id }), ...(language !== undefined && { language }) }
    if (request.do === 'say') return answer(id, await table.say(token, request.text, asking))
    if (token === null) return refuse(id, own('no-such-token'))
    if (request.do === 'invite') answer(id, await table.invite(token, request.seat, request.invitation, asking))
    if (request.do === 'act') answer(id, await table.act(token, request.action, request.version, asking))
    if (request.do === 'propose')
      answer(
        id,
        await table.propose(token, request.what, {
          ...asking,
          ...(request.seat !== undefined && { seat: request.seat }),
        }),
      )
    if (request.do === 'answer') answer(id, await table.answer(token, request.agrees, request.version, asking))
    if (request.do === 'leave') answer(id, await table.leave(token, asking))
  }

  const close = (): void => {
    isOpen = false
    stop()
  }

  const end = (): void => {
    if (!isOpen) return
    close()
    hangUp?.()
  }

  // After the answers to all waiting messages, or without any.
  const giveUp = (error: unknown): void => {
    last = last.then(() => refuse(null, whyNot(error))).then(end, end)
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
        (error: unknown) => {
          // There is no table that has heard the language.
          if ('language' in request) language = request.language ?? language
          refuse(id, whyNot(error))
        },
      )
      .then(() => void unanswered--)
    return last
  }

  const answerTo = async (text: unknown): Promise<void> => {
    if (!isOpen) return
    const { passes, thrownAway } = meter.count()
    if (!passes) {
      // Only once: do not answer a flood with a flood.
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
  }

  // Only `send` throws, and then the connection has ended.
  return { receive: (text) => answerTo(text).catch(() => undefined), close }
}

type Parsed =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly id: string | null; readonly problems: readonly Problem[] }

function parse(text: string): Parsed {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return { ok: false, id: null, problems: [{ path: '', message: 'A table message must be JSON.' }] }
  }
  const read = readAs(isRequest, input, limits)
  if (read.ok) return { ok: true, request: read.value }
  return { ok: false, id: idOf(input), problems: read.problems.slice(0, 10) }
}

/** The id of a request that cannot be read otherwise. */
function idOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'id')) return null
  const id: unknown = Reflect.get(input, 'id')
  return typeof id === 'string' && id.length <= 100 ? id : null
}
