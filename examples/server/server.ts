import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Storage } from 'totemforge/table'
import { WebSocketServer } from 'ws'
import { createAddresses, type Limits } from './addresses'
import { serve, watchOver } from './client'
import { sendFile } from './files'
import { memoryStorage } from './memory'
import { createTables } from './tables'

/** The settings of the server. */
interface Settings {
  /** 0 takes any free port. */
  readonly port: number
  /** The address to listen on; default: this machine alone. `0.0.0.0` is every address. */
  readonly host?: string
  /** The storage of the tables; by default they end with the server. */
  readonly storage?: Storage
  /** A folder of static files to serve as well, such as a built page. */
  readonly folder?: string
  /** The most open tables; default 2,000. */
  readonly most?: number
  /** By default 50 clients at once and 20 tables a minute. */
  readonly perAddress?: Limits
  /** A client that does not answer for this many milliseconds is cut off; default 30,000. */
  readonly patience?: number
}

interface Running {
  readonly port: number
  close(): Promise<void>
}

/** The longest request to open a table, in characters. */
const longestBody = 10_000

/**
 * Serves tables: `GET /api/tables` lists those that are open, and `GET /api/tables?ids=ID,ID` these. `POST` opens one
 * (`{ "game": "ironwood", "options": { "mode": "duel" }, "chat": "players", "allowance": { "time": 900000 } }`). A WebSocket at
 * `/api/tables/ID` speaks the messages of a table.
 */
export async function startServer({
  port,
  host = '127.0.0.1',
  storage = memoryStorage(),
  folder,
  most = 2000,
  perAddress = { clients: 50, tables: 20 },
  patience = 30_000,
}: Settings): Promise<Running> {
  const tables = createTables(storage, most)
  const addresses = createAddresses(perAddress)

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request)
    response.setHeader('x-content-type-options', 'nosniff')
    if (path === '/api/tables' && request.method === 'POST') {
      if (!isOwnPage(request)) return answer(response, 403, { message: 'This page may not open tables here.' })
      if (!addresses.opens(addressOf(request)))
        return answer(response, 429, { message: 'Too many tables. Wait a minute.' })
      const asked = await readBody(request)
      if (typeof asked === 'string') return answer(response, 400, { message: asked })
      const opened = await tables.open(asked)
      return typeof opened === 'string' ? answer(response, 400, { message: opened }) : answer(response, 201, opened)
    }
    if (request.method !== 'GET')
      return answer(response, 405, { message: 'This address does not accept requests of this kind.' })
    if (path === '/api/tables') return answer(response, 200, await tables.list(idsIn(request)))
    if (folder === undefined) return answer(response, 404, { message: 'This address has no page.' })
    return sendFile(folder, path, response)
  }

  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else answer(response, 500, { message: 'Something went wrong.' })
    })
  })

  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const [, id = ''] = /^\/api\/tables\/([\w-]{1,100})$/.exec(pathOf(request)) ?? []
    if (id === '') return refuse(socket, '404 Not Found')
    const address = addressOf(request)
    if (!addresses.connects(address)) return refuse(socket, '429 Too Many Requests')
    const found = tables.find(id)
    found.listeners++
    socket.on('close', () => {
      addresses.disconnects(address)
      found.listeners--
      found.since = Date.now()
    })
    sockets.handleUpgrade(request, socket, head, (client) => serve(client, found.table))
  })

  const stopWatching = watchOver(sockets.clients, patience)
  const cleaning = setInterval(() => {
    addresses.minute()
    tables.clean()
  }, 60_000)

  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      stopWatching()
      clearInterval(cleaning)
      // Clients learn that the server stopped, and come back.
      for (const client of sockets.clients) client.close(1001)
      const closed = new Promise((done) => server.close(done))
      const last = setTimeout(() => {
        for (const client of sockets.clients) client.terminate()
        server.closeAllConnections()
      }, 500)
      await closed
      clearTimeout(last)
      await tables.close()
    },
  }
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split(/[?#]/)[0] ?? '/'

/** The tables that a page asks for: `?ids=1,2`. */
const idsIn = ({ url = '/' }: IncomingMessage): readonly string[] | undefined =>
  new URLSearchParams(url.split('?')[1]).get('ids')?.split(',')

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

/** A browser names the page that sends a request, and the server refuses pages from elsewhere. Programs name no page. */
const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || origin === `http://${host}` || origin === `https://${host}`

function answer(response: ServerResponse, status: number, value: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(typeof value === 'string' ? value : JSON.stringify(value))
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}

/** The options of a new table, or what is wrong with them. */
async function readBody(request: IncomingMessage): Promise<object | string> {
  let text = ''
  request.setEncoding('utf8')
  for await (const part of request) {
    text += part
    if (text.length > longestBody) return 'This is too long.'
  }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : 'A table is an object with a game and its options.'
  } catch {
    return 'The request must be JSON.'
  }
}
