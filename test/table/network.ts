import { type Connection, type ConnectionSettings, connect, type Request } from 'totemforge/table'
import type { Wire } from 'totemforge/table/client'

type Listener = (message: { readonly data: unknown }) => void
type Served = Parameters<typeof connect>[0]

/** Connections to a table that can be cut, before or after the answers. It calls `serve` for each connection. */
export function network(serve: () => Served, settings: ConnectionSettings = { rate: { perSecond: 1e6, atOnce: 1e6 } }) {
  let present: { cut(): void; deafen(): void } | null = null
  const opened: number[] = []
  const net = {
    isUp: true,
    opened,
    /** What arrived at the server. */
    asked: [] as Request[],
    /** This many messages to the server are lost, although the line is open. */
    losing: 0,
    cut: () => present?.cut(),
    /** From now on nothing that the table says arrives. */
    deafen: () => present?.deafen(),
    say: (_text: string): void => undefined,
    open(): Wire {
      const listeners = {
        open: new Set<() => void>(),
        close: new Set<() => void>(),
        error: new Set<() => void>(),
        message: new Set<Listener>(),
      }
      let isOpen = false
      let hears = true
      const tell = (data: string): void => {
        if (isOpen && hears) for (const listener of listeners.message) listener({ data })
      }
      let connection: Connection | null = null
      const cut = (): void => {
        connection?.close()
        isOpen = false
        for (const listener of listeners.close) listener()
      }
      opened.push(Date.now())
      net.say = tell
      present = {
        cut,
        deafen() {
          hears = false
        },
      }
      setTimeout(() => {
        if (!net.isUp) return cut()
        isOpen = true
        connection = connect(serve(), tell, { ...settings, hangUp: cut })
        for (const listener of listeners.open) listener()
      }, 1)
      return {
        send(text) {
          if (net.losing-- > 0) return
          net.asked.push(JSON.parse(text))
          void connection?.receive(text)
        },
        close: cut,
        addEventListener(type: keyof typeof listeners, listener: Listener & (() => void)) {
          listeners[type].add(listener)
        },
      }
    },
  }
  return net
}
