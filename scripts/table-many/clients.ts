import { createRandom } from 'totemforge'
import { WebSocket } from 'ws'

const random = createRandom(1, 'table-many clients')

interface Client {
  readonly socket: WebSocket
  readonly table: string
  /** The newest update as it came: it is parsed only where it is needed. */
  update: string
  isAsking: boolean
}

/** What is read of an update. */
interface Known {
  readonly version: number
  readonly legal: readonly { readonly action: unknown }[]
}

/** The clients of a server process, two at each table. */
export interface Clients {
  readonly count: number
  /** Plays so many actions a second, spread evenly; returns how many were carried out. */
  play(rate: number, seconds: number): Promise<number>
  end(): void
}

export async function connectAll(port: number, tokens: { readonly [id: string]: readonly string[] }): Promise<Clients> {
  const clients: Client[] = []
  let done = 0

  const hear = (client: Client, text: string): void => {
    if (text.startsWith('{"type":"update"')) client.update = text
    else if (client.isAsking) {
      if (text.startsWith('{"type":"done"')) done++
      client.isAsking = false
    }
  }

  const join = async (table: string, token: string): Promise<void> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false })
    const client: Client = { socket, table, update: '', isAsking: false }
    await new Promise((opened, failed) => socket.on('open', opened).on('error', failed))
    const updated = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        hear(client, String(data))
        if (client.update !== '') resolve()
      })
    })
    socket.send(JSON.stringify({ do: 'join', token }))
    await updated
    clients.push(client)
  }

  for (const [table, both] of Object.entries(tokens)) await Promise.all(both.map((token) => join(table, token)))

  const isReady = ({ isAsking, update }: Client): boolean => !isAsking && !update.includes('"legal":[]')

  const act = (client: Client): void => {
    const { version, legal }: Known = JSON.parse(client.update)
    client.isAsking = true
    client.socket.send(JSON.stringify({ do: 'act', action: random.pick(legal).action, version }))
  }

  return {
    count: clients.length,
    async play(rate, seconds) {
      done = 0
      const begun = performance.now()
      let asked = 0
      let next = 0
      for (let now = begun; now < begun + 1000 * seconds; now = performance.now()) {
        for (let looked = 0; asked < ((now - begun) / 1000) * rate && looked < clients.length; looked++) {
          const client = clients[next++ % clients.length]
          if (!client || !isReady(client)) continue
          act(client)
          asked++
        }
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      while (clients.some(({ isAsking }) => isAsking)) await new Promise((resolve) => setTimeout(resolve, 1))
      return done
    },
    end() {
      for (const { socket } of clients) socket.terminate()
    },
  }
}
