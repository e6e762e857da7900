import type { AsyncPolicy, Turn } from 'totemforge'
import type { Hint, Question, Reply } from './message'

type UnnumberedQuestion = Omit<Question, 'id'>

/** Policies that think in a worker of their own, so the page stays responsive. */
export interface Thinker {
  ask(question: UnnumberedQuestion): Promise<Reply>
  /** A policy by its name, as a table takes it. */
  policy(game: string, name: string, heard: (reply: Reply, seat: string) => void): AsyncPolicy<unknown, unknown, string>
  hint(game: string, turn: Omit<Turn<unknown, unknown, string>, 'random'>): Promise<readonly Hint[]>
  close(): void
}

const seedOf = ({ random }: Pick<Turn<unknown, unknown, string>, 'random'>): number => random.integer(0, 0x7fffffff)

export function createThinker(): Thinker {
  const waiting = new Map<number, { resolve(reply: Reply): void; reject(error: Error): void }>()
  let last = 0
  let worker: Worker | null = begun()

  function begun(): Worker {
    const next = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    next.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.error === undefined) asked?.resolve(data)
      else asked?.reject(new Error(data.error))
    })
    next.addEventListener('error', ({ message }) => {
      // It may never have been loaded: the next question begins another one.
      next.terminate()
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(message))
      waiting.clear()
    })
    return next
  }

  const ask = (question: UnnumberedQuestion): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker ??= begun()
      worker.postMessage({ ...question, id } satisfies Question)
    })

  return {
    ask,
    policy: (game, name, heard) => ({
      name,
      async choose(turn) {
        const { view, legal, seat } = turn
        const reply = await ask({ game, policy: name, view, legal, seat, seed: seedOf(turn) })
        heard(reply, seat)
        return reply.action
      },
    }),
    async hint(game, { view, legal, seat }) {
      const { hints = [] } = await ask({ game, policy: 'hint', view, legal, seat, seed: 7 })
      return hints
    },
    close: () => worker?.terminate(),
  }
}
