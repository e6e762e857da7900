import { type Refusal, randomSeed } from '../../core'
import type { Proposed } from '../entry'
import type { Request } from '../request'
import { type Heard, isReply, type ReplyOf, withUpdate } from './heard'
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
 * A client at a table far away. What it asks is answered with `null`, or with why it was refused.
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

/** Milliseconds before it is tried again to reach the table: twice as long after each time in vain. */
const waits = { shortest: 500, longest: 10_000 }

const closed: Refusal = { code: 'closed', message: 'This table was left before there was an answer.' }

/** What is no JSON is no message of a table. */
function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}

type Asked = Exclude<Request, { readonly do: 'join' | 'since' }>

/**
 * Sits down at a table far away, or watches it. Where the connection is lost it comes back by itself, hears what it missed, and asks
 * again what was not answered: the server carries the same request out once.
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
  let wire: Wire | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = waits.shortest
  let isOpen = false
  let asked = 0
  const name = randomSeed().slice(0, 32)
  const joining = `${name}-join`
  const waiting = new Map<string, { readonly text: string; readonly settle: (refusal: Refusal | null) => void }>()
  const listeners = new Set<() => void>()

  function hear(next: Partial<Heard<View, Action, Event, Seat>>): void {
    heard = { ...heard, ...next }
    for (const listener of [...listeners]) listener()
  }

  const send = (text: string): void => {
    if (isOpen) wire?.send(text)
  }

  function join(since: number): void {
    const request: Request = { do: 'join', id: joining, token: holds, since }
    send(JSON.stringify({ ...request, ...(speaks !== undefined && { language: speaks }) }))
  }

  function ask(request: Asked): Promise<Refusal | null> {
    if (heard.connection === 'closed') return Promise.resolve(closed)
    const id = `${name}-${asked++}`
    const text = JSON.stringify({ ...request, id })
    return new Promise((settle) => {
      waiting.set(id, { text, settle })
      send(text)
    })
  }

  function settle(id: string | null, refusal: Refusal | null): void {
    if (id === null) return
    waiting.get(id)?.settle(refusal)
    waiting.delete(id)
  }

  /** The seat is another's, or nobody's: what is left is to watch. */
  function loseSeat(): void {
    holds = null
    keep(null)
    join(0)
  }

  function receive(reply: ReplyOf<View, Action, Event, Seat>): void {
    wait = waits.shortest
    if (reply.type === 'update') {
      const { type: _type, ...update } = reply
      hear(withUpdate(heard, update))
    } else if (reply.type === 'done') {
      if (reply.token !== undefined) {
        holds = reply.token
        keep(reply.token)
      }
      settle(reply.id, null)
    } else if (reply.type === 'refused') {
      if (reply.id !== joining) settle(reply.id, reply.refusal)
      else if (reply.refusal.code === 'no-such-token' && holds !== null) loseSeat()
      else if (reply.refusal.code === 'no-such-version') join(0)
      else hear({ refusal: reply.refusal })
    } else if (holds !== null) loseSeat()
    else close()
  }

  function connect(): void {
    const next = open()
    wire = next
    const isPresent = (): boolean => wire === next && heard.connection !== 'closed'
    next.addEventListener('open', () => {
      if (!isPresent()) return
      isOpen = true
      join(heard.update?.version ?? 0)
      for (const { text } of waiting.values()) send(text)
      hear({ connection: 'open' })
    })
    next.addEventListener('message', ({ data }) => {
      if (!isPresent()) return
      const reply = parsed(data)
      if (isReply<View, Action, Event, Seat>(reply)) receive(reply)
    })
    next.addEventListener('close', () => {
      if (!isPresent()) return
      isOpen = false
      hear({ connection: 'lost' })
      // Not all at the same moment, where a server that was restarted is missed by many.
      timer = setTimeout(connect, wait * (0.5 + Math.random() / 2))
      wait = Math.min(2 * wait, waits.longest)
    })
  }

  function close(): void {
    if (heard.connection === 'closed') return
    clearTimeout(timer)
    isOpen = false
    hear({ connection: 'closed' })
    wire?.close()
    for (const { settle } of waiting.values()) settle(closed)
    waiting.clear()
  }

  connect()
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
    act: (action) => ask({ do: 'act', action, version: heard.update?.version ?? 0 }),
    propose: (what) => ask({ do: 'propose', what }),
    answer: (agrees) => ask({ do: 'answer', agrees, version: heard.update?.version ?? 0 }),
    leave: () => ask({ do: 'leave' }),
    speak(next) {
      speaks = next
      join(0)
    },
    close,
  }
}
