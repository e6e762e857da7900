import { type ActionOf, type EventOf, type Refusal, randomSeed, type SeatOf, type ViewOf } from '../../core'
import type { Proposed } from '../entry'
import type { Request } from '../request'
import { type Heard, isReply, type ReplyOf, withLines, withUpdate } from './heard'
import { createLine } from './line'
import { createRepeats } from './repeats'
import type { Wire } from './wire'

/**
 * The settings of a client.
 *
 * @example
 * const settings: JoinSettings = { token: localStorage.getItem(address), language: 'pl' }
 */
export interface JoinSettings {
  /** The token of a seat taken earlier; without one the client watches until it takes a seat. */
  readonly token?: string | null
  /** The language of the texts. */
  readonly language?: string
  /** Called with the token of a taken seat, to store it, and with `null` when the token becomes invalid. */
  readonly keep?: (token: string | null) => void
}

/**
 * A client at a remote table. Each request resolves to `null`, or to its refusal. The client repeats a request without an
 * answer, also over the next connection; the server carries it out once.
 *
 * @example
 * const refusal = await client.act(choice.action)
 * if (refusal) say(refusal.message)
 */
export interface TableClient<View, Action, Event, Seat extends string> {
  heard(): Heard<View, Action, Event, Seat>
  /** Calls the listener for all news, until the returned function is called. */
  listen(listener: () => void): () => void
  /** Sits down; a seat that is kept for somebody needs the invitation. */
  take(seat: Seat, name?: string, invitation?: string): Promise<Refusal | null>
  /** Acts in the latest known position. */
  act(action: Action): Promise<Refusal | null>
  /** Proposes something; a `bot` for a seat. */
  propose(what: Proposed, seat?: Seat): Promise<Refusal | null>
  /** Agrees to the proposal, or not. */
  answer(agrees: boolean): Promise<Refusal | null>
  leave(): Promise<Refusal | null>
  /** Keeps an empty seat for somebody with this invitation: 20 to 100 random letters and digits. */
  invite(seat: Seat, invitation: string): Promise<Refusal | null>
  /** Says something in the chat. */
  say(text: string): Promise<Refusal | null>
  /** Switches to another language; all known events come again. */
  speak(language: string): void
  close(): void
}

/** The parts of a game that give the types of a client. */
interface Playable {
  readonly seats: readonly string[]
  view(state: never, viewer: never): unknown
  parse(text: string): unknown
  redact(event: never, viewer: never): unknown
}

/**
 * A client at a table of this game. `joinTable` takes its types from it, and `typeof` alone does not load the rules.
 *
 * @example
 * const client: TableClientOf<typeof root> = joinTable(() => new WebSocket(address))
 */
export type TableClientOf<Game extends Playable> = TableClient<
  ViewOf<Game>,
  ActionOf<Game>,
  EventOf<Game>,
  SeatOf<Game>
>

const closed: Refusal = { code: 'closed', message: 'The client left this table before an answer came.' }

/** Ignores a message that is not JSON: a table does not send such messages. */
function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

type RepeatableRequest = Exclude<Request, { readonly do: 'join' | 'since' }>

/**
 * Joins a remote table as a player or spectator. If the connection is lost, the client opens another one, gets what it missed,
 * and repeats each request without an answer: the server carries out the same request once. If there is no such table, the
 * client ends with all its waiting requests.
 *
 * @example
 * const client: TableClientOf<typeof root> = joinTable(() => new WebSocket(address), { token, keep })
 * client.listen(() => show(client.heard()))
 */
export function joinTable<View, Action, Event, Seat extends string>(
  open: () => Wire,
  { token = null, language, keep = () => undefined }: JoinSettings = {},
): TableClient<View, Action, Event, Seat> {
  let heard: Heard<View, Action, Event, Seat> = {
    connection: 'connecting',
    update: null,
    story: [],
    here: [],
    chat: [],
    refusal: null,
  }
  let speaks = language
  let holds = token
  let asked = 0
  /** Send nothing else before the answer to the join: without it the server does not know the seat. */
  let joining: { readonly id: string; readonly since: number } | null = null
  /** The reason why this client has ended. */
  let ended: Refusal | null = null
  const name = randomSeed().slice(0, 32)
  const waiting = new Map<string, { readonly text: string; readonly settle: (refusal: Refusal | null) => void }>()
  const listeners = new Set<() => void>()

  const line = createLine(open, {
    opened() {
      // Keep an earlier wish to hear everything from the beginning.
      join(joining?.since === 0 ? 0 : known())
      hear({ connection: 'open' })
    },
    heard(data) {
      repeats.heard()
      const reply = parsed(data)
      if (isReply<View, Action, Event, Seat>(reply)) receive(reply)
    },
    lost() {
      repeats.stop()
      hear({ connection: 'lost' })
    },
  })
  const repeats = createRepeats(send, line.lose)

  function hear(next: Partial<Heard<View, Action, Event, Seat>>): void {
    heard = { ...heard, ...next }
    for (const listener of [...listeners]) listener()
  }

  /** The latest known version. */
  const known = (): number => heard.update?.version ?? 0

  /** Sends all requests without an answer. */
  function send(): void {
    const join = { do: 'join', token: holds, ...joining, ...(speaks !== undefined && { language: speaks }) } as const
    const texts = joining ? [JSON.stringify(join satisfies Request)] : [...waiting.values()].map(({ text }) => text)
    for (const text of texts) if (line.send(text)) repeats.start()
  }

  function join(since: number): void {
    joining = { id: `${name}-${asked++}`, since }
    send()
  }

  function ask(request: RepeatableRequest): Promise<Refusal | null> {
    if (ended) return Promise.resolve(ended)
    const id = `${name}-${asked++}`
    const text = JSON.stringify({ ...request, id })
    return new Promise((settle) => {
      waiting.set(id, { text, settle })
      if (!joining && line.send(text)) repeats.start()
    })
  }

  /** Handles the answer to a request. */
  function settle(id: string | null, refusal: Refusal | null): void {
    if (id !== null && id === joining?.id) {
      joining = null
      repeats.stop()
      line.works()
      send()
    } else if (id !== null) {
      waiting.get(id)?.settle(refusal)
      waiting.delete(id)
      if (!joining && waiting.size === 0) repeats.stop()
    }
  }

  /** The seat is lost, so the client only watches. */
  function loseSeat(): void {
    holds = null
    keep(null)
    join(0)
  }

  function refuse(id: string | null, refusal: Refusal): void {
    const { code } = refusal
    if (code === 'no-such-table') end(refusal)
    // Repeat it after a pause.
    else if (code === 'not-known' || (code === 'too-many' && id !== null && id === joining?.id)) return
    else if (id === null || id !== joining?.id) settle(id, refusal)
    else if (code === 'no-such-token' && holds !== null) loseSeat()
    else if (code === 'no-such-version') join(0)
    // The table was closed: over another line the server may open it again.
    else if (code === 'table-over') line.lose()
    else {
      settle(id, refusal)
      hear({ refusal })
    }
  }

  function receive(reply: ReplyOf<View, Action, Event, Seat>): void {
    if (reply.type === 'update') {
      const { type: _type, ...update } = reply
      hear(withUpdate(heard, update))
    } else if (reply.type === 'done') {
      if (reply.token !== undefined) {
        holds = reply.token
        keep(reply.token)
        // A request sent without the token makes this client a spectator again.
        if (joining) join(0)
      }
      settle(reply.id, null)
    } else if (reply.type === 'refused') refuse(reply.id, reply.refusal)
    else if (reply.type === 'presence') hear({ here: reply.here })
    else if (reply.type === 'chat') hear({ chat: withLines(heard.chat, reply.lines) })
    // The seat was given back, or the table was closed. The answer to this request shows which.
    else join(known())
  }

  function end(why: Refusal): void {
    if (ended) return
    ended = why
    repeats.stop()
    line.close()
    hear({ connection: 'closed', ...(why !== closed && { refusal: why }) })
    for (const { settle } of waiting.values()) settle(why)
    waiting.clear()
  }

  line.connect()
  return {
    heard: () => heard,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    take(seat, name, invitation) {
      // Chosen here, so that a repeated request gives the same seat if the answer was lost.
      const wanted = { do: 'take', seat, token: randomSeed() } as const
      return ask({
        ...wanted,
        ...(name !== undefined && { name }),
        ...(invitation !== undefined && { invitation }),
        ...(speaks !== undefined && { language: speaks }),
      })
    },
    act: (action) => ask({ do: 'act', action, version: known() }),
    propose: (what, seat) => ask({ do: 'propose', what, ...(seat !== undefined && { seat }) }),
    answer: (agrees) => ask({ do: 'answer', agrees, version: known() }),
    async leave() {
      const hadSeat = holds !== null
      const refusal = await ask({ do: 'leave' })
      // The answer was lost, and the seat is already free.
      return hadSeat && refusal?.code === 'no-such-token' ? null : refusal
    },
    invite: (seat, invitation) => ask({ do: 'invite', seat, invitation }),
    say: (text) => ask({ do: 'say', text }),
    speak(next) {
      speaks = next
      join(0)
    },
    close: () => end(closed),
  }
}
