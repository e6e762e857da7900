import type { Refusal } from 'totemforge'
import type { AnyKit, AnyTold } from '../kits/kit'
import type { AnyUpdate, Line, Session, Shown } from './session'

/** What a table sends; see the guide to tables. */
type Reply =
  | { readonly type: 'done'; readonly id: string | null; readonly version: number; readonly token?: string }
  | { readonly type: 'refused'; readonly id: string | null; readonly refusal: Refusal }
  | ({ readonly type: 'update' } & AnyUpdate)
  | { readonly type: 'gone' }

export type Connection = 'connecting' | 'open' | 'lost'

/** A game at a table far away. */
export interface RemoteSession extends Session {
  readonly token: () => string | null
  connection(): Connection
  /** Takes a seat. */
  take(seat: string): Promise<Refusal | null>
  answer(agrees: boolean): Promise<Refusal | null>
}

const longestWait = 10_000

/** Sits down at a table, or watches it; comes back by itself where the connection is lost. */
export function startRemote(
  kit: AnyKit,
  told: AnyTold,
  address: string,
  known: string | null,
  keepToken: (token: string) => void,
): Promise<RemoteSession> {
  let wording = told
  let token = known
  let socket: WebSocket | null = null
  let connection: Connection = 'connecting'
  let isClosed = false
  let wait = 500
  let requests = 0
  let update: AnyUpdate | null = null
  let log: Line[] = []
  const listeners = new Set<() => void>()
  /** What was asked and not yet answered: asked again after a lost connection, since the same request acts once. */
  const waiting = new Map<string, { readonly text: string; resolve(refusal: Refusal | null): void }>()

  const changed = (): void => {
    for (const listener of listeners) listener()
  }

  const send = (text: string): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(text)
  }

  function request(what: Readonly<Record<string, unknown>>): Promise<Refusal | null> {
    const id = `${crypto.randomUUID?.() ?? Math.random()}-${++requests}`
    const text = JSON.stringify({ ...what, id })
    return new Promise((resolve) => {
      waiting.set(id, { text, resolve })
      send(text)
    })
  }

  function settle(id: string | null, refusal: Refusal | null): void {
    const asked = id === null ? undefined : waiting.get(id)
    if (id !== null) waiting.delete(id)
    asked?.resolve(refusal)
  }

  function heard(reply: Reply): void {
    switch (reply.type) {
      case 'update': {
        const lines = reply.events.flatMap(({ text }): Line[] => (text === '' ? [] : [{ kind: 'event', text }]))
        log = reply.reset || reply.since === 0 || !update ? lines : [...log, ...lines]
        update = reply
        changed()
        break
      }
      case 'done':
        if (reply.token !== undefined) {
          token = reply.token
          keepToken(reply.token)
        }
        settle(reply.id, null)
        break
      case 'refused':
        settle(reply.id, reply.refusal)
        break
      case 'gone':
        token = null
        join()
    }
  }

  const join = (): void => {
    send(JSON.stringify({ do: 'join', token, since: 0, language: wording.language, id: `join-${++requests}` }))
  }

  return new Promise((resolve, reject) => {
    function open(): void {
      if (isClosed) return
      connection = update ? 'lost' : 'connecting'
      const next = new WebSocket(address)
      socket = next
      next.addEventListener('open', () => {
        wait = 500
        connection = 'open'
        join()
        for (const { text } of waiting.values()) send(text)
      })
      next.addEventListener('message', ({ data }) => {
        heard(JSON.parse(String(data)))
        if (update) resolve(session)
      })
      next.addEventListener('close', () => {
        if (isClosed) return
        if (!update && wait >= 4000) {
          isClosed = true
          reject(new Error(address))
          return
        }
        connection = 'lost'
        changed()
        setTimeout(open, wait)
        wait = Math.min(2 * wait, longestWait)
      })
    }

    const session: RemoteSession = {
      kit,
      token: () => token,
      connection: () => connection,
      take: (seat) => request({ do: 'take', seat, language: wording.language }),
      answer: (agrees) => request({ do: 'answer', agrees, version: update?.version ?? 0 }),
      shown(): Shown {
        if (!update) throw new Error('Nothing has been shown yet.')
        return { update, log, handOver: null }
      },
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      act: (action) => request({ do: 'act', action, version: update?.version ?? 0 }),
      undo: () => request({ do: 'propose', what: 'undo' }),
      takeOver() {},
      speak(next) {
        wording = next
        join()
      },
      close() {
        isClosed = true
        socket?.close()
      },
      here: null,
    }
    open()
  })
}
