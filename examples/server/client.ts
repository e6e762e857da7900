import { connect } from 'totemforge/table'
import type { WebSocket } from 'ws'
import type { AnyTable } from './games'

/**
 * The most unread bytes of a client. A client with more is too slow: the server cuts it off, and it comes back and
 * catches up.
 */
const mostUnread = 4 * 1024 * 1024

/** Sends as long as the client reads. */
export const sendTo =
  (client: Pick<WebSocket, 'bufferedAmount' | 'terminate'> & { send(text: string): void }) =>
  (text: string): void => {
    if (client.bufferedAmount > mostUnread) client.terminate()
    else client.send(text)
  }

/** Connects a client to a table until it leaves; while the table opens, its messages wait. */
export function serve(client: WebSocket, table: Promise<AnyTable>): void {
  const connection = connect(table, sendTo(client), { hangUp: () => hangUp(client) })
  client.on('message', (data, isBinary) => void connection.receive(isBinary ? null : data.toString()))
  // An error on the wire ends only this connection.
  client.on('error', () => client.terminate())
  client.on('close', () => connection.close())
}

/** Closes the line after the last message, and cuts off a client that does not answer. */
function hangUp(client: WebSocket): void {
  client.close(1008)
  const timer = setTimeout(() => client.terminate(), 1000)
  client.once('close', () => clearTimeout(timer))
}

/** Pings all clients from time to time, and cuts off those that did not answer the last ping. */
export function watchOver(clients: ReadonlySet<WebSocket>, milliseconds: number): () => void {
  const asked = new WeakSet<WebSocket>()
  const timer = setInterval(() => {
    for (const client of clients) {
      if (asked.has(client)) client.terminate()
      else {
        asked.add(client)
        client.once('pong', () => asked.delete(client))
        client.ping()
      }
    }
  }, milliseconds)
  return () => clearInterval(timer)
}
