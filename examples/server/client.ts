import { connect } from 'totemforge/table'
import type { WebSocket } from 'ws'
import type { AnyTable } from './games'

/** Bytes that wait for a client to read them. Who has more is too slow: it is cut off, comes back and catches up. */
const mostUnread = 4 * 1024 * 1024

/** Sends as long as what was sent is read. */
export const sendTo =
  (client: Pick<WebSocket, 'bufferedAmount' | 'terminate'> & { send(text: string): void }) =>
  (text: string): void => {
    if (client.bufferedAmount > mostUnread) client.terminate()
    else client.send(text)
  }

/** Puts a client at a table until it goes; while the table opens its messages wait. */
export function serve(client: WebSocket, table: Promise<AnyTable>): void {
  const connection = connect(table, sendTo(client), { hangUp: () => hangUp(client) })
  client.on('message', (data, isBinary) => void connection.receive(isBinary ? null : data.toString()))
  // What is wrong on the wire ends the connection, and no more.
  client.on('error', () => client.terminate())
  client.on('close', () => connection.close())
}

/** Closes the line after what was sent; a client that does not answer to that is cut off. */
function hangUp(client: WebSocket): void {
  client.close(1008)
  const timer = setTimeout(() => client.terminate(), 1000)
  client.once('close', () => clearTimeout(timer))
}

/** Asks all clients now and then whether they are there; those that did not answer the last time are cut off. */
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
