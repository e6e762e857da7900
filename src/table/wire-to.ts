import type { Wire } from './client/wire'
import { connect } from './connect'

type Listener = (message: { readonly data: unknown }) => void

/**
 * A wire to a table in the same program: `joinTable` plays at it as at a remote one, without a network.
 *
 * @example
 * const table = createTable(connectFour, { bots: { yellow: randomPolicy } })
 * const client: TableClientOf<typeof connectFour> = joinTable(() => wireTo(table))
 */
export function wireTo(table: Parameters<typeof connect>[0]): Wire {
  const listeners: { readonly type: string; readonly listener: Listener }[] = []
  const tell = (type: string, data?: string): void => {
    for (const each of listeners) if (each.type === type) each.listener({ data })
  }
  const close = (): void => {
    connection.close()
    tell('close')
  }
  const connection = connect(table, (text) => tell('message', text), { hangUp: close })
  // Not before the caller listens.
  void Promise.resolve().then(() => tell('open'))
  return {
    send: (text) => void connection.receive(text),
    close,
    addEventListener: (type: string, listener: Listener & (() => void)) => void listeners.push({ type, listener }),
  }
}
