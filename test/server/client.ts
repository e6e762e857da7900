import type { Reply, Request } from 'totemforge/table'
import { WebSocket } from 'ws'

type ReplyOf<Type extends Reply['type']> = Extract<Reply, { readonly type: Type }>

const isOf =
  <Type extends Reply['type']>(type: Type) =>
  (reply: Reply): reply is ReplyOf<Type> =>
    reply.type === type

/** A client over a real socket, which keeps what it is sent. */
export async function connectTo(port: number, id: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}`)
  const replies: Reply[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    replies.push(JSON.parse(String(data)))
    for (const look of waiting) look()
  })
  socket.on('error', () => undefined)
  const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)))
  await new Promise<void>((done, fail) => {
    socket.on('open', done)
    socket.on('error', fail)
  })

  /** The first reply of a kind from a place on that is as wanted, once it is there. */
  function heard<Type extends Reply['type']>(
    type: Type,
    wanted: (reply: ReplyOf<Type>) => boolean = () => true,
    from = 0,
  ): Promise<ReplyOf<Type>> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = replies
          .slice(from)
          .filter(isOf(type))
          .find((reply) => wanted(reply))
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  }

  let asked = 0
  return {
    socket,
    replies,
    closed,
    heard,
    say: (text: string | Buffer): void => socket.send(text),
    /** Asks, and gives what came of it. */
    async ask(request: Request): Promise<ReplyOf<'done'> | ReplyOf<'refused'>> {
      const id = `r${asked++}`
      const from = replies.length
      socket.send(JSON.stringify({ ...request, id }))
      return Promise.race([
        heard('done', (reply) => reply.id === id, from),
        heard('refused', (reply) => reply.id === id, from),
      ])
    },
    /** What the client knows last. */
    last(): ReplyOf<'update'> {
      const update = replies.filter(isOf('update')).at(-1)
      if (!update) throw new Error('Nothing has been told yet.')
      return update
    },
  }
}

export type Client = Awaited<ReturnType<typeof connectTo>>
