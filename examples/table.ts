import { randomPolicy } from 'totemforge'
import { connect, createTable, type Reply } from 'totemforge/table'
import { loveLetter } from './games/love-letter.ts'

// On the server: a table with a bot. It sends each client what that client may know, and checks each message.
const table = createTable(loveLetter, {
  options: { players: 2, seed: 'an evening in spring' },
  bots: { east: randomPolicy },
})

/** What a WebSocket server does with each socket; `send` stands for the socket here. */
function serve(send: (text: string) => void) {
  const connection = connect(table, send)
  return { message: (text: string) => connection.receive(text), close: () => connection.close() }
}

// On the client: it keeps its token and the last update, and shows its messages.
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

// A click carries the version of its position, and an id: sent twice, it is carried out once.
const seen = table.since(token)
const choice = seen.ok ? seen.legal[0] : undefined
const click = JSON.stringify({ do: 'act', id: 'click-1', action: choice?.action, version })
await socket.message(click)
await socket.message(click)
await table.idle()

// The line is cut; a later connection catches up from the client's last version.
socket.close()
const again = serve(hear)
await again.message(JSON.stringify({ do: 'join', token, since: version }))

// The table refuses a click on a position that has changed, and a click with another's token.
await again.message(JSON.stringify({ do: 'act', action: choice?.action, version: 0 }))
await again.message(JSON.stringify({ do: 'join', token: 'guessed' }))

// The server stops: the saved data restores the table, with its tokens.
const saved = JSON.parse(JSON.stringify(table.saved()))
table.close()
const later = createTable(loveLetter, { saved, bots: { east: randomPolicy } })
console.log(
  `It comes back at version ${version}: ${JSON.stringify(later.since(token)) === JSON.stringify(table.since(token))}`,
)
later.close()
