import { type Refusal, randomSeed } from '../../core'
import type { Proposed } from '../entry'
import type { Request } from '../request'
import { type Heard, isReply, type ReplyOf, withUpdate } from './heard'
import { createLine } from './line'
import { createRepeats } from './repeats'
import type { Wire } from './wire'

/**
 * How a client comes to a table.
 *
 * @example
 * const settings: JoinSettings = { token: localStorage.getItem(address), language: 'pl' }
 */
export interface JoinSettings {
  /** Of a seat that was taken before; without one the client watches until it takes a seat. */
  readonly token?: string | null
  /** Of the texts. */
  readonly language?: string
  /** Called with the token of a seat that was taken, to be kept, and with `null` once it is worth nothing any more. */
  readonly keep?: (token: string | null) => void
}

/**
 * A client at a table far away. Each request ends with `null`, or with the reason why it was refused. A request that is not answered
 * is sent again, also over the next connection; the server carries it out once.
 *
 * @example
 * const refusal = await client.act(choice.action)
 * if (refusal) say(refusal.message)
 */
export interface TableClient<View, Action, Event, Seat extends string> {
  heard(): Heard<View, Action, Event, Seat>
  /** Calls the listener whenever something was heard, until the function that is returned is called. */
  listen(listener: () => void): () => void
  take(seat: Seat, name?: string): Promise<Refusal | null>
  /** Acts in the position that was heard last. */
  act(action: Action): Promise<Refusal | null>
  propose(what: Proposed): Promise<Refusal | null>
  /** Agrees to what is proposed, or not. */
  answer(agrees: boolean): Promise<Refusal | null>
  leave(): Promise<Refusal | null>
  /** From now on in another language; what has happened is told again. */
  speak(language: string): void
  close(): void
}

const closed: Refusal = { code: 'closed', message: 'This table was left before there was an answer.' }

/** A message that is not JSON does not come from a table. */
function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

type Asked = Exclude<Request, { readonly do: 'join' | 'since' }>

/**
 * Sits down at a table far away, or watches it. If the connection is lost, the client opens another one, hears what it missed, and
 * repeats each request that was not answered: the server carries the same request out once. If there is no such table, the
 * client ends, and so does each request that waits.
 *
 * @example
 * const client = joinTable<View, Action, Event, Seat>(() => new WebSocket(address), { token, keep })
 * client.listen(() => show(client.heard()))
 */
export function joinTable<View, Action, Event, Seat extends string>(
  open: () => Wire,
  { token = null, language, keep = () => undefined }: JoinSettings = {},
): TableClient<View, Action, Event, Seat> {
  let heard: Heard<View, Action, Event, Seat> = { connection: 'connecting', update: null, story: [], refusal: null }
  let speaks = language
  let holds = token
  let asked = 0
  /** Nothing else is asked before the join is answered: without it the server does not know whose seat this is. */
  let joining: { readonly id: string; readonly since: number } | null = null
  /** Why this client has ended. */
  let ended: Refusal | null = null
  const name = randomSeed().slice(0, 32)
  const waiting = new Map<string, { readonly text: string; readonly settle: (refusal: Refusal | null) => void }>()
  const listeners = new Set<() => void>()

  const line = createLine(open, {
    opened() {
      // What is to be told from the beginning still is.
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

  /** The version that was heard last. */
  const known = (): number => heard.update?.version ?? 0

  /** Sends what was not answered. */
  function send(): void {
    const join = { do: 'join', token: holds, ...joining, ...(speaks !== undefined && { language: speaks }) } as const
    const texts = joining ? [JSON.stringify(join satisfies Request)] : [...waiting.values()].map(({ text }) => text)
    for (const text of texts) if (line.send(text)) repeats.start()
  }

  function join(since: number): void {
    joining = { id: `${name}-${asked++}`, since }
    send()
  }

  function ask(request: Asked): Promise<Refusal | null> {
    if (ended) return Promise.resolve(ended)
    const id = `${name}-${asked++}`
    const text = JSON.stringify({ ...request, id })
    return new Promise((settle) => {
      waiting.set(id, { text, settle })
      if (!joining && line.send(text)) repeats.start()
    })
  }

  /** A request was answered. */
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

  /** The seat is another's, or nobody's: what is left is to watch. */
  function loseSeat(): void {
    holds = null
    keep(null)
    join(0)
  }

  function refuse(id: string | null, refusal: Refusal): void {
    const { code } = refusal
    if (code === 'no-such-table') end(refusal)
    // It is asked again after a pause.
    else if (code === 'not-known') return
    else if (id === null || id !== joining?.id) settle(id, refusal)
    else if (code === 'no-such-token' && holds !== null) loseSeat()
    else if (code === 'no-such-version') join(0)
    // The table was put away: over another line the server may open it again.
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
        // What was asked without the token makes this a spectator again.
        if (joining) join(0)
      }
      settle(reply.id, null)
    } else if (reply.type === 'refused') refuse(reply.id, reply.refusal)
    // The seat was given back, or the table was put away. The answer to this tells which.
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
    take(seat, name) {
      // Chosen here, so that asking once more gives the same seat where the answer was lost.
      const wanted = { do: 'take', seat, token: randomSeed(), ...(name !== undefined && { name }) } as const
      return ask({ ...wanted, ...(speaks !== undefined && { language: speaks }) })
    },
    act: (action) => ask({ do: 'act', action, version: known() }),
    propose: (what) => ask({ do: 'propose', what }),
    answer: (agrees) => ask({ do: 'answer', agrees, version: known() }),
    async leave() {
      const hadSeat = holds !== null
      const refusal = await ask({ do: 'leave' })
      // The answer was lost, and the seat is free already.
      return hadSeat && refusal?.code === 'no-such-token' ? null : refusal
    },
    speak(next) {
      speaks = next
      join(0)
    },
    close: () => end(closed),
  }
}
