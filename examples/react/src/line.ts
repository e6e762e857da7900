import type { Request } from 'totemforge/table'
import type { ReplyOf } from './heard'

/** A line to a table far away, which comes back by itself where the connection is lost. */
export interface Line {
  ask(request: Request): void
  close(): void
}

const longestWait = 10_000

/** Sits down with the token that is kept for this address, or watches. */
export function openLine<View, Action, Event, Seat extends string>(
  address: string,
  hear: (reply: ReplyOf<View, Action, Event, Seat>) => void,
  tellOpen: (isOpen: boolean) => void,
): Line {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = 500
  let requests = 0
  let known = 0
  /** Asked and not yet answered. They are asked again when the line is back: the same request is carried out once. */
  const waiting = new Map<string, string>()
  const name = `${Date.now()}-${Math.random()}`

  const ask = (request: Request): void => {
    const id = `${name}-${requests++}`
    const text = JSON.stringify({ ...request, id })
    // To join belongs to one connection.
    if (request.do !== 'join') waiting.set(id, text)
    if (socket?.readyState === WebSocket.OPEN) socket.send(text)
  }

  const join = (): void => ask({ do: 'join', token: localStorage.getItem(address), since: known })

  function open(): void {
    const next = new WebSocket(address)
    socket = next
    next.onopen = () => {
      wait = 500
      tellOpen(true)
      const again = [...waiting.values()]
      join()
      for (const text of again) next.send(text)
    }
    next.onmessage = ({ data }) => {
      const reply: ReplyOf<View, Action, Event, Seat> = JSON.parse(String(data))
      if ('id' in reply && reply.id !== null) waiting.delete(reply.id)
      if (reply.type === 'done' && reply.token !== undefined) localStorage.setItem(address, reply.token)
      if (reply.type === 'gone' || (reply.type === 'refused' && reply.refusal.code === 'no-such-token')) {
        localStorage.removeItem(address)
        known = 0
        join()
      }
      if (reply.type === 'update') known = reply.version
      hear(reply)
    }
    next.onclose = () => {
      tellOpen(false)
      timer = setTimeout(open, wait)
      wait = Math.min(2 * wait, longestWait)
    }
  }

  open()
  return {
    ask,
    close() {
      clearTimeout(timer)
      if (socket) socket.onclose = null
      socket?.close()
    },
  }
}
