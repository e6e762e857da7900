import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { reasonOf } from '../../catalogue/reason'
import type { Ask } from './thread'

const here = import.meta.url

/** The files of the page: beside the built program, and in their own folder in the source. */
const folder = new URL(here.endsWith('.ts') ? '../../../assets/inspect/' : './inspect/', here)

const files: Readonly<Record<string, readonly [name: string, kind: string]>> = {
  '/': ['index.html', 'text/html'],
  '/page.css': ['page.css', 'text/css'],
  '/page.js': ['page.js', 'text/javascript'],
}

/** The most characters of a request: as many as the longest record has. */
const longest = 10_000_000

export interface Serving {
  readonly address: string
  close(): Promise<void>
}

/** Serves the page to this machine alone; port 0 takes any free port. */
export async function serveInspector(ask: Ask, port: number): Promise<Serving> {
  const server = createServer((request, response) => {
    handle(request, response, ask).catch((error: unknown) => send(response, 500, 'text/plain', reasonOf(error)))
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', done)
  })
  const at = server.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, ask: Ask): Promise<void> {
  // This check keeps pages of other names away, even if such a name leads here.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? ''))
    return send(response, 403, 'text/plain', 'This page is for this machine alone.')
  const { pathname } = new URL(request.url ?? '/', 'http://here')
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  if (file) {
    const [name, kind] = file
    return send(response, 200, `${kind}; charset=utf-8`, readFileSync(new URL(name, folder), 'utf8'))
  }
  if (request.method !== 'POST' || !pathname.startsWith('/api/'))
    return send(response, 404, 'text/plain', 'There is nothing here.')
  if (!request.headers['content-type']?.startsWith('application/json'))
    return send(response, 415, 'text/plain', 'JSON is needed.')
  let text = ''
  // A part may end within a character.
  request.setEncoding('utf8')
  // Read the rest too: the page may wait for the answer until it has sent everything.
  for await (const part of request) if (text.length <= longest) text += part
  if (text.length > longest)
    return send(response, 413, 'application/json', JSON.stringify({ problem: 'This is too long.' }))
  const answer = await ask(pathname.slice('/api/'.length), text)
  if ('json' in answer) send(response, 200, 'application/json', answer.json)
  else send(response, 400, 'application/json', JSON.stringify(answer))
}

/** The page runs only its own script. Pictures of games may contain styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function send(response: ServerResponse, status: number, kind: string, text: string): void {
  response.writeHead(status, {
    'content-type': kind,
    'cache-control': 'no-store',
    'content-security-policy': policy,
  })
  response.end(text)
}
