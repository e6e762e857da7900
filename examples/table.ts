import { randomPolicy } from 'totemforge'
import { connect, createTable, type Reply } from 'totemforge/table'
import { loveLetter } from './games/love-letter.ts'

// On the server: a table with a bot. It sends each client what that client may know, and checks what the client sends.
const table = createTable(loveLetter, {
  options: { players: 2, seed: 'an evening in spring' },
  bots: { east: randomPolicy },
})

/** What a WebSocket server does with each socket; `send` stands for the socket here. */
function serve(send: (text: string) => void) {
  const connection = connect(table, send)
  return { message: (text: string) => connection.receive(text), close: () => connection.close() }
}

// On the client: it keeps its token and the last update, and shows what it is sent.
let token: string | null = null
let version = 0
function hear(text: string): void {
  const reply: Reply = JSON.parse(text)
  if (reply.type === 'done' && reply.token !== undefined) token = reply.token
  if (reply.type === 'refused') console.log(`  refused: ${reply.refusal.code}`)
  if (reply.type !== 'update') return
  version = reply.version
  const choices = reply.legal.map(({ text }) => text).join(', ')
  console.log(`version ${version}: ${reply.turn} decides${choices ? `: ${choices}` : ''}`)
}

const socket = serve(hear)
await socket.message('{"do":"take","seat":"north","name":"Ada"}')

// A click is sent with the version it was made at, and with an id: sent twice, it is carried out once.
const seen = table.since(token)
const choice = seen.ok ? seen.legal[0] : undefined
const click = JSON.stringify({ do: 'act', id: 'click-1', action: choice?.action, version })
await socket.message(click)
await socket.message(click)
await table.idle()

// The line is cut; a later connection catches up from the version that the client knows.
socket.close()
const again = serve(hear)
await again.message(JSON.stringify({ do: 'join', token, since: version }))

// A click on a position that has changed is refused, and so is another's token.
await again.message(JSON.stringify({ do: 'act', action: choice?.action, version: 0 }))
await again.message(JSON.stringify({ do: 'join', token: 'guessed' }))

// The server is stopped: what is saved brings the table back, with its tokens.
const saved = JSON.parse(JSON.stringify(table.saved()))
table.close()
const later = createTable(loveLetter, { saved, bots: { east: randomPolicy } })
console.log(
  `It comes back at version ${version}: ${JSON.stringify(later.since(token)) === JSON.stringify(table.since(token))}`,
)
later.close()
